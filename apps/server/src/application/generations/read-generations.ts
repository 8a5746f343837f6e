import type { UserId } from '@eidolon/contract/ids.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { ListDocuments } from '#application/documents/list-documents.ts'
import type { DocumentPage } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { viewKeys } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { Fault } from '#domain/shared/fault.ts'
import { ownerOf } from './generation-documents.ts'
import type { LivePreviews } from './ports.ts'

type Deps = {
  readonly documents: SystemDocuments
  readonly listDocuments: ListDocuments
  readonly previews: LivePreviews
}

const everything = JSON.stringify({ method: 'select', values: [...viewKeys, '*'] })
const place = { databaseId, collectionId: collectionIds.generations }

export type ReadGenerations = {
  get(owner: UserId, id: string): Promise<Document>
  /** The newest small picture of one that is being drawn. */
  preview(owner: UserId, id: string): Promise<Uint8Array>
  list(caller: UserCaller, queries: readonly string[]): Promise<DocumentPage>
}

/** The generations of the caller. */
export function readGenerations({ documents, listDocuments: list, previews }: Deps): ReadGenerations {
  async function get(owner: UserId, id: string): Promise<Document> {
    const document = await documents.find(collectionIds.generations, id)
    if (!document || ownerOf(document) !== owner) throw new Fault('generation_not_found', { generation: id })
    return document
  }
  return {
    get,
    async preview(owner, id) {
      await get(owner, id)
      const picture = await previews.get(id)
      if (!picture) throw new Fault('generation_not_found', { generation: id })
      return picture
    },
    // A generation is told with what was asked for, unless its reader wants less.
    list: (caller, queries) => list(caller, place, [...queries, everything]),
  }
}
