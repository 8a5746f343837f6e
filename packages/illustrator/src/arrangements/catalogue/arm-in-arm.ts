import { arrangement } from '#arrangements/arrangement-file.ts'

export const armInArm = arrangement({
  label: 'Arm in arm',
  words: 'arm in arm, arms linked, linked arms, linking arms, with linked arms',
  order: 40,
  least: 2,
  most: 4,
})
