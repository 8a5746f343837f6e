import { linear, metal, newMesh, pane, piece, put, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A fence of wire between steel posts. */
export const fence = piece({
  label: 'Chain-link fence',
  words: 'chain link fence, chainlink fence, wire fence, fence, fences, metal fence, mesh fence',
  order: 330,
  where: 'span',
  size: [60, 22.2, 1.4],
  away: 10,
  make: ({ noise, wide }) => {
    const [posts, wire] = [newMesh(), newMesh()]
    for (let x = -wide / 2 + 0.5; x <= wide / 2 - 0.4; x += Math.max(9, wide / 12))
      rod(posts, [x, 0, 0], [x, 22, 0], 0.4, 0.4, 7)
    for (const y of [0.6, 21.6]) rod(posts, [-wide / 2, y, 0], [wide / 2, y, 0], 0.25, 0.25, 6)
    pane(wire, [-wide / 2, 0, 0.1], [wide, 0, 0], [0, 21.6, 0])
    return [
      setPart('fence posts', posts, metal(linear('#8a9094'), noise, 0.4, 0.6), { castsShadow: true }),
      setPart(
        'fence wire',
        wire,
        (spot) => {
          const [a, b] = [(spot.u + spot.v) * 0.62, (spot.u - spot.v) * 0.62]
          const off = Math.min(Math.abs(a - Math.floor(a) - 0.5), Math.abs(b - Math.floor(b) - 0.5))
          put(spot, [0.5, 0.52, 0.54])
          spot.rough = 0.4
          spot.metal = 0.5
          spot.alpha = off < Math.max(0.07, spot.grain * 0.35) ? 1 : 0
        },
        { cutOut: true, twoSided: true },
      ),
    ]
  },
})
