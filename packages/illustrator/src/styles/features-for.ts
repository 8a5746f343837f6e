import { type Phenotype, sides, type StyleId } from '@eidolon/people'

/** How far anime goes beyond the person's own face: no further than one would still know them. */
const anime = {
  'eyes/*-eye-size-big': 0.7,
  'eyes/*-eye-height2-max': 0.35,
} as const

/** The person as a style would draw them: eyes are what anime is about. */
export function featuresFor(style: StyleId, phenotype: Phenotype): Phenotype {
  if (style !== 'anime') return phenotype
  const targets: Record<string, number> = { ...phenotype.targets }
  for (const [pattern, more] of Object.entries(anime))
    for (const name of sides(pattern)) targets[name] = (targets[name] ?? 0) + more
  return { ...phenotype, targets }
}
