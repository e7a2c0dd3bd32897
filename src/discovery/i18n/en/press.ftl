# Printing, whatever is on the sheets

press-note = { $title } · { $sheet } { $page } of { $pages } · print at 100 %, no fitting
press-bar = 50 mm
press-sheet-calibration = calibration

press-calibration-size = These bars are 100 mm long. If yours are not, switch “fit to page” off and print at 100 %.
press-calibration-front = Front. Print both pages on one sheet of paper, turned over its long edge.
press-calibration-back = Back
press-calibration-how = Hold the sheet against the light: where the front’s cross meets the back’s scales, read how far the back is off, to the right and down as you look at it. Each line is one millimetre. Say both numbers, with their signs turned, to “--shift-back X,Y”.

press-sheet-booklet = rule booklet
press-sheet-booklet-folded = rule booklet, to be folded
press-booklet-rules = Rules
press-booklet-contents = Contents
press-booklet-index = Index
press-booklet-credit = Pictures: game-icons.net, CC BY 3.0. Fonts: Alegreya and Atkinson Hyperlegible Next, SIL Open Font License 1.1.

press-letters = “{ $card }” has signs that no font on paper has: { $letters }
press-overflow = “{ $card }” has too little room on paper for { $field }: { NUMBER($have, maximumFractionDigits: 1) } mm needed, { NUMBER($room, maximumFractionDigits: 1) } mm there
press-in = { $words } ({ $language })
