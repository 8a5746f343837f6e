import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** A server with nothing in it: GET sends one file from disk, POST writes the body to disk. */
const { folder, picture } = workerData as { readonly folder: string; readonly picture: string }

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    const { size } = await stat(picture)
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size })
    createReadStream(picture).pipe(response)
    return
  }
  await using file = await open(join(folder, 'upload'), 'w')
  for await (const bytes of request) await file.write(bytes as Uint8Array)
  await file.sync()
  response.writeHead(201).end()
}

server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))
