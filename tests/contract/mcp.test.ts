import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { painter } from '#support/generating.ts'
import { startServer, type Server } from '#support/start-server.ts'

type Content = readonly { readonly type: string; readonly text?: string; readonly data?: string }[]

async function connect(server: Server, headers: Record<string, string>) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/v1/mcp`), { requestInit: { headers } }))
  return client
}

async function call(client: Client, name: string, args: object) {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } })
  const [first] = content as Content
  return { first, isError, json: first?.type === 'text' && !isError ? JSON.parse(first.text ?? '') : undefined }
}

it('[MCP-1] [MCP-2] [MCP-3] an assistant lists, reads, generates, waits, searches and sees, as far as its key goes', async () => {
  await using server = await startServer()
  const maya = await painter(server)
  const keyFor = async (...scopes: string[]) =>
    (await maya.ask(server, 'POST', '/account/keys', { name: 'Assistant', scopes })).body.secret as string
  const key = await keyFor('read', 'generate')
  const client = await connect(server, { 'x-eidolon-key': key })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'generate',
    'get_picture',
    'list_characters',
    'read_words',
    'search_library',
    'wait',
  ])
  const { json: listed } = await call(client, 'list_characters', { search: 'mir' })
  expect(listed).toMatchObject({ total: 1, characters: [{ id: maya.characterId, name: 'Mira' }] })
  const { json: reading } = await call(client, 'read_words', { text: 'in a red dress on a beach' })
  expect(JSON.stringify(reading)).toContain('beach')
  const { json: begun } = await call(client, 'generate', { characterIds: [maya.characterId], prompt: 'on a beach' })
  let state = { status: '', mediaIds: [''] }
  while (!['succeeded', 'failed'].includes(state.status)) {
    state = (await call(client, 'wait', { generationId: begun.id, seconds: 20 })).json
  }
  expect(state.status).toBe('succeeded')
  const { json: found } = await call(client, 'search_library', { text: 'beach' })
  expect(found.media).toMatchObject([{ id: state.mediaIds[0] }])
  const { first: picture } = await call(client, 'get_picture', { mediaId: state.mediaIds[0] ?? '', width: 128 })
  expect(picture).toMatchObject({ type: 'image', mimeType: 'image/jpeg' })
  expect(
    Buffer.from(picture?.data ?? '', 'base64')
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')

  const none = await call(client, 'wait', { generationId: 'none', seconds: 0 })
  expect(none).toMatchObject({ isError: true })
  expect(none.first?.text).not.toContain('{')
  await client.close()

  // A key of another scope sees other tools, here in the header that every program knows.
  const reader = await connect(server, { authorization: `Bearer ${await keyFor('read')}` })
  expect((await reader.listTools()).tools.map(({ name }) => name)).not.toContain('generate')
  const refused = await reader.callTool({ name: 'generate', arguments: { characterIds: [maya.characterId] } }).then(
    ({ isError }) => isError,
    () => true,
  )
  expect(refused).toBe(true)
  await reader.close()
  expect(server.output()).not.toContain(key)
})

it('[MCP-4] nobody comes in without a key that holds, and no more than a little is read', async () => {
  await using server = await startServer()
  const maya = await painter(server)
  const { secret } = (await maya.ask(server, 'POST', '/account/keys', { name: 'A', scopes: ['read'] })).body
  const post = async (headers: Record<string, string>, body: string) =>
    (
      await fetch(`${server.url}/v1/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body,
      })
    ).status
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  expect(await post({ 'x-appwrite-project': 'eidolon' }, list)).toBe(401)
  expect(await post({ 'x-eidolon-key': `${secret}x` }, list)).toBe(401)
  expect((await maya.ask(server, 'POST', '/mcp', JSON.parse(list))).status).toBe(401)
  expect(await post({ 'x-eidolon-key': secret, origin: 'https://evil.example' }, list)).toBe(403)
  expect(await post({ 'x-eidolon-key': secret }, JSON.stringify({ big: 'x'.repeat(70_000) }))).toBe(413)
  for (const nonsense of ['{', '[]', '{}', '{"jsonrpc":"2.0","id":1,"method":"no/such"}']) {
    const status = await post({ 'x-eidolon-key': secret }, nonsense)
    expect([nonsense, status < 500]).toEqual([nonsense, true])
  }
  const listening = await fetch(`${server.url}/v1/mcp`, { headers: { 'x-eidolon-key': secret } })
  expect(listening.status).toBe(405)
})
