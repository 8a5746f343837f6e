import { describe, expect, it } from 'vitest'
import { answerLimits } from './answer-limits.ts'
import { type JsonOptions, jsonReader } from './json-reader.ts'
import { readJson } from './peer.ts'

const plain: JsonOptions = { text: 50_000, values: 1000, images: 100_000 }

function read(text: string, options: Partial<JsonOptions> = {}, size = 64): unknown {
  const reader = jsonReader({ ...plain, ...options })
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
  return reader.end()
}

const image = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7) % 256))

describe('jsonReader', () => {
  it('[ENG-142] reads what JSON.parse reads, however the bytes are cut', () => {
    const value = { a: [1, -2.5e3, true, null, 'é " \\ \n \u2028 }]'], 'b"c': { d: {} }, e: '', f: 'x y '.repeat(5000) }
    for (const size of [1, 3, 100_000]) expect(read(JSON.stringify(value, null, 1), {}, size)).toEqual(value)
    for (const wrong of ['', '{', '[1,]', '"open', ']', '][', 'nope', '{"a":1}}']) expect(read(wrong)).toBeUndefined()
  })

  it('[ENG-142] hands over long base64 as bytes, also with a data address or escaped slashes', () => {
    const base64 = image.toString('base64')
    for (const text of [base64, `data:image/png;base64,${base64}`, base64.replaceAll('/', '\\/')]) {
      for (const size of [1, 50, 9000, 100_000]) {
        expect(read(`{"n":1,"list":["${text}","short"]}`, {}, size)).toEqual({
          n: 1,
          list: [new Uint8Array(image), 'short'],
        })
      }
    }
  })

  it.each([
    ['brackets', '['.repeat(65), 'nonsense'],
    ['values', `[${'0,'.repeat(1001)}0]`, 'nonsense'],
    ['text', `"${'a b '.repeat(13_000)}"`, 'too-large'],
    ['image', `"${'A'.repeat(140_000)}"`, 'too-large'],
    ['images', `[${`"${'A'.repeat(60_000)}",`.repeat(3)}0]`, 'too-large'],
    ['space', ' '.repeat(50_001), 'too-large'],
  ])('[ENG-142] refuses too much before it builds anything: %s', (_what, text, kind) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'PeerProblem', kind }))
  })

  it('[ENG-143] builds nothing of what is left out, whatever is in it', () => {
    const wild = `{"a":${'['.repeat(70_000)}"]}\\"",${']'.repeat(70_000)},"b":"${'x '.repeat(40_000)}"}`
    for (const size of [1, 777, 1_000_000]) {
      const nodes = `{"Kept":{"input":{"x":[1]},"output":${wild}},"Other":${wild},"Last":{"input":[]}}`
      const leaveOut = (name: string, depth: number) =>
        depth === 1 ? name === 'Other' : depth === 2 && name !== 'input'
      expect(read(nodes, { leaveOut }, size)).toEqual({
        Kept: { input: { x: [1] }, output: null },
        Other: null,
        Last: { input: [] },
      })
      expect(read(`{"queue":[[1,"id",${wild},{}],[2,"no"]]}`, { deepest: 3 }, size)).toEqual({
        queue: [
          [1, 'id', null, null],
          [2, 'no'],
        ],
      })
    }
  })
})

it('[ENG-142] lets other work have its turn while a long answer is read', async () => {
  const pieces = 64
  let sent = 0
  let turns = 0
  const answer = new ReadableStream<Uint8Array>({
    pull(controller) {
      if ((sent += 1) <= pieces) controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      else controller.close()
    },
  })
  const turn = (): void => {
    turns += 1
    if (sent <= pieces) setImmediate(turn)
  }
  setImmediate(turn)
  const limit = { ...answerLimits.json, bytes: 10_000_000, text: 10_000_000 }
  expect(await readJson(new Response(answer), limit)).toMatchObject({ value: undefined })
  expect(turns).toBeGreaterThanOrEqual(pieces / 2)
})
