import { inMouth, lump, metal, plain, prop, rod, steel } from '#props/prop-kit.ts'

export const mouthBrush = prop({
  label: 'Brush between the teeth',
  words:
    'brush between her teeth, brush between his teeth, brush between teeth, paintbrush between her teeth, paintbrush between his teeth, paintbrush in her mouth, paintbrush in his mouth, brush in her mouth, pencil in her mouth, pencil in his mouth, pencil between her teeth, pencil between her lips, pen in her mouth, pen between her teeth, pen between his teeth',
  order: 6080,
  slot: 'mouth',
  make: inMouth(0, () => [
    {
      name: 'brush',
      material: 'hard',
      surface: plain('#b03a2e', 0.4),
      forms: [rod('-0.95 -0.03 0.02, 0 0 0.07, 0.7 0.02 0.03', 0.04)],
    },
    {
      name: 'ferrule',
      material: 'hard',
      surface: metal(steel, 0.25),
      forms: [rod('0.7 0.02 0.03, 0.92 0.025 0.02', 0.048)],
    },
    {
      name: 'bristles',
      material: 'cloth',
      surface: plain('#2a2420', 0.9),
      forms: [lump('1.05 0.03 0.02', '0.17 0.06 0.06')],
    },
  ]),
})
