import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { FileHandler } from '#application/files/file-store.ts'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { MediaFacts } from '#domain/media/media-facts.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = {
  readonly documents: () => SystemDocuments
  readonly library: Pick<MediaLibrary, 'ofFile'>
  /** Looks into bytes that have arrived; what cannot be read has no size. */
  readonly examine: (blobKey: string, mimeType: string) => Promise<MediaFacts>
}

/** Whoever brings a picture has told nothing about it. */
const nothingKnown = { scene: {}, style: '', prompt: '', character: undefined } as const

/** What people bring along becomes media in the moment it is whole, and goes with its file. */
export function uploadRules({ documents, library, examine }: Deps): FileHandler {
  return {
    examine: async ({ blobKey, mimeType }) => ({ ...(await examine(blobKey, mimeType)) }),
    async afterComplete(unit, file, caller, facts) {
      if (caller.kind !== 'user') return
      const kind = file.state.mimeType.startsWith('video/') ? 'video' : 'image'
      await documents().create(unit, collectionIds.media, {
        data: { kind, fileId: file.id, bytes: file.size, ...facts, ...writeCaption({ ...nothingKnown, kind }) },
        permissions: ownerPermissions(caller.userId),
      })
    },
    async afterDelete(unit, file) {
      for (const id of await library.ofFile(unit, file.id)) await documents().remove(unit, collectionIds.media, id)
    },
  }
}
