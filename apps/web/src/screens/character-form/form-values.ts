import { isDrawn, type CharacterInput, usualStyle } from '@eidolon/contract/characters/characters.ts'
import type { Character } from '#features/characters/character.ts'
import type { Genes } from '#features/appearance/genes.ts'

/** Something chosen by hand, and what it was chosen over: words that say something else later win again. */
export type Choosable<T> = { readonly value: T; readonly over: T }

export type ChosenPicture =
  /** The portrait that follows the words. */
  { readonly kind: 'drawn' } | { readonly kind: 'own'; readonly imageId: string }

/** Everything the form holds. It can be written as JSON, which is what a draft is. */
export type FormValues = {
  readonly name: string
  readonly appearance: string
  readonly age: string
  readonly style: string
  readonly description: string
  readonly personality: string
  readonly tags: readonly string[]
  readonly picture: ChosenPicture
  /** Draws whatever the words leave open; null for the person as they were kept. */
  readonly seed: number | null
  readonly corrections: Readonly<Record<string, Choosable<string>>>
  readonly dials: Readonly<Record<string, Choosable<unknown>>>
  /** Words taken out of the understanding. */
  readonly dismissed: readonly string[]
}

export function emptyValues(seed: number): FormValues {
  return {
    name: '',
    appearance: '',
    age: '',
    style: usualStyle,
    description: '',
    personality: '',
    tags: [],
    picture: { kind: 'drawn' },
    seed,
    corrections: {},
    dials: {},
    dismissed: [],
  }
}

/** A picture that is one of ours goes on following the words. */
export function valuesOf(character: Character): FormValues {
  const { name, appearance, age, style, description, personality, tags, imageId, genes } = character
  return {
    ...emptyValues(0),
    name,
    appearance,
    age: age === null ? '' : String(age),
    style: style || usualStyle,
    description,
    personality,
    tags,
    picture: imageId && !isDrawn(imageId) ? { kind: 'own', imageId } : { kind: 'drawn' },
    seed: genes ? null : seedOf(character.$id),
  }
}

/** What is sent; genes and picture are found out while saving. What is left out stays as it is. */
export function characterInput(values: FormValues, genes?: Genes, imageId?: string | null): CharacterInput {
  const { name, appearance, age, style, description, personality, tags } = values
  return {
    name,
    appearance,
    age: ageOf(age),
    style,
    description,
    personality,
    tags: [...tags],
    ...(imageId !== undefined && { imageId }),
    ...(genes && { genes: JSON.stringify(genes) }),
  }
}

/** Not a number where it is none: the schema then says what is wanted. */
export function ageOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/** A seed that belongs to a name. */
export function seedOf(text: string): number {
  let seed = 0
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return seed
}

/** Another person out of the same words. */
export function newSeed(): number {
  return Math.floor(Math.random() * 0x1_0000_0000)
}
