import { fromOklab, toOklab } from '@eidolon/people'
import { cos, exp, log, sin } from '@eidolon/people/exact.ts'
import { type Color, linear } from '#geometry/color.ts'
import { clamp } from '#geometry/interpolate.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { surfaceNet } from '#geometry/surface-net.ts'
import { unit, type Vector } from '#geometry/vector.ts'
import { paintEye } from './animal-eye.ts'
import { covers, longFur, type Marking } from './coats.ts'

/**
 * A limb of an animal: a round bar from one end to the other, thick as its radii say. Limbs flow into each other; what is
 * smooth (noses, hooves, beaks) gleams and has no fur. Decimeters, the animal stands on y = 0 and faces +z.
 */
export type Limb = {
  readonly from: Vector
  readonly to?: Vector
  readonly radii: readonly [from: number, to: number]
  readonly colour: string
  readonly smooth?: true
  /** There is one on each side: this one is on the left, at +x. */
  readonly both?: true
  /** Thinner along one way: ears, wings, fins and shells. */
  readonly flat?: { readonly way: Vector; readonly by: number }
  /** An eye: its color is that of the iris, and it looks this way. */
  readonly eye?: { readonly look: Vector; readonly pupil: 'round' | 'slit' | 'dark' | 'lamp' }
  /** No marking of the coat goes over it: bellies, muzzles, socks. */
  readonly plain?: true
}

export type Animal = {
  readonly name: string
  readonly limbs: readonly Limb[]
  /** How far limbs flow into each other. */
  readonly flows: number
  /** How fine the skin is made. */
  readonly cell: number
  /** How shaggy it is, 0 to 1. */
  readonly fur: number
  /** Without one it is the plain fur of larger animals. */
  readonly cover?: keyof typeof covers
  /** Stripes, spots or patches over the coat. */
  readonly marking?: Marking
  /** Another one that has the same limbs in other colors: their skin is made once. */
  readonly like?: Animal
  /** It is of light: how many times its own color it gives off. */
  readonly glow?: number
}

type Bar = {
  readonly from: Vector
  readonly along: Vector
  readonly square: number
  readonly radii: readonly [number, number]
  readonly colour: Color
  readonly smooth: boolean
  readonly plain: boolean
  readonly flat: { readonly way: Vector; readonly by: number } | undefined
  readonly eye: { readonly look: Vector; readonly pupil: string } | undefined
}

/** Where it stands: beside or behind the person, turned to its left by degrees, larger or smaller than its limbs say. */
export type Standing = {
  readonly at: Vector
  readonly turned: number
  readonly size?: number
  /** How wide it is of what it is usually: nobody's legs go around a bear. */
  readonly slim?: number
}

export function animalParts(animal: Animal, { at, turned, size = 1, slim = 1 }: Standing): readonly Part[] {
  const { mesh, surface } = skinOf(animal)
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const direction = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const point = (place: Vector): Vector => {
    const [x, y, z] = direction([place[0] * slim, place[1], place[2]])
    return [x * size + at[0], y * size + at[1], z * size + at[2]]
  }
  return [toPart(mesh, { name: animal.name, material: 'hard', surface }, { point, direction })]
}

/** The box that it fills when it is turned and sized so, around where it stands. */
export type Reach = { readonly low: Vector; readonly high: Vector }

export function animalReach(animal: Animal, turned: number, size: number): Reach {
  const { positions } = skinOf(animal).mesh
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle) * size, sin(angle) * size]
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
    const turnedTo = [x * c + z * s, y * size, z * c - x * s] as const
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], turnedTo[axis])
      high[axis] = Math.max(high[axis], turnedTo[axis])
    }
  }
  return { low, high }
}

/** Where its eyes are when it is turned and sized so, and about half the width of its head. */
export function animalFace(
  { limbs }: Animal,
  turned: number,
  size: number,
): { readonly at: Vector; readonly half: number } {
  const eye = limbs.find((limb) => limb.eye) ?? limbs[0]
  const [x, y, z] = eye?.from ?? [0, 0, 0]
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle) * size, sin(angle) * size]
  return { at: [z * s, y * size, z * c], half: (Math.abs(x) + (eye?.radii[0] ?? 0)) * size * 1.5 }
}

/** Where one sits on it: how high and how far to the front its back is above the middle of its feet, and how wide. */
export function animalBack(animal: Animal): { readonly high: number; readonly along: number; readonly half: number } {
  const { positions } = skinOf(animal).mesh
  const points = Array.from(
    { length: positions.length / 3 },
    (_, at) => [positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!] as const,
  )
  const tall = points.reduce((max, [, y]) => Math.max(max, y), 0)
  const feet = points.filter(([, y]) => y < tall * 0.06).map(([, , z]) => z)
  const [hind, fore] = [Math.min(...feet), Math.max(...feet)]
  const along = hind + (fore - hind) * 0.52
  const around = points.filter(([, , z]) => Math.abs(z - along) < tall * 0.06)
  const high = around.reduce((max, [x, y]) => (Math.abs(x) < tall * 0.03 ? Math.max(max, y) : max), 0)
  const half = around.reduce((max, [x, y]) => (y > high * 0.7 && y < high ? Math.max(max, x) : max), 0)
  return { high, along, half }
}

/** Each color that an animal was asked for in, kept for the next picture. */
const dyed = new WeakMap<Animal, Map<string, Animal>>()

/** In another color: what is lighter or darker than the rest of the coat stays so; eyes, noses and claws stay as they are. */
export function inColor(animal: Animal, colour: string): Animal {
  const known = dyed.get(animal) ?? new Map<string, Animal>()
  dyed.set(animal, known)
  const made = known.get(colour)
  if (made) return made
  const [told, usual] = [toOklab(colour), toOklab(animal.limbs[0]?.colour ?? colour)]
  const shaded = (own: string, plain: boolean): string => {
    const [light, a, b] = toOklab(own)
    const by = clamp((light - usual[0]) * 0.6, -0.25, 0.25)
    const kept = plain ? 0.35 : 0
    const level = clamp(told[0] + by, 0.1, 0.97)
    return fromOklab([
      level + (light - level) * kept,
      told[1] + (a - told[1]) * kept * 0.5,
      told[2] + (b - told[2]) * kept * 0.5,
    ])
  }
  const limbs = animal.limbs.map((limb) =>
    limb.eye || limb.smooth ? limb : { ...limb, colour: shaded(limb.colour, limb.plain === true) },
  )
  const { marking } = animal
  const marked = marking && { marking: { ...marking, colour: shaded(marking.colour, false) } }
  const other: Animal = { ...animal, ...marked, limbs, like: animal }
  known.set(colour, other)
  return other
}

type Skin = { readonly mesh: Mesh; readonly surface: Surface }

/** An animal looks the same in every picture, so its skin is made once. */
const skins = new WeakMap<Animal, Skin>()

function skinOf(animal: Animal): Skin {
  const known = skins.get(animal)
  if (known) return known
  const bars = animal.limbs.flatMap((limb) => (limb.both ? [barOf(limb, 1), barOf(limb, -1)] : [barOf(limb, 1)]))
  const mesh = animal.like ? skinOf(animal.like).mesh : meshOf(animal, bars)
  const skin: Skin = { mesh, surface: coat(bars, animal) }
  skins.set(animal, skin)
  return skin
}

function meshOf(animal: Animal, bars: readonly Bar[]): Mesh {
  const { flows, cell } = animal
  const [low, high] = boundsOf(bars, flows + cell * 2)
  const near = nearBars(bars, flows, cell * 4, animal.cover ? 7 : 16)
  const offs = new Float64Array(bars.length)
  const solid = (x: number, y: number, z: number): number => {
    const around = near(x, y, z)
    if (typeof around === 'number') return around
    let least = 1e9
    for (let at = 0; at < around.length; at++) {
      const off = outside(around[at]!, x, y, z)
      offs[at] = off
      if (off < least) least = off
    }
    // Far away no two limbs are near enough to flow together.
    if (least > flows * 4) return least
    // The soft minimum of all: near two limbs the skin bulges over both.
    let sum = 0
    for (let at = 0; at < around.length; at++) {
      sum += exp(-(offs[at]! - least) / (around[at]!.smooth ? flows * 0.25 : flows))
    }
    return least - flows * log(sum)
  }
  const mesh = newMesh()
  surfaceNet(mesh, solid, low, high, cell, animal.cover === undefined)
  return mesh
}

/**
 * The limbs that count at a place, looked up by blocks of space: most places are far from most limbs. A number where the
 * whole block is outside or inside, for no skin goes through it then.
 */
function nearBars(bars: readonly Bar[], flows: number, block: number, within: number) {
  // From the middle of a block to its corners.
  const reach = block * 0.87
  const found = new Map<number, readonly Bar[] | number>()
  let [last, around]: [number, readonly Bar[] | number] = [-1, 0]
  return (x: number, y: number, z: number): readonly Bar[] | number => {
    const i = Math.floor(x / block)
    const j = Math.floor(y / block)
    const k = Math.floor(z / block)
    const key = ((i + 512) * 1024 + j + 512) * 1024 + k + 512
    if (key === last) return around
    last = key
    around = found.get(key) ?? lookUp((i + 0.5) * block, (j + 0.5) * block, (k + 0.5) * block)
    found.set(key, around)
    return around
  }

  function lookUp(x: number, y: number, z: number): readonly Bar[] | number {
    const offs = bars.map((bar) => outside(bar, x, y, z))
    const least = Math.min(...offs)
    if (least > reach * 1.3 + flows * 4 || least < -reach * 1.3) return least
    return bars.filter((_, at) => offs[at]! < least + reach * 2.4 + flows * within)
  }
}

function barOf({ from, to = from, radii, colour, smooth, plain, flat, eye }: Limb, side: 1 | -1): Bar {
  const turned = ([x, y, z]: Vector): Vector => unit([x * side, y, z])
  const along: Vector = [(to[0] - from[0]) * side, to[1] - from[1], to[2] - from[2]]
  const square = along[0] * along[0] + along[1] * along[1] + along[2] * along[2]
  return {
    from: [from[0] * side, from[1], from[2]],
    along,
    square,
    radii,
    colour: linear(colour),
    smooth: smooth === true || eye !== undefined,
    plain: plain === true,
    flat: flat && { way: turned(flat.way), by: flat.by },
    eye: eye && { look: turned(eye.look), pupil: eye.pupil },
  }
}

function outside({ from, along, square, radii, flat }: Bar, x: number, y: number, z: number): number {
  const dx = x - from[0]
  const dy = y - from[1]
  const dz = z - from[2]
  const share = square > 0 ? clamp((dx * along[0] + dy * along[1] + dz * along[2]) / square) : 0
  const ox = dx - along[0] * share
  const oy = dy - along[1] * share
  const oz = dz - along[2] * share
  const radius = radii[0] + (radii[1] - radii[0]) * share
  const away = Math.sqrt(ox * ox + oy * oy + oz * oz)
  if (!flat) return away - radius
  // As if it were round in a space that is stretched along the thin way, brought back to true lengths near the skin.
  const { way, by } = flat
  const thin = ox * way[0] + oy * way[1] + oz * way[2]
  const level = away * away - thin * thin
  const stretched = Math.sqrt(Math.max(0, level + (thin * thin) / (by * by)))
  const slope = Math.sqrt(Math.max(1e-12, level + (thin * thin) / (by * by * by * by)))
  return stretched < 1e-6 ? -radius * by : (stretched * (stretched - radius)) / slope
}

function boundsOf(bars: readonly Bar[], room: number): readonly [Vector, Vector] {
  const ends = bars.flatMap(({ from, along, radii: [thick, thin] }) => [
    { at: from, radius: thick },
    { at: [from[0] + along[0], from[1] + along[1], from[2] + along[2]] as const, radius: thin },
  ])
  const least = (axis: 0 | 1 | 2) => Math.min(...ends.map(({ at, radius }) => at[axis] - radius)) - room
  const max = (axis: 0 | 1 | 2) => Math.max(...ends.map(({ at, radius }) => at[axis] + radius)) + room
  return [
    [least(0), least(1), least(2)],
    [max(0), max(1), max(2)],
  ]
}

/** The cover in the colors of the limbs, running into each other; what is smooth has an edge. */
function coat(bars: readonly Bar[], animal: Animal): Surface {
  const { marking, glow = 0 } = animal
  const feel = animal.cover ? covers[animal.cover] : longFur
  // How far colors run into each other.
  const soft = animal.cover ? Math.max(0.03, animal.flows * 0.5) : 0.16
  const mark = marking && { share: marking.share, colour: linear(marking.colour) }
  return (spot) => {
    const { x, y, z } = spot
    let [red, green, blue, weight, marked] = [0, 0, 0, 0, 0]
    let nearest = bars[0]
    let least = 1e9
    for (const bar of bars) {
      const off = outside(bar, x, y, z)
      if (off < least) {
        nearest = bar
        least = off
      }
      if (bar.smooth) continue
      const share = exp(-clamp(off / soft, 0, 30))
      red += bar.colour[0] * share
      green += bar.colour[1] * share
      blue += bar.colour[2] * share
      weight += share
      if (!bar.plain) marked += share
    }
    if (nearest?.eye) {
      paintEye(spot, nearest)
      return
    }
    if (nearest?.smooth || weight <= 0) {
      const [r, g, b] = nearest?.colour ?? [0, 0, 0]
      spot.red = r
      spot.green = g
      spot.blue = b
      spot.rough = 0.16
      spot.metal = animal.cover === 'metal' ? 0.9 : 0
      return
    }
    const dark = mark ? mark.share(x, y, z) * (marked / weight) : 0
    spot.red = red / weight + ((mark?.colour[0] ?? 0) - red / weight) * dark
    spot.green = green / weight + ((mark?.colour[1] ?? 0) - green / weight) * dark
    spot.blue = blue / weight + ((mark?.colour[2] ?? 0) - blue / weight) * dark
    feel(spot, animal.fur)
    spot.glow = glow
  }
}
