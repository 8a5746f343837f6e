import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { previewCache } from './preview-cache.ts'

let folder = ''
const problems: unknown[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eidolon-previews-'))
  problems.length = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (onDisk = 1000, inMemory = 0) =>
  previewCache({ folder, onDisk, inMemory, onProblem: (error) => problems.push(error) })
const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

it('[FILE-30] finds what it kept, also after a restart', async () => {
  {
    await using cache = open()
    expect(await cache.find('blob', 'small')).toBeUndefined()
    cache.keep('blob', 'small', bytes(10, 1))
  }
  await using again = open()
  expect([...((await again.find('blob', 'small')) ?? [])]).toEqual([...bytes(10, 1)])
  expect(await again.find('blob', 'large')).toBeUndefined()
  expect(await again.find('other', 'small')).toBeUndefined()
})

it('[FILE-30] keeps to its limit: what was not used for longest goes first', async () => {
  await using cache = open(25)
  for (const [index, key] of ['a', 'b'].entries()) cache.keep('blob', key, bytes(10, index))
  await cache[Symbol.asyncDispose]()
  await cache.find('blob', 'a')
  cache.keep('blob', 'c', bytes(10, 2))
  await cache[Symbol.asyncDispose]()
  expect(await cache.find('blob', 'b')).toBeUndefined()
  expect(await cache.find('blob', 'a')).toBeDefined()
  expect(await cache.find('blob', 'c')).toBeDefined()
  cache.keep('blob', 'huge', bytes(26, 3))
  await cache[Symbol.asyncDispose]()
  expect(await files()).toHaveLength(2)
})

it('[FILE-30] remembers across a restart what was used last, and clears what was half written', async () => {
  {
    await using cache = open()
    for (const key of ['old', 'new']) cache.keep(key, 'p', bytes(10, 1))
  }
  const [one = ''] = await files()
  await utimes(one, 1000, 1000)
  await writeFile(`${one}.x.part`, 'half')
  await using cache = open(25)
  cache.keep('third', 'p', bytes(10, 1))
  await cache[Symbol.asyncDispose]()
  const left = await files()
  expect(left).toHaveLength(2)
  expect(left).not.toContain(one)
})

it('[FILE-31] forgets everything made from bytes that are gone, in memory and on disk', async () => {
  await using cache = open(1000, 1600)
  cache.keep('gone', 'a', bytes(10, 1))
  cache.keep('gone', 'b', bytes(10, 1))
  cache.keep('stays', 'a', bytes(10, 1))
  await cache.purge('gone')
  expect(await cache.find('gone', 'a')).toBeUndefined()
  expect(await cache.find('gone', 'b')).toBeUndefined()
  expect(await cache.find('stays', 'a')).toBeDefined()
  expect(await files()).toHaveLength(1)
})

it('answers from memory what fits there, and from disk what does not', async () => {
  await using cache = open(1000, 320)
  for (let index = 0; index < 20; index++) cache.keep('blob', `${index}`, bytes(20, index))
  await cache[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
  expect(await cache.find('blob', '19')).toBeDefined()
  expect(await cache.find('blob', '0')).toBeUndefined()
})

it('says that it cannot write, and serves from memory all the same', async () => {
  await using cache = previewCache({
    folder: '/dev/null/nowhere',
    onDisk: 1000,
    inMemory: 1600,
    onProblem: (error) => problems.push(error),
  })
  cache.keep('blob', 'a', bytes(10, 1))
  expect(await cache.find('blob', 'a')).toBeDefined()
  await cache[Symbol.asyncDispose]()
  expect(problems).toHaveLength(1)
})
