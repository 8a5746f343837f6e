import type { UserId } from '@eidolon/contract/ids.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { FileStore } from '#application/files/file-store.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { parsePermissions, type Permission } from '#domain/documents/permission.ts'
import type { AttributeValue } from '#domain/documents/structure.ts'
import type { Filter } from '#domain/documents/query.ts'
import type { Bucket } from '#domain/files/bucket.ts'
import { fileAttributes } from '#domain/files/file-attributes.ts'
import { fileCollection } from '#domain/files/file-collection.ts'
import { type FileState, fileView, isArriving, type StoredFile } from '#domain/files/file.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { lruCache } from '#adapters/sql/lru-cache.ts'
import { databaseOf } from '#adapters/sql/units.ts'

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
  const looks = new Map<string, readonly string[]>()
  const known = lruCache<string, readonly Permission[]>(1000)
  const tableOf = (bucket: Bucket) => sql.id(collectionOf(bucket).id)

  async function find(...[bucket, id, unit]: Parameters<FileStore['find']>): Promise<StoredFile | undefined> {
    if (!unit) return look(bucket, id)
    const document = await documents.find(collectionOf(bucket), id, unit)
    return document && fileFrom(bucket, document)
  }

  /** Every picture on a page asks this: column by column, and what it says of permissions is mostly known. */
  async function look(bucket: Bucket, id: string): Promise<StoredFile | undefined> {
    const { id: table } = collectionOf(bucket)
    const strings = looks.get(table) ?? [`select ${columns} from "${table}" where id = `, '']
    looks.set(table, strings)
    const row = await db.one<FileRow>({ strings, values: [id], fixed: true })
    if (!row) return undefined
    const permissions = known.get(row.permissions) ?? permissionsFrom(row.permissions)
    known.set(row.permissions, permissions)
    return fileFromRow(bucket, row, permissions)
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
    async forgetChunks(blobKey, unit, numbers) {
      const these = numbers ? sql`and number in (${sql.join(numbers)})` : sql``
      await databaseOf(unit, db).run(sql`delete from file_chunks where blob_key = ${blobKey} ${these}`)
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
  const { id, createdAt, updatedAt, owner, permissions, state } = file
  const { name, signature, mimeType, sizeOriginal, chunksTotal, chunksUploaded } = fileView(file)
  const arriving = state.kind === 'arriving' ? state : undefined
  return {
    id,
    createdAt,
    updatedAt,
    owner,
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

type FileRow = {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly owner: UserId | null
  readonly permissions: string
  readonly name: string
  readonly signature: string
  readonly mime_type: string
  readonly size_original: number
  readonly chunks_total: number
  readonly chunks_uploaded: number
  readonly blob_key: string
  readonly upload_id: string | null
  readonly chunk_size: number | null
  readonly creator: string | null
  readonly arriving_type: string | null
}
const columns = `id, created_at, updated_at, owner, permissions, name, signature, mime_type, size_original, chunks_total,
  chunks_uploaded, blob_key, upload_id, chunk_size, creator, arriving_type`

function fileFromRow(bucket: Bucket, row: FileRow, permissions: readonly Permission[]): StoredFile {
  return {
    bucketId: bucket.id,
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    owner: row.owner ?? undefined,
    permissions,
    name: row.name,
    size: row.size_original,
    chunksTotal: row.chunks_total,
    blobKey: row.blob_key,
    state:
      row.upload_id === null
        ? { kind: 'whole', signature: row.signature, mimeType: row.mime_type }
        : {
            kind: 'arriving',
            uploadId: row.upload_id,
            chunkSize: row.chunk_size ?? 0,
            chunksUploaded: row.chunks_uploaded,
            creator: row.creator ?? '',
            mimeType: row.arriving_type ?? '',
          },
  }
}

function permissionsFrom(json: string): readonly Permission[] {
  const parsed = parsePermissions(JSON.parse(json))
  if ('problem' in parsed) throw new Error(`Stored permissions cannot be read: ${parsed.problem}`)
  return parsed.permissions
}

function fileFrom(bucket: Bucket, { id, createdAt, updatedAt, owner, permissions, data }: Document): StoredFile {
  return {
    bucketId: bucket.id,
    id,
    createdAt,
    updatedAt,
    owner,
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
