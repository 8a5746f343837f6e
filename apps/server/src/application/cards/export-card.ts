import type { CardExport } from '@eidolon/contract/characters/cards.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { writeGenes } from '@eidolon/people'
import type { CardFile, CardWriter } from './ports.ts'
import { findCharacter } from '#application/characters/find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { type Caller, isOwn, rolesOf, type UserCaller } from '#domain/accounts/caller.ts'
import type { CardCharacter } from '#domain/cards/write-card.ts'
import { numberOf, textOf } from '#domain/characters/character.ts'
import { firstGenes } from '#domain/characters/look-of-character.ts'
import { may } from '#domain/documents/access.ts'
import type { Document } from '#domain/documents/document.ts'
import { guardOf, isWhole, type WholeFile } from '#domain/files/file.ts'
import { isMarkedType } from '#domain/marking/statement.ts'
import { genesOf } from '#domain/looks/genes-text.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import { characterBucket } from '#domain/media/buckets.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { fileTitle } from '#domain/files/file-name.ts'
import { extensionFor } from '#domain/files/media-type.ts'
import { placeOf } from '#domain/shared/place.ts'

type Deps = {
  readonly store: DocumentStore
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  /** Cards are pictures that leave, with more inside. */
  readonly mark: MarkDerived
  readonly write: CardWriter
  readonly readLook: LookReader
}

export type ExportedCard = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

const types = { json: 'application/json', png: 'image/png', charx: 'application/zip' } as const

/** A character as a file that other programs read, with everything its own card said before. */
export async function exportCard(
  { store, files, mark, write, readLook }: Deps,
  caller: UserCaller,
  id: string,
  { format, as }: CardExport,
  signal: AbortSignal,
): Promise<ExportedCard> {
  const document = await findCharacter(store, caller, id)
  const character = characterOf(document)
  const file = as === 'json' || format === 'eliza' ? undefined : await pictureOf(caller, document)
  const text = { raw: textOf(document.data['card']), character, format }
  // In an archive the picture is a file of its own.
  const picture = async () => file && bytesOf(file, format === 'charx')
  const { kind, bytes } = await write(text, picture, { who: placeOf(caller.ip), signal })
  const isPicture = file && kind === 'png'
  return {
    name: `${fileTitle(character.name) || 'character'}.${kind}`,
    type: types[kind],
    bytes: isPicture ? await mark(file, 'image/png', bytes, { isPart: true }) : bytes,
  }

  function characterOf({ id, data }: Document): CardCharacter {
    return {
      name: textOf(data['name']),
      description: textOf(data['description']),
      personality: textOf(data['personality']),
      tags: Array.isArray(data['tags']) ? data['tags'].map(String) : [],
      appearance: textOf(data['appearance']),
      age: numberOf(data['age']) ?? null,
      style: textOf(data['style']),
      genes: writeGenes(genesOf(data['genes']) ?? firstGenes(readLook, id, data)),
    }
  }

  async function pictureOf(caller: Caller, { data }: Document): Promise<WholeFile | undefined> {
    const imageId = textOf(data['imageId'])
    const file = imageId === '' ? undefined : await files.find(bucketIds.characters, imageId)
    if (!file || !isWhole(file) || !isOwn(file, caller)) return undefined
    return may(guardOf(characterBucket), 'read', rolesOf(caller), file.permissions) ? file : undefined
  }

  async function bytesOf(file: WholeFile, isMarked: boolean): Promise<CardFile | undefined> {
    const stream = await files.read(file)
    if (!stream) return undefined
    const { mimeType } = file.state
    const bytes = await wholeOf(stream)
    return {
      name: `main.${extensionFor(mimeType) ?? 'png'}`,
      bytes: isMarked && isMarkedType(mimeType) ? await mark(file, mimeType, bytes, { isPart: true }) : bytes,
    }
  }
}
