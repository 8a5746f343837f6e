import { piece, resting } from '#places/scenery/piece-kit.ts'

/** Open umbrellas that hang over a street. */
export const umbrellasOverhead = piece({
  label: 'Umbrellas overhead',
  words:
    'umbrellas overhead, umbrellas hanging overhead, colourful umbrellas overhead, colorful umbrellas overhead, hanging umbrellas, umbrellas, umbrellas above the street, umbrellas hanging above the street, colourful umbrellas, colorful umbrellas',
  order: 863,
  where: 'air',
  dyed: true,
  of: 'umbrella',
  size: [40, 12, 12],
  share: 0.22,
  make: ({ random, thing }) => {
    const one = thing('umbrella')
    return [-15, -5, 5, 15].flatMap((x, nth) =>
      resting(one, {
        at: [x, nth % 2 === 0 ? 0 : 2.4, random.between(-1, 1)],
        turn: [random.between(-14, 4), random.between(-12, 12), random.between(0, 90)],
        room: [9.6, 9.4, 9.6],
        grown: 1,
      }),
    )
  },
})
