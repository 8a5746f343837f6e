import type { CardExport } from '@eidolon/contract/characters/cards.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { writeGenes } from '@eidolon/people'
import type { CardFile, CardWriter } from './ports.ts'
import { findCharacter } from '#application/characters/find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { type Caller, isOwn, rolesOf } from '#domain/accounts/caller.ts'
import { kindOf } from '#domain/cards/card.ts'
import { isRecord, type Json } from '#domain/cards/json.ts'
import { type CardCharacter, type CardTarget, writeCard } from '#domain/cards/write-card.ts'
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

type Deps = {
  readonly store: DocumentStore
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  /** Cards are pictures that leave, with more inside. */
  readonly mark: MarkDerived
  readonly writer: CardWriter
  readonly readLook: LookReader
}

type CardPicture = CardFile & { readonly file: WholeFile }

export type ExportedCard = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** A character as a file that other programs read, with everything its own card said before. */
export function exportCard({ store, files, mark, writer, readLook }: Deps) {
  return async (caller: Caller, id: string, { format, as }: CardExport): Promise<ExportedCard> => {
    const document = await findCharacter(store, caller, id)
    const character = characterOf(document)
    const raw = rawCard(document)
    const card = (target: CardTarget) => writeCard(raw, character, target)
    const title = fileTitle(character.name) || 'character'
    const json = (value: Json): ExportedCard => ({
      name: `${title}.json`,
      type: 'application/json',
      bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
    })
    if (format === 'eliza') return json(card('eliza'))
    const picture = as === 'json' ? undefined : await pictureOf(caller, document)
    if (format === 'charx') {
      // In an archive the picture is a file of its own.
      const own = picture && (await markedPicture(picture))
      return { name: `${title}.charx`, type: 'application/zip', bytes: await writer.charx(card('v3'), own) }
    }
    const isNewest = format === 'card-v3'
    if (!picture) return json(card(isNewest ? 'v3' : 'v2'))
    const cards = { v2: card('v2'), ...(isNewest && { v3: card('v3') }) }
    const bytes = await mark(picture.file, 'image/png', await writer.png(picture.bytes, cards), { isPart: true })
    return { name: `${title}.png`, type: 'image/png', bytes }
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

  async function pictureOf(caller: Caller, { data }: Document): Promise<CardPicture | undefined> {
    const imageId = textOf(data['imageId'])
    const file = imageId === '' ? undefined : await files.find(bucketIds.characters, imageId)
    if (!file || !isWhole(file) || !isOwn(file, caller)) return undefined
    if (!may(guardOf(characterBucket), 'read', rolesOf(caller), file.permissions)) return undefined
    const stream = await files.read(file)
    if (!stream) return undefined
    return { name: `main.${extensionFor(file.state.mimeType) ?? 'png'}`, bytes: await wholeOf(stream), file }
  }

  async function markedPicture({ name, bytes, file }: CardPicture): Promise<CardFile> {
    const { mimeType } = file.state
    return { name, bytes: isMarkedType(mimeType) ? await mark(file, mimeType, bytes, { isPart: true }) : bytes }
  }
}

/** The card that the character came from, if it came from one. */
function rawCard({ data }: Document): Json | undefined {
  try {
    const raw: unknown = JSON.parse(textOf(data['card']))
    return isRecord(raw) && kindOf(raw) ? raw : undefined
  } catch {
    return undefined
  }
}
