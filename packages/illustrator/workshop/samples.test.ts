import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { illustratorVersion } from '../src/version.ts'
import { type SampleIndex, samplesFolder, wantedSamples } from './samples-wanted.ts'

const files = (await readdir(samplesFolder, { recursive: true })).filter((file) => file.endsWith('.webp'))
const made = JSON.parse(await readFile(join(samplesFolder, 'made.json'), 'utf8')) as SampleIndex

it('[GEN-42] the small pictures that come along are those of this version; `node scripts/samples.ts` renews them', () => {
  expect(made.version).toBe(illustratorVersion)
  expect(files.map((file) => file.slice(0, -'.webp'.length)).toSorted()).toEqual(Object.keys(made.pictures).toSorted())
})

it('[GEN-42] show what can be chosen and nothing else; at most a few new choices are still without one', async () => {
  const wanted = (await wantedSamples()).map(({ name }) => name)
  expect(Object.keys(made.pictures).filter((name) => !wanted.includes(name))).toEqual([])
  // Whoever looks at those has them drawn.
  const missing = wanted.filter((name) => made.pictures[name] === undefined)
  expect(missing.slice(Math.floor(wanted.length / 20))).toEqual([])
})

it('[GEN-42] take less than 2 MB', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(samplesFolder, file))).size))
  expect(Math.min(...sizes)).toBeGreaterThan(100)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})
