import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@eidolon/contract/endpoints/endpoints.ts'
import { keyScopeOf, keyScopes, openToKeys } from '@eidolon/contract/accounts/key-scopes.ts'
import { expect, it } from 'vitest'
import { person } from '#support/listener.ts'
import { startServer } from '#support/start-server.ts'

/** Answers of routes outside of what keys are for: they ask nobody who they are, or have a token of their own. */
const askNobody = new Set(['GET /metrics', 'GET /avatars/shapes', 'POST /local/faucet', 'GET /openapi.json'])

it('[KEY-13] every endpoint takes keys of the one scope that the table names, and no key where it names none', async () => {
  await using server = await startServer({ env: { RATE_LIMITS: 'off' } })
  const maya = await person(server)
  const keys = new Map<string, string>()
  for (const scopes of [...keyScopes.map((scope) => [scope]), [...keyScopes]]) {
    const made = await (await maya.call(server, 'POST', '/account/keys', { name: 'Script', scopes })).json()
    keys.set(scopes.join(), (made as { secret: string }).secret)
  }
  const wrong: string[] = []
  for (const { method, path } of endpoints) {
    if (askNobody.has(`${method} ${path}`) || /^\/health|\/oauth2\/callback\//.test(path)) continue
    for (const [scopes, key] of keys) {
      const response = await fetch(`${server.url}/v1${path.replaceAll(/\{\w+\}/g, 'some')}`, {
        method,
        headers: { 'x-eidolon-key': key },
        redirect: 'manual',
      })
      // Where a browser is sent to, a refusal is a page.
      const text = response.status === 401 ? await response.text() : ''
      await response.body?.cancel().catch(() => {})
      const isRefused = /general_unauthorized_scope|Keys are not taken here/.test(text)
      const needed = keyScopeOf(method, path)
      const isOpen = needed === 'any' || (needed !== undefined && scopes.split(',').includes(needed))
      // A guest's refusals are of the same type, so that what is open must not answer with it.
      if (isRefused === isOpen) wrong.push(`${method} ${path} by ${scopes}: ${response.status}`)
    }
  }
  expect(wrong).toEqual([])
  const known = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(openToKeys.filter((endpoint) => !known.includes(endpoint))).toEqual([])
  expect(openToKeys.filter((endpoint) => /\/(account|subscription|local)\b|claim/.test(endpoint))).toEqual([])
})

it('[HOOK-11] [HOOK-2] a program on this machine hears of a character, and can tell who told it', async () => {
  const heard = Promise.withResolvers<{ readonly signature: string; readonly body: string }>()
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      heard.resolve({ signature: String(request.headers['x-eidolon-signature']), body })
      response.writeHead(204).end()
    })
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  await using server = await startServer({ env: { HOOK_LOOPBACK: 'on' } })
  const maya = await person(server)
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const made = await maya.call(server, 'POST', '/account/hooks', { url, events: ['character.created'] })
  const hook = (await made.json()) as { $id: string; secret: string }
  const data = { name: 'Mira', appearance: 'silver hair' }
  const documents = '/databases/studio/collections/characters/documents'
  await maya.call(server, 'POST', documents, { documentId: 'unique()', data })
  const { signature, body } = await heard.promise
  receiver.close()
  const [, time = '', right = ''] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  expect(createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex')).toBe(right)
  expect(JSON.parse(body)).toMatchObject({ event: 'character.created', data: { name: 'Mira' } })
})
