import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify, type FastifyContextConfig } from 'fastify'
import { expect, it } from 'vitest'
import { openApp } from '#transport/http/protocol/app.ts'

/** A server whose time the test makes pass, and a client that sends as much as it is told to. */
async function world(config: FastifyContextConfig, length = 9) {
  const { log } = fastify()
  const due: { readonly milliseconds: number; readonly run: () => void; over: boolean }[] = []
  const timers = {
    after: () => ({ [Symbol.dispose]() {} }),
    every(milliseconds: number, run: () => void) {
      const timer = { milliseconds, run, over: false }
      due.push(timer)
      return { [Symbol.dispose]: () => void (timer.over = true) }
    },
  }
  const app = openApp({
    log,
    ids: { unique: () => 'id' },
    publicUrl: undefined,
    trustProxy: [],
    isStopping: () => false,
    timers,
  })
  let taken = 0
  let heard = () => {}
  app.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload))
  app.post('/', { config, bodyLimit: 1024 * 1024 }, async ({ raw }) => {
    for await (const piece of raw) {
      taken += piece.length
      heard()
    }
    return { taken }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const place = app.server.address()
  const socket = connect(typeof place === 'object' ? (place?.port ?? 0) : 0, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/zip\r\ncontent-length: ${length}\r\n\r\n`
  const send = async (bytes: string) => {
    const arrived = new Promise<void>((resolve) => (heard = resolve))
    socket.write(bytes)
    await arrived
  }
  return {
    due,
    answer,
    send,
    taken: () => taken,
    begin: () => send(`${head}abc`),
    pass: () => due.filter(({ over }) => !over).forEach(({ run }) => run()),
    [Symbol.asyncDispose]: async () => {
      socket.destroy()
      await app.close()
    },
  }
}

it('[SRV-27] an import that keeps coming is waited for, however long it takes', async () => {
  await using client = await world({ longBody: true })
  await client.begin()
  expect(client.due.map(({ milliseconds }) => milliseconds)).toEqual([120_000])
  await client.send('def')
  client.pass()
  await client.send('ghi')
  client.pass()
  expect(await client.answer).toMatch(/ 200 OK[^]*"taken":9/)
})

it('[SRV-27] an import of which nothing has come for two minutes is ended', async () => {
  await using client = await world({ longBody: true })
  await client.begin()
  await client.send('def')
  client.pass()
  client.pass()
  expect(await client.answer).toMatch(/^HTTP\/1.1 400 /)
})

it.each([
  ['ten minutes for a chunk of an upload', 65_537, 600_000],
  ['half a minute for anything short', 65_536, 30_000],
])('[SRV-27] a body has %s, whether it keeps coming or not', async (_name, length, milliseconds) => {
  await using client = await world({ streamedBody: true }, length)
  await client.begin()
  expect(client.due.map((timer) => timer.milliseconds)).toEqual([milliseconds])
  await client.send('def')
  client.pass()
  expect(await client.answer).toMatch(/^HTTP\/1.1 400 /)
  expect(client.due.every(({ over }) => over)).toBe(true)
})

it('[SRV-94] a large body that is held in memory brings 64 KB every ten seconds, or is ended', async () => {
  await using client = await world({}, 200_000)
  await client.begin()
  expect(client.due.map(({ milliseconds }) => milliseconds)).toEqual([10_000])
  await client.send('x'.repeat(65_536))
  await expect.poll(() => client.taken()).toBe(65_539)
  client.pass()
  expect(client.due.every(({ over }) => over)).toBe(false)
  await client.send('x'.repeat(1000))
  client.pass()
  expect(await client.answer).toMatch(/^HTTP\/1.1 400 /)
  expect(client.due.every(({ over }) => over)).toBe(true)
})

it('[SRV-27] what the process asks of itself is not watched: it has no socket, and ending it would end the process', async () => {
  const { log } = fastify()
  const due: (() => void)[] = []
  const nothing = { [Symbol.dispose]() {} }
  const timers = { after: () => nothing, every: (_time: number, run: () => void) => (due.push(run), nothing) }
  const ids = { unique: () => 'id' }
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false, timers })
  app.post('/', async () => ({}))
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(200)
  for (const run of due) run()
  expect(due).toEqual([])
  await app.close()
})
