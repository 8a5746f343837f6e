import { addCopy, ball, card, facet, fours, halo, haze, linear, metal, newMesh } from '#places/scenery/piece-kit.ts'
import { piece, plain, rod, rolled, setPart, turned } from '#places/scenery/piece-kit.ts'

/** Three jet fighters in formation. */
export const fighterJets = piece({
  label: 'Fighter jets',
  words:
    'fighter jet, fighter jets, jet fighter, jet fighters, fighter planes, fighter plane, jets overhead, jets in the sky, jets flying overhead, fighter jets overhead, military jets, warplanes, warplane, fighter aircraft',
  order: 711,
  where: 'air',
  fits: 'outdoors',
  dyed: true,
  size: [74, 30, 40],
  share: 0.26,
  make: ({ noise, tone }) => {
    const [hulls, glass, fire] = [newMesh(), newMesh(), newMesh()]
    const [one, pane] = [newMesh(), newMesh()]
    // Nose to +x; wings along z.
    rod(one, [-9, 0, 0], [4, 0, 0], 1.4, 1.3, 12)
    rod(one, [4, 0, 0], [13, -0.3, 0], 1.3, 0.1, 12)
    ball(pane, [4.6, 1.1, 0], [2.4, 0.8, 0.7], 8)
    for (const way of [-1, 1]) {
      rod(one, [3, -0.4, way * 1.4], [-9.4, -0.2, way * 1.3], 0.9, 1, 9)
      const wing = [
        [4, 0.1, way],
        [-4.6, 0.1, way * 9],
        [-7, 0.1, way * 9],
        [-7, 0.1, way],
      ] as const
      const tail = [
        [-6.8, 0.1, way],
        [-10.4, 0.1, way * 5],
        [-12, 0.1, way * 5],
        [-11, 0.1, way],
      ] as const
      const fin = [
        [-5.6, 0.9, way * 1.4],
        [-9.6, 5, way * 2.4],
        [-11.4, 5, way * 2.4],
        [-10.4, 0.9, way * 1.4],
      ] as const
      for (const [a, b, c, d] of [wing, tail, fin]) {
        facet(one, a, b, c, d)
        facet(one, d, c, b, a)
      }
    }
    const glow = newMesh()
    for (const z of [-1.3, 1.3]) card(glow, [-11, -0.2, z], [3.4, 0, 0], [0, 1, 0], [0, 0, 1])
    for (const mesh of [one, pane, glow]) rolled(mesh, 34, 0)
    for (const [x, y, z, size] of fours`10 17 4 1.5, -20 24 -8 1.05, -16 7 9 1.2`) {
      const at = { x, y, z, size, turn: turned(-14) }
      addCopy(hulls, one, at)
      addCopy(glass, pane, at)
      addCopy(fire, glow, at)
    }
    return [
      setPart('jets', hulls, metal(tone('#7c848c'), noise, 0.45, 0.35), { twoSided: true }),
      setPart('jet canopies', glass, plain(linear('#14181c'), 0.08)),
      setPart('jet fire', fire, haze(linear('#ff9a4a', 2.4), 1, halo), { blended: true }),
    ]
  },
})
