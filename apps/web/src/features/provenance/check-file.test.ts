import type { ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import { nothingKnown } from '@eidolon/contract/testing.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadApi } from '#lib/use-api.tsx'
import { PageForm } from '#testing/page-form.ts'
import { checkFile } from './check-file.ts'

const marked = { ...nothingKnown, marked: true, watermark: { id: '0123456789abcdef', confidence: 0.97, here: true } }

/** A studio that answers one after the other, and how often it was asked. */
function studio(...answers: readonly ProvenanceCheck[]) {
  let asked = 0
  // Only this much of it is used here.
  const api = (async () => ({ send: async () => Response.json(answers[asked++]) })) as unknown as LoadApi
  return { api, asked: () => asked }
}

const film = (name: string) => new File(['a'], name, { type: 'video/mp4' })
const { signal } = new AbortController()
const picture = async () => new Blob(['p'], { type: 'image/png' })
const ways = { frame: picture, mean: picture }

beforeEach(() => void vi.stubGlobal('FormData', PageForm))
afterEach(() => void vi.unstubAllGlobals())

describe('a film that is looked at', () => {
  it('[MARK-85] has the mark looked for in its pictures where it says nothing', async () => {
    const { api, asked } = studio(nothingKnown, nothingKnown, marked)
    expect(await checkFile(api, film('back.mp4'), signal, ways)).toEqual(marked)
    expect(asked()).toBe(3)
  })

  it('[MARK-93] has all of its pictures laid together looked at first', async () => {
    const { api, asked } = studio(nothingKnown, marked)
    const frame = () => Promise.reject(new Error('Not needed.'))
    expect(await checkFile(api, film('back.mp4'), signal, { frame, mean: picture })).toEqual(marked)
    expect(asked()).toBe(2)
  })

  it('[MARK-85] is not taken apart where its signature is this studio’s, and no picture ever is', async () => {
    const signed = studio({ ...nothingKnown, ours: true })
    await checkFile(signed.api, film('mine.mp4'), signal, ways)
    const picture = studio(nothingKnown)
    await checkFile(picture.api, new File(['a'], 'a.png', { type: 'image/png' }), signal, ways)
    expect([signed.asked(), picture.asked()]).toEqual([1, 1])
  })

  it('[MARK-85] is told by what stands in the file where the browser cannot play it', async () => {
    const { api } = studio(nothingKnown)
    const broken = () => Promise.reject(new Error('It cannot be played here.'))
    expect(await checkFile(api, film('odd.mp4'), signal, { frame: broken, mean: broken })).toEqual(nothingKnown)
  })
})
