import { describe, expect, it } from 'vitest'
import { readArchive, writeArchive } from './archive.ts'
import {
  differences,
  fromPlanes,
  quantize,
  restore,
  restoreBoneWeights,
  sumBytes,
  sumShorts,
  sumWords,
  toPlanes,
} from './codec.ts'
import { readPack } from './read-pack.ts'

describe('archive', () => {
  const archive = {
    facts: { version: 'x', list: [1, 2] },
    columns: new Map<string, Uint8Array | Uint16Array | Int16Array | Float32Array>([
      ['bytes', Uint8Array.of(1, 2, 3)],
      ['words', Uint16Array.of(65_535)],
      ['shorts', Int16Array.of(-5, 7, 9)],
      ['floats', Float32Array.of(0.5)],
    ]),
  }

  it('[ILL-22] gives back what was written, also out of the middle of something larger', () => {
    const bytes = writeArchive(archive)
    const within = new Uint8Array(bytes.length + 3)
    within.set(bytes, 3)
    for (const read of [readArchive(bytes), readArchive(within.subarray(3))]) {
      expect(read.facts).toEqual(archive.facts)
      expect([...read.columns]).toEqual([...archive.columns])
    }
  })

  it('[ILL-22] a pack that lacks something says what and how to mend it', () => {
    const facts = { version: '1', groups: [], bones: [], targets: [], proxies: [], textures: [], poses: [] }
    expect(() => readPack(writeArchive({ facts, columns: new Map() }))).toThrow(/lacks base\/positions.*npm run pack/)
  })

  it('[ILL-22] numbers survive being stored as differences, planes and steps', () => {
    const bytes = Uint8Array.of(250, 3, 9, 0, 255, 128)
    expect(sumBytes(differences(bytes, 3), 3)).toEqual(bytes)
    const words = Uint16Array.of(1, 65_535, 3, 0)
    expect(sumWords(differences(words, 1), 1)).toEqual(words)
    const shorts = Int16Array.of(-32_768, 32_767, 0, 5, -5, 1)
    expect(sumShorts(differences(shorts, 1), 1)).toEqual(shorts)
    expect(fromPlanes(toPlanes(shorts))).toEqual(shorts)
    expect([...restore(quantize([0.25, -1], 8000), 8000)]).toEqual([0.25, -1])
  })

  it('[ILL-22] the weights of a vertex add up to 1, also of one that no bone moves', () => {
    const weights = restoreBoneWeights(Uint8Array.of(200, 55, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0))
    for (let at = 0; at < 12; at += 4) expect(weights.subarray(at, at + 4).reduce((a, b) => a + b)).toBeCloseTo(1, 6)
  })
})
