import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { nothingKnown } from '@eidolon/contract/testing.ts'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { CheckProvenance } from '#application/provenance/check-provenance.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { provenanceRoutes } from './provenance.ts'

/** The route behind a proxy, so that the test can be clients of many IP ranges. */
async function world(check: CheckProvenance = async () => nothingKnown) {
  const { log } = fastify()
  const trustProxy = ['127.0.0.1']
  const app = openApp({ log, ids: { unique: () => 'id' }, publicUrl: undefined, trustProxy, isStopping: () => false })
  let arrived = 0
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    const caller: Caller = { kind: 'guest', ip: request.ip }
    request.caller = caller
    arrived += 1
  })
  // Read by the route itself, as in the platform.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  provenanceRoutes(app, { check })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/provenance/check`
  const sockets: Socket[] = []
  return {
    async stall(ip: string): Promise<void> {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      sockets.push(socket)
      const before = arrived
      await once(socket, 'connect')
      const type = 'content-type: multipart/form-data; boundary=x'
      socket.write(`POST /provenance/check HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n${type}\r\n`)
      socket.write('content-length: 5000000\r\n\r\n')
      await expect.poll(() => arrived).toBe(before + 1)
    },
    async send(ip: string): Promise<number> {
      const body = new FormData()
      body.append('file', new File(['a picture'], 'a.png'))
      return (await fetch(url, { method: 'POST', body, headers: { 'x-forwarded-for': ip } })).status
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await app.close()
    },
  }
}

it('[MARK-95] clients that announce a file and send nothing take no turn but those of their own IP range', async () => {
  await using route = await world()
  for (let range = 0; range < 12; range += 1) {
    for (let client = 0; client < 4; client += 1) await route.stall(`192.0.2.${range}`)
  }
  expect(await route.send('198.51.100.1')).toBe(200)
  expect(await route.send('192.0.2.1')).toBe(429)
})

it('[MARK-95] one file of an IP range is looked at at a time, and those of others beside it', async () => {
  const running: string[] = []
  const ends: (() => void)[] = []
  const check = async (_file: Uint8Array, { who }: { readonly who: string }) => {
    running.push(who)
    await new Promise<void>((resolve) => ends.push(resolve))
    return nothingKnown
  }
  await using route = await world(check)
  const all = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '198.51.100.1'].map((ip) => route.send(ip))
  await expect.poll(() => running.toSorted()).toEqual(['check ip:192.0.2.1', 'check ip:198.51.100.1'])
  const statuses = Promise.all(all)
  let isDone = false
  void statuses.finally(() => (isDone = true))
  await expect.poll(() => (ends.splice(0).forEach((end) => end()), isDone)).toBe(true)
  expect(await statuses).toEqual([200, 200, 200, 200])
})
