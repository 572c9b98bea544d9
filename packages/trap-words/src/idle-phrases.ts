/** English phrases in which a word that is someone's gloss says nothing about a term: "as a result". */
export const idlePhrases = (): readonly string[] => IDLE.trim().split(/\s*\n\s*/);

const IDLE = `
as a result
as a result of
the result is
resulting in
in order to
at any rate
in part
in large part
for the most part
on the other hand
on the one hand
in light of
in the light of
to a degree
to some degree
to a certain degree
at the same time
at times
many times
several times
sometimes
step by step
first step
next step
at first
in the first place
take part
the root cause
root cause
square brackets
square bracket
square meter
square meters
square kilometer
square kilometers
square kilometre
square kilometres
square metre
square metres
last but not least
move on
not only
if only
only if
the only
point of view
in the end
in other words
word for word
for instance
in action
take action
call to action
in effect
in a row
in question
in demand
in class
first class
world class
first degree
in principle
in practice
at rest
the rest of
the rest
all right
right away
right now
by the way
a great deal
in general
with respect to
in this respect
in particular
to the point
in the long run
the final answer
the correct answer
the right answer
the wrong answer
the reference answer
an open door
behind closed doors
day and night
a matter of
in the line of
in line with
of course
in course of
body of text
question mark
`;
