import {
  CollectionPlace,
  DocumentChange,
  DocumentPlace,
  NewDocument,
  queriesForm,
} from '@eidolon/contract/documents.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CreateDocument } from '#application/documents/create-document.ts'
import type { DeleteDocument } from '#application/documents/delete-document.ts'
import type { GetDocument } from '#application/documents/get-document.ts'
import type { ListDocuments } from '#application/documents/list-documents.ts'
import type { UpdateDocument } from '#application/documents/update-document.ts'
import { parsePermissions, type Permission } from '#domain/documents/permission.ts'
import { parseDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { documentBody } from '#transport/http/bodies/bodies.ts'
import { callerOf } from '#transport/http/platform/caller.ts'
import { byRoutePlaceAndUser } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import { jsonType } from '#transport/http/protocol/render-error.ts'

export type DocumentUseCases = {
  readonly listDocuments: ListDocuments
  readonly getDocument: GetDocument
  readonly createDocument: CreateDocument
  readonly updateDocument: UpdateDocument
  readonly deleteDocument: DeleteDocument
}

const base = '/databases/:databaseId/collections/:collectionId/documents'
const reading = { config: { scope: 'documents.read', reads: true } } as const
const writing = (limit: number) =>
  ({ config: { scope: 'documents.write', limits: [{ limit, period: 60, key: byRoutePlaceAndUser }] } }) as const
const taking = { ...writing(120), bodyLimit: documentBody }

/** Documents of every collection. */
export function documentRoutes(app: FastifyInstance, useCases: DocumentUseCases): void {
  app.get(base, reading, async (request, reply) => {
    const place = CollectionPlace.parse(request.params)
    const { total, documents } = await useCases.listDocuments(callerOf(request), place, queriesOf(request))
    // The documents are JSON already; so the list is put together instead of written again.
    return reply.header('content-type', jsonType).send(`{"total":${total},"documents":[${documents.join(',')}]}`)
  })

  app.post(base, taking, async (request, reply) => {
    const place = CollectionPlace.parse(request.params)
    const { documentId, data, permissions } = NewDocument.parse(request.body)
    const given = { documentId, data, permissions: readPermissions(permissions) }
    return reply.code(201).send(await useCases.createDocument(callerOf(request), place, given))
  })

  app.get(`${base}/:documentId`, reading, async (request, reply) => {
    const { documentId, ...place } = placeOf(request)
    const json = await useCases.getDocument(callerOf(request), place, documentId, queriesOf(request))
    return reply.header('content-type', jsonType).send(json)
  })

  app.patch(`${base}/:documentId`, taking, async (request) => {
    const { documentId, ...place } = placeOf(request)
    const { data, permissions } = DocumentChange.parse(request.body)
    const change = { data, permissions: readPermissions(permissions), known: knownVersion(request) }
    return useCases.updateDocument(callerOf(request), place, documentId, change)
  })

  app.delete(`${base}/:documentId`, writing(60), async (request, reply) => {
    const { documentId, ...place } = placeOf(request)
    await useCases.deleteDocument(callerOf(request), place, documentId, knownVersion(request))
    return reply.code(204).send()
  })
}

/** A path that ends with a slash names no document, and is no address either. */
function placeOf({ params }: FastifyRequest) {
  if (typeof params === 'object' && params !== null && 'documentId' in params && params.documentId === '') {
    throw new Fault('general_route_not_found')
  }
  return DocumentPlace.parse(params)
}

function queriesOf({ query }: FastifyRequest): readonly string[] {
  const queries = listParameter(query, 'queries')
  if (queries.length <= 100 && queries.every(({ length }) => length > 0 && length <= 4096)) return queries
  throw invalidParam('queries', queriesForm)
}

function readPermissions(texts: readonly string[] | undefined): readonly Permission[] | undefined {
  if (!texts) return undefined
  const parsed = parsePermissions(texts)
  if ('permissions' in parsed) return parsed.permissions
  throw invalidParam('permissions', parsed.problem)
}

/** The version of a document that the client knows. */
function knownVersion({ headers }: FastifyRequest): string | undefined {
  const given = headers['x-appwrite-timestamp']
  if (given === undefined || given === '') return undefined
  const date = typeof given === 'string' ? parseDateTime(given) : undefined
  if (date !== undefined) return date
  throw new Fault('general_argument_invalid', {}, { message: 'Invalid X-Appwrite-Timestamp header value' })
}
