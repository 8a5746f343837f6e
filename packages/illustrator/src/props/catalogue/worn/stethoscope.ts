import { along, ball, circle, cord, curved, type Fitting, hanging, laid, metal, neckRing } from '#props/prop-kit.ts'
import { newMesh, type Part, plain, prop, sheet, silver, toPart, type Vector } from '#props/prop-kit.ts'

/** Around the neck: the chest piece hangs on one side, the ear pieces on the other. */
export const stethoscope = prop({
  label: 'Stethoscope',
  words: 'stethoscope, stethoscopes, doctors stethoscope, stethoscope around her neck, stethoscope around his neck',
  order: 263,
  slot: 'neck',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = neckRing(fitting, 0.08, 1.3, true)
  const [tube, steel] = [newMesh(), newMesh()]
  const behind = Array.from({ length: 25 }, (_, nth) => {
    const share = 0.16 + (nth / 24) * 0.68
    return laid(fitting.trunk, ring.girth(share, 0.14, -0.02), 0.1)
  })
  const [left, right] = [behind[0] ?? ring.middle, behind[24] ?? ring.middle]
  const ends = { left: hanging(fitting, left, -0.1, 2.9, 0.09), right: hanging(fitting, right, 0.1, 1.6, 0.09) }
  cord(tube, curved([...ends.left.toReversed(), ...behind.slice(1, -1), ...ends.right], 110), 0.055, 10)
  // The chest piece: a disc on a short stem.
  const foot = ends.left[ends.left.length - 1] ?? left
  const out = fitting.trunk.near(foot).normal
  const aside: Vector = [out[2], 0, -out[0]]
  const disc = along(along(foot, [0, -1, 0], 0.26), out, 0.03)
  cord(steel, [along(foot, [0, 1, 0], 0.1), disc], 0.045, 8)
  sheet(
    steel,
    (u, v) => {
      const { x, y } = circle(u)
      const size = v < 0.4 ? 0.2 : 0.2 * (1 - (v - 0.4) / 0.6)
      return along(along(along(disc, aside, x * size), [0, 1, 0], y * size), out, v < 0.4 ? v * 0.25 - 0.04 : 0.06)
    },
    28,
    8,
  )
  // The two tubes to the ears, bent towards each other.
  const fork = ends.right[ends.right.length - 1] ?? right
  for (const side of [1, -1]) {
    const line = curved(
      [
        fork,
        along(along(fork, [0, -1, 0], 0.3), [1, 0, 0], side * 0.22),
        along(along(fork, [0, -1, 0], 0.85), [1, 0, 0], side * 0.34),
        along(along(fork, [0, -1, 0], 1.1), [1, 0, 0], side * 0.14),
      ],
      18,
    ).map((at) => laid(fitting.trunk, at, 0.09))
    cord(steel, line, 0.03, 8)
    ball(tube, line[18] ?? fork, [0.06, 0.06, 0.06], 10, 8)
  }
  return [
    toPart(tube, { name: 'stethoscope', material: 'hard', surface: plain([0.018, 0.02, 0.024], 0.35) }),
    toPart(steel, { name: 'stethoscope steel', material: 'hard', surface: metal(silver, 0.2), twoSided: true }),
  ]
}
