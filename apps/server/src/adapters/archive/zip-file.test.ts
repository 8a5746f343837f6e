import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'
import { zipFiles } from './zip-file.ts'
import { ending, zipStream } from '#adapters/zip/write-zip.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type ZipPart = {
  readonly name: string
  readonly bytes: Buffer
  readonly method?: number
  readonly size?: number
  readonly flags?: number
  /** Where it says it is, instead of being anywhere. */
  readonly at?: number
}

/** A zip by hand, so that it can lie. */
function zip(parts: readonly ZipPart[], { count = parts.length } = {}): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, bytes, method = 0, size = bytes.length, flags = 0, at: said } of parts) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(name.length, 26)
    const line = Buffer.alloc(46)
    line.writeUInt32LE(0x02014b50, 0)
    line.writeUInt16LE(flags, 8)
    line.writeUInt16LE(method, 10)
    line.writeUInt32LE(crc32(bytes), 16)
    line.writeUInt32LE(packed.length, 20)
    line.writeUInt32LE(size, 24)
    line.writeUInt16LE(name.length, 28)
    line.writeUInt32LE(said ?? at, 42)
    list.push(line, Buffer.from(name))
    if (said !== undefined) continue
    bodies.push(head, Buffer.from(name), packed)
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...list, end])
}

async function* inPieces(bytes: Uint8Array, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const open = (bytes: Uint8Array) => zipFiles(folder)(inPieces(bytes), Infinity)
async function read(bytes: Uint8Array, name: string): Promise<string> {
  await using archive = await open(bytes)
  const pieces: Uint8Array[] = []
  for await (const piece of archive.read(name)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
const text = 'hello, hello, hello'
const hello = Buffer.from(text)

it('[DATA-9] reads what is stored and what is packed, and leaves nothing behind', async () => {
  const archive = zip([
    { name: 'data/', bytes: Buffer.alloc(0) },
    { name: 'data/a.json', bytes: hello },
    { name: 'data/b.json', bytes: hello, method: 8 },
  ])
  expect([await read(archive, 'data/a.json'), await read(archive, 'data/b.json')]).toEqual([text, text])
  const pieces: Uint8Array[] = []
  async function* entries() {
    const open = async () => new Blob([hello]).stream()
    yield { name: 'own', modifiedAt: new Date(0), size: Infinity, open }
  }
  for await (const piece of zipStream(entries())) pieces.push(piece)
  expect(await read(Buffer.concat(pieces), 'own')).toBe(text)
  await expect(read(archive, 'data/c.json')).rejects.toThrow('is missing')
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['../outside', 'outside of itself'],
  ['/etc/passwd', 'outside of itself'],
  ['data/../../x', 'outside of itself'],
  ['C:\\x', 'outside of itself'],
  ['a\\..\\b', 'outside of itself'],
  ['a\u0000b', 'outside of itself'],
])('[DATA-9] refuses the name %j', async (name, says) => {
  await expect(open(zip([{ name, bytes: hello }]))).rejects.toThrow(says)
})

it('[DATA-9] refuses bombs of every kind', async () => {
  const zeros = Buffer.alloc(8 * 1024 * 1024)
  const beside = { name: 'b', bytes: Buffer.alloc(100_000, 7) }
  await expect(read(zip([{ name: 'a', bytes: zeros, method: 8 }, beside]), 'a')).rejects.toThrow('larger than it says')
  // Each of these may become as large as it does, but not all of them.
  const many = ['a', 'b', 'c'].map((name) => ({ name, bytes: zeros.subarray(0, 1024 * 1024), method: 8 }))
  await expect(open(zip(many))).rejects.toThrow('too large')
  await expect(read(zip([{ name: 'a', bytes: hello, method: 8, size: 5 }]), 'a')).rejects.toThrow('larger than it says')
  await expect(read(zip([{ name: 'a', bytes: hello, size: 900 }]), 'a')).rejects.toThrow('is damaged')
  const first = { name: 'a', bytes: Buffer.alloc(5000, 7) }
  const again = ['b', 'c', 'd'].map((name) => ({ ...first, name, at: 0 }))
  await expect(open(zip([first, ...again]))).rejects.toThrow('holds more than it does')
  await expect(
    open(
      zip([
        { name: 'a', bytes: hello },
        { name: 'a', bytes: hello },
      ]),
    ),
  ).rejects.toThrow('twice')
  await expect(open(zip([{ name: 'a', bytes: hello }], { count: 60_000 }))).rejects.toThrow('damaged')
})

it('[DATA-9] refuses what is no archive, is locked, or is packed in another way', async () => {
  for (const nonsense of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(300, 1)]) {
    await expect(open(nonsense)).rejects.toThrow('not a zip archive')
  }
  await expect(open(zip([{ name: 'a', bytes: hello, flags: 1 }]))).rejects.toThrow('password')
  await expect(open(zip([{ name: 'a', bytes: hello, method: 14 }]))).rejects.toThrow('packed in a way')
  await expect(open(zip([{ name: 'a', bytes: hello, at: 5000 }]))).rejects.toThrow('damaged')
  expect(await readdir(folder)).toEqual([])
})

const sample = zip([
  { name: 'data/a.json', bytes: hello },
  { name: 'data/b.json', bytes: Buffer.alloc(3000, 'ab'), method: 8 },
])

/** What can be read of an archive; a flaw that was found counts as nothing. */
async function everything(bytes: Uint8Array): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of ['data/a.json', 'data/b.json']) {
    const content = await read(bytes, name).catch((error: unknown) => {
      if (!(error instanceof ArchiveProblem)) throw error
      return undefined
    })
    if (content !== undefined) found.push(content)
  }
  return found
}

it('[DATA-9] one that is cut off anywhere is refused, and nothing of it is read', async () => {
  for (let length = 0; length < sample.length; length++) {
    await expect(open(sample.subarray(0, length))).rejects.toBeInstanceOf(ArchiveProblem)
  }
})

it('[DATA-9] one that is changed anywhere is refused, or gives what it holds', async () => {
  const whole = [text, 'ab'.repeat(1500)]
  expect(await everything(sample)).toEqual(whole)
  const change = fc.tuple(fc.nat(sample.length - 1), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const bytes = Buffer.from(sample)
      for (const [at, value] of changes) bytes[at] = value
      for (const content of await everything(bytes)) expect(whole).toContain(content)
    }),
    { numRuns: 150 },
  )
  expect(await readdir(folder)).toEqual([])
})

it('[DATA-9] a directory in the new, wide form is held to the same limits', async () => {
  const list = Buffer.concat([
    sample.subarray(0, -22),
    ending(2, 2 * (46 + 11), sample.readUInt32LE(sample.length - 6)),
  ])
  const wide = (count: bigint, at: bigint): Buffer => {
    const bytes = Buffer.concat([list.subarray(0, -22), Buffer.alloc(76), list.subarray(-22)])
    const [record, locator] = [bytes.length - 98, bytes.length - 42]
    bytes.writeUInt32LE(0x06064b50, record)
    bytes.writeBigUInt64LE(count, record + 32)
    bytes.writeBigUInt64LE(at, record + 48)
    bytes.writeUInt32LE(0x07064b50, locator)
    bytes.writeBigUInt64LE(BigInt(record), locator + 8)
    return bytes
  }
  const at = BigInt(sample.readUInt32LE(sample.length - 6))
  expect(await read(wide(2n, at), 'data/a.json')).toBe(text)
  await expect(open(wide(400_001n, at))).rejects.toThrow('more files than can be taken')
  await expect(open(wide(2n ** 63n, at))).rejects.toThrow('more files than can be taken')
  await expect(open(wide(3n, at))).rejects.toThrow('damaged')
  for (const far of [2n ** 40n, 2n ** 63n, 2n ** 64n - 1n]) {
    await expect(open(wide(2n, far))).rejects.toThrow('damaged')
    await expect(openCardZip(wide(2n, far))).rejects.toThrow('damaged')
  }
  const lost = wide(2n, at)
  for (const far of [2n ** 40n, 2n ** 63n, 2n ** 64n - 1n]) {
    lost.writeBigUInt64LE(far, lost.length - 34)
    await expect(open(lost)).rejects.toThrow('damaged')
    await expect(openCardZip(lost)).rejects.toThrow('damaged')
  }
})

it('[DATA-9] a list that is longer than what is read of it at once is read to its end', async () => {
  const long = 'name-'.repeat(40)
  const parts = Array.from({ length: 2000 }, (_, at) => ({ name: `${long}${at}`, bytes: Buffer.from(String(at)) }))
  await using archive = await open(zip(parts))
  for (const at of [0, 311, 312, 1999]) {
    for await (const piece of archive.read(`${long}${at}`)) expect(Buffer.from(piece).toString()).toBe(String(at))
  }
  expect(parts.every(({ name }) => archive.has(name))).toBe(true)
})

it('[DATA-9] leaving in the middle of a file lets go of it', async () => {
  const bytes = zip([
    { name: 'a', bytes: Buffer.alloc(4_000_000, 'abc'), method: 8 },
    { name: 'b', bytes: hello },
    { name: 'c', bytes: Buffer.alloc(500_000, 7) },
  ])
  await using archive = await open(bytes)
  for (let round = 0; round < 20; round++) {
    for await (const piece of archive.read('a')) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
  }
  for await (const piece of archive.read('b')) expect(Buffer.from(piece).toString()).toBe(text)
})

it('[DATA-9] clears away what a process that died has left, and nothing that is still at work', async () => {
  const names = ['old.zip', 'new.zip'].map((name) => join(folder, name))
  for (const name of names) await writeFile(name, '')
  const [old = '', young = ''] = names
  await utimes(old, new Date(0), new Date(0))
  await using _archive = await open(zip([{ name: 'a', bytes: hello }]))
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['new.zip']))
  expect(await readdir(folder)).not.toContain('old.zip')
  await rm(young)
})
