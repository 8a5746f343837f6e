import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { falWebhooks } from '#adapters/engines/fal/fal-webhooks.ts'
import { replicateWebhooks } from '#adapters/engines/replicate/replicate-webhooks.ts'
import type { EngineCall } from '#application/engines/calls.ts'
import { keptKeys } from './kept-keys.ts'
import { waking } from './webhooks.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const seconds = (milliseconds: number) => String(Math.floor(milliseconds / 1000))

describe('falWebhooks', () => {
  function world() {
    const pairs = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')] as const
    const state = { now: noon, published: [pairs[0]] as readonly (typeof pairs)[number][], reads: 0 }
    const judge = falWebhooks({
      clock: { now: () => new Date(state.now) },
      async readKeys() {
        state.reads += 1
        return { keys: state.published.map(({ publicKey }) => publicKey.export({ format: 'jwk' })) }
      },
    })
    const call = (over: { readonly by?: 0 | 1; readonly time?: string; readonly body?: string } = {}): EngineCall => {
      const { by = 0, time = seconds(state.now), body = '{"status":"OK"}' } = over
      const hash = createHash('sha256').update(body).digest('hex')
      const message = Buffer.from(['request-1', 'user-1', time, hash].join('\n'))
      return {
        body: Buffer.from(body),
        headers: {
          'x-fal-webhook-request-id': 'request-1',
          'x-fal-webhook-user-id': 'user-1',
          'x-fal-webhook-timestamp': time,
          'x-fal-webhook-signature': sign(null, message, pairs[by].privateKey).toString('hex'),
        },
      }
    }
    return { state, judge, call, pairs }
  }

  it('[ENG-62] believes what one of fal’s published keys signed', async () => {
    const { judge, call, state } = world()
    expect([await judge(call()), await judge(call({ body: '{}' }))]).toEqual(['request-1', 'request-1'])
    expect(state.reads).toBe(1)
  })

  it('[ENG-62] believes nothing that was changed, is old, or was signed by somebody else', async () => {
    const { judge, call } = world()
    const right = call()
    const changed = [
      { ...right, body: Buffer.from('{"status":"ERROR"}') },
      { ...right, headers: { ...right.headers, 'x-fal-webhook-request-id': 'request-2' } },
      { ...right, headers: { ...right.headers, 'x-fal-webhook-signature': '00'.repeat(64) } },
      { ...right, headers: { ...right.headers, 'x-fal-webhook-signature': 'no hexadecimal digits' } },
      { ...right, headers: {} },
      call({ time: seconds(noon - 301_000) }),
      call({ time: seconds(noon + 301_000) }),
      call({ by: 1 }),
    ]
    expect(await Promise.all(changed.map(judge))).toEqual(changed.map(() => undefined))
  })

  it('[ENG-62] looks for new keys when a signature fits none, but not all the time', async () => {
    const { judge, call, state, pairs } = world()
    await judge(call())
    state.published = pairs
    for (let time = 0; time < 20; time += 1) await judge(call({ by: 1 }))
    expect(state.reads).toBe(1)
    state.now += 61_000
    expect(await judge(call({ by: 1 }))).toBe('request-1')
    expect(state.reads).toBe(2)
  })
})

describe('keptKeys', () => {
  it('[ENG-62] believes keys for a day and a failure for a minute', async () => {
    const state = { now: noon, reads: 0, broken: true }
    const kept = keptKeys(
      async () => {
        state.reads += 1
        if (state.broken) throw new Error('gone')
        return state.reads
      },
      { now: () => new Date(state.now) },
    )
    for (let time = 0; time < 5; time += 1) await expect(kept.current()).rejects.toThrow('gone')
    expect(state.reads).toBe(1)
    state.now += 61_000
    state.broken = false
    expect([await kept.current(), await kept.current(), await kept.renewed()]).toEqual([2, 2, undefined])
    state.now += 61_000
    state.broken = true
    expect([await kept.renewed(), await kept.current()]).toEqual([undefined, 2])
    state.broken = false
    state.now += 25 * 60 * 60 * 1000
    expect(await kept.current()).toBe(4)
  })
})

describe('replicateWebhooks', () => {
  const key = Buffer.from('a secret of twenty-four b')
  const judge = replicateWebhooks({
    clock: { now: () => new Date(noon) },
    readSecret: async () => `whsec_${key.toString('base64')}`,
  })
  const call = (over: { readonly time?: string; readonly body?: string; readonly by?: Buffer } = {}): EngineCall => {
    const { time = seconds(noon), body = '{"id":"job1","status":"succeeded"}', by = key } = over
    const signature = createHmac('sha256', by).update(`msg_1.${time}.${body}`).digest('base64')
    return {
      body: Buffer.from(body),
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': time,
        'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
      },
    }
  }

  it('[ENG-62] believes what was signed with the account’s secret', async () => {
    expect(await judge(call())).toBe('job1')
  })

  it('[ENG-62] believes nothing that was changed, is old, or was signed by somebody else', async () => {
    const right = call()
    const changed = [
      { ...right, body: Buffer.from('{"id":"job2"}') },
      { ...right, headers: { ...right.headers, 'webhook-id': 'msg_2' } },
      { ...right, headers: { ...right.headers, 'webhook-signature': 'v1,' } },
      { ...right, headers: { ...right.headers, 'webhook-signature': undefined } },
      call({ time: seconds(noon - 301_000) }),
      call({ by: Buffer.from('another') }),
      call({ body: 'no JSON' }),
    ]
    expect(await Promise.all(changed.map(judge))).toEqual(changed.map(() => undefined))
  })
})

describe('waking', () => {
  it('wakes whoever waits for the job, also when the call came first', async () => {
    const bell = waking()
    const { signal } = new AbortController()
    const woken: string[] = []
    const waits = ['a', 'b'].map((job) => bell.next(job, signal).then(() => woken.push(job)))
    bell.wake('b')
    await waits[1]
    expect(woken).toEqual(['b'])
    bell.wake('c')
    await bell.next('c', signal)
    bell.wake('a')
    await waits[0]
  })

  it('remembers the newest of the calls that nobody waited for', async () => {
    const bell = waking()
    for (let job = 0; job < 1000; job += 1) bell.wake(`job-${job}`)
    const over = new AbortController()
    const forgotten = bell.next('job-1', over.signal).then(() => over.signal.aborted)
    await bell.next('job-999', over.signal)
    over.abort()
    expect(await forgotten).toBe(true)
  })

  it('stops waiting with the signal', async () => {
    const over = new AbortController()
    const wait = waking().next('a', over.signal)
    over.abort()
    await expect(wait).resolves.toBeUndefined()
  })
})
