### What a program says now and then, true to its character: as a game begins, of a good move, of what is done to it, of an era
### that is closed, of a night that is over, and at the end.

remark-switch = Opponents that the computer plays say a word now and then
remark-off = No more remarks

remark-random =
    .start = Where shall I land first?
    .well = What a bright colour that was!
    .well-2 = Oh, I would have liked to think of that.
    .hit = A gust of wind! Never mind.
    .hit-2 = I was just sitting there!
    .era = An era is over? I had only begun to flutter.
    .night = The sun is back, and so am I.
    .end = That was a lovely meadow. Again?

remark-greedy =
    .start = Is there anything that shines?
    .well = That one glittered. I saw it too late.
    .well-2 = Mine would have been smaller. Well done.
    .hit = Hey, that was in my nest!
    .hit-2 = I shall have to count again.
    .era = A whole era. How it gleams!
    .night = Still dark, and nothing to pick up. Over at last.
    .end = I counted everything twice. A good game.

remark-careful =
    .start = Slowly and in good order.
    .well = Sound work. I like that.
    .well-2 = That will still be of use tomorrow.
    .hit = My shell has seen worse.
    .hit-2 = One step back, then. I have time.
    .era = An era is done. One thing after the other.
    .night = We are all still here. That is what counts.
    .end = We have got there, each at their own pace.

remark-level-1 =
    .start = I shall just start to dig.
    .well = I only heard it, but it sounded good.
    .well-2 = Did that lie there all along?
    .hit = Oh. Who put that in my way?
    .hit-2 = I had forgotten about that, anyway.
    .era = Is it over? I was still at the beginning.
    .night = Is it light already? I would not have noticed.
    .end = What a nice tunnel that has become. Thank you!

remark-level-2 =
    .start = One hop at a time!
    .well = That was a fine hop.
    .well-2 = So that goes as well!
    .hit = Ruffled, but still singing.
    .hit-2 = I shall have to hop round that.
    .era = That branch is full. On to the next one!
    .night = The first song of the morning is mine.
    .end = That was fun. I could sing about it.

remark-level-3 =
    .start = The water is fine. Shall we?
    .well = Smoothly done!
    .well-2 = That went like a stone skipping on water.
    .hit = Well, now I am wet all over.
    .hit-2 = I shall dive and come up again.
    .era = That stretch of the river lies behind us.
    .night = I slept on my back. How about you?
    .end = Good game! I would swim that once more.

remark-level-4 =
    .start = I shall stand here and look for a while.
    .well = That was worth waiting for.
    .well-2 = I had seen it, but from farther away.
    .hit = One must be able to stand that, too.
    .hit-2 = I looked in the other direction.
    .era = An era passes. I have hardly moved.
    .night = One leg fell asleep, nothing worse.
    .end = It was a pleasure to watch, and to play.

remark-level-5 =
    .start = I have an eye on everybody.
    .well = I saw you getting ready for that.
    .well-2 = Neatly pounced.
    .hit = That was a good leap, and I was the prey.
    .hit-2 = Noted. I do not forget a track.
    .era = That ground is covered. The next one is open.
    .night = I could see everything. There was a good deal.
    .end = A good hunt. My respects.

remark-level-6 =
    .start = I remember the last time we began like this.
    .well = I shall keep that one in mind.
    .well-2 = A clever find. I know what I am talking about.
    .hit = You will find that I remember this.
    .hit-2 = Then it will be the other plan.
    .era = One more era for my memory.
    .night = I counted the hours. There were many.
    .end = I shall think this game through for some time yet.

remark-level-7 =
    .start = Good evening. Shall we see what becomes of it?
    .well = That was among the thousand things I had imagined.
    .well-2 = I thought you would. I hoped you would not.
    .hit = So that one, of all of them.
    .hit-2 = A feather lost. The night is long.
    .era = So an era closes. I had seen it coming.
    .night = Nights hold no terrors, once one has looked at them.
    .end = Thank you. You gave me something to think about.
