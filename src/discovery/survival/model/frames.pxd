# The numbers of frames.py as numbers of C. Nothing of it is compiled; this file stands in for it where
# compiled code asks for these names.

cdef extern from *:
    enum:
        SIZE "6"
        MOST "16"
        KIND "0"
        STEP "1"
        SEAT "2"
        WHAT "3"
        WHO "4"
        LEFT "5"
        DAYS "0"
        TURN_OF "1"
        STEPS "2"
        MEET "3"
        FIGHT_OF "4"
        PROWLING "5"
        NIGHT_OF "6"
        DROP_OF "7"
        DRINK_OF "8"
        TRADE_OF "9"
