import type { CharacterInput } from '@eidolon/contract/characters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { refetchLists } from '#features/characters/cache.ts'
import { createCharacter, updateCharacter } from '#features/characters/changes.ts'
import { genesOf, type Character } from '#features/characters/character.ts'
import { characterKeys } from '#features/characters/queries.ts'
import { sameValue, type Genes } from '#features/looks/genes.ts'
import { lookQuery, portraitQuery } from '#features/looks/queries.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { fieldsOf, type FormValues } from './form-values.ts'
import { descriptionBefore, descriptionOf, personOf } from './person.ts'

type Deps = { readonly api: LoadApi; readonly cache: QueryClient }

type Saving = {
  readonly values: FormValues
  readonly base: Character | undefined
  /** Saves over what somebody else has saved meanwhile. */
  readonly force: boolean
}

const patience = 10_000

/** Nobody answered: it may be tried again. */
export function isCutOff(error: unknown): boolean {
  const { code, message } = Object(error)
  return code === 0 || message === 'Network request failed'
}

export const drawnFileName = 'drawn.webp'

/** Saves what the form holds, with the portrait as it now is. */
export function saveCharacter({ api, cache }: Deps) {
  // An attempt that is made again goes on with the picture that it has already sent.
  const sent = new Map<Blob, string>()
  const newId = ID.unique()

  return async ({ values, base, force }: Saving): Promise<Character> => {
    const genes = await readGenes(values, base)
    const imageId = await pictureOf(values, base, genes)
    const fields = fieldsOf(values, genes, imageId)
    const saved = base
      ? await updateCharacter(api, base.$id, fields, force ? undefined : base.$updatedAt)
      : await create(fields)
    cache.setQueryData(characterKeys.one(saved.$id), saved)
    void refetchLists(cache)
    return saved
  }

  async function create(fields: CharacterInput): Promise<Character> {
    try {
      return await createCharacter(api, fields, newId)
    } catch (error) {
      if (Object(error).type !== 'document_already_exists') throw error
      // An earlier attempt had arrived; only its answer was lost.
      return updateCharacter(api, newId, fields)
    }
  }

  async function readGenes(values: FormValues, base: Character | undefined): Promise<Genes | undefined> {
    const [description, earlier] = [descriptionOf(values, base), descriptionBefore(base)]
    if (!description) return undefined
    const look = await cache.fetchQuery(lookQuery(api, description))
    const before = earlier && (await cache.fetchQuery(lookQuery(api, earlier)))
    return personOf({ values, base, look, before })?.genes
  }

  async function pictureOf(values: FormValues, base: Character | undefined, genes: Genes | undefined) {
    if (values.picture.kind === 'own') return values.picture.imageId
    const kept = base?.imageId ?? null
    if (!genes) return kept
    if (kept && base && base.style === values.style && sameValue(genesOf(base), genes)) return kept
    const picture = await drawn(genes, values.style)
    if (!picture) return kept
    const id = sent.get(picture) ?? ID.unique()
    sent.set(picture, id)
    try {
      return await uploadPicture(api, { file: new File([picture], drawnFileName, { type: 'image/webp' }), id })
    } catch (error) {
      // Without a connection all of it waits; a picture that is refused keeps nobody from saving.
      if (isCutOff(error)) throw error
      return kept
    }
  }

  /** A portrait that cannot be drawn, or not in time, does not keep anybody from saving. */
  async function drawn(genes: Genes, style: string): Promise<Blob | undefined> {
    const query = portraitQuery(api, { genes, style, size: 768, slot: 'save' })
    const late = new Promise<undefined>((done) => setTimeout(done, patience))
    return Promise.race([cache.fetchQuery(query).catch(() => undefined), late])
  }
}
