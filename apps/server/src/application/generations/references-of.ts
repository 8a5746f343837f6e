import type { CharacterId, UserId } from '@eidolon/contract/ids.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { ReferencePicture } from '#application/engines/engine.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Document } from '#domain/documents/document.ts'
import type { DrawPortrait } from './draw-portrait.ts'
import { ownerOf } from './generation-documents.ts'
import { characterLook } from './character-look.ts'
import { isWhole } from '#domain/files/file.ts'
import { wholeOf } from '#application/shared/streams.ts'

/** Any picture as engines are sent it, no longer than so many pixels; undefined when it cannot be read. */
export type AsReference = (bytes: Uint8Array, longest?: number) => Promise<ReferencePicture | undefined>

type Deps = {
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly asReference: AsReference
  readonly drawPortrait: DrawPortrait
}

/** Models are sent a few good pictures rather than many. */
const max = 4
/** A picture that shows the character less well than this confuses more than it helps. */
const leastIdentity = 0.5
const maxBytes = 64_000_000

export type References = {
  /** The portrait, then the pictures that show the character best; one that is drawn for it where there are none. */
  ofCharacter(character: Document, signal: AbortSignal): Promise<readonly ReferencePicture[]>
  /** The picture of a row of the library; of a film its still. */
  readonly ofMedia: (media: Document, longest?: number) => Promise<ReferencePicture | undefined>
  /** An uploaded image. */
  ofFile(owner: UserId, fileId: string): Promise<Uint8Array | undefined>
}

/** Pictures by which an engine that does not know a character can keep them the same. */
export function referencesOf({ documents, files, asReference, drawPortrait }: Deps): References {
  /** Files of another account are never sent to an engine. */
  async function bytesOf(owner: UserId, bucketId: string, fileId: unknown): Promise<Uint8Array | undefined> {
    if (typeof fileId !== 'string' || fileId === '') return undefined
    const file = await files.find(bucketId, fileId)
    if (file?.owner !== owner || !isWhole(file) || file.size > maxBytes) return undefined
    const stream = await files.read(file)
    return stream && wholeOf(stream)
  }

  async function picture(owner: UserId, bucketId: string, fileId: unknown, longest?: number) {
    const bytes = await bytesOf(owner, bucketId, fileId)
    return bytes && asReference(bytes, longest)
  }

  return {
    async ofCharacter(character, signal) {
      const { id, data } = character
      const owner = ownerOf(character)
      const portrait = await picture(owner, bucketIds.characters, data['imageId'])
      const { documents: best } = await documents.listOf(owner, collectionIds.media, bestOf(id))
      const others: ReferencePicture[] = []
      for (const text of best) {
        if (others.length >= max - (portrait ? 1 : 0)) break
        const found = await picture(owner, bucketIds.media, fileOf(JSON.parse(text)))
        if (found) others.push(found)
      }
      const found = portrait ? [portrait, ...others] : others
      if (found.length > 0) return found
      const drawn = await drawPortrait(characterLook(character), signal)
      const only = drawn && (await asReference(drawn))
      return only ? [only] : []
    },
    ofMedia: (media, longest) =>
      picture(
        ownerOf(media),
        bucketIds.media,
        media.data[media.data['kind'] === 'video' ? 'posterId' : 'fileId'],
        longest,
      ),
    ofFile: (owner, fileId) => bytesOf(owner, bucketIds.media, fileId),
  }
}

function bestOf(characterId: CharacterId): readonly string[] {
  return [
    { method: 'equal', attribute: 'characterId', values: [characterId] },
    { method: 'equal', attribute: 'kind', values: ['image'] },
    { method: 'isNull', attribute: 'trashedAt' },
    { method: 'greaterThanEqual', attribute: 'identity', values: [leastIdentity] },
    { method: 'orderDesc', attribute: 'identity' },
    { method: 'limit', values: [max] },
  ].map((query) => JSON.stringify(query))
}

function fileOf(media: unknown): unknown {
  return typeof media === 'object' && media !== null && 'fileId' in media ? media.fileId : undefined
}
