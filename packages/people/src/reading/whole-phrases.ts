/** Phrases that say something as a whole: by themselves their words would say something else, or less. */
export const wholePhrases: readonly (readonly [claims: string, words: string])[] = [
  [
    'background?=city-street',
    'at a red light, at the red light, at red lights, at the traffic lights, at a traffic light, at the lights',
  ],
  [
    'background?=stage',
    'catwalk, runway, fashion runway, on the runway, down the runway, fashion show, fashion week, runway show',
  ],
  ['scenery?=bed background?=bedroom', 'in bed, on the bed, on her bed, on his bed, on a bed, on my bed'],
  [
    'scenery=giant-mushrooms',
    'on a toadstool, on a mushroom, on a giant mushroom, on a giant toadstool, on a huge mushroom',
  ],
  ['scenery=torii', 'torii gates, red torii gates, rows of torii gates, vermilion torii gates'],
  [
    'scenery=rainy-window',
    'rain streaked glass, rain streaked window, rainy glass, rain on the glass, rain spattered window, behind rain streaked glass, behind wet glass, rain splattered window, rain speckled window, raindrops on the glass, rain running down the glass, rain running down the window',
  ],
  [
    'pose=leaning scenery=window',
    'forehead against the window, forehead against the glass, head against the window, head against the glass, forehead pressed to the window, forehead pressed against the window, leaning her head on the window, leaning his head on the window',
  ],
  [
    'accessories=warhammer',
    'swinging a sledgehammer, swings a sledgehammer, swinging her sledgehammer, swinging his sledgehammer',
  ],
  [
    'accessories=lipstick-in-hand',
    'holding up a lipstick, holds up a lipstick, holding up her lipstick, shows a lipstick, with a lipstick in hand',
  ],
  [
    'pose=applying-makeup',
    'applying lipgloss, applying lip gloss, applies lip gloss, applying gloss, putting on lip gloss, applying mascara, putting on mascara, applying eyeliner, applying foundation, applying concealer, applying eyeshadow, applying blush, doing her makeup, doing his makeup, doing her eyeliner',
  ],
  [
    'pose=reaching-down effects=doves',
    'feeding the pigeons, feeding pigeons, feeds the pigeons, feed the pigeons, surrounded by pigeons, pigeons around her, pigeons around him',
  ],
  ['pose=diving', 'at full stretch, diving save, makes a diving save, full stretch dive'],
  [
    'expression=suspicious',
    'squinting into the sun, squinting against the sun, squinting at the sun, squints into the sun, eyes narrowed, narrowed eyes, narrow eyed',
  ],
  [
    'background=desert grade?=warm',
    'mars, on mars, surface of mars, martian landscape, martian desert, martian surface, red planet, mars landscape, red martian desert',
  ],
  [
    'pose=looking-back',
    'looking over shoulder, look over shoulder, looks over shoulder, glancing over shoulder, glance over shoulder, looking back over shoulder, looking over one shoulder, looking over a shoulder, glancing back, glances back, looks back',
  ],
]
