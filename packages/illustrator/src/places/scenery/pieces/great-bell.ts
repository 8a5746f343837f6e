import { ball, box, lathe, linear, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'
import { wood } from '#places/scenery/piece-kit.ts'

/** A bronze bell as high as somebody, in a frame of beams. */
export const greatBell = piece({
  label: 'Great bell',
  words:
    'big bell, giant bell, great bell, temple bell, temple bells, bronze bell, huge bell, church bell, church bells, large bell, iron bell, ceremonial bell',
  order: 227,
  where: 'stands',
  dyed: true,
  size: [24, 32, 12],
  make: ({ noise, tone }) => {
    const [beams, bronze, rope] = [newMesh(), newMesh(), newMesh()]
    for (const x of [-9.6, 9.6]) {
      box(beams, { x }, 3, 0.8, 8)
      box(beams, { x }, 1.6, 28, 1.8)
      for (const z of [-3, 3]) rod(beams, [x, 0.8, z], [x, 9, z * 0.2], 0.5, 0.5, 6)
      rod(beams, [x, 20, 0], [x * 0.6, 26.4, 0], 0.6, 0.6, 6)
    }
    box(beams, { y: 26.4 }, 23, 2, 2.2)
    box(beams, { y: 28.4 }, 24, 0.8, 6)
    box(beams, { y: 29.2 }, 22, 0.8, 3.4)
    lathe(bronze, { y: 6 }, pairs`5.6 0, 5.8 0.4, 5.5 1.4, 5 3.4, 4.7 8, 4.4 12.4, 3.6 15, 1.8 16.2, 0.1 16.4`, 36)
    lathe(bronze, { y: 6 }, pairs`4.9 0.6, 4.4 6, 3.6 13, 0.1 14.8`, 28)
    for (const y of [8.8, 13.4, 18])
      lathe(
        bronze,
        { y },
        [
          [4.9 - (y - 8.8) * 0.05, 0],
          [5.1 - (y - 8.8) * 0.05, 0.25],
          [4.9 - (y - 8.8) * 0.05, 0.5],
        ],
        36,
      )
    for (const way of [-1, 1]) rod(bronze, [way * 1.1, 22, 0], [0, 25.6, 0], 0.5, 0.5, 7)
    ball(bronze, [0, 25.8, 0], [0.8, 0.8, 0.6], 6)
    rod(rope, [0, 12, 0], [0, 3.2, 0.2], 0.22, 0.22, 6)
    ball(bronze, [0, 6.6, 0], [1, 1.3, 1], 7)
    return [
      setPart('bell frame', beams, wood(linear('#5c3a26'), noise), { castsShadow: true }),
      setPart('bell', bronze, metal(tone('#6f6238'), noise, 0.4, 0.6), { castsShadow: true, twoSided: true }),
      setPart('bell rope', rope, wood(linear('#c8b48a'), noise)),
    ]
  },
})
