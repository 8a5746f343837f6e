import { cutOut, inHand, metal, prop, rod, steel, wood } from '#props/prop-kit.ts'

/** Its blade above. */
export const shovel = prop({
  label: 'Shovel',
  words: 'shovel, spade, shovels, garden spade, snow shovel, digging with a shovel, shovelling, shoveling',
  order: 3870,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('pole', 0.11, (_, floor) => [
    {
      name: 'shovel',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [cutOut('-0.6 5.6 0, 0.6 5.6 0, 0.66 6.4 0, 0.5 7.2 0, 0 7.7 0, -0.5 7.2 0, -0.66 6.4 0', 0.06)],
    },
    {
      name: 'shovel shaft',
      material: 'hard',
      surface: wood([0.26, 0.15, 0.07]),
      forms: [rod(`0 ${floor} 0, 0 -4 0, 0 0 0, 0 4 0, 0 5.8 0`, 0.11)],
    },
  ]),
})
