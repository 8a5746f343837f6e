import { block, inMouth, leather, lump, metal, prop, rod, steel } from '#props/prop-kit.ts'

export const mouthKnife = prop({
  label: 'Knife between the teeth',
  words:
    'knife between her teeth, knife between his teeth, dagger between her teeth, dagger between his teeth, knife in her mouth, knife in his mouth, dagger in her teeth, dagger in his teeth, knife in her teeth, knife in his teeth, blade between her teeth, blade between his teeth, knife clenched between his teeth, kunai in her mouth',
  order: 6060,
  slot: 'mouth',
  make: inMouth(0, () => [
    {
      name: 'knife blade',
      material: 'hard',
      surface: metal(steel, 0.2),
      forms: [block('-0.35 0 0.08', '0.75 0.1 0.02'), lump('-1.1 0 0.08', '0.2 0.1 0.02')],
    },
    {
      name: 'knife handle',
      material: 'hard',
      surface: leather([0.1, 0.05, 0.03]),
      forms: [rod('0.42 0 0.07, 1.15 0 0.03', 0.1)],
    },
    {
      name: 'knife guard',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [block('0.42 0 0.07', '0.05 0.2 0.07')],
    },
  ]),
})
