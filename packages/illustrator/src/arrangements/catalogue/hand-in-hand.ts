import { arrangement } from '#arrangements/arrangement-file.ts'
import { footing, side } from '#poses/footing.ts'

export const handInHand = arrangement({
  label: 'Hand in hand',
  words: 'hand in hand, holding hands, hold hands, holds hands, holding each other by the hand',
  order: 50,
  least: 2,
  most: 4,
  poses: ['relaxed'],
  fixed: true,
  layout: (count) => ({
    spots: Array.from({ length: count }, (_, at) => ({
      turned: (6 * (count - 1 - 2 * at)) / (count - 1),
      gap: 1.9,
      body: {
        ...footing,
        arms: { left: side, right: side },
        fingers: { left: 'hold' as const, right: 'hold' as const },
      },
    })),
    touches: Array.from({ length: count - 1 }, (_, at) => ({
      hand: [at, 'left'] as const,
      meets: [at + 1, 'right'] as const,
    })),
  }),
})
