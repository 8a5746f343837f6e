import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3Server = AsyncDisposable & { readonly endpoint: string; readonly bucket: string }

/**
 * An S3 server in this process. Where it falls short of S3 it is mended here: it cannot list or abort unfinished
 * uploads, writes objects in place so that two writers of one key would mix, lists in the order of folders instead of
 * keys, and takes the range 0-0 for the whole object.
 */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'eidolon-s3-'))
  const bucket = 'studio'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It reckons the signature of some listings differently from Amazon.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  const uploads = join(directory, bucket, '._S3rver_uploads')
  const writing = new Map<string, Promise<void>>()

  server.middleware.unshift(async (context, next) => {
    const { method, path, query } = context
    const { uploadId } = query
    if (method === 'GET' && 'uploads' in query) return answer(context, await listUploads(uploads))
    if (uploadId !== undefined) {
      const folder = join(uploads, uploadId)
      if (!(await stat(folder).catch(() => undefined))) return answer(context, gone, 404)
      if (method === 'GET') return answer(context, await listParts(folder))
      if (method === 'DELETE') {
        await rm(folder, { recursive: true })
        return answer(context, '', 204)
      }
    }
    if (method === 'GET' || method === 'HEAD' || query['partNumber'] !== undefined) return next()
    const before = writing.get(path)
    const { promise: written, resolve: done } = Promise.withResolvers<void>()
    writing.set(path, written)
    await before
    await next().finally(done)
  })
  mendReading(server)

  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function mendReading({ store }: S3rver): void {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = async (bucket, options) => {
    const page = await listObjects(bucket, options)
    return { ...page, objects: page.objects.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
  }
  const getObject = store.getObject.bind(store)
  store.getObject = async (bucket, key, range) => {
    if (range.end !== 0) return getObject(bucket, key, range)
    const object = await getObject(bucket, key, { start: 0, end: 1 })
    object?.content?.destroy()
    const content = createReadStream(store.getResourcePath(bucket, key, 'object'), { start: 0, end: 0 })
    return object && Object.assign(object, { range: { start: 0, end: 0 }, content })
  }
}

type S3Response = { status: number; type: string; body: string }

function answer(context: S3Response, xml: string, status = 200): void {
  context.status = status
  context.type = 'application/xml'
  context.body = xml
}

const gone = '<Error><Code>NoSuchUpload</Code><Message>The specified upload does not exist.</Message></Error>'

async function listUploads(folder: string): Promise<string> {
  const ids = await readdir(folder).catch(() => [])
  const items = ids.map(async (id) => {
    const key = await readFile(join(folder, id, 'key'), 'utf8')
    const { mtime } = await stat(join(folder, id))
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`
  })
  return list('ListMultipartUploadsResult', await Promise.all(items))
}

async function listParts(folder: string): Promise<string> {
  const numbers = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(a) - Number(b))
  const items = numbers.map(async (number) => {
    const { size } = await stat(join(folder, number))
    const md5 = await readFile(join(folder, `${number}.md5`), 'utf8')
    return `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${md5}&quot;</ETag><Size>${size}</Size></Part>`
  })
  return list('ListPartsResult', await Promise.all(items))
}

function list(name: string, items: readonly string[]): string {
  return `<?xml version="1.0"?><${name}><IsTruncated>false</IsTruncated>${items.join('')}</${name}>`
}
