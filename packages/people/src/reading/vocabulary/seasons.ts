/** Seasons and feasts by what is seen of them; each gives way to what is said itself, and indoors nothing falls from trees. */
export const seasons: readonly (readonly [claims: string, words: string])[] = [
  [
    'effects?=leaves grade?=warm',
    'autumn, late autumn, early autumn, mid autumn, in autumn, autumn day, autumn afternoon, autumn morning, autumn evening, crisp autumn day, autumn season, in the fall, fall season, fall day, fall afternoon, fall morning, early fall, late fall, october, in october, november, in november, september, in september, indian summer, harvest time, harvest season',
  ],
  [
    'effects?=petals weather?=clear grade?=pastel',
    'spring, springtime, spring time, early spring, late spring, in spring, spring day, spring morning, spring afternoon, in april, in may, hanami, cherry blossom season, sakura season, blossom season, easter, easter sunday, first day of spring',
  ],
  [
    'weather?=clear grade?=vivid',
    'summer, summertime, summer time, high summer, midsummer, mid summer, early summer, late summer, in summer, summer day, summer afternoon, summer morning, summer evening, summer night, hot summer day, hot summer night, summer holiday, summer holidays, summer vacation, in july, july, in june, in august, mid july, heatwave, heat wave, dog days, summer solstice, height of summer, sweltering heat, scorching heat',
  ],
  [
    'weather?=snow grade?=cool',
    'winter, wintertime, winter time, midwinter, deep winter, early winter, late winter, in winter, dead of winter, winter day, winter morning, winter afternoon, winter evening, winter night, cold winter day, cold winter morning, wintry, wintery, december, in december, january, in january, february, in february, winter wonderland, winter solstice, freezing cold, sub zero, subzero, arctic cold, ski season',
  ],
  [
    'effects?=fireworks time?=night',
    'new year eve, new years eve, new year, new years, nye, new year party, new years party, happy new year, fourth of july, 4th of july, independence day, bonfire night, guy fawkes night, bastille day, at midnight on new year eve',
  ],
  ['effects?=lanterns effects?=fireworks time?=night', 'lunar new year, chinese new year, mid autumn festival'],
  ['scenery?=paper-lanterns', 'obon, tanabata, bon festival'],
  ['scenery?=candles effects?=fireworks', 'diwali, festival of lights'],
  [
    'scenery?=string-lights grade?=warm',
    'christmas, xmas, christmas eve, christmas day, christmas morning, christmas time, christmastime, yule, yuletide, festive season, holiday season, at christmas, advent, christmas night, christmas party, boxing day, hanukkah',
  ],
  [
    'accessories?=pumpkin effects?=bats grade?=eerie time?=night',
    'halloween night, halloween party, on halloween, at halloween, all hallows eve, halloween eve, trick or treat, samhain, spooky season',
  ],
  ['effects?=bats', 'halloween'],
  ['effects?=hearts', 'valentine day, valentines day, valentines, valentine'],
  [
    'effects?=confetti scenery?=balloons',
    'birthday, birthday party, her birthday, his birthday, at her birthday party, at his birthday party, anniversary party, baby shower, hen do, hen party, bachelorette party',
  ],
  [
    'effects?=confetti',
    'mardi gras, rio carnival, venice carnival, pride parade, pride month, graduation party, victory parade, ticker tape parade',
  ],
  [
    'effects?=petals',
    'wedding day, on her wedding day, on his wedding day, wedding ceremony, hindu wedding, garden wedding',
  ],
  ['marks?=skull-paint scenery?=candles', 'day of the dead, dia de los muertos, dia de muertos'],
  ['effects?=powder', 'holi, holi festival, festival of colours, festival of colors'],
  ['accessories?=graduation-cap', 'graduation day, graduation, her graduation, his graduation, graduation ceremony'],
  [
    'time?=night',
    'friday night, saturday night, game night, movie night, prom night, girls night, date night, poker night, night out',
  ],
  [
    'time?=dawn',
    'monday morning, sunday morning, saturday morning, lazy morning, lazy sunday morning, first thing in the morning',
  ],
]
