import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { headTargets } from './face-genes.ts'
import { sides } from './resting-face.ts'
import { geneIds, geneOf, type GeneValues } from './genes.ts'
import { skinOf } from './skin-color.ts'

/** How much of the head's shape target is taken; more looks like a mask, and the round ones would swell the temples. */
const headShares: Readonly<Record<GeneValues['headShape'], number>> = {
  oval: 0.28,
  round: 0.3,
  square: 0.4,
  long: 0.48,
  diamond: 0.34,
  triangular: 0.25,
  heart: 0.34,
}

/** The genes as the renderer needs them: numbers for body macros and morph targets, colors, ids. */
export type BodyParams = ReturnType<typeof bodyParams>

/** The genes' outputs. Each gene changes only what its `moves` names. */
export function bodyParams(genes: GeneValues) {
  const targets: Record<string, number> = {}
  const add = (pattern: string, weight: number) => {
    if (weight > 0) for (const name of sides(pattern)) targets[name] = weight
  }
  for (const id of geneIds) {
    const gene = geneOf(id)
    const value = genes[id]
    if (gene.kind !== 'number' || !gene.targets || typeof value !== 'number') continue
    const { below, above, scale } = gene.targets
    for (const target of value < 0 ? below : above) add(target, Math.abs(value) * scale)
  }
  add('chin/chin-cleft-in', genes.cleft)
  add('ears/*-ear-shape1-pointed', genes.earPoint)
  add(headTargets[genes.headShape].slice('targets.'.length), headShares[genes.headShape])

  const style = hairStyles.find(({ id }) => id === genes.hairStyle)?.more ?? { length: 0, curl: 0 }
  return {
    macro: macros(genes),
    targets,
    headShape: genes.headShape,
    presentation: genes.presentation,
    skin: {
      colour: skinOf(genes),
      freckles: genes.freckles,
      moles: genes.moles,
      scar: genes.scar,
      wrinkles: clamp((genes.age - 27) / 48 + genes.wrinkles * 0.5),
      blush: genes.blush,
    },
    eyes: { colour: genes.eyeColour, lashes: genes.lashes },
    // Styles may raise the inner ends of brows, 0..1; in life they are as the face has them.
    brows: { style: genes.browStyle, thickness: genes.browThickness, raised: 0 },
    lips: { colour: genes.lipstick },
    ears: { point: genes.earPoint },
    hair: {
      style: genes.hairStyle,
      length: around(style.length, genes.hairLength),
      curl: around(style.curl, genes.hairCurl),
      colour: genes.hairColour,
      highlight: genes.highlight,
      highlights: genes.highlights,
      grey: genes.grey,
    },
    beard: { style: genes.beard },
    marks: {
      ids: genes.marks,
      motif: genes.motif,
      ink: genes.ink,
      paint: genes.paint,
      nails: genes.nails,
      eyeshadow: genes.eyeshadow,
      otherEye: genes.otherEye,
    },
    outfit: {
      id: genes.outfit,
      accessories: genes.accessories,
      primary: genes.primary,
      secondary: genes.secondary,
      accent: genes.accent,
    },
  }
}

/** The names of every morph target that genes can move, for whoever packs them. */
export function targetNames(): readonly string[] {
  const patterns = geneIds.flatMap((id) => {
    return geneOf(id)
      .moves.filter((move) => move.startsWith('targets.'))
      .map((move) => move.slice('targets.'.length))
  })
  return [...new Set(patterns.flatMap(sides))].toSorted()
}

function macros(genes: GeneValues) {
  const sum = genes.african + genes.asian + genes.european
  const share = (part: number) => (sum > 0 ? part / sum : 1 / 3)
  return {
    gender: genes.sex,
    // The body data counts 0.5 as twenty-five and 1 as ninety; below lies childhood, which is never drawn.
    age: clamp(0.5 + (Math.max(25, genes.age) - 25) / 130),
    muscle: genes.muscle,
    weight: genes.weight,
    height: genes.height,
    proportions: genes.proportions,
    cup: genes.bust,
    african: share(genes.african),
    asian: share(genes.asian),
    caucasian: share(genes.european),
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** From `nature` down to 0 or up to 1. */
const around = (nature: number, shift: number): number =>
  shift < 0 ? nature * (1 + shift) : nature + (1 - nature) * shift
