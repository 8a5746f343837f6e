import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArchive, writeArchive, type Column } from './archive.ts'
import {
  differences,
  fromPlanes,
  quantise,
  restore,
  restoreBoneWeights,
  steps,
  sumBytes,
  sumShorts,
  sumWords,
  toPlanes,
} from './codec.ts'
import { oncePer } from './once.ts'
import { type PackFacts, readPack } from './read-pack.ts'

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.uint8Array({ maxLength: 9 }),
  fc.uint16Array({ maxLength: 9 }),
  fc.int16Array({ maxLength: 9 }),
  fc.float32Array({ maxLength: 9, noNaN: true }),
)

describe('how numbers are stored', () => {
  it('[ILL-22] sums undo differences, however many numbers belong together', () => {
    const stride = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint16Array(), fc.int16Array(), stride, (bytes, words, shorts, by) => {
        expect(sumBytes(differences(bytes, by), by)).toEqual(bytes)
        expect(sumWords(differences(words, by), by)).toEqual(words)
        expect(sumShorts(differences(shorts, by), by)).toEqual(shorts)
      }),
    )
  })

  it('[ILL-22] planes are the same numbers by axis, and come back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { maxLength: 12 }), (points) => {
        const shorts = Int16Array.from(points.flat())
        const planes = toPlanes(shorts)
        expect([...planes]).toEqual([0, 1, 2].flatMap((axis) => points.map((point) => point[axis])))
        expect(fromPlanes(planes)).toEqual(shorts)
      }),
    )
  })

  it('[ILL-22] steps are off by at most half of one, and hold what is too large', () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom(...Object.values(steps)), (values, perUnit) => {
        const back = restore(quantise(values, perUnit), perUnit)
        for (const [at, one] of values.entries()) expect(Math.abs((back[at] ?? 0) - one)).toBeLessThan(0.51 / perUnit)
      }),
    )
    expect([...quantise([99, -99], steps.weight)]).toEqual([32_767, -32_768])
  })

  it('[ILL-22] leave what they were given as it was', () => {
    const words = Uint16Array.of(5, 9, 2, 40)
    for (const change of [() => differences(words, 1), () => sumWords(words, 1)]) {
      expect(change()).not.toBe(words)
      expect([...words]).toEqual([5, 9, 2, 40])
    }
  })

  it('[ILL-22] weights of four bones add up to 1 and keep their proportions', () => {
    const four = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
    fc.assert(
      fc.property(four, (bytes) => {
        const weights = [...restoreBoneWeights(Uint8Array.from(bytes))]
        expect(weights.reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 5)
        const sum = bytes.reduce((all, byte) => all + byte)
        const wanted = sum === 0 ? [1, 0, 0, 0] : bytes.map((byte) => byte / sum)
        for (const [at, weight] of weights.entries()) expect(weight).toBeCloseTo(wanted[at] ?? 0, 5)
      }),
    )
  })
})

describe('the file', () => {
  it('[ILL-22] gives back whatever columns it was given, each where its numbers need it', () => {
    const columns = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z/]{1,12}$/), column), {
      selector: ([name]) => name,
      maxLength: 8,
    })
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 5 }), (list, off) => {
        const bytes = writeArchive({ facts: { off }, columns: new Map(list) })
        expect(bytes.length % 4).toBe(0)
        const within = new Uint8Array(bytes.length + off)
        within.set(bytes, off)
        const read = readArchive(within.subarray(off))
        expect(read.facts).toEqual({ off })
        expect([...read.columns]).toEqual(list)
      }),
    )
  })

  it('[ILL-22] that was cut off is refused instead of read as something else', () => {
    const bytes = writeArchive({ facts: {}, columns: new Map([['numbers', new Float32Array(40)]]) })
    for (const length of [0, 3, 9, bytes.length - 4])
      expect(() => readArchive(bytes.slice(0, length))).toThrow(/DataView|JSON|length/)
  })
})

describe('a pack', () => {
  const facts: PackFacts = {
    version: 'small',
    groups: [['body', { first: 0, count: 1 }]],
    bones: [
      { name: 'root', parent: -1, joint: [0], tip: [1] },
      { name: 'head', parent: 0, joint: [1, 2], tip: [3] },
    ],
    targets: [
      ['one', 'shared'],
      ['same as one', 'shared'],
    ],
    proxies: [{ name: 'brow', kind: 'eyebrows', texture: 'hairs' }],
    textures: [{ name: 'hairs', width: 2, height: 1, channels: 3 }],
    poses: [['stands', [['head', [0, 0, 0, 1]]]]],
  }
  const quads = (path: string): [string, Column][] => [
    [`${path}/quads`, differences(Uint16Array.of(0, 1, 2, 3), 4)],
    [`${path}/uvQuads`, differences(Uint16Array.of(0, 1, 2, 2), 4)],
    [`${path}/uvs`, quantise([0, 0, 0.5, 1], steps.uv)],
    [`${path}/boneIndices`, Uint8Array.of(0, 1, 0, 0)],
    [`${path}/boneWeights`, Uint8Array.of(100, 100, 0, 0)],
  ]
  const columns = new Map<string, Column>([
    ...quads('base'),
    ['base/positions', Float32Array.of(1, 2, 3)],
    ['target/shared/vertices', differences(Uint16Array.of(3, 8), 1)],
    ['target/shared/moves', differences(toPlanes(Int16Array.of(1, 2, 3, 4, 5, 6)), 1)],
    ...quads('proxy/brow'),
    ['proxy/brow/anchors', differences(Uint16Array.of(7, 8, 9, 7, 9, 10), 3)],
    ['proxy/brow/weights', quantise([0.25, 0.25, 0.5, 1, 0, 0], steps.weight)],
    ['proxy/brow/offsets', quantise([0.1, -0.1, 0], steps.offset)],
    ['texture/hairs', differences(Uint8Array.of(9, 8, 7, 200, 100, 0), 3)],
  ])
  const read = (without?: string) =>
    readPack(writeArchive({ facts, columns: new Map([...columns].filter(([name]) => name !== without)) }))

  it('[ILL-22] has everything that was put in, with names that share their numbers', () => {
    const pack = read()
    expect(pack.version).toBe('small')
    expect([...pack.base.quads]).toEqual([0, 1, 2, 3])
    expect([...pack.base.boneWeights]).toEqual([0.5, 0.5, 0, 0])
    expect(pack.bones.map(({ name, parent, joint }) => [name, parent, ...joint])).toEqual([
      ['root', -1, 0],
      ['head', 0, 1, 2],
    ])
    expect(pack.targets.get('same as one')).toBe(pack.targets.get('one'))
    expect([...(pack.targets.get('one')?.vertices ?? [])]).toEqual([3, 8])
    expect([...(pack.targets.get('one')?.moves ?? [])]).toEqual([1, 2, 3, 4, 5, 6])
    const brow = pack.proxies.get('brow')
    expect([brow?.count, ...(brow?.anchors ?? [])]).toEqual([2, 7, 8, 9, 7, 9, 10])
    expect(brow?.weights[2]).toBeCloseTo(0.5, 5)
    expect([...(pack.textures.get('hairs')?.data ?? [])]).toEqual([9, 8, 7, 200, 100, 0])
    expect(pack.poses.get('stands')?.get('head')).toEqual([0, 0, 0, 1])
  })

  it.each([...columns.keys()])('[ILL-22] that lacks %s says so, and how to mend it', (name) => {
    expect(() => read(name)).toThrow(`The pack lacks ${name}: build it anew with "npm run pack".`)
  })

  it('[ILL-22] whose column is of another kind is refused as well', () => {
    const other = new Map(columns).set('base/positions', Uint16Array.of(1, 2, 3))
    expect(() => readPack(writeArchive({ facts, columns: other }))).toThrow(/lacks base\/positions/)
  })
})

describe('made once', () => {
  it('is made for every key once, and is then the very same', () => {
    let made = 0
    const of = oncePer((key: { name: string }) => ({ name: key.name, turn: ++made }))
    const [one, other] = [{ name: 'a' }, { name: 'a' }]
    expect([of(one), of(other), of(one)]).toEqual([
      { name: 'a', turn: 1 },
      { name: 'a', turn: 2 },
      { name: 'a', turn: 1 },
    ])
    expect(of(one)).toBe(of(one))
    expect(made).toBe(2)
  })

  it('tries again after it failed', () => {
    let tries = 0
    const of = oncePer<object, number>(() => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
      return tries
    })
    const key = {}
    expect(() => of(key)).toThrow('not yet')
    expect(of(key)).toBe(2)
  })
})
