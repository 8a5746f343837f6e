import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'
import { packPath } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'
import { readPack } from '#pack/read-pack.ts'
import { root } from './paths.ts'

export const packFile = join(root, '.cache', packPath)

/** Whether the pack has to be built: its name carries the version of what is in it. */
export async function packIsStale(): Promise<boolean> {
  return access(packFile).then(
    () => false,
    () => true,
  )
}

/** Builds the pack and puts it in place whole. */
export async function storePack(): Promise<{ readonly bytes: number; readonly packed: number }> {
  const { buildPack } = await import('./pack/pack-build.ts')
  const bytes = await buildPack()
  const level = { params: { [constants.ZSTD_c_compressionLevel]: 12 } }
  const packed = await promisify(zstdCompress)(bytes, level)
  await mkdir(dirname(packFile), { recursive: true })
  await writeFile(`${packFile}.new`, packed)
  await rename(`${packFile}.new`, packFile)
  return { bytes: bytes.length, packed: packed.length }
}

/** The pack's bytes, decompressed; built first if there is none. */
export async function packBytes(): Promise<Uint8Array> {
  if (await packIsStale()) await storePack()
  return zstdDecompressSync(await readFile(packFile))
}

/** The pack for scripts and tests. */
export async function loadPack(): Promise<Pack> {
  return readPack(await packBytes())
}

export const hashOf = (bytes: Uint8Array | Uint8ClampedArray): string =>
  createHash('sha256').update(bytes).digest('hex')
