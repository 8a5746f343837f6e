import { type Vector, along, unit, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { makeField, type HeadField, type Near } from '#head/field.ts'
import { isEar, type Head } from '#head/head.ts'
import { skull } from './hairline.ts'

/** What hair meets while it grows: skin, clothes, its own weight, and the eyes it must leave free. */
export type HairSurroundings = {
  readonly head: Head
  near(at: Vector): Near
  /** The point moved to where hair may be: out of the way of both eyes, and under a hat. */
  tamed(at: Vector): Vector
  /** The point moved under what is worn on the head, and nothing else: for the rims of locks. */
  readonly pressed: (at: Vector) => Vector
}

/** The cone before each eye that stays free: its radius at the eye and how it widens. */
const cone = { radius: 0.2, widening: 0.9 } as const

/** How far into the cone the point reaches; above 0 it hides the eye from somebody in front or a little aside. */
export function hidesEye(eye: Vector, at: Vector): number {
  const ahead = at[2] - eye[2]
  if (ahead < 0.02) return -1
  const [dx, dy] = [at[0] - eye[0], at[1] - eye[1]]
  return cone.radius + Math.min(ahead, 0.6) * cone.widening - Math.sqrt(dx * dx + dy * dy)
}

/** Nothing on the head. */
const anywhere = (): number => Number.POSITIVE_INFINITY

/**
 * `pressed` says how far from the skin hair may stand. `ears` false leaves them out, for a beard that begins right before
 * them; `veiled` is that hair may hang over the left eye.
 */
export function worldOf(
  head: Head,
  clothes: readonly Part[],
  ears = true,
  pressed: (at: Vector) => number = anywhere,
  veiled = false,
): HairSurroundings {
  const skin = ears ? withEars(head) : withoutEars(head)
  const cloth = clothes.length > 0 ? clothField(head, clothes) : undefined
  const eyes = veiled ? [head.eyes.right] : [head.eyes.left, head.eyes.right]
  const near = (at: Vector): Near => {
    const felt = skin.near(at)
    const bare = felt.found || at[1] < 7 ? felt : nearSkull(at)
    if (!cloth || at[1] > 6.9) return bare
    const worn = cloth.near(at)
    return worn.found && worn.distance < bare.distance ? worn : bare
  }
  const under = (at: Vector): Vector => {
    const max = pressed(at)
    if (max === Number.POSITIVE_INFINITY) return at
    const { distance, normal } = near(at)
    // Hats sit close at the temples, and what is pressed has a thickness of its own.
    const room = max * 0.6
    return distance > room ? along(at, normal, room - distance) : at
  }
  return {
    head,
    near,
    tamed: (at) => clearOf(eyes, under(at)),
    pressed: (at) => (at[1] > 7 ? under(at) : at),
  }
}

/** The point moved sideways out of the cones before both eyes. */
function clearOf(eyes: readonly Vector[], at: Vector): Vector {
  let [x, y] = at
  for (const eye of eyes) {
    const deep = hidesEye(eye, [x, y, at[2]])
    if (deep <= 0) continue
    const away = unit([x - eye[0], y - eye[1], 0], [eye[0] > 0 ? 1 : -1, 0, 0])
    x += away[0] * deep
    y += away[1] * deep
  }
  return [x, y, at[2]]
}

/** Hair that stands far off still knows where the head is: a ball in place of its skin. */
function nearSkull([x, y, z]: Vector): Near {
  const [dx, dy, dz] = [x / 0.76, (y - skull[1]) / 0.95, (z - skull[2]) / 0.98]
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
  return { distance: (far - 1) * 0.9, normal: unit([dx / 0.76, dy / 0.95, dz / 0.98]), found: true }
}

/** Head, neck, shoulders and back; ears as bumps that point outwards, since hair lies over them, not between. */
function skinField(head: Head, ears: boolean): HeadField {
  const points: number[] = []
  const normals: number[] = []
  const bodyVertices = 13380
  for (let index = 0; index < bodyVertices; index++) {
    const [x, y, z] = vertexAt(head.rest, index)
    if (y < 1.5 || Math.abs(x) > 2.9 || inMouth(x, y, z)) continue
    const [px, py, pz] = vertexAt(head.skin, index)
    if (isEar(head.rest, index)) {
      if (!ears) continue
      const side = x > 0 ? 1 : -1
      points.push(px + side * 0.05, py, pz)
      normals.push(side, 0, 0)
      continue
    }
    points.push(px, py, pz)
    normals.push(...vertexAt(head.normals, index))
  }
  return makeField(Float32Array.from(points), Float32Array.from(normals), 0.4)
}

const withEars = memoByKey((head: Head) => skinField(head, true))
const withoutEars = memoByKey((head: Head) => skinField(head, false))

function clothField(head: Head, clothes: readonly Part[]): HeadField {
  const points: number[] = []
  const normals: number[] = []
  for (const part of clothes) {
    for (let index = 0; index < part.positions.length / 3; index++) {
      const at = head.own(vertexAt(part.positions, index))
      if (at[1] > 7.2 || at[1] < 0 || inCollar(at)) continue
      const [x, y, z] = head.ownWay(vertexAt(part.normals, index))
      points.push(at[0], at[1], at[2])
      normals.push(x, y, z)
    }
  }
  return makeField(Float32Array.from(points), Float32Array.from(normals), 0.4)
}

/** The inside of the mouth, which no hair ever meets. */
const inMouth = (x: number, y: number, z: number): boolean =>
  y > 6.24 && y < 6.99 && z > 0.5 && Math.abs(x) < 0.34 && z < 1.4 - Math.abs(x) * 0.35

/** Collars stand close around the neck, half of them turned inwards: hair goes by the skin there. */
const inCollar = ([x, y, z]: Vector): boolean => y > 5.2 && x * x + (z - 0.3) * (z - 0.3) < 0.72
