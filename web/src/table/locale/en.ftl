# Choosing

tray-open = Cards { $n }
tray-shut = Close the cards
tray-beside = Side by side
