import { addCopy, facet, linear, newMesh, ofOneColor, pairs, palette, piece } from '#places/scenery/piece-kit.ts'
import { plain, rod, setPart, sin } from '#places/scenery/piece-kit.ts'

/** Kites with long tails. */
export const kites = piece({
  label: 'Kites',
  words: 'kites, kite, kites in the sky, flying kites',
  order: 718,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [24, 19, 3],
  share: 0.36,
  make: ({ random, tone }) => {
    const [sails, tails] = [newMesh(), newMesh()]
    for (const [at, [x, y]] of pairs`-9 10, 1 15, 9 8`.entries()) {
      const one = newMesh()
      facet(one, [0, -3.4, 0], [2.2, 1, 0], [0, 3, 0], [-2.2, 1, 0])
      facet(one, [0, -3.4, 0], [-2.2, 1, 0], [0, 3, 0], [2.2, 1, 0])
      addCopy(sails, ofOneColor(one), { x, y }, at)
      for (let piece = 0; piece < 9; piece += 1) {
        const bend = (t: number) => sin(t * 1.3 + at) * 0.8
        rod(
          tails,
          [x + bend(piece), y - 3.4 - piece * 0.5, 0],
          [x + bend(piece + 1), y - 3.9 - piece * 0.5, 0],
          0.14,
          0.14,
          3,
        )
      }
      rod(tails, [x, y, 0], [x * 0.3 + random.middling(), 0.2, 1], 0.04, 0.04, 3)
    }
    return [
      setPart('kites', sails, palette([tone('#d8484c'), linear('#e8b840'), linear('#3f8fc0')], 0.8)),
      setPart('kite tails', tails, plain(linear('#e8e0d0'), 0.9)),
    ]
  },
})
