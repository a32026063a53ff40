book = Livret de règles
book-search = Chercher dans les règles
book-editions = Édition
book-edition-final = Édition finale
book-edition-prototype = Prototype
book-edition-first = Première édition
book-contents = Sommaire
book-games = Livrets de règles
book-whole = Tout le livret sur une page
book-print = Imprimer
book-chapters = Chapitre par chapitre
book-rule = Règle { $number }
book-exactly = Ce que dit exactement la règle (en anglais, pour qui écrit des programmes)
book-found = { $count ->
    [0] Rien dans ce livret n’y répond. Essayez avec un seul mot.
    [one] Un paragraphe
   *[other] { $count } paragraphes, le meilleur d’abord
}
book-only-english = Ce livret n’est pas encore écrit dans votre langue ; le voici en anglais.
book-before = Avant : { $page }
book-after = Suite : { $page }
book-open = Ouvrir la page dans le livret
book-exactly-short = Exactement
