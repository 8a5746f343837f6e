import { describe, expect, it } from 'vitest'
import type { Digest } from './file-store.ts'
import { previewBudget } from './preview-budget.ts'
import { runningDigests } from './running-digests.ts'

/** A digest that shows what it has seen. */
function seen(text = ''): Digest {
  let all = text
  return {
    update: (bytes) => void (all += new TextDecoder().decode(bytes)),
    rest: () => {},
    copy: () => seen(all),
    hex: () => all,
  }
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe('runningDigests', () => {
  it('goes on from chunk to chunk, and ends with the last', async () => {
    const digests = runningDigests(() => seen())
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      const digest = digests.before('x', index + 1)
      await digest?.update(bytes(text))
      if (digest) digests.keep('x', index + 1, digest)
    }
    expect(await digests.end('x', 3)).toBe('abc')
    expect(await digests.end('x', 3)).toBeUndefined()
  })

  it('knows nothing of chunks that came out of order, to another node or after it was forgotten', async () => {
    const digests = runningDigests(() => seen())
    digests.keep('x', 1, seen('a'))
    expect(digests.before('x', 3)).toBeUndefined()
    expect(digests.before('y', 2)).toBeUndefined()
    expect(await digests.end('x', 2)).toBeUndefined()
    digests.keep('x', 1, seen('a'))
    digests.forget('x')
    expect(digests.before('x', 2)).toBeUndefined()
  })

  it('a chunk that is sent again does not change what was kept', async () => {
    const digests = runningDigests(() => seen())
    digests.keep('x', 1, seen('a'))
    await digests.before('x', 2)?.update(bytes('broken off'))
    expect(await digests.before('x', 2)?.hex()).toBe('a')
  })

  it('forgets the oldest of a thousand', () => {
    const digests = runningDigests(() => seen())
    for (let n = 0; n <= 1000; n++) digests.keep(`x${n}`, 1, seen())
    expect(digests.before('x0', 2)).toBeUndefined()
    expect(digests.before('x1', 2)).toBeDefined()
  })
})

describe('previewBudget', () => {
  it('refuses who has spent their minute, nobody else, and not the next minute', () => {
    let now = Date.parse('2026-05-01T12:00:59Z')
    const budget = previewBudget({ clock: { now: () => new Date(now) }, max: 10 })
    budget.spend('maya', 9)
    budget.refuseSpent('maya')
    budget.spend('maya', 1)
    expect(() => budget.refuseSpent('maya')).toThrow(expect.objectContaining({ type: 'general_rate_limit_exceeded' }))
    budget.refuseSpent('ben')
    now += 1000
    budget.refuseSpent('maya')
  })
})
