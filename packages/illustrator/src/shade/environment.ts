import { unit, type Vector } from '#geometry/vector.ts'
import type { Rig } from '#light/rig.ts'
import type { Sky } from '#places/place.ts'

const size = 24

/**
 * The light from all around as three small pictures of the sphere folded into a square (an octahedron), ever more
 * blurred: mirrors take the first, satin the last. Below the horizon it is the ground's.
 */
export type Environment = { readonly levels: readonly Float32Array[] }

export function makeEnvironment(sky: Sky, rig: Rig, indoors = false): Environment {
  const sharp = new Float32Array(size * size * 3)
  const directions = new Float64Array(size * size * 3)
  const seen = new Float32Array(3)
  for (let cell = 0; cell < size * size; cell++) {
    const direction = unfold(((cell % size) + 0.5) / size, (Math.floor(cell / size) + 0.5) / size)
    directions.set(direction, cell * 3)
    // A horizon of some width; bright suns are held, for they would burn out every button.
    const above = Math.min(1, Math.max(0, direction[1] * 4 + 0.5))
    sky(direction[0], Math.max(0.02, direction[1]), direction[2], seen)
    const gray = seen[0]! * 0.3 + seen[1]! * 0.59 + seen[2]! * 0.11
    for (let channel = 0; channel < 3; channel++) {
      // Never the pure color of the sky: there is always something else around. In a room it is its walls.
      const own = Math.min(3, seen[channel]! * 0.6 + gray * 0.4)
      const light = indoors ? own * 0.2 + (rig.sky[channel]! * 2 + rig.ground[channel]!) * 0.55 : own
      const ground = rig.ground[channel]! * 0.7
      sharp[cell * 3 + channel] = ground + (light - ground) * above
    }
  }
  return { levels: [sharp, blurred(sharp, directions, 24), blurred(sharp, directions, 4)] }
}

function blurred(from: Float32Array, directions: Float64Array, sharpness: number): Float32Array {
  const into = new Float32Array(from.length)
  for (let cell = 0; cell < from.length; cell += 3) blurCell(from, directions, sharpness, cell, into)
  return into
}

function blurCell(
  from: Float32Array,
  directions: Float64Array,
  sharpness: number,
  cell: number,
  into: Float32Array,
): void {
  const x = directions[cell]!
  const y = directions[cell + 1]!
  const z = directions[cell + 2]!
  let red = 0
  let green = 0
  let blue = 0
  let sum = 0
  for (let at = 0; at < directions.length; at += 3) {
    const near = x * directions[at]! + y * directions[at + 1]! + z * directions[at + 2]!
    if (near <= 0.2) continue
    const far = 1 - near
    const weight = 1 / (1 + far * far * sharpness * sharpness) - 0.02
    if (weight <= 0) continue
    red += from[at]! * weight
    green += from[at + 1]! * weight
    blue += from[at + 2]! * weight
    sum += weight
  }
  into[cell] = red / sum
  into[cell + 1] = green / sum
  into[cell + 2] = blue / sum
}

function unfold(u: number, v: number): Vector {
  const x = u * 2 - 1
  const z = v * 2 - 1
  const y = 1 - Math.abs(x) - Math.abs(z)
  if (y >= 0) return unit([x, y, z])
  return unit([(1 - Math.abs(z)) * (x < 0 ? -1 : 1), y, (1 - Math.abs(x)) * (z < 0 ? -1 : 1)])
}

/** The light from a direction, for a surface of that roughness, into `out`. */
export function lightFrom(
  { levels }: Environment,
  x: number,
  y: number,
  z: number,
  rough: number,
  out: Float32Array,
): void {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1
  let u = x / sum
  let v = z / sum
  if (y < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1)
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1)
    u = folded
  }
  const column = Math.min(size - 1.001, Math.max(0, (u * 0.5 + 0.5) * size - 0.5))
  const row = Math.min(size - 1.001, Math.max(0, (v * 0.5 + 0.5) * size - 0.5))
  const left = column | 0
  const top = row | 0
  const across = column - left
  const down = row - top
  const level = Math.min(1.999, rough * 2.6)
  const fine = levels[level | 0]!
  const coarse = levels[(level | 0) + 1]!
  const share = level - (level | 0)
  const cell = (top * size + left) * 3
  for (let channel = 0; channel < 3; channel++) {
    const at = cell + channel
    const below = at + size * 3
    const one =
      (fine[at]! * (1 - across) + fine[at + 3]! * across) * (1 - down) +
      (fine[below]! * (1 - across) + fine[below + 3]! * across) * down
    const other =
      (coarse[at]! * (1 - across) + coarse[at + 3]! * across) * (1 - down) +
      (coarse[below]! * (1 - across) + coarse[below + 3]! * across) * down
    out[channel] = one + (other - one) * share
  }
}
