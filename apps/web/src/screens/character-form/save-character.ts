import type { CharacterInput } from '@eidolon/contract/characters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { patchCharacter, refetchLists } from '#features/characters/cache.ts'
import { createCharacter, updateCharacter } from '#features/characters/changes.ts'
import { genesOf, type Character } from '#features/characters/character.ts'
import { characterKeys } from '#features/characters/queries.ts'
import { drawLook } from '#features/looks/calls.ts'
import { sameValue, type Genes } from '#features/looks/genes.ts'
import { lookQuery, portraitQuery } from '#features/looks/queries.ts'
import { drawnFile, newDrawnId } from '#lib/drawn-picture.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { fieldsOf, type FormValues } from './form-values.ts'
import type { PortraitNotes } from './portrait-notes.ts'
import { promisePortrait } from './promised-portraits.ts'
import { descriptionBefore, descriptionOf, personOf } from './person.ts'

type Deps = { readonly api: LoadApi; readonly cache: QueryClient; readonly notes: PortraitNotes }

type Saving = {
  readonly values: FormValues
  readonly base: Character | undefined
  /** Saves over what somebody else has saved meanwhile. */
  readonly force: boolean
}

/** How long saving waits for the portrait, and how long the portrait is then still waited for. */
const patience = { saving: 4000, drawing: 90_000 } as const

/**
 * Saves what the form holds, with the portrait as it now is. A portrait that is not there in time follows by itself; one
 * that cannot be drawn keeps nobody from saving.
 */
export function saveCharacter({ api, cache, notes }: Deps) {
  // An attempt that is made again goes on with the picture that it has already sent.
  const sent = new Map<Blob, string>()
  const newId = ID.unique()

  return async ({ values, base, force }: Saving): Promise<Character> => {
    const { genes, refused } = await readPerson(values, base)
    const portrait = !refused && wantsPortrait(values, base, genes) ? drawn(genes, values.style) : undefined
    const inTime = portrait && (await Promise.race([portrait.catch(() => undefined), after(patience.saving)]))
    const imageId = inTime ? await upload(inTime) : keptImage(values, base)
    const fields = fieldsOf(values, genes, imageId)
    const since = force ? undefined : base?.$updatedAt
    const saved = base ? await updateCharacter(api, base.$id, fields, since) : await create(fields)
    cache.setQueryData(characterKeys.one(saved.$id), saved)
    void refetchLists(cache)
    if (portrait && !inTime) void promisePortrait(notes, saved, () => follow(saved, portrait))
    return saved
  }

  async function create(fields: CharacterInput): Promise<Character> {
    try {
      return await createCharacter(api, fields, newId)
    } catch (error) {
      if (!isFault(error, 'document_already_exists')) throw error
      // An earlier attempt had arrived; only its answer was lost.
      return updateCharacter(api, newId, fields)
    }
  }

  /** Words against the rules are kept as they are, but nobody is drawn from them: neither here nor in the form. */
  async function readPerson(values: FormValues, base: Character | undefined) {
    const [description, earlier] = [descriptionOf(values, base), descriptionBefore(base)]
    if (!description) return { genes: undefined, refused: false }
    const look = await cache.fetchQuery(lookQuery(api, description))
    const before = earlier && (await cache.fetchQuery(lookQuery(api, earlier)))
    return { genes: personOf({ values, base, look, before })?.genes, refused: look.refused !== null }
  }

  /** Not by the form's own query: that one is cancelled when the form goes away. */
  async function drawn(genes: Genes, style: string): Promise<Blob> {
    const order = { genes, style, size: 768, slot: newId }
    const known = cache.getQueryData(portraitQuery(api, order).queryKey)
    return known ?? drawLook(api, order, AbortSignal.timeout(patience.drawing))
  }

  async function upload(picture: Blob): Promise<string | null> {
    const id = sent.get(picture) ?? newDrawnId()
    sent.set(picture, id)
    try {
      return await uploadPicture(api, { file: drawnFile(picture), id })
    } catch (error) {
      // Without a connection all of it waits.
      if (faultOf(error).offline) throw error
      return null
    }
  }

  /** The portrait comes after the character, unless that has been changed meanwhile. */
  async function follow(saved: Character, portrait: Promise<Blob>): Promise<void> {
    const imageId = await upload(await portrait)
    if (imageId) patchCharacter(cache, saved.$id, await updateCharacter(api, saved.$id, { imageId }, saved.$updatedAt))
  }
}

function wantsPortrait(values: FormValues, base: Character | undefined, genes: Genes | undefined): genes is Genes {
  if (values.picture.kind === 'own' || !genes) return false
  return !base?.imageId || base.style !== values.style || !sameValue(genesOf(base), genes)
}

function keptImage(values: FormValues, base: Character | undefined): string | null {
  return values.picture.kind === 'own' ? values.picture.imageId : (base?.imageId ?? null)
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
