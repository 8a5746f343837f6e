import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import type { Attribute, Said } from '#reading/vocabulary/attribute.ts'
import type { Dictionary } from '#reading/vocabulary/dictionary.ts'
import { groups } from '#reading/grammar/groups.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import type { Scene } from '#reading/to-scene.ts'

/** What must not be seen, by its meaning. */
export type Denied = {
  readonly said: readonly Said[]
  readonly has: (part: string, value: string | undefined) => boolean
  readonly accessories: readonly AccessoryId[]
}

/** What a negative prompt names, with the places in it. */
export type DeniedReading = {
  readonly understood: readonly Attribute[]
  /** Words for many things at once: "weapons", "hats"; with the one that they name, where they name one. */
  readonly kinds: readonly (Phrase & { readonly value?: string })[]
  readonly unknown: readonly Phrase[]
  readonly corrected: readonly (Phrase & { readonly to: string })[]
}
type Phrase = { readonly words: string; readonly at: number; readonly end: number }

/** Reads a negative prompt: each of its pieces names something to leave out, with or without a "no". */
export function readDenied(text: string, isWord?: Dictionary): DeniedReading {
  const pieces = [...text.matchAll(/[^,;.\n]+/g)].map(({ 0: piece, index }) => {
    const { understood, unknown, corrected } = parsePrompt(piece, isWord && { isWord })
    const placed = <T extends Phrase>(one: T): T => ({ ...one, at: one.at + index, end: one.end + index })
    return {
      understood: understood.map((one) => ({ ...placed(one), value: one.value.replace(/^-/, '') })),
      unknown: unknown.map(placed),
      corrected: corrected.map(placed),
    }
  })
  const [understood, unknown] = [pieces.flatMap((one) => one.understood), pieces.flatMap((one) => one.unknown)]
  const isKind = ({ words }: Phrase) => thingsOf(words).length > 0
  // Whoever wants no hats has not spoken of the one that a hat is drawn as.
  const isOfKind = (one: Attribute) => one.part === 'accessories' && isKind(one)
  return {
    understood: understood.filter((one) => !isOfKind(one)),
    kinds: onceEach([...understood.filter(isOfKind), ...unknown.filter(isKind)]),
    unknown: unknown.filter((one) => !isKind(one)),
    corrected: pieces.flatMap((piece) => piece.corrected),
  }
}

/** "No weapons" denies a dozen things by the same words. */
const onceEach = <T extends Phrase>(some: readonly T[]): readonly T[] =>
  some.filter((one, index) => some.findIndex(({ at }) => at === one.at) === index)

const thingsOf = (phrase: string): readonly AccessoryId[] =>
  phrase
    .toLowerCase()
    .split(' ')
    .flatMap((word) => groups.get(word) ?? [])

/** What a negative prompt keeps out of a picture. */
export function parseNegativePrompt(text: string, isWord?: Dictionary): Denied {
  const { understood, kinds } = readDenied(text, isWord)
  const named = kinds.flatMap(({ value }) => (value === undefined ? [] : [{ part: 'accessories' as const, value }]))
  const said = [...understood.map(({ part, value }) => ({ part, value })), ...named]
  const many = kinds.flatMap(({ words }) => thingsOf(words))
  const one = said.flatMap(({ part, value }) => (part === 'accessories' ? [value] : []))
  return {
    said,
    has: (part, value) => said.some((each) => each.part === part && each.value === value),
    accessories: accessories.flatMap(({ id }) => (many.includes(id) || one.includes(id) ? [id] : [])),
  }
}

/** A scene without what is denied in it. */
export function without(scene: Scene, denied: Denied): Scene {
  const kept = Object.entries(scene).filter(([part, value]) => typeof value !== 'string' || !denied.has(part, value))
  const effects = scene.effects?.filter((id) => !denied.has('effects', id))
  const gestures = scene.gestures?.filter((id) => !denied.has('pose', id))
  const scenery = scene.scenery?.filter((id) => !denied.has('scenery', id))
  // What is left of a scene is one; only parts that may be absent were taken out.
  return {
    ...(Object.fromEntries(kept) as Scene),
    accessories: scene.accessories.filter((id) => !denied.accessories.includes(id)),
    ...(gestures && { gestures }),
    ...(effects && { effects }),
    ...(scenery && { scenery }),
  }
}
