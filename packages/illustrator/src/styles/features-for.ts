import type { Forms } from '#body/reshape.ts'
import { type BodyParams, sides, type StyleId } from '@eidolon/people'

/** How far anime goes beyond the person's own face: no further than one would still know them. */
const anime = {
  'eyes/*-eye-size-big': 0.7,
  'eyes/*-eye-height2-max': 0.35,
} as const

/** Eyes that are open, a nose that leaves room for them. */
const storybookFace = {
  'eyes/*-eye-height2-max': 0.2,
  'nose/nose-scale-horiz-decr': 0.25,
} as const

/** Men's faces are larger around their eyes, and their brows lie lower: else they would look tired or grim. */
const storybookMen = {
  'eyes/*-eye-height2-max': 0.16,
  'eyes/*-eye-size-big': 0.2,
  'eyebrows/eyebrows-trans-vert-more': 0.25,
} as const

/** The person as a style would draw them: eyes are what anime is about, a storybook has smoother people. */
export function featuresFor(style: StyleId, bodyParams: BodyParams): BodyParams {
  if (style === 'storybook') return smoothed(bodyParams)
  return style === 'anime' ? { ...bodyParams, targets: moreOf(bodyParams.targets, anime) } : bodyParams
}

type Targets = Readonly<Record<string, number>>

/** The person's own shapes and a share of these on top. */
function moreOf(own: Targets, more: Targets, share = 1): Record<string, number> {
  const targets: Record<string, number> = { ...own }
  for (const [pattern, weight] of Object.entries(more))
    for (const name of sides(pattern)) targets[name] = (targets[name] ?? 0) + weight * share
  return targets
}

/** Simpler skin with some life in the cheeks, fuller brows; lines of age stay, fewer of them, but the old are old. */
function smoothed(bodyParams: BodyParams): BodyParams {
  const { skin, brows, macro } = bodyParams
  return {
    ...bodyParams,
    targets: moreOf(moreOf(bodyParams.targets, storybookFace), storybookMen, macro.gender),
    skin: { ...skin, wrinkles: skin.wrinkles * (0.75 + 0.25 * skin.wrinkles), blush: Math.min(1, skin.blush + 0.15) },
    // Over large eyes heavy, level brows glare: men's are no thicker than in life, and their inner ends are raised.
    brows: {
      ...brows,
      thickness: Math.min(1, brows.thickness + 0.15 * (1 - 1.3 * macro.gender)),
      raised: macro.gender,
    },
  }
}

const lifelike: Forms = { eyes: 1, irises: 1, head: 1 }

/** A third larger, with irises that fill them, in a head that has room; men's a little more, because their faces are larger. */
const storybook = (sex: number): Forms => ({ eyes: 1.33 + 0.1 * sex, irises: 1.09, head: 1.06, strays: 0.15 })

/** Flat colors have an edge at every pixel: single hairs would be dotted lines and specks in them. */
const inFlatColors: Forms = { ...lifelike, strays: 0 }

/** How far a style departs from the forms of life. */
export function formsFor(style: StyleId, { macro }: BodyParams): Forms {
  if (style === 'storybook') return storybook(macro.gender)
  return style === 'anime' || style === 'comic' || style === 'pixel' ? inFlatColors : lifelike
}
