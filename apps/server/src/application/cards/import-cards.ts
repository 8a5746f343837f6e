import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { CardFile, CardReader, CardWatch } from './ports.ts'
import type { PortraitRules } from '#application/characters/portrait-rules.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { StagedFile, SystemFiles } from '#application/files/system-files.ts'
import { streamOf } from '#application/shared/streams.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { CardProblem } from '#domain/cards/json.ts'
import { readCard } from '#domain/cards/read-card.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { firstGenes } from '#domain/characters/look-of-character.ts'
import { type DocumentView, documentView } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { genesOf, genesText } from '#domain/looks/genes-text.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { placeOf } from '#domain/shared/place.ts'

type Deps = {
  readonly readFile: CardReader
  readonly readLook: LookReader
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly portraits: PortraitRules
  readonly units: Transactions
  readonly room: StorageQuota
  readonly parse: ParseQueue
  readonly ids: Ids
  readonly clock: Clock
}

type CardToImport = { readonly data: Data; readonly picture: CardFile | undefined }
export type Imported = { readonly characters: readonly DocumentView[]; readonly warnings: readonly string[] }

/**
 * New characters out of card files. A file that holds none is told about and does not keep the others out; nothing
 * that is there is ever changed.
 */
export async function importCards(
  deps: Deps,
  caller: UserCaller,
  given: readonly CardFile[],
  signal: AbortSignal,
): Promise<Imported> {
  const { readFile, readLook, documents, files, portraits, units, ids, clock, room, parse } = deps

  async function stage(picture: CardFile): Promise<StagedFile | undefined> {
    try {
      return await files.stage(bucketIds.characters, picture.name, streamOf(picture.bytes))
    } catch (error) {
      if (error instanceof Fault) return undefined
      throw error
    }
  }

  async function create(caller: UserCaller, { data }: CardToImport, staged: StagedFile | undefined) {
    const { userId } = caller
    const permissions = ownerPermissions(userId)
    const id = ids.unique()
    const genes = await parse(caller, () => genesText(genesOf(data['genes']) ?? firstGenes(readLook, id, data)))
    return units.run((unit) =>
      room.within(unit, userId, async () => {
        const image = staged && (await files.keep(unit, staged, { permissions }))
        const pictured = { ...data, genes, imageId: image?.id ?? null }
        const whole = { ...pictured, portraitPending: portraits.isPending(userId, pictured) }
        return documents.create(unit, collectionIds.characters, { id, data: whole, permissions })
      }),
    )
  }

  await room.refuseWithout(0, caller.userId)
  // One client makes as many accounts as it likes.
  const watch = { who: placeOf(caller.ip), signal }
  const warnings: string[] = []
  const characters: DocumentView[] = []
  for (const file of given) {
    const warn = (says: string) => void warnings.push(`${file.name}: ${says}`)
    for (const wanted of await cardsOf(caller, file, watch, warn)) {
      if (characters.length >= cardLimits.characters) {
        warn(`At most ${cardLimits.characters} characters are taken in at once.`)
        break
      }
      const staged = wanted.picture && (await stage(wanted.picture))
      if (wanted.picture && !staged) warn('Its picture cannot be used here.')
      try {
        characters.push(documentView(characterCollection, await create(caller, wanted, staged)))
      } catch (error) {
        if (staged) await files.discard(staged)
        throw error
      }
    }
  }
  if (characters.length > 0) return { characters, warnings }
  throw new Fault('card_invalid', { files: given.length }, warnings.length > 0 ? { message: warnings.join(' ') } : {})

  async function cardsOf(
    caller: UserCaller,
    file: CardFile,
    watch: CardWatch,
    warn: (says: string) => void,
  ): Promise<readonly CardToImport[]> {
    try {
      const opened = await readFile(file, watch)
      const wanted: CardToImport[] = []
      for (const { contents, picture, warnings } of opened) {
        const source = { fileName: file.name, today: clock.now() }
        const read = await parse(caller, () => readCard(readLook, contents, source))
        for (const says of [...warnings, ...read.warnings]) warn(says)
        wanted.push({ data: read.data, picture })
      }
      return wanted
    } catch (error) {
      if (!(error instanceof CardProblem)) throw error
      warn(error.message)
      return []
    }
  }
}
