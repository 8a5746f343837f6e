import { footing, side } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

/** One hand up, with light over it. */
export const raisingMagic = pose({
  label: 'Magic in one hand',
  words:
    'magic in one hand, magic in her hand, magic in his hand, hand raised with magic, magic swirling in her palm, magic swirling in his palm, fire in her hand, fire in his hand, flame in her hand, flame in his hand, flame in her palm, flame in his palm, glowing hand, magic above her hand, magic above his hand, fireball in her hand, fireball in his hand',
  order: 660,
  half: 'arm',
  thing: 'orb',
  faces: { confident: 2, determined: 2, smirk: 1 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [1, -4, -2],
    arms: {
      left: side,
      right: {
        reach: 'shoulder',
        off: [1.3, 0.75, 2],
        elbow: [0.8, -1, 0],
        palm: [-0.1, 1, 0.1],
        along: [0.15, 0.25, 1],
      },
    },
    fingers: { left: 'relaxed', right: 'claw' },
    mirrors: false,
  },
})
