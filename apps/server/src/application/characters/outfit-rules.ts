import { limits } from '@eidolon/contract/limits.ts'
import { fullWardrobe, OutfitFields } from '@eidolon/contract/characters/outfits.ts'
import { outfits } from '@eidolon/people'
import { findOwn } from '#application/media/find-own.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { outfitCollection } from '#domain/characters/outfit-collection.ts'
import { type Data, refusedAttribute } from '#domain/documents/structure.ts'
import { readFields, textOf } from '#domain/media/refusals.ts'

type Deps = { readonly store: DocumentStore }

/** Outfits are read as their form reads them; each belongs to a character of the same account, which has so many. */
export function outfitRules({ store }: Deps): CollectionHandler {
  function checked(given: Data): Data {
    const read = readFields(OutfitFields, given)
    const outfit = read['outfit']
    if (outfit !== undefined && !outfits.some(({ id }) => id === outfit)) {
      throw refusedAttribute('outfit', 'There are no such clothes.')
    }
    return read
  }

  /** The character is held until the unit ends, so that two at once are counted one after the other. */
  async function checkRoom(unit: Transaction, caller: Caller, characterId: string): Promise<void> {
    const wearer = await findOwn(store, characterCollection, { caller, id: characterId, action: 'update', unit })
    if (!wearer) throw refusedAttribute('characterId', 'There is no such character.')
    const filters = [{ method: 'equal', attribute: 'characterId', values: [characterId] }] as const
    const query = { filters, orders: [], limit: 1, offset: 0, cursor: undefined, select: ['$id'] }
    const there = await store.list(outfitCollection, query, rolesOf(caller), unit)
    if ((there?.total ?? 0) >= limits.outfit.each) throw refusedAttribute('characterId', fullWardrobe)
  }

  return {
    async beforeCreate({ unit, caller, data }) {
      const read = checked(data)
      await checkRoom(unit, caller, textOf(read['characterId']))
      return read
    },
    async beforeUpdate({ unit, caller, changed }) {
      const read = checked(changed)
      if ('characterId' in read) await checkRoom(unit, caller, textOf(read['characterId']))
      return read
    },
  }
}
