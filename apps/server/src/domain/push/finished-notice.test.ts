import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishedNotice } from './finished-notice.ts'

/** What is told of a generation that was asked for like this. */
function bodyFor(request: unknown, more: object = {}): string | undefined {
  const payload = {
    $id: 'g',
    $collectionId: 'generations',
    kind: 'image',
    status: 'succeeded',
    mediaIds: ['m'],
    count: 1,
    request,
    ...more,
  }
  const event = { events: ['x.update'], channels: [], timestamp: '', audience: ['user:maya'], owner: 'maya', payload }
  return finishedNotice(event)?.notice.body
}

const asked = (...texts: readonly string[]) =>
  JSON.stringify({
    prompt: '',
    reading: { parts: [], unknown: texts.map((text) => ({ start: 0, end: text.length, text })), corrected: [] },
  })

describe('the notice of what has finished', () => {
  it('[READ-10] names what was asked for and is not in the picture', () => {
    expect(bodyFor(asked('golden retriever', 'neon signs'))).toBe('Not drawn: golden retriever, neon signs.')
    expect(bodyFor(asked('neon signs', 'neon signs'))).toBe('Not drawn: neon signs.')
    expect(bodyFor(asked('neon\nsigns\u0007 '))).toBe('Not drawn: neon signs.')
  })

  it('[READ-10] is as it was where all is drawn, where it is not known, and where nothing could be made', () => {
    const usual = 'Open it in your library.'
    expect(bodyFor(asked())).toBe(usual)
    expect(bodyFor(asked(' '))).toBe(usual)
    for (const request of [undefined, null, '', '{}', '5', 'null', '{"reading":7}', '{"reading":{"unknown":[7]}}']) {
      expect(bodyFor(request)).toBe(usual)
    }
    expect(bodyFor(asked('neon signs'), { status: 'failed' })).toBe('Open the generator to try again.')
  })

  it('[READ-10] stays a short line, whatever is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 200 }), (texts) => {
        const body = bodyFor(asked(...texts)) ?? ''
        expect(body.length).toBeLessThanOrEqual(130)
        expect(body).toMatch(/^(Not drawn: .+\.|Not everything .+\.|Open it in your library\.)$/)
      }),
    )
    expect(bodyFor(asked(...Array.from({ length: 40 }, (_, index) => `thing ${index}`)))).toMatch(
      /^Not drawn: thing 0, .+ and \d+ more\.$/,
    )
    expect(bodyFor(asked('x'.repeat(101)))).toBe('Not everything you asked for could be drawn.')
  })
})
