import { arrangement } from '#arrangements/arrangement-file.ts'

export const group = arrangement({
  label: 'Group picture',
  words:
    'group picture, group photo, group portrait, group shot, posing together, as a group, team photo, team picture, family photo, band photo',
  order: 120,
  least: 3,
  most: 4,
})
