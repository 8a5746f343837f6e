import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  type PeerRequest,
  type ScriptedServer,
  scriptedServer,
  sendJson,
} from '#adapters/engines/testing/scripted-server.ts'
import { type AnswerLimit, answerLimits } from './answer-limits.ts'
import { openPeer, type PeerOptions } from './peer.ts'
import { asFailure, PeerProblem } from './peer-problem.ts'
import { retryAfter } from './retry-after.ts'

let server: ScriptedServer
let answers: ((asked: PeerRequest) => void)[] = []
let asked: PeerRequest[] = []

beforeAll(async () => {
  server = await scriptedServer((one) => {
    asked.push(one)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(one)
  })
})
afterAll(() => server.close())

function peerThat(...how: ((asked: PeerRequest) => void)[]) {
  answers = how
  asked = []
  return (more: Partial<PeerOptions> = {}) =>
    openPeer({ url: `${server.url}/base`, pauses: [1, 1], patience: 500, ...more })
}

const fine = ({ response }: PeerRequest) => sendJson(response, { well: true })
const broken = ({ response }: PeerRequest) => sendJson(response, { detail: 'oh' }, 503)
const dropped = ({ response }: PeerRequest) => void response.destroy()
const small: AnswerLimit = { name: 'small', bytes: 1000, milliseconds: 5000, parsed: 'not parsed' }
const Fine = z.object({ well: z.boolean() })
const { signal } = new AbortController()
const problem = (work: Promise<unknown>): Promise<PeerProblem> =>
  work.then(
    () => {
      throw new Error('it went well')
    },
    (error: unknown) => {
      if (error instanceof PeerProblem) return error
      throw error
    },
  )

describe('openPeer', () => {
  it('[ENG-12] asks again where that does no harm', async () => {
    const peer = peerThat(broken, dropped, fine)()
    expect(await peer.json(Fine, 'state', { signal })).toEqual({ well: true })
    expect(asked.map(({ path }) => path)).toEqual(['/base/state', '/base/state', '/base/state'])
  })

  it('[ENG-12] asks once for what may cost something', async () => {
    for (const how of [broken, dropped]) {
      const peer = peerThat(how, fine)()
      await problem(peer.json(Fine, 'order', { method: 'POST', json: {}, signal }))
      expect(asked).toHaveLength(1)
    }
    const known = peerThat(broken, fine)()
    expect(await known.json(Fine, 'upload', { method: 'POST', json: {}, safe: true, signal })).toEqual({ well: true })
  })

  it('[ENG-12] asks again when nobody was there to hear it', async () => {
    const gone = await scriptedServer(fine)
    await gone.close()
    const told = await problem(
      openPeer({ url: gone.url, pauses: [1] }).json(Fine, 'order', { method: 'POST', json: {}, signal }),
    )
    expect(told.kind).toBe('unreachable')
    expect(asFailure(told, 'Peer')).toMatchObject({ message: 'Peer cannot be reached at the moment.', again: true })
  })

  it('[ENG-5] waits out a short pause, and hands on a long one', async () => {
    const paused = (seconds: string) => (one: PeerRequest) =>
      sendJson(one.response, {}, 429, { 'retry-after': seconds })
    expect(await peerThat(paused('0.01'), fine)().json(Fine, 'state', { signal })).toEqual({ well: true })
    expect(await problem(peerThat(paused('90'))().json(Fine, 'state', { signal }))).toMatchObject({ after: 90_000 })
    expect(asked).toHaveLength(1)
  })

  it('[ENG-5] understands the ways in which a pause is said', () => {
    const now = Date.parse('2026-05-01T12:00:00Z')
    const said = (headers: Record<string, string>) => retryAfter(new Headers(headers), now)
    expect(said({ 'retry-after': '12' })).toBe(12_000)
    expect(said({ 'retry-after': 'Fri, 01 May 2026 12:00:30 GMT' })).toBe(30_000)
    expect(said({ 'retry-after-ms': '250', 'retry-after': '9' })).toBe(250)
    expect(said({ 'retry-after': 'soon' })).toBeUndefined()
    expect(said({ 'retry-after': 'Fri, 01 May 2020 12:00:30 GMT' })).toBe(0)
    expect(said({})).toBeUndefined()
  })

  it('[ENG-8] a key is hidden in whatever the peer says, and does not follow a redirect', async () => {
    const repeated = ({ response, headers }: PeerRequest) => sendJson(response, { key: headers.authorization }, 400)
    const keyed = { headers: { authorization: 'Key s3cr3t' }, secrets: ['s3cr3t'] }
    const told = await problem(peerThat(repeated)(keyed).json(Fine, 'state', { signal }))
    expect([told.message, told.body].join()).not.toContain('s3cr3t')
    expect(told.body).toContain('[hidden]')
    const led = ({ response }: PeerRequest) =>
      void response.writeHead(302, { location: `${server.url}/elsewhere` }).end()
    expect(await problem(peerThat(led)(keyed).json(Fine, 'state', { signal }))).toMatchObject({ status: 302 })
    expect(asked).toHaveLength(1)
  })

  it('[ENG-12] does not read more than was expected', async () => {
    const large = ({ response }: PeerRequest) => void response.writeHead(200).end(Buffer.alloc(5000))
    const said = ({ response }: PeerRequest) => void response.writeHead(200, { 'content-length': 9_000_000 }).write('x')
    for (const how of [large, said]) {
      expect(await problem(peerThat(how)().bytes('file', { signal, limit: small }))).toMatchObject({
        kind: 'too-large',
      })
    }
  })

  it.each([
    ['brackets', '['.repeat(200_000)],
    ['values', `[${'0,'.repeat(200_000)}0]`],
    ['more than a document has', `"${'x '.repeat(answerLimits.json.text)}"`],
  ])('[ENG-142] builds nothing of JSON that is %s', async (_what, text) => {
    const sent = ({ response }: PeerRequest) => void response.end(text)
    const parse = vi.spyOn(JSON, 'parse')
    try {
      expect(await problem(peerThat(sent)().json(z.unknown(), 'x', { signal }))).toMatchObject({
        kind: expect.stringMatching(/nonsense|too-large/),
      })
      expect(parse).not.toHaveBeenCalled()
    } finally {
      parse.mockRestore()
    }
  })

  it('[ENG-4] tells silence, half answers and nonsense apart', async () => {
    const silent = () => {}
    expect(await problem(peerThat(silent)({ patience: 30 }).bytes('x', { signal }))).toMatchObject({ kind: 'slow' })
    const half = ({ response }: PeerRequest) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"well"')
      setImmediate(() => response.destroy())
    }
    expect(await problem(peerThat(half)({ pauses: [] }).json(Fine, 'x', { signal }))).toMatchObject({
      kind: 'unreachable',
    })
    const page = ({ response }: PeerRequest) => void response.end('<html>Bad gateway</html>')
    expect(await problem(peerThat(page)().json(Fine, 'x', { signal }))).toMatchObject({ kind: 'nonsense' })
  })

  it('[ENG-9] an abort ends a call, and a pause between two', async () => {
    const stopping = new AbortController()
    const call = peerThat(broken)({ pauses: [60_000] }).json(Fine, 'x', { signal: stopping.signal })
    const ended = call.catch((error: unknown) => error)
    setImmediate(() => stopping.abort('gone'))
    expect(await ended).toBe('gone')
  })
})

describe('asFailure', () => {
  it.each([
    [401, false, 'key'],
    [402, false, 'credit'],
    [422, false, 'did not accept'],
    [429, true, 'too much to do'],
    [500, true, 'not well'],
  ] as const)('[ENG-4] %s may be tried again: %s', (status, again, words) => {
    const failure = asFailure(new PeerProblem('status', 'inside', { status }), 'Peer')
    expect(failure).toMatchObject({ again, message: expect.stringContaining(words) })
  })

  it('leaves alone what is no problem of a peer', () => {
    const bug = new TypeError('oh')
    expect(asFailure(bug, 'Peer')).toBe(bug)
  })
})
