import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileUseCases } from '#application/files/use-cases.ts'
import { parseContentRange, rangeLength } from '#domain/files/content-range.ts'
import { fileView } from '#domain/files/file.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { sendDownload, sendPreview, sendView } from '#transport/http/protocol/send-content.ts'
import { type MultipartFields, readMultipart } from '#transport/http/bodies/multipart.ts'
import { passingPieces } from '#transport/http/bodies/gc-pressure.ts'
import {
  BucketPlace,
  FileChangeParams,
  FileListParams,
  filePlace,
  previewParams,
  UploadParams,
} from './files-parameters.ts'
import { callerOf } from '#transport/http/platform/caller.ts'
import { byRouteAndCaller, byRoutePlaceAndUser, countedBy } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import { jsonType } from '#transport/http/protocol/render-error.ts'

const base = '/storage/buckets/:bucketId/files'
/** More than a screen of thumbnails asks for while it is scrolled without end. */
const read = {
  config: { scope: 'files.read', limits: [{ limit: 6000, period: 60, key: byRouteAndCaller, inMemory: true }] },
} as const
const write = {
  config: { scope: 'files.write', limits: [{ limit: 60, period: 60, key: byRoutePlaceAndUser }] },
} as const
/** The chunks of one file must not use up what is allowed for files. */
const upload = {
  bodyLimit: largeBody,
  config: {
    scope: 'files.write',
    streamedBody: true,
    limits: [
      {
        limit: 60,
        period: 60,
        key: countedBy('account', (request) => `${byRoutePlaceAndUser(request)} chunk:${chunkOf(request)}`),
      },
    ],
  },
} as const

/** The files of the storage service. */
export function fileRoutes(scope: FastifyInstance, files: FileUseCases): void {
  // Left unread: the route reads it as it comes.
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, undefined))

  const previewOptions = previewParams()

  scope.get(base, { config: { ...read.config, reads: true } }, async (request, reply) => {
    const { bucketId } = BucketPlace.parse(request.params)
    const { query } = request
    const search = isRecord(query) ? query['search'] : undefined
    const asked = FileListParams.parse({ queries: listParameter(query, 'queries'), search })
    const page = await files.list(callerOf(request), bucketId, asked)
    return reply.header('content-type', jsonType).send(`{"total":${page.total},"files":[${page.files.join(',')}]}`)
  })

  scope.post(base, upload, async (request, reply) => {
    const { bucketId } = BucketPlace.parse(request.params)
    const contentRange = request.headers['content-range']
    const arriving = files.upload(callerOf(request), bucketId, { contentRange, uploadId: uploadIdOf(request) })
    const fields = await fieldsOf(request, ({ name, fields: before }, bytes) =>
      arriving.receive(name, before['fileId']?.[0], passingPieces(bytes)),
    )
      .then((given) => UploadParams.parse(given))
      .catch(async (error: unknown) => {
        await arriving.abandon()
        throw error
      })
    return reply.code(201).send(fileView(await arriving.finish(fields)))
  })

  scope.get(`${base}/:fileId`, read, async (request) =>
    fileView(await files.get(callerOf(request), filePlace(request.params))),
  )

  scope.put(`${base}/:fileId`, write, async (request) => {
    const place = filePlace(request.params)
    return fileView(await files.update(callerOf(request), place, changeOf(request.body)))
  })

  scope.delete(`${base}/:fileId`, write, async (request, reply) => {
    await files.remove(callerOf(request), filePlace(request.params))
    return reply.code(204).send()
  })

  // By itself a HEAD of these would say that there are no bytes.
  const method = ['GET', 'HEAD']
  scope.route({
    ...read,
    method,
    url: `${base}/:fileId/download`,
    handler: async (request, reply) => sendDownload(request, reply, await contentOf(request)),
  })
  scope.route({
    ...read,
    method,
    url: `${base}/:fileId/view`,
    handler: async (request, reply) => sendView(request, reply, await contentOf(request)),
  })

  scope.get(`${base}/:fileId/preview`, read, async (request, reply): Promise<FastifyReply> => {
    const place = filePlace(request.params)
    const options = previewOptions(request.query, request.url)
    return sendPreview(request, reply, await files.preview(callerOf(request), place, options))
  })

  const contentOf = (request: FastifyRequest) => files.content(callerOf(request), filePlace(request.params))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A form, or any other body: that one brings no file, which is then what it is refused for. */
async function fieldsOf(request: FastifyRequest, takeFile: Parameters<typeof readMultipart>[1]) {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
    const body = isRecord(request.body) ? request.body : {}
    return { fileId: body['fileId'] ?? undefined, permissions: body['permissions'] ?? undefined }
  }
  const fields: MultipartFields = await readMultipart(request, takeFile)
  const permissions = listParameter(fields, 'permissions')
  // A form cannot express an empty list: none means that nothing was given.
  return { fileId: fields['fileId']?.[0], permissions: permissions.length > 0 ? permissions : undefined }
}

/** Lists may be spelled with numbers in their names, too. */
function changeOf(body: unknown) {
  const values = isRecord(body) ? body : {}
  const listed = listParameter(values, 'permissions')
  const given = values['permissions'] ?? (listed.length > 0 ? listed : undefined)
  return FileChangeParams.parse({ name: values['name'], permissions: given })
}

function uploadIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['x-appwrite-id']
  return typeof id === 'string' && id !== '' ? id : undefined
}

function chunkOf({ headers }: FastifyRequest): number {
  const header = headers['content-range']
  const range = header === undefined ? undefined : parseContentRange(header)
  return range ? Math.floor(range.start / rangeLength(range)) : 0
}
