/** What is said of looks, clothes and the air in two or three words. */
export const phrasesOfLooks: readonly (readonly [claims: string, words: string])[] = [
  ['hairTexture=curly', 'tightly coiled hair, coiled hair, tight coils, coily curls, tightly curled hair'],
  [
    'cheekbones=high jaw=strong',
    'sharp features, angular features, sharp facial features, chiselled features, chiseled features',
  ],
  ['jaw=strong', 'rugged features, rugged face, rugged good looks, ruggedly handsome'],
  ['jaw=soft', 'soft features, delicate features, gentle features, soft facial features, delicate facial features'],
  [
    'marks=windblown-hair',
    'strands of hair across face, strands of hair across her face, strands of hair across his face, strands across her face, strands across his face, hair across face, hair strands across face, loose strands across her face, swirling wind, wind swirling, wind, blowing wind, wild wind, fierce wind',
  ],
  [
    'expression=worried',
    'bitten lip, biting lip, bites her lip, bites his lip, biting her lower lip, biting his lower lip',
  ],
  [
    'pattern=ornate',
    'embroidered flowers, embroidered roses, embroidered stars, embroidered dragon, embroidered dragons, embroidered patterns, embroidered vines',
  ],
  ['pattern=plaid', 'checkered pattern, chequered pattern, checked pattern, plaid pattern, tartan pattern'],
  ['pattern=striped', 'striped pattern, stripe pattern'],
  ['pattern=floral', 'floral pattern, flower pattern, floral patterns, flowery pattern'],
  ['pattern=polka-dots', 'polka dot pattern, dotted pattern'],
  ['time=night', 'twinkling stars, glittering stars, stars twinkling, thousands of stars, millions of stars'],
  ['background?=space', 'swirling galaxies, swirling galaxy, spiral galaxies, swirling nebula'],
  ['light=candle', 'candlelight glow, glow of candlelight, candle glow, warm candle glow, candlelit glow'],
  ['style=anime', 'game cg, event cg, visual novel cg, anime cg'],
  [
    'without=-things-in-hands',
    'empty handed, empty hands, with empty hands, nothing in his hands, nothing in her hands, nothing in their hands, nothing in hand, hands empty, holding nothing, carrying nothing, hands free, nothing in the hands',
  ],
  [
    'scenery=puddles',
    'after the rain, after rain, just after the rain, right after the rain, after a rain, after the storm',
  ],
  ['weather=rain', 'sun shower, sunshower, sun showers'],
  ['marks=windblown-hair', 'gusts, gusts of wind, strong gusts, gusty wind'],
  [
    'marks=windblown-hair',
    'strands of hair on her face, strands of hair on his face, strands of hair in her face, strands of hair in his face, strands in her face, hair strands in her face',
  ],
  ['hairTexture=wavy', 'finger waves, finger waved hair, marcel waves, hollywood waves, beach waves'],
  [
    'colour2=gold',
    'gold embroidered hem, gold embroidered collar, gold embroidered cuffs, gold embroidered trim, gold embroidered edges, gold braid, gold braiding, gold thread, gold lace trim',
  ],
  ['style=comic', 'comic ink lines, comic book ink, comic inks, inked comic lines'],
  ['outfit?=shirt-chinos', 'open collar, unbuttoned collar, top button undone, top buttons undone, collar undone'],
  [
    'pattern=ornate',
    'gold filigree, silver filigree, golden filigree, ornate filigree, paisley pattern, ornate pattern',
  ],
]
