import { Readable } from 'node:stream'
import { product } from '@eidolon/contract/product.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { studioCalls } from '#transport/mcp/studio-calls.ts'

const path = '/mcp'
// The key has a limit of its own, which counts here and for each tool.
const limits = [{ limit: 600, period: 60, key: byRouteAndUser }]
const byKey = { config: { scope: 'account', limits } } as const

/** Model Context Protocol over streamable HTTP, for assistants that have a key. Nothing is kept between two requests. */
export function mcpRoutes(scope: FastifyInstance, app: FastifyInstance, name: string): void {
  scope.post(path, byKey, async (request, reply) => {
    const { key } = userOf(request)
    if (!key) throw new Fault('general_unauthorized_scope', {}, { message: 'Only a key opens this' })
    // Rarely asked for, and large.
    const [{ createMcpHandler, McpServer }, { addTools }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('#transport/mcp/tools.ts'),
    ])
    const gone = disconnectSignal(reply)
    const handler = createMcpHandler(
      () => {
        const server = new McpServer({ name, version: product.version.slice(1) })
        addTools(server, studioCalls(app, request), key.scopes, gone)
        return server
      },
      { maxSubscriptions: 0, onerror: (err) => request.log.debug({ err }, 'a request of MCP was not understood') },
    )
    return send(reply, await handler.fetch(asWebRequest(request), { parsedBody: request.body }))
  })

  // Clients look whether there is something to listen to, and go on when they are told that there is not.
  scope.get(path, byKey, () => {
    throw new Fault('general_not_implemented')
  })
}

/** Without what proves who asks: nothing behind this needs it. */
function asWebRequest({ headers }: FastifyRequest): Request {
  const kept = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'last-event-id']
  const given = kept.flatMap((each): [string, string][] => {
    const value = headers[each]
    return typeof value === 'string' ? [[each, value]] : []
  })
  // A fixed address: nothing behind this looks at it, and the host of a request may be no address at all.
  return new Request(`http://localhost/v1${path}`, { method: 'POST', headers: given, body: '{}' })
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status).header('cache-control', 'no-store')
  const type = response.headers.get('content-type')
  if (type !== null) reply.header('content-type', type)
  return response.body ? reply.send(Readable.fromWeb(response.body)) : reply.send()
}
