import { arc, gold, inHand, metal, plain, prop, turned, waxed } from '#props/prop-kit.ts'

/** A porcelain cup with a thin gold rim. */
export const teacup = prop({
  label: 'Teacup',
  words:
    'teacup, tea cup, tea cups, teacups, cup of tea, china cup, porcelain cup, sipping tea, drinking tea, holding tea, cup and saucer, matcha, bowl of matcha, herbal tea, hot tea, chai, cuppa, having a cuppa, drinking a cuppa',
  order: 3010,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.5 },
  make: inHand(
    'vessel',
    0.34,
    () => [
      {
        name: 'teacup',
        material: 'hard',
        surface: plain('#f2ece0', 0.18),
        forms: [
          turned('0 -0.3, 0.16 -0.3, 0.17 -0.26, 0.26 -0.1, 0.33 0.12, 0.37 0.26, 0.345 0.25, 0.3 0.1, 0 -0.2', 32),
          arc('0 0.02 0.34', 0.16, 0.035, [-0.25, 0.25], 'ahead'),
        ],
      },
      { name: 'tea', material: 'hard', surface: waxed([0.16, 0.06, 0.02], 0.1), forms: [turned('0.31 0.16, 0 0.165')] },
      { name: 'cup rim', material: 'hard', surface: metal(gold, 0.3), forms: [arc('0 0.26 0', 0.36, 0.012)] },
    ],
    1.35,
  ),
})
