import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const djing = pose({
  label: 'Behind DJ decks',
  words:
    'djing, dj, djs, dj at the decks, dj decks, behind the decks, behind dj decks, at the turntables, turntables, turntable, mixing records, spinning records, spin records, scratching records, scratch record, playing a dj set, disc jockey, playing a set',
  order: 754,
  faces: { grin: 2, smirk: 1, confident: 2 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [4, 0, 0],
    chest: [3, 0, 0],
    neck: [3, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.95, 0.35, 2.3],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.35, -0.05, 0.95],
      },
      right: {
        reach: 'belly',
        off: [0.8, 0.35, 2.4],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.35, -0.05, 0.95],
      },
    },
    fingers: { left: 'soft', right: 'type' },
    brings: 'decks',
    mirrors: true,
  },
})
