import { type Vector, plus, along, times, minus, unit } from '#geometry/vector.ts'
import { noise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { locksOver, flat, planned, thinCap, type Grooming, type Style } from '#hair/hairdo.ts'
import { combTo, wayAround, type Comb } from '#hair/comb.ts'
import { azimuth, skull } from '#hair/hairline.ts'
import type { Root } from '#hair/roots.ts'
import { scatterWay } from './standing.ts'
import { endsAt, passing, reaching } from './falling.ts'

/** How far an afro stands off, round from the hairline up. */
function afroLift(grooming: Grooming, at: Vector, inside: number): number {
  const size = 0.3 + grooming.length * 0.95
  const edge = 1 - Math.min(1, Math.max(0, inside - 0.04) / 0.5)
  const round = Math.sqrt(Math.max(0, 1 - edge * edge))
  return 0.03 + size * round * (0.9 + 0.2 * noise(at[0] * 5, at[1] * 5, at[2] * 5))
}

export const afro: Style = (grooming) => ({
  cap: {
    lift: ({ at, inside }) => afroLift(grooming, at, inside),
    cover: () => 1,
    round: true,
    bare: true,
  },
  locks: locksOver(
    grooming,
    1150,
    () => 1,
    (root) => {
      const from = along(
        root.at,
        unit(plus(root.normal, times(unit(minus(root.at, skull)), 1))),
        afroLift(grooming, root.at, root.inside) - 0.04,
      )
      return {
        from,
        length: 0.16 + root.luck * 0.12,
        width: 0.06,
        steps: 5,
        flow: (_, share, out) => unit(plus(times(out, 1.1 - share), scatterWay(root, 1.1))),
        height: () => 0.02,
        weight: 0,
        cling: 0,
        grip: 0.8,
        curl: { radius: 0.045, turns: 1.1, phase: root.luck * 60 },
        taper: (share) => 1 - 0.4 * share,
      }
    },
  ),
})

export const dreadlocks: Style = (grooming) => {
  const end = endsAt(grooming.length)
  const cords = locksOver(
    grooming,
    125,
    (root) => (root.inside > 0.06 ? 1 : 0),
    (root) => {
      const side = root.at[0] > 0 ? 1 : -1
      const front = smoothstep(0.9, 0.3, Math.abs(root.turn))
      const forward = Math.abs(root.turn) + (root.luck - 0.5) * 0.6 < 1.4
      return {
        length: reaching(root, end + root.luck * 0.8),
        width: 0.13 + root.luck * 0.04,
        steps: 9,
        flow: (at, _, out) => {
          const high = smoothstep(7.3, 7.8, at[1])
          const comb = flat([side * (0.5 + front * 0.8), -0.4, -0.8], out)
          const drop: Vector = [side * 0.04, -1, passing(at, forward ? 0.95 : -0.45)]
          return unit(plus(times(comb, high), times(drop, 1 - high)))
        },
        grip: 0.5,
        weight: 0.06,
        height: (share) => 0.06 + root.luck * 0.16 * Math.min(1, share * 3),
        cling: 0.95,
        taper: (share) => (share > 0.96 ? 0.35 : 0.8 + 0.2 * noise(share * 9, root.luck * 90, 1)),
        curl: { radius: 0.035, turns: 1.5, phase: root.luck * 50 },
      }
    },
  )
  return { cap: thinCap, locks: [], cords }
}

/** Rows side by side from the hairline to where they meet behind. */
const rows = 21
const meeting: Vector = [0, 7.2, -0.45]

export const cornrows: Style = (grooming) => {
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
