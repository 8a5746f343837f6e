import type { DocumentStore } from '#application/documents/ports.ts'
import type { FileStore } from '#application/files/file-store.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import type { AttributeValue } from '#domain/documents/structure.ts'
import type { Filter } from '#domain/documents/query.ts'
import type { Bucket } from '#domain/files/bucket.ts'
import { fileAttributes } from '#domain/files/file-attributes.ts'
import { fileCollection } from '#domain/files/file-collection.ts'
import { type FileState, fileView, isArriving, type StoredFile } from '#domain/files/file.ts'
import { type Database, sql } from './database.ts'
import { databaseOf } from './units.ts'

const shown = ['$id', '$createdAt', '$updatedAt', '$permissions', ...fileAttributes.map(({ key }) => key)]

/** Files as documents of a hidden collection per bucket, and the numbers of chunks beside them. */
export function sqlFiles(db: Database, documents: DocumentStore): FileStore {
  // Documents are kept by the identity of their collection.
  const collections = new Map<string, Collection>()
  const collectionOf = (bucket: Bucket): Collection => {
    const collection = collections.get(bucket.id) ?? fileCollection(bucket)
    collections.set(bucket.id, collection)
    return collection
  }
  const tableOf = (bucket: Bucket) => sql.id(collectionOf(bucket).id)

  async function find(...[bucket, id, unit]: Parameters<FileStore['find']>): Promise<StoredFile | undefined> {
    const document = await documents.find(collectionOf(bucket), id, unit)
    return document && fileFrom(bucket, document)
  }

  return {
    find,
    async list(bucket, { query, search }, readableBy) {
      const filters: Filter[] = [...query.filters]
      if (search !== undefined) filters.push({ method: 'search', attribute: 'label', values: [search] })
      const page = await documents.list(collectionOf(bucket), { ...query, filters, select: shown }, readableBy)
      const place = `{"bucketId":${JSON.stringify(bucket.id)},`
      return page && { total: page.total, files: page.documents.map((json) => `${place}${json.slice(1)}`) }
    },
    add: (bucket, file, unit) => documents.add(collectionOf(bucket), documentOf(file), unit),
    async change(bucket, before, after, unit) {
      await documents.change(collectionOf(bucket), documentOf(before), documentOf(after), unit)
    },
    remove: (bucket, file, unit) => documents.remove(collectionOf(bucket), documentOf(file), unit),
    async chunks(blobKey, unit) {
      const rows = await databaseOf(unit, db).rows<{ number: number }>(
        sql`select number from file_chunks where blob_key = ${blobKey}`,
      )
      return rows.map(({ number }) => number)
    },
    async addChunk(blobKey, number, unit) {
      await databaseOf(unit, db).run(
        sql`insert into file_chunks (blob_key, number) values (${blobKey}, ${number}) on conflict do nothing`,
      )
    },
    async forgetChunks(blobKey, unit) {
      await databaseOf(unit, db).run(sql`delete from file_chunks where blob_key = ${blobKey}`)
    },
    async arrivingBefore(bucket, moment) {
      const rows = await db.rows<{ id: string }>(
        sql`select id from ${tableOf(bucket)} where upload_id is not null and updated_at < ${moment}
          order by updated_at limit 100`,
      )
      const files = await Promise.all(rows.map(({ id }) => find(bucket, id)))
      return files.filter((file) => file !== undefined).filter(isArriving)
    },
    async knownBlobs(bucket, keys) {
      if (keys.length === 0) return new Set()
      const rows = await db.rows<{ blob_key: string }>(
        sql`select blob_key from ${tableOf(bucket)} where blob_key in (${sql.join(keys)})`,
      )
      return new Set(rows.map((row) => row.blob_key))
    },
  }
}

function documentOf(file: StoredFile): Document {
  const { id, createdAt, updatedAt, permissions, state } = file
  const { name, signature, mimeType, sizeOriginal, chunksTotal, chunksUploaded } = fileView(file)
  const arriving = state.kind === 'arriving' ? state : undefined
  return {
    id,
    createdAt,
    updatedAt,
    permissions,
    data: {
      name,
      signature,
      mimeType,
      sizeOriginal,
      chunksTotal,
      chunksUploaded,
      blobKey: file.blobKey,
      uploadId: arriving?.uploadId ?? null,
      chunkSize: arriving?.chunkSize ?? null,
      creator: arriving?.creator ?? null,
      arrivingType: arriving?.mimeType ?? null,
      label: `${id} ${name}`,
    },
  }
}

function fileFrom(bucket: Bucket, { id, createdAt, updatedAt, permissions, data }: Document): StoredFile {
  return {
    bucketId: bucket.id,
    id,
    createdAt,
    updatedAt,
    permissions,
    name: text(data['name']),
    size: whole(data['sizeOriginal']),
    chunksTotal: whole(data['chunksTotal']),
    blobKey: text(data['blobKey']),
    state: stateFrom(data),
  }
}

function stateFrom(data: Document['data']): FileState {
  const uploadId = data['uploadId']
  if (typeof uploadId !== 'string') {
    return { kind: 'whole', signature: text(data['signature']), mimeType: text(data['mimeType']) }
  }
  return {
    kind: 'arriving',
    uploadId,
    chunkSize: whole(data['chunkSize']),
    chunksUploaded: whole(data['chunksUploaded']),
    creator: text(data['creator']),
    mimeType: text(data['arrivingType']),
  }
}

const text = (value: AttributeValue | undefined): string => (typeof value === 'string' ? value : '')
const whole = (value: AttributeValue | undefined): number => (typeof value === 'number' ? value : 0)
