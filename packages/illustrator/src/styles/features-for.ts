import type { Forms } from '#body/reshape.ts'
import { type Phenotype, sides, type StyleId } from '@eidolon/people'

/** How far anime goes beyond the person's own face: no further than one would still know them. */
const anime = {
  'eyes/*-eye-size-big': 0.7,
  'eyes/*-eye-height2-max': 0.35,
} as const

/** Eyes that are open, a nose that leaves room for them. */
const storybookFace = {
  'eyes/*-eye-height2-max': 0.3,
  'nose/nose-scale-horiz-decr': 0.25,
} as const

/** The person as a style would draw them: eyes are what anime is about, a storybook has smoother people. */
export function featuresFor(style: StyleId, phenotype: Phenotype): Phenotype {
  if (style === 'storybook') return smoothed(phenotype)
  return style === 'anime' ? { ...phenotype, targets: moreOf(phenotype, anime) } : phenotype
}

/** The person's own shapes and these on top. */
function moreOf(phenotype: Phenotype, more: Readonly<Record<string, number>>): Record<string, number> {
  const targets: Record<string, number> = { ...phenotype.targets }
  for (const [pattern, weight] of Object.entries(more))
    for (const name of sides(pattern)) targets[name] = (targets[name] ?? 0) + weight
  return targets
}

/** Simpler skin with some life in the cheeks, fuller brows; lines of age stay, fewer of them. */
function smoothed(phenotype: Phenotype): Phenotype {
  const { skin, brows } = phenotype
  return {
    ...phenotype,
    targets: moreOf(phenotype, storybookFace),
    skin: { ...skin, wrinkles: skin.wrinkles * 0.75, moles: skin.moles * 0.5, blush: Math.min(1, skin.blush + 0.15) },
    brows: { ...brows, thickness: Math.min(1, brows.thickness + 0.15) },
  }
}

const lifelike: Forms = { eyes: 1, head: 1 }

/** A third larger, in a head that has room for them. */
const storybook: Forms = { eyes: 1.33, head: 1.06 }

/** How far a style departs from the forms of life. */
export const formsFor = (style: StyleId): Forms => (style === 'storybook' ? storybook : lifelike)
