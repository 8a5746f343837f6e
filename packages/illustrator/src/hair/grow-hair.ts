import { type AccessoryId, type HairStyleId, hash, random } from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { clamp } from '#geometry/interpolate.ts'
import { headOf } from '#head/head.ts'
import { insideHat, isHatted, hatCompression } from './hat-compression.ts'
import { ballPart } from './ball.ts'
import { capPart } from './cap.ts'
import { withAhoge } from './ahoge.ts'
import { inDye } from './dye.ts'
import { withFlyaways } from './flyaways.ts'
import { fringeLocks, fringeOf } from './fringe.ts'
import { grow } from './grow.ts'
import type { Grooming, Hairdo } from './hairdo.ts'
import { frayedLocks, lockSurface, tableOf, type HairColors } from './hair-surface.ts'
import { cordMesh, lockMesh } from './locks.ts'
import { refine, scalpOf } from './scalp.ts'
import { sheetPart } from './sheet.ts'
import { hairStyles } from './styles.generated.ts'
import { inWind } from './wind.ts'
import { worldOf } from './world.ts'

/** What grows on somebody's head. */
export type Hair = HairColors & {
  readonly style: HairStyleId
  /** 0..1, as the phenotype has them. */
  readonly length: number
  readonly curl: number
}

/** The hair of a body, in the picture's place. `clothes` are what long hair lies on. */
export function growHair(
  body: Body,
  hair: Hair,
  worn: readonly AccessoryId[] = [],
  clothes: readonly Part[] = [],
): readonly Part[] {
  const { groom, overEars = false } = hairStyles[hair.style]
  if (!groom) return []
  // Parting and fringe belong to the person: they are the same in every picture.
  const seed = hash(`${hair.style} ${hair.length} ${hair.curl} ${hair.colour}`, 0)
  const head = headOf(body)
  const { ids } = body.bodyParams.marks
  const world = worldOf(head, clothes, overEars, hatCompression(worn), ids.includes('hair-over-eye'))
  const { presentation } = body.bodyParams
  const { gender, age } = body.bodyParams.macro
  // With the years it goes back; a woman's begins lower and rounder.
  const receding = clamp(gender * (age - 0.6) * 2, 0, 0.8) - (1 - presentation) * 0.45 - 0.2
  const scalp = scalpOf(body, head, receding)
  const chance = random(`hair ${hair.style}`, seed)
  const grooming = {
    world,
    scalp,
    chance,
    length: hair.length,
    curl: hair.curl,
    feminine: 1 - presentation,
    hatted: isHatted(worn),
    fringe: fringeOf(ids),
  }
  const ruffled = withFlyaways(withFringe(groom(grooming), grooming), body.strays)
  const hairdo = ids.includes('ahoge') && !grooming.hatted ? withAhoge(ruffled, grooming) : ruffled
  const fine = hairdo.cap.bare || hairdo.sheet ? refine(scalp) : scalp
  const parts: Part[] = [
    hairdo.cap.round
      ? ballPart(fine, hairdo.cap, hair, world)
      : capPart(hairdo.cap.bare || hairdo.cap.shade ? fine : scalp, hairdo.cap, hair, world, hairdo.sheet?.comb),
  ]
  if (hairdo.sheet) parts.push(sheetPart(fine, hairdo.sheet, hair, seed % 97, world))
  const ribbons = hairdo.locks.map((plan) => grow(plan, world))
  if (ribbons.length > 0) {
    const table = tableOf(hairdo.locks, seed % 9973)
    const look = { name: 'hair', ...frayedLocks(hair, table) }
    parts.push(toPart(lockMesh(ribbons, world.pressed), look, head.placing))
  }
  const cords = (hairdo.cords ?? []).map((plan) => grow(plan, world))
  if (cords.length > 0) {
    const table = tableOf(hairdo.cords ?? [], (seed % 9973) + 511)
    const look = { name: 'hair cords', material: 'hair' as const, surface: lockSurface(hair, table, false) }
    parts.push(toPart(cordMesh(cords, 5), look, head.placing))
  }
  const inside = insideHat(worn)
  const dyed = inWind(inDye(parts, hair, ids), ids)
  return inside ? dyed.map((part) => without(part, inside)) : dyed
}

/** The hair with the fringe that was asked for, where its style has none of it. */
function withFringe(hairdo: Hairdo, grooming: Grooming): Hairdo {
  if (!grooming.fringe || hairdo.hasFringe) return hairdo
  return { ...hairdo, locks: [...hairdo.locks, ...fringeLocks(grooming, grooming.fringe)] }
}

/** The part without the triangles that lie inside but for a corner: a single lock through the felt spoils any hat. */
function without(part: Part, inside: (at: Vector) => boolean): Part {
  const { rest, triangles } = part
  if (!rest) return part
  const hidden = Uint8Array.from({ length: rest.length / 3 }, (_, at) => (inside(vertexAt(rest, at)) ? 1 : 0))
  const seen: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    if (hidden[a]! + hidden[b]! + hidden[c]! < 2) seen.push(a, b, c)
  }
  return { ...part, triangles: Uint32Array.from(seen) }
}
