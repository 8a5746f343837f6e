import { clamp, smoothstep } from '#geometry/interpolate.ts'
import type { Mesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { circle, sheet } from '#geometry/shapes.ts'
import { unit, type Vector } from '#geometry/vector.ts'

/** A level of a shell around the head, in the head's measure: its height, half its width, how far it reaches ahead and back. */
export type Level = readonly [height: number, wide: number, front: number, back: number]

/** A place of the shell: `u` around from the front, `v` through its levels from below; `off` so far outside of it. */
export function shellPoint(levels: readonly Level[], u: number, v: number, off = 0): Vector {
  const bare = onShell(levels, u, v)
  if (off === 0) return bare
  const [height, , front, back] = levelAt(levels, v)
  // Out is away from the middle of the head, upwards near the top.
  const middle = levels[Math.floor(levels.length / 2)] ?? [height, 0, 0, 0]
  const out = unit([bare[0], (bare[1] - middle[0]) * 0.8, bare[2] - (front + back) / 2])
  return [bare[0] + out[0] * off, bare[1] + out[1] * off, bare[2] + out[2] * off]
}

function onShell(levels: readonly Level[], u: number, v: number): Vector {
  const [height, wide, front, back] = levelAt(levels, v)
  const { x, y } = circle(u)
  return [y * wide, height, (front + back) / 2 + (x * (front - back)) / 2]
}

/** The level at a share of the way, rounded between the given ones. */
function levelAt(levels: readonly Level[], v: number): Level {
  const last = levels.length - 1
  const spot = clamp(v) * last
  const nth = Math.min(last - 1, Math.floor(spot))
  const at = (index: number): Level => levels[clamp(index, 0, last)] ?? [0, 0, 0, 0]
  const [a, b, c, d] = [at(nth - 1), at(nth), at(nth + 1), at(nth + 2)]
  const value = (place: 0 | 1 | 2 | 3): number => rounded(a[place], b[place], c[place], d[place], spot - nth)
  return [value(0), Math.max(0, value(1)), value(2), value(3)]
}

/** From `b` to `c` in a curve that `a` and `d` lead on. */
const rounded = (a: number, b: number, c: number, d: number, share: number): number =>
  b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))

export function shell(mesh: Mesh, levels: readonly Level[], off = 0, columns = 64, rows = 44): void {
  sheet(mesh, (u, v) => shellPoint(levels, u, v, off), columns, rows)
}

/** How far outside of an opening a place of the head is, in decimeters; below 0 inside of it. */
export type Opening = (x: number, y: number, z: number) => number

/** An upright oblong with round corners in front of the face, as wide as `side` lets it go back. */
export const visorOpening =
  (middle: number, half: number, side: number, corner: number): Opening =>
  (_, y, z) => {
    const [across, up] = [side - z + corner, Math.abs(y - middle) - half + corner]
    const [a, b] = [Math.max(0, across), Math.max(0, up)]
    return Math.sqrt(a * a + b * b) + Math.min(0, Math.max(across, up)) - corner
  }

/** A surface with an opening cut out of it, its rim in another color. The part has to be `cutOut`. */
export function opened(
  surface: Surface,
  opening: Opening,
  rim: readonly [number, number, number],
  wide = 0.06,
): Surface {
  return (spot) => {
    surface(spot)
    const off = opening(spot.x, spot.y, spot.z)
    const edge = smoothstep(wide, wide * 0.7, off)
    spot.red += (rim[0] - spot.red) * edge
    spot.green += (rim[1] - spot.green) * edge
    spot.blue += (rim[2] - spot.blue) * edge
    spot.metal *= 1 - edge
    spot.alpha = smoothstep(-spot.grain * 0.5, spot.grain * 0.5, off)
  }
}

/** Clear glass around the head that is seen by its edges, where it is looked at aslant. */
export function dome(middle: Vector, tint: readonly [number, number, number], least: number, max: number): Surface {
  return (spot) => {
    const out = unit([spot.x - middle[0], spot.y - middle[1], spot.z - middle[2]])
    const { lookX = 0, lookY = 0, lookZ = -1 } = spot
    const facing = Math.abs(out[0] * lookX + out[1] * lookY + out[2] * lookZ)
    const aslant = (1 - facing) * (1 - facing)
    spot.red = tint[0]
    spot.green = tint[1]
    spot.blue = tint[2]
    spot.alpha = least + (max - least) * aslant
    spot.rough = 0.04
  }
}

/** How a part that is cut out of a shell is drawn. */
export const cutOut: Pick<Part, 'material' | 'twoSided' | 'cutOut'> = { material: 'hard', twoSided: true, cutOut: true }
