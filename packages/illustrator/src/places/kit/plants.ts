import { cos, sin } from '@eidolon/people/exact.ts'
import type { Random } from '@eidolon/people'

import type { Mesh } from '#geometry/mesh.ts'
import { type Vector, direction } from '#geometry/vector.ts'
import { card, rod } from './shapes.ts'

/** Cards of leaves all over an egg: they lie along its surface and are lit as if the egg were solid. */
export function crown(
  leaves: Mesh,
  random: Random,
  middle: Vector,
  radii: Vector,
  count: number,
  size: number,
  tones: number,
): void {
  for (let at = 0; at < count; at += 1) {
    const y = random.between(-0.75, 1)
    const angle = random.between(0, 2 * Math.PI)
    const ring = Math.sqrt(1 - y * y)
    const [x, z] = [sin(angle) * ring, cos(angle) * ring]
    const deep = 0.55 + 0.5 * Math.sqrt(random.share())
    const out = direction(x + random.middling() * 0.5, y * 1.1 + 0.25, z + random.middling() * 0.5)
    const [a, b] = [random.between(0, 6.283), size * random.between(0.75, 1.3)]
    // A card that faces outwards more or less; twisted so that no two look alike.
    const side = direction(out[2] + 0.01, random.middling() * 0.6, -out[0])
    const rise: Vector = [
      out[1] * side[2] - out[2] * side[1],
      out[2] * side[0] - out[0] * side[2],
      out[0] * side[1] - out[1] * side[0],
    ]
    const [c, s] = [cos(a) * b, sin(a) * b]
    const right: Vector = [side[0] * c + rise[0] * s, side[1] * c + rise[1] * s, side[2] * c + rise[2] * s]
    const up: Vector = [rise[0] * c - side[0] * s, rise[1] * c - side[1] * s, rise[2] * c - side[2] * s]
    const place: Vector = [
      middle[0] + x * radii[0] * deep,
      middle[1] + y * radii[1] * deep,
      middle[2] + z * radii[2] * deep,
    ]
    // Low and inner leaves get the darker tones, which stand first.
    const light = Math.min(
      tones - 1,
      Math.max(0, Math.floor((y * 0.35 + 0.35 + deep * 0.3 + random.middling() * 0.35) * tones)),
    )
    card(leaves, place, right, up, direction(x * 0.7 + out[0] * 0.3, y + 0.3, z * 0.7 + out[2] * 0.3), light)
  }
}

export type Tree = {
  x: number
  z: number
  y?: number
  high: number
  wide: number
  cards: number
  leaf: number
  tones: number
}

/** A broad-leaved tree: a trunk that forks, and crowns on its limbs. */
export function broadTree(wood: Mesh, leaves: Mesh, random: Random, tree: Tree): void {
  const { x, z, y = 0, high, wide, cards, leaf, tones } = tree
  const fork = high * random.between(0.32, 0.42)
  const lean: Vector = [x + random.middling() * high * 0.06, y + fork, z + random.middling() * high * 0.06]
  const thick = high * 0.028
  rod(wood, [x, y - 1, z], [x, y + fork * 0.12, z], thick * 1.7, thick * 1.1, 8)
  rod(wood, [x, y + fork * 0.12, z], lean, thick * 1.1, thick * 0.85, 8)
  const limbs = 4
  for (let limb = 0; limb < limbs; limb += 1) {
    const angle = (limb / limbs) * 6.283 + random.middling() * 0.8
    const out = wide * random.between(0.42, 0.6)
    const tip: Vector = [lean[0] + cos(angle) * out, y + high * random.between(0.6, 0.78), lean[2] + sin(angle) * out]
    rod(wood, lean, tip, thick * 0.62, thick * 0.2, 6)
    crown(leaves, random, tip, [wide * 0.55, high * 0.19, wide * 0.55], Math.floor(cards / (limbs + 1)), leaf, tones)
  }
  const top: Vector = [lean[0], y + high * 0.84, lean[2]]
  rod(wood, lean, top, thick * 0.7, thick * 0.15, 6)
  crown(leaves, random, top, [wide * 0.6, high * 0.18, wide * 0.6], Math.floor(cards / (limbs + 1)), leaf, tones)
}

type GreatTrees = {
  /** Where they stand, and how high they are. */
  at: readonly (readonly [x: number, z: number, high: number])[]
  /** 1 as they are laid out, -1 the other way about. */
  side: number
  ground: (x: number, z: number) => number
  /** How wide a crown is, as a share of the height. */
  wide: number
  /** Those nearer than `z` have more and smaller leaves. */
  near: { z: number; cards: number; leaf: number }
  far: { cards: number; leaf: number }
}

/** Broad trees in their places, as one lays out a park. */
export function greatTrees(wood: Mesh, leaves: Mesh, random: Random, { at, side, ground, ...look }: GreatTrees): void {
  for (const [x, z, high] of at) {
    const { cards, leaf } = z > look.near.z ? look.near : look.far
    const place = { x: x * side, z, y: ground(x * side, z) }
    broadTree(wood, leaves, random, { ...place, high, wide: high * look.wide, cards, leaf, tones: 4 })
  }
}

/** A spruce: boughs in tiers that hang a little. */
export function conifer(wood: Mesh, leaves: Mesh, random: Random, tree: Omit<Tree, 'cards'> & { tiers: number }): void {
  const { x, z, y = 0, high, wide, tiers, tones } = tree
  rod(wood, [x, y - 1, z], [x, y + high, z], high * 0.02 + 0.4, 0.15, 7)
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = (tier + random.share() * 0.6) / tiers
    const height = y + high * (0.16 + 0.84 * share)
    const reach = wide * (1 - share) * random.between(0.85, 1.1) + wide * 0.06
    const boughs = 6
    const start = random.between(0, 6.283)
    for (let bough = 0; bough < boughs; bough += 1) {
      const angle = start + (bough / boughs) * 6.283
      const [s, c] = [sin(angle), cos(angle)]
      const middle: Vector = [x + s * reach * 0.55, height - reach * 0.18, z + c * reach * 0.55]
      const shade = Math.min(tones - 1, Math.floor(random.share() * tones))
      const right: Vector = [c * reach * 0.42, random.middling() * 0.6, -s * reach * 0.42]
      card(leaves, middle, right, [s * reach * 0.58, -reach * 0.22, c * reach * 0.58], direction(s, 0.75, c), shade)
    }
  }
}

/** Tufts that stand upright, two cards crossed: grass, flowers, reeds, weeds. */
export function tuft(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  tone: number,
): void {
  // Near the person nothing reaches above the ankles.
  const high = x * x + z * z < 256 ? Math.min(tall, 0.95) : tall
  const angle = random.between(0, 3.1416)
  const [c, s] = [cos(angle) * wide, sin(angle) * wide]
  const normal = direction(random.middling() * 0.3, 1, 0.35)
  card(mesh, [x, y + high, z], [c, 0, s], [random.middling() * high * 0.25, high, 0], normal, tone)
  card(mesh, [x, y + high, z], [-s, 0, c], [0, high, random.middling() * high * 0.25], normal, tone)
}

/** Calls back for places scattered over a ring around the person, more of them near, none in front of the camera. */
export function around(
  random: Random,
  count: number,
  near: number,
  far: number,
  each: (x: number, z: number, distance: number) => void,
): void {
  for (let at = 0; at < count; at += 1) {
    const share = random.share()
    const distance = near + (far - near) * share * Math.sqrt(share)
    const angle = random.between(0, 6.283)
    const [x, z] = [sin(angle) * distance, cos(angle) * distance]
    // The camera looks along here.
    if (z > 0 && Math.abs(x) < 8 + z * 0.5) continue
    each(x, z, distance)
  }
}

/** Like `around`, only behind the person: `wide` is the widest angle to each side, in radians. */
export function behind(
  random: Random,
  count: number,
  near: number,
  far: number,
  wide: number,
  each: (x: number, z: number, distance: number, at: number) => void,
): void {
  for (let at = 0; at < count; at += 1) {
    const distance = random.between(near, far)
    const angle = ((at + random.share()) / count) * 2 * wide - wide
    each(sin(angle) * distance, -cos(angle) * distance, distance, at)
  }
}
