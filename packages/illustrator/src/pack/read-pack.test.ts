import { describe, expect, it } from 'vitest'
import { writeArchive, type Column } from './archive.ts'
import { differences, quantize, steps, toPlanes } from './codec.ts'
import { type PackFacts, readPack } from './read-pack.ts'

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
    proxies: [{ name: 'brow', kind: 'teeth', texture: 'hairs' }],
    textures: [{ name: 'hairs', width: 2, height: 1, channels: 3 }],
    poses: [['stands', [['head', [0, 0, 0, 1]]]]],
  }
  const quads = (path: string): [string, Column][] => [
    [`${path}/quads`, differences(Uint16Array.of(0, 1, 2, 3), 4)],
    [`${path}/uvQuads`, differences(Uint16Array.of(0, 1, 2, 2), 4)],
    [`${path}/uvs`, quantize([0, 0, 0.5, 1], steps.uv)],
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
    ['proxy/brow/weights', quantize([0.25, 0.25, 0.5, 1, 0, 0], steps.weight)],
    ['proxy/brow/offsets', quantize([0.1, -0.1, 0], steps.offset)],
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
