# Würfel Express
last-place = lanterne rouge
stock = Réserve
dice = Dés
throw = lancer { $throw } sur 3
banner-discard = { $name }, à vous : lancez, ou défaussez d’abord des bandes de queue.
banner-keep = { $throw ->
    [1] { $name } : gardez des dés et relancez, ou arrêtez. Encore 2 lancers.
   *[2] { $name } : gardez des dés et relancez, ou arrêtez. Encore 1 lancer.
}
banner-take = { $name } : prenez des bandes selon vos dés, ou terminez le tour.
prompt-discard = Bandes à défausser
prompt-keep = Dés à garder
keep-these = Garder ces dés (numéros ou lettres), relancer le reste
nothing = rien à prendre,
no-penalty = sans pénalité
then = puis : { $strips }
help =
    La première piste qui atteint la case 30 gagne. À chaque tour :
    1. Vous pouvez défausser des bandes de queue. Chacune coûte un dé, la tête de piste ne bouge pas.
    2. Lancez jusqu’à trois fois. Gardez les dés que vous voulez ; un dé gardé peut être relancé.
    3. Les dés d’une couleur donnent la bande de cette couleur, aussi longue qu’ils sont nombreux : 3 dés rouges, rouge 3. Si elle manque, une plus courte. Une piste a chaque couleur au plus une fois ; les nouvelles bandes vont en tête de piste.
    Au lieu de prendre dans la réserve, vous pouvez voler la bande de queue d’un adversaire, qui recule alors de sa longueur ; sa seule bande ne peut pas être volée.
    Qui ne peut rien prendre rend la bande de tête. La lanterne rouge ({ "▾" }) en est dispensée, et ne recule pas quand on la vole.
    { "▐" } est le marqueur, × une bande retirée du jeu. Longueurs pâles et dés vides : des couleurs de votre piste, donc inutiles.
    U sur les dés est bleu ; tapé seul, u annule : pour garder un seul bleu, tapez U ou son numéro.
