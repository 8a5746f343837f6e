import { addCopy, ball, box, glowing, metal, newMesh, pane, piece, put, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A telephone box with small panes. */
export const phoneBooth = piece({
  label: 'Phone booth',
  words:
    'phone booth, phone booths, telephone booth, telephone box, red telephone box, phone box, red phone box, red phone booth, payphone, pay phone',
  order: 572,
  where: 'stands',
  dyed: true,
  size: [10, 25, 10],
  make: ({ noise, tone, lamps }) => {
    const [frame, glass, sign] = [newMesh(), newMesh(), newMesh()]
    box(frame, {}, 9.4, 1.2, 9.4)
    for (const x of [-4.2, 4.2]) for (const z of [-4.2, 4.2]) box(frame, { x, z }, 0.9, 21.6, 0.9)
    box(frame, { y: 21 }, 9.6, 2.4, 9.6)
    ball(frame, [0, 23.2, 0], [4.6, 1.5, 4.6], 8)
    for (const turn of [0, 90, 180, 270]) {
      const one = newMesh()
      for (let at = 1; at < 7; at += 1) box(one, { y: 1 + at * 2.9, z: 4.2 }, 8, 0.28, 0.3)
      for (const x of [-1.6, 1.6]) box(one, { x, y: 1, z: 4.2 }, 0.28, 20, 0.3)
      addCopy(frame, one, { turn: turned(turn) })
      const plate = newMesh()
      pane(plate, [-3.4, 21.5, 4.86], [6.8, 0, 0], [0, 1.3, 0])
      addCopy(sign, plate, { turn: turned(turn) })
    }
    for (const z of [-4, 4]) pane(glass, [-3.9, 1, z], [7.8, 0, 0], [0, 20, 0])
    return [
      setPart('phone booth', frame, metal(tone('#b8202c'), noise, 0.4, 0.15), { castsShadow: true }),
      setPart('phone booth sign', sign, glowing([1.1, 1.05, 0.9])),
      setPart(
        'phone booth glass',
        glass,
        (spot) => {
          put(spot, [0.5, 0.58, 0.6], 1 + lamps)
          spot.alpha = 0.2
          spot.rough = 0.05
        },
        { blended: true, twoSided: true },
      ),
    ]
  },
})
