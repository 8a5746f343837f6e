import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import type { FramingId } from '#catalogue/picture.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import { geneDistance } from '#genes/distance.ts'
import { type GeneId, geneIds, geneOf, type GeneValues } from '#genes/genes.ts'
import { exp } from '#maths/exact.ts'

/** Genes by which one knows somebody again: all of the face and the skin, hair and beard at half weight. */
const weights: Readonly<Partial<Record<string, number>>> = { face: 1, skin: 0.6, person: 1, hair: 0.5 }

const groups = Object.entries(weights).map(([group, weight = 0]) => ({
  weight,
  ids: geneIds.filter((id: GeneId) => geneOf(id).group === group),
}))

/** A mean distance at which two people are hardly taken for one another: about that of two strangers. */
const strangers = 0.12

/** How alike two people are, 0..1; 1 for the same genes, whatever they wear. */
export function likeness(one: GeneValues, other: GeneValues): number {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const apart = groups.reduce((sum, { weight, ids }) => sum + weight * geneDistance(one, other, ids), 0) / total
  return exp(-(apart / strangers) * (apart / strangers))
}

/** What of the face a picture lets one see. */
export type ScoredView = {
  readonly framing: FramingId
  readonly pose: PoseId
  readonly accessories: readonly AccessoryId[]
  /** Of the picture, in pixels. */
  readonly height: number
}

/** How much of the picture's height the head takes. */
const headShare: Readonly<Record<FramingId, number>> = {
  portrait: 0.6,
  bust: 0.42,
  half: 0.27,
  'three-quarter': 0.18,
  full: 0.13,
  wide: 0.07,
  extreme: 1,
  far: 0.03,
}

const hiddenBy = (worn: AccessoryId): number => accessories.find(({ id }) => id === worn)?.more.hides ?? 1

/** How much of the face is there to be recognized, 0..1: large enough, turned to us, uncovered. */
export function visibility({ framing, pose, accessories: worn, height }: ScoredView): number {
  // Below 24 pixels a face is a blot; from 110 on nothing is gained.
  const large = Math.min(1, Math.max(0, (height * headShare[framing] - 24) / 86))
  const turned = poses.find(({ id }) => id === pose)?.more.turnedAway ? 0.75 : 1
  return worn.reduce((share, id) => share * hiddenBy(id), large * turned)
}

/**
 * The identity score of a picture: how surely it shows this character. The illustrator draws the character's own
 * genes, so what lowers it is mostly how little of the face can be seen.
 */
export function identityScore(character: GeneValues, drawn: GeneValues, seen: ScoredView): number {
  const score = likeness(character, drawn) * (0.5 + 0.5 * visibility(seen))
  return Math.round(score * 1000) / 1000
}
