import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomSetting, randomGenes, readPrompt } from '@eidolon/people'
import { afterEach, describe, expect, it } from 'vitest'
import { makePlace } from '#places/make-place.ts'
import { wantedFiles } from './content.ts'
import { kinds } from './content-kinds.ts'
import { root } from './paths.ts'
import { readContent } from './read-content.ts'
import { contentFiles } from './write-content.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const kind = { ...kinds[1]!, folder: 'poses' }

/** A folder of poses with these files in it. */
async function poses(files: Readonly<Record<string, string>>): Promise<string> {
  const source = await mkdtemp(join(tmpdir(), 'content-'))
  folders.push(source)
  for (const [name, text] of Object.entries(files)) {
    const file = join(source, 'poses', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return source
}

const file = (name: string, more: object = {}): string =>
  `export const ${name} = ${JSON.stringify({ label: 'One', words: name, order: 10, facts: {}, ...more })}\n`

describe('content', () => {
  it('[ILL-220] is in the catalogue and in the tables as its files say: run `npm run content` where this fails', async () => {
    for (const [path, text] of await wantedFiles()) expect(await readFile(join(root, path), 'utf8')).toBe(text)
  })

  it('[ILL-220] is read, comes by chance and is drawn, all out of one file: the lighthouse has no other', () => {
    const { scene, unknown } = readPrompt('a pirate by the lighthouse', { seed: 1 })
    expect({ background: scene.background, unknown }).toEqual({ background: 'lighthouse', unknown: [] })
    const pirates = Array.from({ length: 60 }, (_, seed) =>
      randomSetting(randomGenes(seed, { outfit: 'pirate' }), { accessories: [], without: [] }, seed),
    )
    expect(pirates.map(({ background }) => background)).toContain('lighthouse')
    const place = makePlace('lighthouse', { time: 'night', weather: 'clear', seed: 1 })
    expect(place.parts.map(({ name }) => name)).toContain('tower')
  })

  it('[ILL-220] is found by itself, in folders too, and listed by its order', async () => {
    const source = await poses({
      'hand-stand.ts': file('handStand', { order: 20, facts: { shows: 'body' } }),
      'jumps/leap.ts': file('leap', { words: 'leap, leaping', label: 'It’s a "leap"' }),
      'leap.test.ts': 'export const none = 1',
    })
    const things = await readContent(kind, source)
    expect(things.map(({ id }) => id)).toEqual(['leap', 'hand-stand'])
    const files = contentFiles([[kind, things]])
    expect(files.get('packages/people/src/catalogue/generated/ids.ts')).toContain(`  | 'leap'\n  | 'hand-stand'\n`)
    const list = files.get('packages/people/src/catalogue/generated/poses.ts')
    expect(list).toContain(`'leap': ["It’s a \\"leap\\"", "leap, leaping", {}],`)
    expect(list).toContain('{"shows":"body"}')
    const table = files.get(`packages/illustrator/src/${kind.table.file}`)
    expect(table).toContain(`import { leap } from './jumps/leap.ts'`)
    expect(table).toContain(`'hand-stand': handStand,`)
  })

  it('[ILL-220] is found in JSON files, which hold several entries each', async () => {
    const one = { label: 'Leap', words: 'leap', order: 10, shows: 'body', body: { hips: [1, 2, 3] } }
    const other = { label: 'Hop', words: 'hop', order: 20, body: { extends: 'footing', legs: 'seated' } }
    const source = await poses({ 'low/jumps-and-hops.json': JSON.stringify({ leap: one, hop: other }) })
    const things = await readContent(kind, source)
    expect(things.map(({ id, facts }) => [id, facts])).toEqual([
      ['leap', { shows: 'body' }],
      ['hop', {}],
    ])
    const table = contentFiles([[kind, things]]).get(`packages/illustrator/src/${kind.table.file}`)
    expect(table).toContain(`import jumpsAndHopsData from './low/jumps-and-hops.json' with { type: 'json' }`)
    expect(table).toContain('...posesFrom(jumpsAndHopsData),')
  })

  const pose = (body: object, more: object = {}): Readonly<Record<string, string>> => ({
    'some.json': JSON.stringify({ 'hand-stand': { label: 'One', words: 'one', order: 10, body, ...more } }),
  })

  it.each([
    ['two with one id', { 'a.ts': file('a'), 'b/a.ts': file('a', { words: 'other' }) }, /"a" is the name of two;/],
    ['a word of two', { 'a.ts': file('a', { words: 'x, y' }), 'b.ts': file('b', { words: 'y' }) }, /"y" means two/],
    ['a word twice', { 'a.ts': file('a', { words: 'x, x' }) }, /"x" means two/],
    ['no label', { 'a.ts': file('a', { label: ' ' }) }, /a\.ts: `label`.* is missing/],
    ['no words', { 'a.ts': file('a', { words: 'x,, y' }) }, /a\.ts: `words`/],
    ['no order', { 'a.ts': file('a', { order: null }) }, /a\.ts: `order`/],
    ['another name', { 'hand-stand.ts': file('a') }, /it has to say `export const handStand = pose\(/],
    ['no maker', { 'a.ts': file('a', { facts: null }) }, /`a` has to be made by `pose\(/],
    ['a name that is no id', { 'Big_Jump.ts': file('a') }, /small letters and hyphens/],
    [
      'a part that no pose has',
      pose({ hip: [0, 0, 0] }),
      /some\.json, "hand-stand": the pose\.body\.hip means nothing/,
    ],
    ['too few numbers', pose({ hips: [0, 0] }), /the pose\.body\.hips has to be 3 numbers/],
    ['half an arm', pose({ arms: { both: { arm: [0, 0, 0] } } }), /body\.arms\.both\.elbow is missing/],
    ['unknown shared legs', pose({ legs: 'standing' }), /body\.legs has to be one of seated, seatedInSkirt/],
    ['a field that poses have not', pose({}, { hands: 'rest', shown: 'body' }), /the pose\.shown means nothing/],
    ['JSON without a label', pose({}, { label: '' }), /some\.json, "hand-stand": `label`.* is missing/],
  ])('[ILL-221] is refused with what to do: %s', async (_, files, message) => {
    await expect(readContent(kind, await poses(files))).rejects.toThrow(message)
  })

  const known = { label: 'One', words: 'one', order: 10 }
  const animal = { ...known, usual: 'beside', body: { sitting: { cat: { coat: '#888888', pale: '#aaaaaa' } } } }
  const things = { ...known, on: 'table', thing: 'mug' }

  it.each([
    ['accessories', 'an unknown body', { ...animal, body: { dogs: {} } }, /`body` has to name one of sitting,/],
    [
      'accessories',
      'a form with a field too many',
      { ...animal, body: { standing: { cat: { coat: '#888888', tial: 'none' } } } },
      /`cat\.tial` means nothing/,
    ],
    ['accessories', 'a coat with a field too many', { ...animal, coat: { fir: 1 } }, /`fir` is no part of a coat/],
    ['scenery', 'a piece on nothing', { ...things, on: 'roof' }, /the piece\.on has to be one of table, wall, ground/],
    ['scenery', 'a piece of nothing', { ...known, on: 'wall' }, /the piece\.thing is missing/],
  ])('[ILL-221] is refused in JSON of %s, with what to do: %s', async (list, _, entry, message) => {
    const of = { ...kinds.find((one) => one.list === list)!, folder: 'poses' }
    await expect(readContent(of, await poses({ 'some.json': JSON.stringify({ one: entry }) }))).rejects.toThrow(message)
  })

  it.each([
    ['accessories', animal],
    ['scenery', things],
  ])('[ILL-220] is read from JSON of %s', async (list, entry) => {
    const of = { ...kinds.find((one) => one.list === list)!, folder: 'poses' }
    const read = await readContent(of, await poses({ 'some.json': JSON.stringify({ one: entry }) }))
    expect(read.map(({ id, label }) => [id, label])).toEqual([['one', 'One']])
  })
})
