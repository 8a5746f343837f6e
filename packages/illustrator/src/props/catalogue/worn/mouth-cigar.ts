import { inMouth, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthCigar = prop({
  label: 'Cigar in the mouth',
  words:
    'cigar in his mouth, cigar in her mouth, cigar between his teeth, cigar between her teeth, chewing a cigar, chewing on a cigar, cigar clenched between his teeth, half smoked cigar, unlit cigar, stub of a cigar, chomping a cigar',
  order: 6025,
  slot: 'mouth',
  make: inMouth(0.16, () => [
    {
      name: 'cigar',
      material: 'hard',
      surface: plain('#5b3a22', 0.8),
      forms: [rod('0 0 -0.1, 0.12 -0.03 0.4, 0.24 -0.06 0.95', 0.085, 0.095, 12)],
    },
    {
      name: 'cigar ash',
      material: 'hard',
      surface: plain('#a09a92', 0.95),
      forms: [rod('0.24 -0.06 0.95, 0.26 -0.065 1.06', 0.09)],
    },
  ]),
})
