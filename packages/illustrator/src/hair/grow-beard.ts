import type { Body } from '#body/body.ts'
import { type Vector, plus, times, unit } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { type BeardId, blend, random } from '@eidolon/people'
import { headOf } from '#head/head.ts'
import { cord } from '#geometry/shapes.ts'
import { beardPatch } from './beard-patch.ts'
import { chin, moustache, ring, whiskers, whole, type Region } from './beard-regions.ts'
import { beardGround, capPart } from './cap.ts'
import { grow } from './grow.ts'
import { frayedLocks, lockSurface, tableOf } from './hair-surface.ts'
import { feathered, flat, locksOver, type LockOptions } from './hairdo.ts'
import { lockMesh } from './locks.ts'
import type { Root } from './roots.ts'
import type { ScalpPoint } from './scalp.ts'
import { worldOf } from './world.ts'

type Beard = {
  readonly style: BeardId
  readonly colour: string
  /** Share gone gray, 0..1. */
  readonly grey: number
  /** 0..1; what the style is by nature when absent. */
  readonly length?: number
}

/** Where it grows, how dense its ground is, how many locks, and how each goes. */
type Form = {
  readonly region: Region
  readonly cover: number
  readonly count: number
  /** How far inside its border it is full. */
  readonly fades: number
  /** How sharply it ends; small ones need an edge, or they are a few loose dashes. */
  readonly steep?: number
  /** As many more, of which those on the upper lip are taken. */
  readonly onLip?: number
  readonly lockOptions: (root: Root) => LockOptions
}

/** The beard of a body; it follows the expression, since it grows on the face as it is. */
export function growBeard(body: Body, beard: Beard, clothes: readonly Part[] = []): readonly Part[] {
  // Stubble is no hair that lies on skin: the skin itself shows it.
  if (beard.style === 'none' || beard.style === 'stubble') return []
  const form = formOf(beard.style, beard.length)
  const head = headOf(body)
  const world = worldOf(head, clothes, false)
  const patch = beardPatch(body, head, form.region, form.steep ?? 2.2)
  // Beards are a shade warmer and darker than the hair above.
  const colour = blend(blend(beard.colour, '#2a150c', 0.22), '#7a3f22', 0.08)
  const hair = { colour, highlight: colour, highlights: 0, grey: clamp(beard.grey * 1.15, 0, 1) }
  // Towards its border a beard thins out: first the shade on the skin, then single hairs.
  const ground = {
    lift: () => 0.008,
    cover: ({ inside }: ScalpPoint) => form.cover * smoothstep(-0.1, form.fades, inside),
  }
  const parts: Part[] = [
    {
      ...capPart(patch, ground, hair, world),
      surface: beardGround(hair),
      name: 'beard ground',
      face: true,
      castsShadow: false,
    },
  ]
  const chance = random(`beard ${beard.style}`, 1)
  const grooming = { world, scalp: patch, chance, length: beard.length ?? 0.5, curl: 0, feminine: 0, hatted: false }
  const dense = ({ rest, inside }: Root): number =>
    smoothstep(0.66, 0.82, rest[2]) * (0.3 + 0.7 * smoothstep(0, form.fades, inside))
  const plans = [
    ...locksOver(grooming, form.count, dense, form.lockOptions),
    // The lip is a small part of it all, and looked at more than the rest.
    ...locksOver(grooming, form.onLip ?? 0, (root) => (overLip(root) ? dense(root) : 0), form.lockOptions),
  ]
  const look = { name: 'beard', ...frayedLocks(hair, tableOf(plans, 77)), face: true }
  parts.push(toPart(lockMesh(plans.map((plan) => grow(plan, world))), look, head.placing))
  if (beard.style === 'handlebar') parts.push(curledEnds(head, lockSurface(hair, tableOf(plans, 5), false)))
  return parts
}

function formOf(style: Exclude<BeardId, 'none' | 'stubble'>, length = 0.5): Form {
  switch (style) {
    case 'moustache':
    case 'handlebar':
      return { region: moustache, steep: 5, fades: 0.2, cover: 0.95, count: 1700, lockOptions: lip(0.115) }
    case 'goatee':
      return {
        region: chin,
        steep: 5,
        fades: 0.25,
        cover: 0.95,
        count: 1500,
        lockOptions: hanging(0.26 + length * 0.2, 0.04),
      }
    case 'van-dyke':
      return {
        region: ring,
        steep: 4,
        fades: 0.16,
        cover: 0.95,
        count: 2400,
        lockOptions: pointed(0.45 + length * 0.3),
      }
    case 'short':
      return { region: whole, fades: 0.22, cover: 0.92, count: 3600, onLip: 9000, lockOptions: hanging(0.14, 0.008) }
    case 'full':
      return {
        region: whole,
        fades: 0.22,
        cover: 0.95,
        count: 2600,
        onLip: 9000,
        lockOptions: hanging(0.28 + length * 0.16, 0.05),
      }
    case 'long':
      return {
        region: whole,
        fades: 0.28,
        cover: 0.9,
        count: 1000,
        onLip: 8000,
        lockOptions: flowing(1.3 + length * 1.4),
      }
    case 'sideburns':
      return { region: whiskers, fades: 0.3, cover: 0.8, count: 1400, lockOptions: hanging(0.22, 0.04) }
  }
}

/** On the upper lip hair parts below the nose and lies outwards and down. */
const overLip = ({ rest }: Root): boolean => Math.abs(rest[0]) < 0.34 && rest[1] > 6.66 && rest[2] > 1.3

const lip =
  (size: number) =>
  (root: Root): LockOptions => {
    const side = root.rest[0] < 0 ? -1 : 1
    const way = (at: Vector, out: Vector): Vector =>
      flat([side * (0.12 + Math.abs(at[0]) * 1.9) + stray(root.luck, 13) * 0.6, -0.8, 0], out)
    return {
      // Beside the mouth there is no lip to lie on.
      length: size * (0.75 + root.luck * 0.4) * (1 - 0.4 * smoothstep(0.18, 0.3, Math.abs(root.rest[0]))),
      start: way(root.at, root.normal),
      width: 0.015,
      taper: feathered,
      steps: 4,
      flow: (at, _, out) => way(at, out),
      height: (share) => 0.006 + 0.02 * Math.min(1, share * 3) * (0.35 + root.luck * 0.65),
      weight: 0,
      cling: 0.8,
      lies: true,
    }
  }

/** A little to one side or the other, by the root's own number. */
const stray = (luck: number, times: number): number => (luck * times - Math.floor(luck * times) - 0.5) * 0.55

/** Shorter on the cheeks, longest on the chin. */
const hanging =
  (size: number, volume: number) =>
  (root: Root): LockOptions => {
    if (overLip(root)) return lip(Math.min(0.11, size * 0.6))(root)
    const front = smoothstep(0.75, 1.4, root.rest[2])
    return {
      length: size * (0.45 + 0.75 * front) * (0.75 + root.luck * 0.4) * clamp(root.inside / 0.3, 0.35, 1),
      width: 0.014 + 0.016 * clamp(size * 2, 0, 1),
      taper: feathered,
      steps: 4,
      // Neighbors lie alike, but no two hairs quite.
      flow: (at, share, out) =>
        unit(
          plus(
            flat([at[0] * 0.15 + stray(root.luck, 13), -1, 0.25 + stray(root.luck, 29)], out),
            times(out, 0.12 * (1 - share)),
          ),
        ),
      height: (share) => 0.012 + (0.012 + volume) * Math.min(1, share * 2.5) * (0.4 + root.luck * 0.6),
      weight: 0.04,
      cling: 0.6,
      // On the cheeks it lies; standing there it would be a hedgehog's.
      lies: root.rest[2] < 1.15,
    }
  }

/** Gathered into a point below the chin. */
const pointed =
  (size: number) =>
  (root: Root): LockOptions => {
    if (overLip(root)) return lip(0.125)(root)
    if (root.rest[1] > 6.45) return { ...hanging(0.15, 0.012)(root), lies: true }
    const tip: Vector = [0, 6.2 - size, 1.55]
    return {
      length: size * (0.75 + root.luck * 0.3),
      width: 0.045,
      steps: 6,
      flow: (at) => unit([(tip[0] - at[0]) * 2, tip[1] - at[1], (tip[2] - at[2]) * 1.5]),
      height: (share) => 0.02 + 0.04 * share,
      weight: 0.02,
      cling: 0.1,
    }
  }

const flowing =
  (size: number) =>
  (root: Root): LockOptions => {
    if (overLip(root)) return lip(0.2)(root)
    const front = smoothstep(0.75, 1.35, root.rest[2])
    if (front < 0.45) return hanging(0.2, 0.02)(root)
    return {
      length: Math.max(0.14, size * (0.05 + 0.95 * front * front * front) * (0.75 + root.luck * 0.35)),
      width: 0.07,
      steps: 10,
      flow: (at, share) => unit([-at[0] * 0.35 * share, -1, 0.32 * (1 - share)]),
      height: (share) => 0.02 + (0.06 + root.luck * 0.16) * Math.min(1, share * 3),
      grip: 0.35,
      weight: 0.05,
      cling: 0.1,
      curl: { radius: 0.04 * front, turns: 2, phase: root.luck * 40 },
    }
  }

/** The waxed ends of a handlebar mustache: out, down and up again. */
function curledEnds(head: ReturnType<typeof headOf>, surface: Part['surface']): Part {
  const mesh = newMesh()
  const corner = vertexNear(head, [0.24, 6.68, 1.5])
  for (const side of [1, -1]) {
    const line = [0, 0.2, 0.4, 0.6, 0.75, 0.88, 1].map((share): Vector => {
      const lift = share * share * 0.24 - share * 0.1
      const curlIn = smoothstep(0.75, 1, share) * 0.05
      return [side * (0.2 + share * 0.32 - curlIn), corner[1] + 0.02 + lift, corner[2] + 0.06 - share * 0.14]
    })
    cord(mesh, line, (share) => 0.05 * (1 - share) + 0.008, 7)
  }
  const strands = mesh.positions.map((_, at) => (at % 3 === 0 ? 1 : 0.2))
  mesh.strands.push(...strands)
  return toPart(mesh, { name: 'moustache ends', material: 'hair', surface, face: true }, head.placing)
}

/** The vertex of the face that is nearest to a place of the base mesh, in the head's measure. */
function vertexNear(head: ReturnType<typeof headOf>, place: Vector): Vector {
  let best: Vector = place
  let least = Infinity
  for (let at = 0; at < 13380 * 3; at += 3) {
    const [dx, dy, dz] = [0, 1, 2].map((axis) => (head.rest[at + axis] ?? 0) - (place[axis] ?? 0))
    const far = (dx ?? 0) * (dx ?? 0) + (dy ?? 0) * (dy ?? 0) + (dz ?? 0) * (dz ?? 0)
    if (far < least) {
      least = far
      best = [head.skin[at] ?? 0, head.skin[at + 1] ?? 0, head.skin[at + 2] ?? 0]
    }
  }
  return best
}
