book = Rulebook
book-search = Search the rules
book-editions = Edition
book-edition-final = Final edition
book-edition-prototype = Prototype
book-edition-first = First edition
book-contents = Contents
book-games = Rulebooks
book-whole = The whole book on one page
book-print = Print
book-chapters = Chapter by chapter
book-rule = Rule { $number }
book-exactly = What the rule says exactly (English, for those who write programs)
book-found = { $count ->
    [0] Nothing in this book answers that. Try one word of it.
    [one] One paragraph
   *[other] { $count } paragraphs, the best first
}
book-only-english = This book is not written in your language yet; here it is in English.
book-before = Before this: { $page }
book-after = Next: { $page }
book-open = Open the page in the rulebook
book-exactly-short = Exactly
