module linnet

go 1.24
