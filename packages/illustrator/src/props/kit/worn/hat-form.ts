import { type Vector, along, unit } from '#geometry/vector.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { newMesh, type Mesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import type { Light } from '#light/rig.ts'
import type { Fitting } from '#props/fitting.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import { weave } from '#props/materials.ts'

/** The hat's own axes: it sits tilted back a little, around the head at the height of the forehead. */
const up: Vector = unit([0, 0.973, -0.231])
const front: Vector = unit([0, 0.231, 0.973])
const seat: Vector = [0, 7.68, 0.54]

/** Half the head's width and length at that height, hair pressed below. */
const wide = 0.86
const deep = 1.05

/** Where a point of the hat lies: turn (0 front) as a share, distance from the axis (1 at the head) and height. */
export function hatPoint(share: number, radius: number, height: number, room = 0): Vector {
  const { x, y } = circle(share)
  const side = y * radius * (wide + room)
  return along(along([seat[0] + side, seat[1], seat[2]], front, x * radius * (deep + room)), up, height)
}

/** A profile all around: `[radius, height]` from inside the crown or from the brim's edge to the top. */
type HatProfile = (share: number) => readonly (readonly [radius: number, height: number])[]

export function turned(mesh: Mesh, profile: HatProfile, columns: number, smooth = 1, room = 0): void {
  const last = profile(0).length - 1
  sheet(
    mesh,
    (u, v) => {
      const knots = profile(((u % 1) + 1) % 1)
      const spot = Math.min(last - 1e-6, Math.max(0, v * last))
      const nth = Math.floor(spot)
      const [from, to] = [knots[nth] ?? [0, 0], knots[nth + 1] ?? [0, 0]]
      const share = spot - nth
      return hatPoint(u, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, room)
    },
    columns,
    last * smooth,
  )
}

export function hatPart(fitting: Fitting, mesh: Mesh, name: string, surface: Surface): Part {
  return toPart(mesh, { name, material: 'cloth', surface, twoSided: true }, fitting.head.placing)
}

/** A brim from the crown to its edge and back below, so that it has a thickness. */
export const brim =
  (reach: (share: number) => number, rise: (share: number, out: number) => number): HatProfile =>
  (share) => {
    const far = reach(share)
    const ring = (out: number, sunk: number): readonly [number, number] => [
      1 + (far - 1) * out,
      rise(share, out) - sunk,
    ]
    return [ring(0, 0.035), ring(0.5, 0.035), ring(0.97, 0.03), ring(1, 0.012), ring(0.97, 0), ring(0.5, 0), ring(0, 0)]
  }

/** How much a place is at the sides (1) rather than front or back (0). */
export const sideways = (share: number): number => {
  const { y } = circle(share)
  return y * y
}

export const ribbon = (colour: string | Light): Surface => weave(colour)

export function crownBand(fitting: Fitting, low: number, high: number, surface: Surface, slope = 0): Part {
  const mesh = newMesh()
  turned(
    mesh,
    () => [
      [1.005, low],
      [1.035, low + 0.01],
      [1.035 - slope, high - 0.01],
      [1.005 - slope, high],
    ],
    40,
  )
  return hatPart(fitting, mesh, 'hat band', surface)
}

/** Where a ring of a free-form hat lies between the knots `[radius, height]` of its profile. */
export function between(knots: readonly (readonly [number, number])[], v: number): readonly [number, number] {
  const spot = Math.min(knots.length - 1.00001, Math.max(0, v * (knots.length - 1)))
  const [from, to] = [knots[Math.floor(spot)] ?? [0, 0], knots[Math.floor(spot) + 1] ?? [0, 0]]
  const share = spot - Math.floor(spot)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
