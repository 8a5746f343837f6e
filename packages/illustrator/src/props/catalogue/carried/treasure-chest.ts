import { arc, block, gold, inBothArms, inHand, metal, prop, rod, wood } from '#props/prop-kit.ts'

/** Carried before the belly. */
export const treasureChest = prop({
  label: 'Treasure chest',
  words:
    'treasure chest, wooden chest, treasure box, chest of gold, chest of treasure, small chest, jewellery box, jewelry box, music box, loot chest, ornate box',
  order: 3820,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.85, () => [
    {
      name: 'chest',
      material: 'hard',
      surface: wood([0.24, 0.13, 0.06]),
      forms: [block('0 -0.1 0', '0.85 0.42 0.55'), rod('-0.84 0.34 0, 0.84 0.34 0', 0.54, 0.54, 18)],
    },
    {
      name: 'chest bands',
      material: 'hard',
      surface: metal(gold, 0.3),
      forms: [
        block('-0.55 -0.1 0', '0.08 0.44 0.57'),
        block('0.55 -0.1 0', '0.08 0.44 0.57'),
        block('0 0.22 0', '0.87 0.05 0.57'),
        block('0 0.16 0.58', '0.14 0.2 0.04'),
        arc('-0.55 0.34 0', 0.55, 0.05, [0, 0.5], 'ahead'),
        arc('0.55 0.34 0', 0.55, 0.05, [0, 0.5], 'ahead'),
      ],
    },
  ]),
})
