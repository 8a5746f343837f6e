import type { CharacterBin } from './character-bin.ts'
import type { KeepVersion } from './keep-versions.ts'
import type { PortraitRules } from './portrait-rules.ts'
import type { CollectionHandler, DocumentStore } from '#application/documents/ports.ts'
import type { FileStore } from '#application/files/file-store.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { type Caller, isOwn, ownerFor, rolesOf } from '#domain/accounts/caller.ts'
import { CardProblem, isRecord, readJson } from '#domain/cards/json.ts'
import { withoutSecrets } from '#domain/cards/secrets.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { readCharacter, textOf, wrongField } from '#domain/characters/character.ts'
import { changedGenes, firstGenes } from '#domain/characters/look-of-character.ts'
import { may } from '#domain/documents/access.ts'
import { guardOf } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import { judge, refusalMessage } from '#domain/generations/policy.ts'
import { guardOf as guardOfBucket, isWhole } from '#domain/files/file.ts'
import { canonicalGenes, genesText } from '#domain/looks/genes-text.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import { characterBucket } from '#domain/media/buckets.ts'
import type { Clock } from '#domain/shared/clock.ts'

type Deps = {
  readonly store: DocumentStore
  readonly files: Pick<FileStore, 'find'>
  readonly bin: CharacterBin
  readonly portraits: PortraitRules
  readonly keepVersion: KeepVersion
  readonly readLook: LookReader
  readonly clock: Clock
}

/** No family tree is deeper; what seems so goes round in a circle. */
const deepest = 200
const guard = guardOf(characterCollection)
const bucketGuard = guardOfBucket(characterBucket)

/** What the studio asks of characters beyond their structure. Every refusal names its field. */
export function characterRules({
  store,
  files,
  bin,
  portraits,
  keepVersion,
  readLook,
  clock,
}: Deps): CollectionHandler {
  const canonical = canonicalGenes()

  function cleaned(given: Data): Data {
    const read = readCharacter(given)
    const { card, genes } = read
    return {
      ...read,
      ...(genes && { genes: canonical(textOf(genes)) ?? '' }),
      ...(card && { card: cleanCard(textOf(card)) }),
    }
  }

  /** Nobody is kept who could not be drawn. What was said before there was such a rule stands until it is changed. */
  function checkWords(read: Data, stored: Data = {}): void {
    for (const field of ['name', 'appearance'] as const) {
      const words = textOf(read[field])
      const verdict = words === textOf(stored[field]) ? undefined : judge([words], clock.now())
      if (verdict) throw wrongField(field, refusalMessage(verdict))
    }
  }

  /** A picture that the caller could delete as well: to be let look at somebody's is not to own it. */
  async function checkImage(unit: Transaction, caller: Caller, data: Data): Promise<void> {
    const id = textOf(data['imageId'])
    if (id === '') return
    const file = await files.find(characterBucket, id, unit)
    const isFit = file && isWhole(file) && isOwn(file, caller)
    if (isFit && may(bucketGuard, 'update', rolesOf(caller), file.permissions)) return
    throw wrongField('imageId', 'That picture cannot be used. Upload it again.')
  }

  async function checkParent(unit: Transaction, caller: Caller, id: string, data: Data): Promise<void> {
    const parentId = textOf(data['parentId'])
    if (parentId === '') return
    const parent = await store.find(characterCollection, parentId, unit)
    if (!parent || !isOwn(parent, caller) || !may(guard, 'update', rolesOf(caller), parent.permissions)) {
      throw wrongField('parentId', 'The character this is a variation of cannot be found.')
    }
    let above = parent.id
    for (let steps = 0; above !== ''; steps++) {
      if (above === id || steps > deepest) throw wrongField('parentId', 'A character cannot descend from itself.')
      above = textOf((await store.find(characterCollection, above, unit))?.data['parentId'])
    }
  }

  return {
    async beforeCreate({ unit, caller, id, data }) {
      const read = cleaned(data)
      checkWords(read)
      await checkImage(unit, caller, read)
      await checkParent(unit, caller, id, read)
      const genes = textOf(read['genes']) || genesText(firstGenes(readLook, id, read))
      const portraitPending = portraits.isPending(ownerFor(caller), read)
      return { ...data, ...read, genes, mediaCount: 0, portraitPending }
    },
    async beforeUpdate({ unit, caller, stored, changed }) {
      const read = cleaned(changed)
      checkWords(read, stored.data)
      if ('imageId' in read) await checkImage(unit, caller, read)
      if ('parentId' in read) await checkParent(unit, caller, stored.id, read)
      const genes = changedGenes(readLook, stored.id, stored.data, read)
      const change = genes === undefined ? read : { ...read, genes }
      const after = { ...stored.data, ...change }
      return { ...change, portraitPending: portraits.isPending(stored.owner, after, stored.data) }
    },
    afterRead: (caller, documents) => portraits.seen(caller, documents),
    afterCreate: ({ unit, document }) => portraits.created(unit, document),
    async afterUpdate({ unit, before, after }) {
      await keepVersion(unit, before, after)
      await portraits.changed(unit, before, after)
      const left = textOf(before.data['imageId'])
      if (left !== '' && left !== textOf(after.data['imageId'])) await bin.putPicture(unit, left)
    },
    async beforeDelete({ unit, caller, stored }) {
      await bin.put(unit, { document: stored, caller, mediaTrashedAt: null })
    },
  }
}

/** What a card opens is nobody's business, and a character may be shown to others. */
function cleanCard(text: string): string {
  try {
    const raw = readJson(text)
    if (!isRecord(raw)) throw new CardProblem('This is no character card.')
    const { card, found } = withoutSecrets(raw)
    return found ? JSON.stringify(card) : text
  } catch (error) {
    if (error instanceof CardProblem) throw wrongField('card', error.message)
    throw error
  }
}
