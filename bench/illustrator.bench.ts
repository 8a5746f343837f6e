import { randomGenes } from '@eidolon/people'
import { randomSetting } from '@eidolon/people'
import { drawPicture } from '@eidolon/illustrator'
import type { PictureOrder } from '@eidolon/people'
import { makeScratch } from '@eidolon/illustrator'
import type { BenchRow } from '#scripts/bench.ts'
import { loadPack, packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'

export const title = 'Illustrator: pictures of 768 × 768 on one thread'

const turns = 24

/** Milliseconds that this thread has worked: what the clock says where nobody else uses the machine. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** People, places and framings as they come by chance, as a studio would order them. */
const order = (seed: number): PictureOrder => {
  const genes = randomGenes(seed)
  const setting = randomSetting(genes, { accessories: [], without: [] }, seed)
  return { genes, setting, style: 'studio', seed, width: 768, height: 768 }
}

export async function run(): Promise<readonly BenchRow[]> {
  if (await packIsStale()) await storePack()
  const reading = worked()
  const pack = await loadPack()
  const read = worked() - reading
  const scratch = makeScratch()
  const whole: number[] = []
  const small: number[] = []
  let longest = 0
  for (let turn = -4; turn < turns; turn++) {
    const started = worked()
    let asked = started
    let shown = 0
    let wait = 0
    const watch = {
      progress: (_stage: string, _share: number, preview?: unknown) => {
        if (preview) shown = worked() - started
      },
      stopped: () => {
        const now = worked()
        wait = Math.max(wait, now - asked)
        asked = now
        return false
      },
    }
    drawPicture(pack, order(1000 + turn), watch, scratch)
    // The first few are for the compiler.
    if (turn < 0) continue
    whole.push(worked() - started)
    small.push(shown)
    longest = Math.max(longest, wait, worked() - asked)
  }
  const memory = process.memoryUsage().rss / 1e6
  const fill = bare()
  return [
    row('reading the pack', read, fill, '< 300 ms'),
    row('a picture, half of them within', middle(whole), fill, '< 2000 ms'),
    row('first preview (128 px), half of them within', middle(small), fill, '< 300 ms'),
    row('longest wait after a stop', longest, fill, '< 200 ms'),
    { what: 'memory of the process', ours: `${memory.toFixed(0)} MB`, baseline: '', ratio: '', bar: '< 700 MB' },
  ]
}

const row = (what: string, ours: number, baseline: number, bar: string): BenchRow => ({
  what,
  ours: `${ours.toFixed(0)} ms`,
  baseline: `${baseline.toFixed(0)} ms`,
  ratio: (ours / baseline).toFixed(1),
  bar,
})

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** What the machine needs for plain arithmetic of the same order: two hundred operations on each pixel. */
function bare(): number {
  const pixels = new Float32Array(768 * 768)
  const times: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const started = worked()
    for (let at = 0; at < pixels.length; at++) {
      let value = at / pixels.length
      for (let step = 0; step < 100; step++) value = value * 0.99 + 0.01
      pixels[at] = value
    }
    times.push(worked() - started)
  }
  return middle(times)
}
