/**
 * Cosines of paraphrase-multilingual-mpnet-base-v2 in the study of vindex 0.6.0: language, question, label, score. Answers
 * against English full-sentence gold answers; `correct` and `wrong` (plainly wrong) as labelled there, `false` where the
 * label was "correct" and the answer is not: an elephant and a water buffalo as India's national animal.
 */
export const studyScores = `
en capital_maharashtra correct 0.9508628845214844
en capital_maharashtra wrong 0.7432988882064819
hi capital_maharashtra correct 0.9505444765090942
hi capital_maharashtra wrong 0.8123321533203125
hinglish capital_maharashtra correct 0.7538698315620422
hinglish capital_maharashtra wrong 0.5519710779190063
en planets_count correct 0.9034479856491089
en planets_count wrong 0.8574005365371704
hi planets_count correct 0.8951043486595154
hi planets_count wrong 0.84244704246521
hinglish planets_count correct 0.41423243284225464
hinglish planets_count wrong 0.025546588003635406
en freedom_year correct 0.915031909942627
en freedom_year wrong 0.656192421913147
hi freedom_year correct 0.8350816965103149
hi freedom_year wrong 0.6543270349502563
hinglish freedom_year correct 0.5254215002059937
hinglish freedom_year wrong 0.30793869495391846
en water_formula correct 0.8715568780899048
en water_formula wrong 0.8817141056060791
hi water_formula correct 0.8738334774971008
hi water_formula wrong 0.8313791751861572
hinglish water_formula correct 0.54313063621521
hinglish water_formula wrong 0.3714606761932373
en national_animal_india correct 0.909428596496582
en national_animal_india wrong 0.6936039924621582
hi national_animal_india false 0.5760268568992615
hi national_animal_india wrong 0.7524664998054504
hinglish national_animal_india false 0.47991394996643066
hinglish national_animal_india wrong 0.39010438323020935
en largest_ocean correct 0.9128718972206116
en largest_ocean wrong 0.8916717171669006
hi largest_ocean correct 0.7908913493156433
hi largest_ocean wrong 0.8672230243682861
hinglish largest_ocean correct 0.6430782079696655
hinglish largest_ocean wrong 0.4089440703392029
en sun_rise_direction correct 0.8324964046478271
en sun_rise_direction wrong 0.7379581928253174
hi sun_rise_direction correct 0.7451911568641663
hi sun_rise_direction wrong 0.7303282022476196
hinglish sun_rise_direction correct 0.2693624496459961
hinglish sun_rise_direction wrong 0.32936352491378784
en days_in_leap_year correct 0.8781112432479858
en days_in_leap_year wrong 0.6348963379859924
hi days_in_leap_year correct 0.7844935655593872
hi days_in_leap_year wrong 0.5507664680480957
hinglish days_in_leap_year correct 0.5034822821617126
hinglish days_in_leap_year wrong 0.3204931616783142
en father_of_nation_india correct 0.9387532472610474
en father_of_nation_india wrong 0.780892550945282
hi father_of_nation_india wrong 0.7640083432197571
hinglish father_of_nation_india correct 0.6138033866882324
hinglish father_of_nation_india wrong 0.5403718948364258
en boiling_point_water_c correct 0.9313961863517761
en boiling_point_water_c wrong 0.8033202886581421
hi boiling_point_water_c correct 0.8834476470947266
hi boiling_point_water_c wrong 0.7216159701347351
hinglish boiling_point_water_c correct 0.544029712677002
hinglish boiling_point_water_c wrong 0.6499109864234924
`;
