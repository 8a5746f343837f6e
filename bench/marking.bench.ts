import { drawTiles } from '@eidolon/illustrator/workshop/drawing-threads.ts'
import { tile } from '@eidolon/illustrator/workshop/sheet-tile.ts'
import { encodePng } from '#server/adapters/engines/png.ts'
import { fingerprintIn } from '#server/adapters/images/fingerprint.ts'
import { guardedSharp } from '#server/adapters/images/guarded-sharp.ts'
import { createChain } from '#server/adapters/marking/c2pa/certificates.ts'
import { withPixelMarks } from '#server/adapters/marking/mark-pixels.ts'
import { markingThread } from '#server/adapters/marking/marking-thread.ts'
import { product, statement } from '#server/adapters/marking/testing/statements.ts'
import { embedMark } from '#server/adapters/marking/watermark/embed.ts'
import { detectMark } from '#server/adapters/marking/watermark/detect.ts'
import { brightnessOf } from '#server/adapters/marking/watermark/plane.ts'
import type { BenchRow } from '#scripts/bench.ts'

export const title = 'Marking: what a picture of 768 × 768 costs in processor time'

const edge = 768
const turns = 15
const bar = 100

/** Milliseconds of all threads of this process, the median of many turns; the first few are compiled meanwhile. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns + 4; turn += 1) {
    const began = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(began)
    if (turn >= 4) times.push((user + system) / 1000)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0
}

export async function run(): Promise<readonly BenchRow[]> {
  const drawn: Uint8ClampedArray[] = []
  await drawTiles([tile('one', 7, { style: 'painterly', size: edge })], (made) => {
    if ('pixels' in made) drawn.push(made.pixels)
  })
  const pixels = drawn[0] ?? new Uint8ClampedArray(edge * edge * 4)
  const file = encodePng({ width: edge, height: edge, pixels }, '{}')
  const picture = { width: edge, height: edge, channels: 4 as const, data: pixels }
  const sharp = await guardedSharp()
  await using signer = markingThread({
    chain: createChain(product.name, new Date()),
    product,
    pixels: false,
  })
  const pattern = await cost(() => embedMark({ ...picture, data: pixels.slice() }, statement.mark))
  const watermark = await cost(() => withPixelMarks(file, 'image/png', { mark: statement.mark, cornerSign: false }))
  const fingerprint = await cost(() => fingerprintIn(sharp, file))
  const signature = await cost(() => signer.mark(file, statement))
  const nothing = await cost(() => detectMark(brightnessOf(picture)))
  const row = (what: string, taken: number): BenchRow => ({
    what,
    ours: `${taken.toFixed(0)} ms`,
    baseline: `${bar} ms`,
    ratio: (taken / bar).toFixed(2),
  })
  return [
    row('the watermark itself', pattern),
    row('the watermark in a PNG file, unpacked and packed again', watermark),
    row('the fingerprint', fingerprint),
    row('the signature', signature),
    { ...row('all that marking adds', watermark + fingerprint + signature), bar: 'at most 1' },
    row('looking for a watermark where there is none', nothing),
  ]
}
