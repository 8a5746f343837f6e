import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type PeerRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Its fields and files, when it is a form. */
  readonly form: () => Promise<FormData>
  readonly response: ServerResponse
}

export type ScriptedServer = AsyncDisposable & { readonly url: string; readonly http: Server; close(): Promise<void> }

/** A real HTTP server that does as the test says. */
export async function scriptedServer(answer: (asked: PeerRequest) => void | Promise<void>): Promise<ScriptedServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
    const { method = 'GET', headers } = request
    buffer(request).then(
      (body) => {
        const form = () =>
          new Response(Uint8Array.from(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
        const asked = { method, path: decodeURIComponent(pathname), query: searchParams, headers, body, form, response }
        return Promise.resolve(answer(asked)).catch(() => response.destroy())
      },
      // Whoever asked is gone.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, http: server, close, [Symbol.asyncDispose]: close }
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
