import { createPrivateKey, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { type PeerRequest, scriptedServer } from '#adapters/engines/testing/scripted-server.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import { createChain } from './c2pa/certificates.ts'
import { knownBy } from './marking-keys.ts'
import { markingThread } from './marking-thread.ts'
import { readingThread } from './reading-thread.ts'
import { product, statement } from './testing/statements.ts'
import { hasOpenssl, timeStamps } from './testing/time-stamp-service.ts'

const chain = createChain('Eidolon', new Date())
const { certificates } = chain
const key = createPrivateKey(chain.privateKey)
const picture = encodePng({ width: 16, height: 16, pixels: new Uint8ClampedArray(16 * 16 * 4).fill(90) }, '{}')
let reader: FactsReader
beforeAll(() => {
  reader = readingThread(knownBy(chain), { timers: systemTimers })
})
afterAll(() => reader[Symbol.asyncDispose]())

const manifestIn = async (bytes: Uint8Array) => (await reader.read(bytes, 'image/png'))?.manifest
const trusted = { state: 'trusted', isOurs: true, issues: [] }

const canStamp = await hasOpenssl()

describe('time stamps', () => {
  it.runIf(canStamp)('[MARK-72] of a real service stand in the signature, and the file is whole', async () => {
    await using clock = await timeStamps()
    await using service = await scriptedServer(async ({ body, headers, response }) => {
      expect(headers['content-type']).toBe('application/timestamp-query')
      response.end(await clock.reply(body))
    })
    await using marker = markingThread({ chain, product, pixels: false, stamps: service.url })
    await using plain = markingThread({ chain, product, pixels: false })
    expect(marker.name).not.toBe(plain.name)
    const marked = await marker.mark(picture, statement)
    expect(marker.isFinal?.(marked)).toBe(true)
    expect(Buffer.from(marked).includes('sigTst2')).toBe(true)
    expect(await manifestIn(marked)).toMatchObject(trusted)
  })

  it.runIf(canStamp)('[MARK-73] that readers refuse are left out, so that the file stays valid', async () => {
    await using clock = await timeStamps({ isSelfMade: true })
    await using service = await scriptedServer(async ({ body, response }) => {
      response.end(await clock.reply(body))
    })
    const told: string[] = []
    await using marker = markingThread(
      { chain, product, pixels: false, stamps: service.url },
      { onLack: (_what, why) => told.push(why) },
    )
    expect(await manifestIn(await marker.mark(picture, statement))).toMatchObject(trusted)
    expect(told).toEqual(['readers refuse its time stamps'])
  })

  it.each<[string, string, (asked: PeerRequest) => void]>([
    ['is broken', 'it answered 500', ({ response }) => response.writeHead(500).end()],
    ['sends elsewhere', 'it answered 302', ({ response }) => response.writeHead(302, { location: '/' }).end()],
    ['talks', 'no time stamp', ({ response }) => response.end('Good morning! What a lovely day')],
    ['talks on', 'too long', ({ response }) => response.end(Buffer.alloc(100_000))],
    ['is silent', 'within 2.5 s', () => {}],
  ])('[MARK-73] are gone without where the service %s, which is told once', async (_what, reason, answer) => {
    let asked = 0
    await using service = await scriptedServer((request) => {
      asked += 1
      answer(request)
    })
    const told: string[] = []
    await using marker = markingThread(
      { chain, product, pixels: false, stamps: service.url },
      { onLack: (what, why) => told.push(`${what}: ${why}`) },
    )
    for (const mark of [statement.mark, 'fedcba9876543210']) {
      const marked = await marker.mark(picture, { ...statement, mark })
      expect(await manifestIn(marked)).toMatchObject({ ...trusted, mark })
      expect(marker.isFinal?.(marked)).toBe(false)
    }
    expect([asked, told]).toEqual([1, [expect.stringContaining(reason)]])
  })
})

describe('a service that signs', () => {
  const open = async (answer: (asked: PeerRequest) => void) => {
    const service = await scriptedServer(answer)
    const told: string[] = []
    const marker = markingThread(
      { chain: { certificates, service: { url: `${service.url}/sign`, token: 'hunter2' } }, product, pixels: false },
      { onLack: (what, why) => told.push(`${what}: ${why}`) },
    )
    return {
      marker,
      told,
      async [Symbol.asyncDispose]() {
        await marker[Symbol.asyncDispose]()
        await service.close()
      },
    }
  }

  it('[MARK-74] is sent the bytes that are to be signed, and its signature is that of the file', async () => {
    const asked: PeerRequest[] = []
    await using service = await open((request) => {
      asked.push(request)
      request.response.end(sign(null, request.body, key))
    })
    const marked = await service.marker.mark(picture, statement)
    expect(await manifestIn(marked)).toMatchObject(trusted)
    expect(service.marker.isFinal?.(marked)).toBe(true)
    expect(Buffer.compare(await service.marker.mark(picture, statement), marked)).toBe(0)
    const sent = { authorization: 'Bearer hunter2', 'x-signing-algorithm': 'ed25519' }
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/sign', headers: sent })
    expect(asked[0]?.body.includes('Signature1')).toBe(true)
  })

  it.each<[string, string, (asked: PeerRequest) => void]>([
    ['refuses', 'it answered 401', ({ response }) => response.writeHead(401).end()],
    ['sends elsewhere', 'it answered 307', ({ response }) => response.writeHead(307, { location: '/' }).end()],
    ['signs with another key', 'not that of', ({ response }) => response.end(Buffer.alloc(64))],
    ['is gone', 'cannot be reached', ({ response }) => response.destroy()],
  ])(
    '[MARK-75] that %s lets files leave unsigned with their notes, and is told once',
    async (_what, reason, answer) => {
      await using service = await open(answer)
      for (const mark of [statement.mark, 'fedcba9876543210']) {
        const left = await service.marker.mark(picture, { ...statement, mark })
        expect(await reader.read(left, 'image/png')).toMatchObject({
          manifest: undefined,
          sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
        })
        expect(service.marker.isFinal?.(left)).toBe(false)
      }
      expect(service.told).toEqual([expect.stringContaining(reason)])
      expect(service.told.join('')).not.toContain('hunter2')
    },
  )
})
