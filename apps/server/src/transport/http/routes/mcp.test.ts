import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { Caller } from '#domain/accounts/caller.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { mcpRoutes } from './mcp.ts'

const caller: Caller = {
  kind: 'user',
  ip: '127.0.0.1',
  userId: 'maya',
  sessionId: 's',
  verified: false,
  labels: [],
  key: { id: 'k', scopes: ['read'] },
}

it('[MCP-5] answers a request whose Host header is no valid address like any other', async () => {
  const { log } = fastify()
  const app = openApp({
    log,
    ids: { unique: () => 'id' },
    publicUrl: undefined,
    trustProxy: [],
    isStopping: () => false,
  })
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => void (request.caller = caller))
  mcpRoutes(app, app, 'Studio')
  const accept = 'application/json, text/event-stream'
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const host of ['[::1', 'a b', 'x@y', 'studio.example']) {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/mcp', headers: { host, accept }, payload })
    expect([host, statusCode]).toEqual([host, 200])
    expect(body).toContain('list_characters')
  }
})
