import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const clenchedFists = pose({
  label: 'Fists clenched',
  words:
    'clenched fists, fists clenched, clenching her fists, clenching his fists, clenches her fists, clenches his fists, hands clenched, hands balled into fists, fists balled, balled fists, fists at her sides, fists at his sides, tense stance',
  order: 1262,
  half: 'arms',
  faces: { angry: 2, determined: 2 },
  shows: 'hips',
  body: {
    ...footing,
    shoulders: { left: [5, 0], right: [5, 0] },
    neck: [4, 0, 0],
    arms: both({ arm: [4, 12, 12], elbow: 32, roll: 20 }),
    fingers: both('fist'),
    mirrors: true,
  },
})
