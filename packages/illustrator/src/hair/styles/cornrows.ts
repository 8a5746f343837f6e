import { azimuth, type Comb, combTo, flat, type Grooming, type Hairdo, hairStyle, planned } from '#hair/style-kit.ts'
import { type Root, smoothstep, type Vector, wayAround } from '#hair/style-kit.ts'

export const cornrows = hairStyle({
  label: 'Cornrows',
  words: 'cornrows, cornrow, cornrow braids',
  order: 230,
  length: 0.3,
  curl: 1,
  feminine: 0.45,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const comb = combTo(meeting)
  const cords = Array.from({ length: rows }, (_, nth) => {
    const root = startAt(grooming, comb, (nth / (rows - 1) - 0.5) * 3.5)
    return (
      root &&
      planned(root, {
        length: wayAround(root.at, meeting) * 0.94,
        width: 0.3,
        steps: 36,
        flow: (at, _share, out) => flat(comb.way(at), out),
        grip: 0.9,
        weight: 0,
        cling: 1,
        height: (share) => 0.03 + 0.05 * smoothstep(0.85, 1, share),
        layer: 1,
        // Plaited: it swells and narrows, and gets thin where rows come together.
        taper: (share) => {
          const knot = Math.round(share * 36) % 2 === 0 ? 1 : 0.8
          return Math.min(1, 0.4 + share * 6) * knot * (1 - 0.6 * smoothstep(0.5, 1, share))
        },
      })
    )
  })
  return {
    cap: { lift: () => 0.006, cover: () => 0.62, shade: true },
    locks: [],
    cords: cords.filter((plan) => plan !== undefined),
  }
}

/** Rows side by side from the hairline to where they meet behind. */
const rows = 21

const meeting: Vector = [0, 7.2, -0.45]

/** The place right inside the hairline at so much across the comb. */
function startAt({ scalp }: Grooming, comb: Comb, across: number): Root | undefined {
  let best: Root | undefined
  let least = Infinity
  for (const point of scalp.points) {
    const [x, y, z] = point.rest
    const off = Math.abs(comb.strand(x, y, z) - across) * 1.2 + Math.abs(point.inside - 0.04)
    if (point.inside < 0.01 || off >= least || z < 0.4) continue
    least = off
    best = { ...point, turn: azimuth(point.rest), luck: 0.5 }
  }
  return best
}
