import { addCopy, ball, box, linear, newMesh, piece, plain, plaster, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A heap of skulls and bones. */
export const skulls = piece({
  label: 'Skulls and bones',
  words: 'skulls, bones, pile of skulls, pile of bones, skulls and bones, skull on the table, bones on the ground',
  order: 384,
  where: 'stands',
  dyed: true,
  size: [19, 9.6, 10.6],
  make: ({ noise, random, tone }) => {
    const [bone, dark] = [newMesh(), newMesh()]
    const skull = (x: number, y: number, z: number, size: number, turn: readonly [number, number]) => {
      const [one, holes] = [newMesh(), newMesh()]
      ball(one, [0, 1.5, 0], [1.1, 1.15, 1.35], 8)
      box(one, { y: 0.1, z: 0.75 }, 1.2, 1.1, 0.9)
      for (const side of [-1, 1]) {
        ball(one, [side * 0.75, 0.95, 0.8], [0.4, 0.35, 0.4], 5)
        ball(holes, [side * 0.45, 1.42, 1.12], [0.34, 0.36, 0.28], 6)
      }
      ball(holes, [0, 0.9, 1.22], [0.15, 0.26, 0.15], 4)
      for (let tooth = -3; tooth <= 3; tooth += 1) box(holes, { x: tooth * 0.17, y: 0.12, z: 1.2 }, 0.04, 0.5, 0.06)
      addCopy(bone, one, { x, y, z, size, turn })
      addCopy(dark, holes, { x, y, z, size, turn })
    }
    for (let at = 0; at < 9; at += 1) {
      const row = at < 5 ? 0 : at < 8 ? 1 : 2
      const place = at < 5 ? at - 2 : at < 8 ? at - 6 : 0
      skull(place * 3 + random.middling() * 0.3, row * 2.6, -row * 0.4, 1.25, turned(random.middling() * 50))
    }
    for (let at = 0; at < 8; at += 1) {
      const [x, z] = [random.middling() * 7, 2.4 + random.share() * 1.4]
      const [c, s] = turned(random.share() * 180)
      rod(bone, [x - c * 1.6, 0.3, z - s * 0.8], [x + c * 1.6, 0.4, z + s * 0.8], 0.2, 0.2, 5)
      for (const end of [-1, 1]) ball(bone, [x + end * c * 1.7, 0.35, z + end * s * 0.85], [0.35, 0.3, 0.3], 4)
    }
    return [
      setPart('skulls', bone, plaster(tone('#d8ccb0'), noise, 0.5), { castsShadow: true }),
      setPart('skull eyes', dark, plain(linear('#1a1410'), 1)),
    ]
  },
})
