import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { drawTiles } from '@eidolon/illustrator/workshop/drawing-threads.ts'
import { type Tile, tile } from '@eidolon/illustrator/workshop/sheet-tile.ts'
import { styles } from '@eidolon/people'
import sharp, { type Sharp } from 'sharp'
import { encodePng } from '#server/adapters/engines/png.ts'
import { withPixelMarks } from '#server/adapters/marking/mark-pixels.ts'
import { detectMark } from '#server/adapters/marking/watermark/detect.ts'
import { embedMark } from '#server/adapters/marking/watermark/embed.ts'
import { brightnessOf } from '#server/adapters/marking/watermark/plane.ts'
import { randomFrom } from '#server/adapters/marking/watermark/random.ts'
import { type MarkedLine, type UnmarkedLine, survivalTable } from '#scripts/watermark-table.ts'

/**
 * `npm run watermark [-- --pictures 200 --unmarked 10000 --seed 1]`: draws pictures of all styles, marks them, does to
 * them what happens to pictures on their way, and counts what is still read; and how often a mark is read where there is
 * none: in others that are drawn small, of each of which twenty parts, sizes and encodings are looked at. What is found
 * is written to a file as it comes (`--results`): whoever runs it again with the same seed goes on where it ended, also
 * with more pictures (`--threads 1` leaves a core to others). The table belongs into docs/marking.md. 200 and 10,000
 * take about an hour of one core.
 */
const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '40' },
    unmarked: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    results: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
})
const [pictures, unmarked, seed] = [values.pictures, values.unmarked, values.seed].map(Number) as [
  number,
  number,
  number,
]
const results = values.results ?? `.cache/watermark/${seed}.jsonl`
const edge = 768
const smallEdge = 384
const looksAtEach = 20

const part = (picture: Sharp, share: number) => {
  const size = Math.round(edge * share)
  return picture.clone().extract({ left: 31, top: 17, width: size, height: size })
}
const page = { top: 90, bottom: 60, left: 200, right: 240, background: '#202024' }
/** What happens to pictures on their way. */
const ways: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  nothing: (picture) => picture.clone().png(),
  'JPEG 75': (picture) => picture.clone().jpeg({ quality: 75 }),
  'JPEG 50': (picture) => picture.clone().jpeg({ quality: 50 }),
  'WebP 80': (picture) => picture.clone().webp({ quality: 80 }),
  'WebP 50': (picture) => picture.clone().webp({ quality: 50 }),
  'half size, JPEG 75': (picture) =>
    picture
      .clone()
      .resize(edge / 2)
      .jpeg({ quality: 75 }),
  'thumbnail of 256 px, JPEG 80': (picture) => picture.clone().resize(256).jpeg({ quality: 80 }),
  'crop to three quarters, JPEG 75': (picture) => part(picture, 0.75).jpeg({ quality: 75 }),
  'crop to half of each side': (picture) => part(picture, 0.5).png(),
  'screenshot of a page, JPEG 80': (picture) => picture.clone().resize(620).extend(page).jpeg({ quality: 80 }),
  'brighter by a tenth': (picture) => picture.clone().linear(1.1, 0).png(),
  'darker, more contrast': (picture) => picture.clone().linear(1.1, -24).png(),
  mirrored: (picture) => picture.clone().flop().jpeg({ quality: 85 }),
}

async function readIn(file: Sharp): Promise<string | undefined> {
  const { data, info } = await sharp(await file.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return detectMark(brightnessOf({ width: info.width, height: info.height, channels: 3, data }))?.mark
}

const asPicture = (data: Uint8Array, size: number) => sharp(data, { raw: { width: size, height: size, channels: 3 } })

/** How much larger the file becomes in which the illustrator keeps such a picture. */
async function growthOf(plain: Uint8Array, mark: string): Promise<number> {
  const pixels = await asPicture(plain, edge).ensureAlpha().raw().toBuffer()
  const kept = encodePng({ width: edge, height: edge, pixels: new Uint8ClampedArray(pixels) }, '')
  const left = await withPixelMarks(kept, 'image/png', { mark, cornerSign: false })
  return (left?.length ?? 0) / kept.length - 1
}

async function lookAtMarked(plain: Uint8Array, at: number): Promise<Omit<MarkedLine, 'style'>> {
  const mark = BigInt.asUintN(64, BigInt(seed * 10_000 + at + 1) * 0x9e37_79b9_7f4a_7c15n)
    .toString(16)
    .padStart(16, '0')
  const marked = { width: edge, height: edge, channels: 3 as const, data: plain.slice() }
  embedMark(marked, mark)
  const squares = plain.reduce((sum, value, index) => sum + (value - (marked.data[index] ?? 0)) ** 2, 0)
  const read: Record<string, boolean> = {}
  for (const [way, change] of Object.entries(ways)) {
    read[way] = (await readIn(change(asPicture(marked.data, edge)))) === mark
  }
  const growth = await growthOf(plain, mark)
  return { kind: 'marked', at, read, decibels: 10 * Math.log10(255 ** 2 / (squares / plain.length)), growth }
}

/** Parts of a picture without a mark, each at a place, of a size and encoded as chance wants. */
async function lookAtUnmarked(plain: Uint8Array, at: number): Promise<UnmarkedLine> {
  const random = randomFrom([seed, at, 0x6e6f6e65, 1])
  const below = (count: number) => random() % count
  let alarms = 0
  for (let nth = 0; nth < looksAtEach; nth += 1) {
    const size = smallEdge - below(200)
    const [left, top] = [below(smallEdge - size + 1), below(smallEdge - size + 1)]
    const piece = asPicture(plain, smallEdge)
      .extract({ left, top, width: size, height: size })
      .resize(size + below(160))
      .flop(below(2) === 0)
      .linear(0.9 + below(21) / 100, below(21) - 10)
    const quality = 40 + below(60)
    const file = [piece.png(), piece.jpeg({ quality }), piece.webp({ quality })][below(3)] ?? piece
    if ((await readIn(file)) !== undefined) alarms += 1
  }
  return { kind: 'unmarked', at, looked: looksAtEach, alarms }
}

const styleOf = (at: number) => styles[at % styles.length]?.id ?? 'studio'
type Task = { readonly tile: Tile; readonly look: (plain: Uint8Array) => Promise<MarkedLine | UnmarkedLine> }
const tasks = new Map<string, Task>()
// The few large ones first: what is left out of a run that is ended are looks at unmarked ones.
for (let at = 0; at < pictures; at += 1) {
  const label = `marked ${at}`
  const of = tile(label, seed * 10_000 + at, { style: styleOf(at), size: edge })
  tasks.set(label, {
    tile: of,
    look: async (plain) => ({ ...(await lookAtMarked(plain, at)), style: styleOf(at) }),
  })
}
for (let at = 0; at < Math.ceil(unmarked / looksAtEach); at += 1) {
  const label = `unmarked ${at}`
  const of = tile(label, seed * 10_000 + 5000 + at, { style: styleOf(at), size: smallEdge })
  tasks.set(label, { tile: of, look: (plain) => lookAtUnmarked(plain, at) })
}

mkdirSync(dirname(results), { recursive: true })
const known = (): readonly (MarkedLine | UnmarkedLine)[] =>
  existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): MarkedLine | UnmarkedLine => JSON.parse(line))
    : []
const done = new Set(known().map(({ kind, at }) => `${kind} ${at}`))
const left = [...tasks.values()].filter(({ tile: { label } }) => !done.has(label))
console.log(`${left.length} pictures are left to look at; what is found stands in ${results}`)
await drawTiles(
  left.map((task) => task.tile),
  async (made, { label, order }) => {
    if ('problem' in made) throw new Error(made.problem)
    const raw = { width: order.width, height: order.height, channels: 4 } as const
    const plain = await sharp(Buffer.from(made.pixels), { raw }).removeAlpha().raw().toBuffer()
    const line = await tasks.get(label)?.look(new Uint8Array(plain))
    appendFileSync(results, `${JSON.stringify(line)}\n`)
  },
  Number(values.threads),
)
console.log(survivalTable(known()))
