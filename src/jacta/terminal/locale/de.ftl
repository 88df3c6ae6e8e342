# The frame of every game
named = { $name }:
turn = Zug { $turn }
keys = h Hilfe · u zurücknehmen · e Ereignisse · q verlassen
compiling = { $count ->
    [one] wird noch kompiliert, ein Teil fehlt
   *[other] wird noch kompiliert, { $count } Teile fehlen
}
banner-turn = { $name }, du bist dran.
banner-plays = { $name } spielt …
banner-next = Dieser Zug ist zu Ende.
banner-over = Das Spiel ist zu Ende.
banner-forced = { $name }: In diesem Zug gab es nichts zu wählen.
forced = Dieser Wurf ließ keine Wahl.
banner-confirm = { $name }, ist das richtig so? Enter gibt weiter, u nimmt zurück.
key-enter = Enter
prompt-choice = Deine Wahl
prompt-confirm = Enter oder u
confirm-yes = Bestätigen und weitergeben
confirm-back = Zurücknehmen
confirm-first = Dein Zug ist fertig: Bestätige mit Enter, oder nimm mit u zurück.
taken-back = Zurückgenommen: { $action }
nothing-to-take-back = Es gibt nichts zurückzunehmen: Gefallene Würfel bleiben liegen.
not-understood = „{ $text }“ steht nicht zur Wahl. Mit h kommt Hilfe.
please-choose = Enter allein tut hier nichts: Bitte wähle aus der Liste.
more-choices = … und mehr: c zeigt alles, was zur Wahl steht
more-table = … t zeigt den ganzen Tisch
hurry = jede Taste beschleunigt
go-on = Weiter mit Enter
page-more = Weiter mit Enter
page-back = Zurück mit Enter
page-events = Was geschehen ist
page-choices = Alles, was zur Wahl steht
page-hints = Was die Meisterin täte
hint = { $action }: { $worth }
hint-win = Siegchance { $percent } %
hint-points = { $points } Punkte
hint-only = es gibt keine andere Wahl
hint-late = Noch gibt es keinen Tipp: Die Meisterin wird noch kompiliert.
no-hints = In diesem Spiel gibt niemand Tipps.
quit-question = Das Spiel verlassen? j oder n
curtain = Gib weiter an { $name }, dann drück Enter.
input-ended = Die Eingabe endete vor dem Ende des Spiels.

# The end
ending-over = Das Spiel ist zu Ende.
ending-gave-up = { $name } hat aufgegeben.
ending-unfinished = Das Spiel ist nicht zu Ende gespielt.
ending-rank = { $rank }. { $name }
ending-score = { ", " }{ $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ending-turns = { $turns ->
    [one] { $turns } Zug wurde gespielt.
   *[other] { $turns } Züge wurden gespielt.
}
ending-decided = Zug { $turn } hat es entschieden: Die Chancen von { $names } stiegen von { $before } % auf { $after } %.
ending-estimated = Eine Schätzung, als hätten schnelle Spieler weitergespielt.
ending-judged = So beurteilt es der stärkste Bot.
ending-decided-by-none = Kein einzelner Zug hat es entschieden.
ending-seed = Noch einmal mit denselben Würfen: { $command }
ending-replay = Das Spiel noch einmal ansehen: { $command }

# Records
replay-version = Regeln Version { $version }
replay-dice = Würfel: { $dice }

# Help
help-keys =
    Tippe, was vor einer Wahl steht, dann Enter.
    u    den letzten Schritt zurücknehmen, bis Würfel fallen oder der Zug weitergeht
    e    was bisher geschehen ist
    t    der Tisch in Worten
    c    alles, was zur Wahl steht, und was man dafür tippt
    q    das Spiel verlassen
    ?    was die Meisterin täte; die Aufzeichnung behält, dass du fragst
    h    diese Hilfe; Esc löscht, was getippt ist
help-clauses = Eine Ablehnung nennt ihre Klausel. Tippe eine Klausel, um sie zu lesen: { $first } bis { $last }, zusammen { $count }.
no-such-clause = Die Regeln haben keine Klausel { $clause }.
