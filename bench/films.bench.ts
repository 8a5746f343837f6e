import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FramingId } from '@eidolon/people'
import { randomGenes } from '@eidolon/people'
import { randomSetting } from '@eidolon/people'
import type { FilmOrder } from '@eidolon/people'
import { readPack } from '@eidolon/illustrator'
import { openFilmEncoder } from '#server/adapters/engines/illustrator/film-encoder.ts'
import { makeFilm } from '#server/adapters/engines/illustrator/film-maker.ts'
import { filmThreads } from '#server/adapters/engines/illustrator/film-threads.ts'
import type { BenchRow } from '#scripts/bench.ts'
import { drawingIsStale, drawingProgram } from '#scripts/build/build-drawing.ts'
import { root } from '#scripts/terminal.ts'
import { packBytes } from '@eidolon/illustrator/workshop/load-pack.ts'

export const title = 'Films: four seconds of 768 × 768 on two threads'

/** The helper starts from built files, as with `npm start` and in the image. */
const program = new URL('film-thread-main.mjs', pathToFileURL(drawingProgram))

const order = (
  motion: FilmOrder['motion'],
  cameraMove: FilmOrder['cameraMove'],
  framing: FramingId = 'half',
): FilmOrder => {
  const genes = randomGenes(7)
  const setting = randomSetting(genes, { accessories: [], without: [], framing, background: 'park' }, 7)
  return { genes, setting, style: 'painterly', seed: 7, width: 768, height: 768, motion, cameraMove, seconds: 4 }
}

export async function run(): Promise<readonly BenchRow[]> {
  // In a process of its own: this one's memory is measured later, and a bundler keeps four tenths of a gigabyte.
  if (await drawingIsStale()) execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')])
  const packed = await packBytes()
  const bytes = new SharedArrayBuffer(packed.length)
  new Uint8Array(bytes).set(packed)
  const pack = readPack(new Uint8Array(bytes))
  const encoding = await encodeOnly()
  const rows: BenchRow[] = []
  await using helpers = filmThreads(program, bytes, 1)
  const watch = { progress: () => {}, stopped: () => false }
  // The first one is compiled while it is drawn. The last two are the slowest kinds: everything is drawn anew, and finely,
  // and of the one the clothes as well.
  for (const [motion, move, framing] of [
    ['idle', 'pan', 'half'],
    ['talk', 'still', 'half'],
    ['walk', 'still', 'half'],
    ['idle', 'orbit', 'half'],
    ['walk', 'pan', 'wide'],
    ['dance', 'orbit', 'full'],
  ] as const) {
    const started = performance.now()
    const before = process.cpuUsage()
    await makeFilm({ pack, helpers }, order(motion, move, framing), '{}', watch)
    const took = performance.now() - started
    const { user, system } = process.cpuUsage(before)
    rows.push({
      what: `${motion}, camera ${move}, ${framing}${rows.length === 0 ? ', the first after the start' : ''}`,
      // What the processor did tells more than the clock where others work on the same machine.
      ours: `${(took / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor`,
      baseline: `${(encoding / 1000).toFixed(1)} s (encoding alone)`,
      ratio: (took / encoding).toFixed(1),
      bar: '< 15 s',
    })
  }
  return rows
}

/** The same number of frames, drawn as one moving bar. */
async function encodeOnly(): Promise<number> {
  const started = performance.now()
  const encoder = await openFilmEncoder(768, 768)
  for (let drawing = 0; drawing < 48; drawing += 1) {
    const pixels = new Uint8ClampedArray(768 * 768 * 4)
    for (let at = 0; at < pixels.length; at += 4) pixels.fill((at >> 4) + drawing * 5, at, at + 4)
    encoder.add({ width: 768, height: 768, pixels })
  }
  await encoder.finish('{}')
  return performance.now() - started
}
