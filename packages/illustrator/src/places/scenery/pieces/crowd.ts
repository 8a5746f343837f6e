import { crowdOf, piece } from '#places/scenery/piece-kit.ts'

/** People of every sort, out of focus behind the person. */
export const crowd = piece({
  label: 'Crowd',
  words:
    'crowd, crowds, crowded, commuters, passersby, passers by, pedestrians, bystanders, onlookers, people in the background, blurred crowd, busy crowd, tourists, shoppers, crowd of people, group of people in the background, background characters, extras in the background, spectators, audience, fans cheering, cheering crowd, villagers, townspeople, townsfolk',
  order: 300,
  where: 'span',
  size: [60, 21, 18],
  away: 42,
  make: (kit) =>
    crowdOf(kit, {
      rows: 3,
      apart: 5.6,
      arms: 0.08,
      clothes: ['#3a4250', '#6a4a42', '#8a8276', '#2c3a46', '#7a3f3a', '#44503f', '#c0b8a8', '#54627a'],
      skin: ['#c99a78', '#8a5a3c', '#e0b898', '#5c3a28'],
      hair: ['#1c1614', '#4a3020', '#8a6a44', '#2c2420', '#b0a090'],
    }),
})
