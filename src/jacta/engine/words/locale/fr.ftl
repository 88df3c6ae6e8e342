seat-name = Joueur { $number }
list-mark = {" ; "}
