import { arrangement } from '#arrangements/arrangement-file.ts'
import { footing, side } from '#poses/footing.ts'

/** An arm that somebody may take: the forearm before the waist. */
const offered = {
  reach: 'belly',
  off: [0.75, 0.15, 1.1],
  elbow: [1, -0.5, -0.6],
  palm: [-0.6, -0.6, 0.2],
  along: [-0.75, 0.1, 0.7],
} as const

export const armInArm = arrangement({
  label: 'Arm in arm',
  words: 'arm in arm, arms linked, linked arms, linking arms, with linked arms',
  order: 40,
  least: 2,
  most: 4,
  poses: ['relaxed'],
  fixed: true,
  /** Everybody but the last bends the arm that the next one's hand lies on. */
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) => ({
      turned: (5 * (count - 1 - 2 * at)) / (count - 1),
      gap: 1.0,
      body: {
        ...footing,
        arms: {
          left: at < count - 1 ? offered : side,
          right: side,
        },
        fingers: { left: at < count - 1 ? ('soft' as const) : ('relaxed' as const), right: 'soft' as const },
      },
    })),
    touches: Array.from({ length: count - 1 }, (_, at) => ({
      hand: [at + 1, 'right'] as const,
      on: 'forearm' as const,
      of: [at, 'left'] as const,
    })),
  }),
})
