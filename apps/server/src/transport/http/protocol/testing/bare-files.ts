import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fastify } from 'fastify'

export type BareFiles = AsyncDisposable & { readonly url: string }

/** The framework with nothing in it: GET sends a file from disk, POST writes the body to disk. */
export async function bareFiles(folder: string, picture: string): Promise<BareFiles> {
  const app = fastify()
  app.get('/', async (_request, reply) => {
    const { size } = await stat(picture)
    return reply.type('image/webp').header('content-length', size).send(createReadStream(picture))
  })
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null, undefined))
  app.post('/', async (request, reply) => {
    await using file = await open(join(folder, 'upload'), 'w')
    for await (const bytes of request.raw) await file.write(bytes)
    await file.sync()
    return reply.code(201).send()
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), [Symbol.asyncDispose]: () => app.close() }
}
