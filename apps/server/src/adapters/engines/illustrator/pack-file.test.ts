import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { packFile } from './pack-file.ts'

it('[GEN-24] says what to do when the body data is missing or broken, and reads it once it is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-pack-'))
  try {
    const file = join(folder, 'pack.bin')
    const source = packFile(file)
    const state = await source.readiness()
    expect(state).toMatchObject({ ready: false, reason: expect.stringContaining('npm run pack') })
    expect(JSON.stringify(state)).not.toContain(folder)
    await expect(source.load()).rejects.toBeInstanceOf(IllustratorUnavailable)
    await writeFile(file, 'no pack')
    await expect(source.load()).rejects.toThrow('cannot be read')
    await writeFile(file, zstdCompressSync(Uint8Array.of(1, 2, 3)))
    expect(await source.readiness()).toEqual({ ready: true })
    expect(Array.from(new Uint8Array(await source.load()))).toEqual([1, 2, 3])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
