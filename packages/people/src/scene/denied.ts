import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import type { Said } from '#reading/attribute.ts'
import type { Dictionary } from '#reading/dictionary.ts'
import { groups } from '#reading/groups.ts'
import { readWords } from '#reading/read-prompt.ts'
import type { Scene } from '#reading/to-scene.ts'

/** What must not be seen, by its meaning. */
export type Denied = {
  readonly said: readonly Said[]
  readonly has: (part: string, value: string | undefined) => boolean
  readonly accessories: readonly AccessoryId[]
}

/** Reads a negative prompt: each of its pieces names something to leave out, with or without a "no". */
export function deniedIn(text: string, isWord?: Dictionary): Denied {
  const pieces = text.split(/[,;.\n]+/).map((piece) => readWords(piece, isWord && { isWord }))
  const said = pieces.flatMap(({ understood }) =>
    understood.map(({ part, value }) => ({ part, value: value.replace(/^-/, '') })),
  )
  const words = pieces.flatMap(({ understood, unknown }) =>
    [...understood, ...unknown].map((one) => one.words.toLowerCase()),
  )
  const many = words.flatMap((phrase) => phrase.split(' ').flatMap((word) => groups.get(word) ?? []))
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
  const scenery = scene.scenery?.filter((id) => !denied.has('scenery', id))
  // What is left of a scene is one; only parts that may be absent were taken out.
  return {
    ...(Object.fromEntries(kept) as Scene),
    accessories: scene.accessories.filter((id) => !denied.accessories.includes(id)),
    ...(effects && { effects }),
    ...(scenery && { scenery }),
  }
}
