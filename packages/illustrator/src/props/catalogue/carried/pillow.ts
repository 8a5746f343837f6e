import { inBothArms, inHand, lump, prop, weave } from '#props/prop-kit.ts'

export const pillow = prop({
  label: 'Pillow',
  words:
    'hugging a pillow, holding a pillow, pillow fight, clutching a pillow, pillow in her arms, pillow, cushion, pillows',
  order: 4400,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.8, () => [
    {
      name: 'pillow',
      surface: weave('#f0ece4'),
      material: 'cloth',
      forms: [lump('0 0.2 0', '1.4 0.95 0.45', 28, 18)],
    },
  ]),
})
