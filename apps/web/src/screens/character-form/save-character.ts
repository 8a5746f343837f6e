import { isDrawn, type CharacterInput } from '@eidolon/contract/characters/characters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { refetchLists } from '#features/characters/cache.ts'
import { createCharacter, updateCharacter } from '#features/characters/changes.ts'
import type { Character } from '#features/characters/character.ts'
import { characterKeys } from '#features/characters/queries.ts'
import type { Genes } from '#features/appearance/genes.ts'
import { lookQuery } from '#features/appearance/queries.ts'
import { isFault } from '#lib/fault.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { characterInput, type ChosenPicture, type FormValues } from './form-values.ts'
import { descriptionBefore, descriptionOf, personOf } from './person.ts'

type Deps = { readonly api: LoadApi; readonly cache: QueryClient }

type Saving = {
  readonly values: FormValues
  readonly base: Character | undefined
  /** Saves over what somebody else has saved meanwhile. */
  readonly force: boolean
}

/** Saves what the form holds. The portrait is the server's business: it follows by itself. */
export function saveCharacter({ api, cache }: Deps) {
  const newId = ID.unique()

  return async ({ values, base, force }: Saving): Promise<Character> => {
    const fields = characterInput(values, await readPerson(values, base), pictureToSend(values.picture, base))
    const since = force ? undefined : base?.$updatedAt
    const saved = base ? await updateCharacter(api, base.$id, fields, since) : await create(fields)
    cache.setQueryData(characterKeys.one(saved.$id), saved)
    // The portrait may have come before this answer did.
    void cache.invalidateQueries({ queryKey: characterKeys.one(saved.$id) })
    void refetchLists(cache)
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

  async function readPerson(values: FormValues, base: Character | undefined): Promise<Genes | undefined> {
    const [description, earlier] = [descriptionOf(values, base), descriptionBefore(base)]
    if (!description) return undefined
    const look = await cache.fetchQuery(lookQuery(api, description))
    const before = earlier && (await cache.fetchQuery(lookQuery(api, earlier)))
    return personOf({ values, base, look, before })?.genes
  }
}

/** A picture of one's own, or none in its place; undefined leaves the portrait that the server looks after. */
function pictureToSend(picture: ChosenPicture, base: Character | undefined): string | null | undefined {
  if (picture.kind === 'own') return picture.imageId
  return base?.imageId && !isDrawn(base.imageId) ? null : undefined
}
