import { accountDataLimits } from '@eidolon/contract/accounts/account-data.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '#domain/account-data/archive-lines.ts'
import { linesOf } from './archive-lists.ts'

async function* pieces(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? new TextEncoder().encode(text) : text
}

async function read(...texts: readonly (string | Uint8Array)[]): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const line of linesOf('list.json', pieces(...texts))) found.push(line)
  return found
}

describe('linesOf', () => {
  it.each([
    ['nothing', [''], []],
    ['an empty list', ['[]'], []],
    ['an empty list in lines', ['[\n]\n'], []],
    ['elements with and without commas', ['[\n{"a":1},\n{"a":2}\n]'], [{ a: 1 }, { a: 2 }]],
    ['lines that come in pieces', ['[\n{"a"', ':1},\n{', '"a":2}\n', ']'], [{ a: 1 }, { a: 2 }]],
    ['lines that end as on Windows', ['[\r\n{"a":1},\r\n]\r\n'], [{ a: 1 }]],
    ['what is not JSON as nothing', ['[\n{"a":},\n{"a":2}\n]'], [undefined, { a: 2 }]],
    ['what is nested too deeply as nothing', [`[\n${'['.repeat(65)}${']'.repeat(65)},\n1\n]`], [undefined, 1]],
    ['a list that was laid out anew as nothing', ['[\n{\n"a":1\n}\n]'], [undefined, undefined, undefined]],
    ['values of any kind', ['[\n1,\n"two",\nnull\n]'], [1, 'two', null]],
  ])('reads %s', async (_what, texts, expected) => {
    expect(await read(...texts)).toEqual(expected)
  })

  it('reads a sign whose bytes come in two pieces', async () => {
    const bytes = new TextEncoder().encode('["é"]'.replace('[', '[\n').replace(']', '\n]'))
    expect(await read(bytes.subarray(0, 4), bytes.subarray(4))).toEqual(['é'])
  })

  it.each([
    ['what is not text', [Uint8Array.of(0xff, 0xfe, 0x0a)], /list\.json is not text/],
    ['a sign that breaks off', ['"a', Uint8Array.of(0xc3)], /list\.json is not text/],
    ['more lines than there can be entries', ['\n'.repeat(500_000), '\n'.repeat(500_000)], /more lines/],
  ])('refuses %s', async (_what, texts, words) => {
    await expect(read(...texts)).rejects.toThrow(words)
  })

  it('refuses a line that is longer than a document can be, without waiting for its end', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 1_000_000
        yield new Uint8Array(1_000_000).fill(0x61)
      }
    }
    const reading = async () => {
      for await (const _line of linesOf('list.json', endless())) expect.unreachable()
    }
    await expect(reading()).rejects.toThrow(/too long/)
    expect(given).toBeLessThanOrEqual(accountDataLimits.line + 2_000_000)
  })
})

describe('parsed', () => {
  it('names the file whose text is broken', () => {
    expect(() => parsed('profile.json', '{')).toThrow('profile.json has been changed')
    expect(parsed('profile.json', '{"a":[1]}')).toEqual({ a: [1] })
  })
})
