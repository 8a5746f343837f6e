/**
 * The manner of our drawings: what everybody's face has beyond its genes, as every illustrator draws people in a way
 * of their own. The base mesh has broad noses, its eyes sit high and near each other under low brows, and its men have
 * long noses over short chins, narrow eyes and wide mouths; with this, faces by chance have the proportions that real
 * ones have on average (`npm run faces`, test/face-proportions.test.ts of the illustrator).
 */
type Touch = Readonly<Record<string, number>>

const everybody: Touch = {
  'eyes/*-eye-move-down': 0.4,
  'eyes/*-eye-move-out': 0.2,
  'eyes/*-eye-height2-max': 0.07,
  'eyebrows/eyebrows-angle-up': 0.12,
  'head/head-age-less': 0.2,
  'head/head-skinny': 0.06,
  'head/head-triangular': 0.11,
  'head/head-rectangular': 0.25,
  'cheek/*-cheek-bones-out': 0.2,
  'chin/chin-triangle': 0.16,
  'chin/chin-height-max': 0.17,
  'nose/nose-scale-horiz-decr': 0.12,
  'nose/nose-scale-vert-decr': 0.14,
  'nose/nose-trans-vert-up': 0.3,
  'mouth/mouth-trans-down': 0.18,
  'mouth/mouth-scale-horiz-incr': 0.02,
  // The data's lips are a flat bow over a short block: an upper lip with its dip, a lower one as long.
  'mouth/mouth-cupidsbow-incr': 0.4,
  'mouth/mouth-lowerlip-width-max': 0.55,
  'mouth/mouth-scale-vert-decr': 0.2,
}

const women: Touch = {
  'eyebrows/eyebrows-angle-up': 0.36,
  'eyes/*-eye-size-big': 0.06,
  'eyes/*-eye-move-out': 0.27,
  'forehead/forehead-scale-vert-less': 0.3,
  'head/head-age-less': 0.1,
  'chin/chin-triangle': 0.36,
  'chin/chin-bones-in': 0.1,
  'chin/chin-jaw-drop-less': 0.3,
  'head/head-scale-horiz-more': 0.03,
  'cheek/*-cheek-bones-out': 0.2,
  'nose/nose-scale-horiz-decr': 0.1,
  'nose/nose-width3-min': 0.3,
  'mouth/mouth-cupidsbow-incr': 0.2,
  'mouth/mouth-scale-horiz-incr': 0.5,
  'mouth/mouth-scale-vert-decr': 0.62,
  'neck/neck-scale-horiz-less': 0.5,
  'torso/torso-scale-horiz-decr': 0.3,
}

const men: Touch = {
  'eyes/*-eye-size-big': 0.24,
  'eyes/*-eye-height2-max': 0.28,
  'head/head-scale-horiz-more': 0.3,
  'head/head-rectangular': 0.24,
  'cheek/*-cheek-volume-inflate': 0.2,
  'chin/chin-height-max': 0.5,
  'chin/chin-triangle': 0.14,
  'nose/nose-scale-vert-decr': 0.2,
  'nose/nose-trans-vert-up': 0.6,
  'mouth/mouth-scale-vert-decr': 0.05,
  'mouth/mouth-upperlip-volume-inflate': 0.06,
}

/** The morph targets of the manner for somebody of that sex, 0 a woman and 1 a man. */
export function restingFace(sex: number): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const add = (touch: Touch, share: number) => {
    for (const [pattern, weight] of Object.entries(touch))
      for (const name of sides(pattern)) weights.set(name, (weights.get(name) ?? 0) + weight * share)
  }
  add(everybody, 1)
  add(women, 1 - sex)
  add(men, sex)
  return weights
}

/** All that it may name, for whoever packs them. */
export const restingFaceTargets: readonly string[] = [...restingFace(0.5).keys()]

/** `*` stands for both sides of the body. */
export function sides(pattern: string): readonly string[] {
  return pattern.includes('*') ? [pattern.replace('*', 'l'), pattern.replace('*', 'r')] : [pattern]
}
