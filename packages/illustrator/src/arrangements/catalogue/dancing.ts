import { arrangement } from '#arrangements/arrangement-file.ts'
import type { Pose } from '#poses/pose.ts'

/** A step to the side, the back straight. */
const stepping = {
  hips: [-1, 0, 0],
  waist: [-2, 0, 0],
  chest: [-2, 0, 0],
  neck: [0, 0, 0],
  head: [0, 0, 0],
  legs: { left: { stands: [0.9, 0.1], toes: 10 }, right: { stands: [0.9, -0.7], toes: 10, heel: 26 } },
} as const satisfies Pose

export const dancing = arrangement({
  label: 'Dancing together',
  words:
    'dancing together, dance together, dancing with each other, ballroom dancing, slow dancing, slow dance, waltzing, waltz, waltzing together, dancing a waltz, dancing the tango',
  order: 100,
  least: 2,
  most: 2,
  poses: ['waltz-hold'],
  fixed: true,
  layout: () => ({
    spots: [
      { turned: 58, looks: 'others', body: { ...stepping, fingers: { left: 'hold', right: 'closed' } } },
      { turned: -58, looks: 'others', gap: 0.35, body: { ...stepping, fingers: { left: 'closed', right: 'hold' } } },
    ],
    touches: [
      { hand: [0, 'left'], meets: [1, 'right'], raised: true },
      { hand: [0, 'right'], on: 'back', of: [1, 'left'] },
      { hand: [1, 'left'], on: 'shoulder', of: [0, 'right'] },
    ],
  }),
})
