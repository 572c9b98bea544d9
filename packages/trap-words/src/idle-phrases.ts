/** Phrases in which a word that is someone's gloss says nothing about a term: "as a result", "the main point". */
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
answer uses
response uses
translation uses
summary uses
assistant uses
model uses
correct and complete
complete and correct
clear and complete
accurate and complete
complete and accurate
complete answer
complete response
complete reply
complete explanation
complete sentence
answer is complete
response is complete
reply is complete
translation is complete
explanation is complete
each step
every step
last step
final step
intermediate step
reasoning step
reasoning steps
steps of the reasoning
first part
second part
last part
other part
both parts
two parts
some parts
all parts
every part
this part
that part
main part
part of the answer
part of the response
part of the question
parts of the answer
parts of the question
leaves no doubt
leaves out
leaves open
leaves room
leaves it
common knowledge
common sense
common mistake
common error
common practice
common use
in common
i rate
would rate
rate it
rate this
rate the answer
rate the response
rate the translation
the meaning is kept
the meaning is preserved
meaning is preserved
same meaning
changes the meaning
changed the meaning
keeps the meaning
loses the meaning
reverses the meaning
original meaning
intended meaning
full meaning
opposite meaning
literal meaning
meaning of the source
meaning of the sentence
meaning of the word
meaning of the term
meaning of the text
no action
further action
accept this
accept the answer
accept the response
accept the translation
i accept
cannot accept
i agree
judges agree
agree with the reference
agree with the answer
agree with the assistant
agree with the response
agrees with the reference
agrees with the source
agrees with the text
agrees with the question
agrees with the ground truth
nothing is missing
is missing from
details are missing
detail is missing
main point
main idea
main reason
main claim
main question
main error
main issue
main problem
length is
प्रश्न का जवाब
सवाल का जवाब
के हिसाब से
ke hisaab se
ke hisab se
पहला भाग
दूसरा भाग
पूरे अंक
`;
