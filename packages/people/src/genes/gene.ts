/** Parts of a person that a variation keeps or moves as one. `person` is what both face and body stand on. */
export type Group = 'person' | 'body' | 'face' | 'skin' | 'hair' | 'outfit' | 'palette' | 'marks'

type Base = {
  readonly group: Group
  /** Which chapter of the documentation it is in. */
  readonly area: string
  readonly meaning: string
  /** The outputs that this gene, and no other unless both say so, changes. */
  readonly moves: readonly string[]
}

export type NumberGene = Base & {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** Values are multiples of this, so that they are short to write and equal on every machine. */
  readonly step: number
  readonly start: number
  /** Halfway between two people is no third one (sex): variations take one or the other. */
  readonly leaps: boolean
  /** Morph targets below and above the middle; `*` stands for both sides of the body. */
  readonly targets?: { readonly below: readonly string[]; readonly above: readonly string[]; readonly scale: number }
}
export type ChoiceGene<Id extends string = string> = Base & {
  readonly kind: 'choice'
  readonly choices: readonly Id[]
  readonly start: Id
}
/** A color as `#rrggbb`; where `none` is allowed also the empty text. */
export type ColorGene = Base & { readonly kind: 'colour'; readonly start: string; readonly none: boolean }
/** Any of the choices, without repetition, in the order of the choices. */
export type SetGene<Id extends string = string> = Base & {
  readonly kind: 'set'
  readonly choices: readonly Id[]
  readonly start: readonly Id[]
}
export type Gene = NumberGene | ChoiceGene | ColorGene | SetGene

export type ValueOf<G extends Gene> = G extends NumberGene
  ? number
  : G extends ChoiceGene<infer Id>
    ? Id
    : G extends SetGene<infer Id>
      ? readonly Id[]
      : string

type GeneArea = { readonly group: Group; readonly area: string }

/** A number from `min` to `max` that is handed on as it is. */
export const amount = (
  place: GeneArea,
  meaning: string,
  [min, start, max]: readonly [number, number, number],
  moves: readonly string[],
  { step = 0.01, leaps = false } = {},
): NumberGene => ({ ...place, kind: 'number', meaning, min, max, step, start, leaps, moves })

/** A shape from -1 to 1 with the morph targets of its two directions. */
export const shape = (
  place: GeneArea,
  meaning: string,
  below: readonly string[],
  above: readonly string[],
  scale = 1,
): NumberGene => ({
  ...place,
  kind: 'number',
  meaning,
  min: -1,
  max: 1,
  step: 0.01,
  start: 0,
  leaps: false,
  moves: [...below, ...above].map((target) => `targets.${target}`),
  targets: { below, above, scale },
})

export const choice = <Id extends string>(
  place: GeneArea,
  meaning: string,
  choices: readonly Id[],
  start: NoInfer<Id>,
  moves: readonly string[],
): ChoiceGene<Id> => ({ ...place, kind: 'choice', meaning, choices, start, moves })

export const colour = (place: GeneArea, meaning: string, start: string, moves: readonly string[]): ColorGene => ({
  ...place,
  kind: 'colour',
  meaning,
  start,
  none: start === '',
  moves,
})

export const several = <Id extends string>(
  place: GeneArea,
  meaning: string,
  choices: readonly Id[],
  moves: readonly string[],
): SetGene<Id> => ({ ...place, kind: 'set', meaning, choices, start: [], moves })
