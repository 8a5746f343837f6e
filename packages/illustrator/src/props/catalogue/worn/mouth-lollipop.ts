import { inMouth, lump, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthLollipop = prop({
  label: 'Lollipop in the mouth',
  words:
    'lollipop in her mouth, lollipop in his mouth, lollipop stick in her mouth, lollipop stick, sucking on a lollipop, candy stick in her mouth, sucker in her mouth, lollipop between her lips',
  order: 6030,
  slot: 'mouth',
  make: inMouth(0.12, ({ colours }) => [
    {
      name: 'lollipop',
      material: 'hard',
      surface: plain(colours.accent, 0.15),
      forms: [lump('0 0 0.04', '0.17 0.15 0.16')],
    },
    {
      name: 'stick',
      material: 'hard',
      surface: plain('#f3f1ea', 0.6),
      forms: [rod('0.03 0 0.15, 0.14 -0.05 0.75', 0.028)],
    },
  ]),
})
