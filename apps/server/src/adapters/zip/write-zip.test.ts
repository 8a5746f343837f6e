import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import type { ArchiveEntry } from '#application/media/archive-media.ts'
import { ending, zipStream } from './write-zip.ts'

const entry = (name: string, bytes: Uint8Array, opened: () => void = () => {}): ArchiveEntry => ({
  name,
  modifiedAt: new Date('2026-03-15T10:00:00Z'),
  size: bytes.length,
  async open() {
    opened()
    return new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
  },
})

async function* all(...entries: readonly ArchiveEntry[]): AsyncIterable<ArchiveEntry> {
  yield* entries
}

async function written(entries: AsyncIterable<ArchiveEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipStream(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a zip that is streamed', () => {
  it('[MEDIA-12] is read by others, small files and large ones, names in any script', async () => {
    const large = new Uint8Array(5 * 1024 * 1024).fill(7)
    const bytes = await written(all(entry('Mira – ミラ.png', Buffer.from('small')), entry('film.mp4', large)))
    const zip = await openCardZip(bytes)
    expect(zip.names).toEqual(['Mira – ミラ.png', 'film.mp4'])
    expect(String(await zip.read('Mira – ミラ.png'))).toBe('small')
    expect(await zip.read('film.mp4')).toHaveLength(large.length)
    const folder = mkdtempSync(join(tmpdir(), 'eidolon-zip-'))
    try {
      writeFileSync(join(folder, 'a.zip'), bytes)
      // Another program's opinion, where there is one.
      const check = 'import sys,zipfile; assert zipfile.ZipFile(sys.argv[1]).testzip() is None'
      execFileSync('python3', ['-c', check, join(folder, 'a.zip')], { stdio: 'pipe' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('[MEDIA-13] opens the next file only when it is wanted, and none any more when nobody reads', async () => {
    const opened: string[] = []
    const one = (name: string) => entry(name, Buffer.from(name), () => opened.push(name))
    const zip = zipStream(all(one('a'), one('b'), one('c')))
    await zip.next()
    expect(opened).toEqual(['a'])
    await zip.return(undefined)
    expect(opened).toEqual(['a'])
  })

  it('[MEDIA-14] tells places and numbers that are too large for the old form in the new one', () => {
    expect(ending(3, 100, 1000)).toHaveLength(22)
    const large = ending(70_000, 100, 5_000_000_000)
    expect(large).toHaveLength(98)
    expect(large.readBigUInt64LE(32)).toBe(70_000n)
    expect(large.readBigUInt64LE(48)).toBe(5_000_000_000n)
    expect(large.readBigUInt64LE(64)).toBe(5_000_000_100n)
    expect(large.readUInt32LE(76 + 16)).toBe(0xffffffff)
  })
})
