import { linear, metal, newMesh, pane, piece, plain, put, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A large clock with hands. */
export const clock = piece({
  label: 'Clock',
  words: 'clock, clocks, big clock, wall clock, clock face, giant clock, old clock, station clock, clocks on the wall',
  order: 150,
  where: 'wall',
  size: [10.2, 10.2, 1],
  hang: 14,
  make: ({ noise }) => {
    const [rim, face, marks] = [newMesh(), newMesh(), newMesh()]
    for (let at = 0; at < 40; at += 1) {
      const [a, b] = [turned(at * 9), turned(at * 9 + 9)]
      rod(rim, [a[0] * 4.6, 5 + a[1] * 4.6, 0], [b[0] * 4.6, 5 + b[1] * 4.6, 0], 0.36, 0.36, 6)
    }
    pane(face, [-4.6, 0.4, 0], [9.2, 0, 0], [0, 9.2, 0], { unit: true })
    for (let at = 0; at < 12; at += 1) {
      const [c, s] = turned(at * 30)
      rod(
        marks,
        [c * 3.5, 5 + s * 3.5, 0.12],
        [c * 4.1, 5 + s * 4.1, 0.12],
        at % 3 === 0 ? 0.2 : 0.1,
        at % 3 === 0 ? 0.2 : 0.1,
        4,
      )
    }
    rod(marks, [0, 5, 0.2], [-1.6, 6.6, 0.2], 0.2, 0.12, 5)
    rod(marks, [0, 5, 0.25], [1.9, 7.6, 0.25], 0.15, 0.08, 5)
    return [
      setPart('clock rim', rim, metal(linear('#8a6a34'), noise, 0.35, 0.6)),
      setPart(
        'clock face',
        face,
        (spot) => {
          const [x, y] = [spot.u * 2 - 1, spot.v * 2 - 1]
          const far = Math.sqrt(x * x + y * y)
          put(spot, [0.82, 0.78, 0.68], 1.05 - far * 0.2)
          spot.alpha = far < 1 ? 1 : 0
        },
        { cutOut: true },
      ),
      setPart('clock hands', marks, plain(linear('#1c1814'), 0.5)),
    ]
  },
})
