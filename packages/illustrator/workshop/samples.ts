import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { illustratorVersion } from '../src/version.ts'
import { drawTiles } from './drawing-threads.ts'
import { type SampleIndex, samplesFolder, type SampleOrder, wantedSamples } from './samples-wanted.ts'

const book = join(samplesFolder, 'made.json')

/** What there is to do: the pictures whose entry is new or has changed, or all of them. Those whose entry is gone go. */
export async function planSamples(all: boolean) {
  const wanted = await wantedSamples()
  const names = new Set(wanted.map(({ name }) => name))
  const there = await filesThere()
  const made = (await readMade()).pictures
  const known = new Map(Object.entries(all ? {} : made).filter(([name]) => names.has(name) && there.has(name)))
  for (const gone of [...there].filter((name) => !names.has(name))) await rm(join(samplesFolder, `${gone}.webp`))
  const open = wanted.filter(({ name, letters }) => known.get(name) !== letters)
  return { open, count: wanted.length, draw: () => drawOpen(open, known) }
}

async function drawOpen(open: readonly SampleOrder[], known: Map<string, string>): Promise<void> {
  const tiles = open.map(({ name, order }) => ({ label: name, order }))
  await drawTiles(tiles, async (picture, { label, order: { width, height } }, at) => {
    if ('problem' in picture) throw new Error(picture.problem)
    const file = join(samplesFolder, `${label}.webp`)
    await mkdir(dirname(file), { recursive: true })
    await sharp(picture.pixels, { raw: { width, height, channels: 4 } })
      .webp({ quality: 36, effort: 6 })
      .toFile(file)
    known.set(label, open[at]!.letters)
    // What is drawn stays drawn when somebody ends it.
    if (at % 50 === 49) await writeMade(known)
  })
  await writeMade(known)
}

async function readMade(): Promise<SampleIndex> {
  const text = await readFile(book, 'utf8').catch(() => '{"version":"","pictures":{}}')
  return JSON.parse(text) as SampleIndex
}

async function writeMade(known: ReadonlyMap<string, string>): Promise<void> {
  const pictures = Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await mkdir(samplesFolder, { recursive: true })
  await writeFile(book, `${JSON.stringify({ version: illustratorVersion, pictures }, undefined, 2)}\n`)
}

async function filesThere(): Promise<Set<string>> {
  const files = await readdir(samplesFolder, { recursive: true }).catch(() => [])
  return new Set(files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length)))
}
