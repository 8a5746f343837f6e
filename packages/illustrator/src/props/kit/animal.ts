import { cos, exp, log, sin } from '@eidolon/people/exact.ts'
import { type Colour, linear } from '#geometry/colour.ts'
import { clamp } from '#geometry/interpolate.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import { noise } from '#geometry/noise.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { surfaceNet } from '#geometry/surface-net.ts'
import type { Vector } from '#geometry/vector.ts'

/**
 * A limb of an animal: a round bar from one end to the other, thick as its radii say. Limbs flow into each other; what is
 * smooth (eyes, noses, hooves, beaks) gleams and has no fur. Decimetres, the animal stands on y = 0 and faces +z.
 */
export type Limb = {
  readonly from: Vector
  readonly to?: Vector
  readonly radii: readonly [from: number, to: number]
  readonly colour: string
  readonly smooth?: true
  /** There is one on each side: this one is on the left, at +x. */
  readonly both?: true
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
}

type Bar = {
  readonly from: Vector
  readonly along: Vector
  readonly square: number
  readonly radii: readonly [number, number]
  readonly colour: Colour
  readonly smooth: boolean
}

/** Where it stands: beside or behind the person, turned to its left by degrees, larger or smaller than its limbs say. */
export type Standing = { readonly at: Vector; readonly turned: number; readonly size?: number }

export function animalParts(animal: Animal, { at, turned, size = 1 }: Standing): readonly Part[] {
  const { mesh, surface } = skinOf(animal)
  const angle = (turned / 180) * Math.PI
  const [c, s] = [cos(angle), sin(angle)]
  const direction = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const point = (place: Vector): Vector => {
    const [x, y, z] = direction(place)
    return [x * size + at[0], y * size + at[1], z * size + at[2]]
  }
  return [toPart(mesh, { name: animal.name, material: 'hard', surface }, { point, direction })]
}

type Skin = { readonly mesh: Mesh; readonly surface: Surface }

/** An animal looks the same in every picture, so its skin is made once. */
const skins = new WeakMap<Animal, Skin>()

function skinOf(animal: Animal): Skin {
  const known = skins.get(animal)
  if (known) return known
  const { limbs, flows, cell, fur } = animal
  const bars = limbs.flatMap((limb) => (limb.both ? [barOf(limb, 1), barOf(limb, -1)] : [barOf(limb, 1)]))
  const offs = new Float64Array(bars.length)
  const solid = (x: number, y: number, z: number): number => {
    let least = 1e9
    for (let at = 0; at < bars.length; at++) {
      const off = outside(bars[at]!, x, y, z)
      offs[at] = off
      if (off < least) least = off
    }
    // Far away no two limbs are near enough to flow together.
    if (least > flows * 4) return least
    // The soft minimum of all: near two limbs the skin bulges over both.
    let sum = 0
    for (let at = 0; at < bars.length; at++) {
      sum += exp(-(offs[at]! - least) / (bars[at]!.smooth ? flows * 0.25 : flows))
    }
    return least - flows * log(sum)
  }
  const [low, high] = boundsOf(bars, flows + cell * 2)
  const mesh = newMesh()
  surfaceNet(mesh, solid, low, high, cell)
  const skin: Skin = { mesh, surface: coat(bars, fur) }
  skins.set(animal, skin)
  return skin
}

function barOf({ from, to = from, radii, colour, smooth }: Limb, side: 1 | -1): Bar {
  const along: Vector = [(to[0] - from[0]) * side, to[1] - from[1], to[2] - from[2]]
  const square = along[0] * along[0] + along[1] * along[1] + along[2] * along[2]
  return {
    from: [from[0] * side, from[1], from[2]],
    along,
    square,
    radii,
    colour: linear(colour),
    smooth: smooth === true,
  }
}

function outside({ from, along, square, radii }: Bar, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]]
  const share = square > 0 ? clamp((dx * along[0] + dy * along[1] + dz * along[2]) / square) : 0
  const [ox, oy, oz] = [dx - along[0] * share, dy - along[1] * share, dz - along[2] * share]
  return Math.sqrt(ox * ox + oy * oy + oz * oz) - (radii[0] + (radii[1] - radii[0]) * share)
}

function boundsOf(bars: readonly Bar[], room: number): readonly [Vector, Vector] {
  const ends = bars.flatMap(({ from, along, radii: [thick, thin] }) => [
    { at: from, radius: thick },
    { at: [from[0] + along[0], from[1] + along[1], from[2] + along[2]] as const, radius: thin },
  ])
  const least = (axis: 0 | 1 | 2) => Math.min(...ends.map(({ at, radius }) => at[axis] - radius)) - room
  const most = (axis: 0 | 1 | 2) => Math.max(...ends.map(({ at, radius }) => at[axis] + radius)) + room
  return [
    [least(0), least(1), least(2)],
    [most(0), most(1), most(2)],
  ]
}

/** Fur in the colours of the limbs, running into each other; what is smooth has an edge. */
function coat(bars: readonly Bar[], fur: number): Surface {
  return (spot) => {
    const { x, y, z } = spot
    let [red, green, blue, weight] = [0, 0, 0, 0]
    let nearest = bars[0]
    let least = 1e9
    for (const bar of bars) {
      const off = outside(bar, x, y, z)
      if (off < least) [nearest, least] = [bar, off]
      if (bar.smooth) continue
      const share = exp(-clamp(off / 0.16, 0, 30))
      red += bar.colour[0] * share
      green += bar.colour[1] * share
      blue += bar.colour[2] * share
      weight += share
    }
    if (nearest?.smooth || weight <= 0) {
      const [r, g, b] = nearest?.colour ?? [0, 0, 0]
      spot.red = r
      spot.green = g
      spot.blue = b
      spot.rough = 0.16
      return
    }
    // Strands hang down and lie backwards.
    const strands = noise(x * 11, y * 3.4 + z * 2.2, z * 11) - 0.5
    const tufts = noise(x * 3, y * 1.6, z * 3) - 0.5
    const tone = 1 + fur * (0.42 * strands + 0.3 * tufts)
    spot.red = (red / weight) * tone
    spot.green = (green / weight) * tone
    spot.blue = (blue / weight) * tone
    spot.rough = 0.92 - 0.25 * (1 - fur)
    spot.relief = fur * (0.05 * strands + 0.06 * tufts)
    spot.open = 0.85 + 0.3 * strands
  }
}
