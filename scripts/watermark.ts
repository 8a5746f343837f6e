import { parseArgs } from 'node:util'
import { drawTiles } from '@eidolon/illustrator/workshop/drawing-threads.ts'
import { tile } from '@eidolon/illustrator/workshop/sheet-tile.ts'
import { styles } from '@eidolon/people'
import sharp, { type Sharp } from 'sharp'
import { detectMark } from '#server/adapters/marking/watermark/detect.ts'
import { embedMark } from '#server/adapters/marking/watermark/embed.ts'
import { brightnessOf } from '#server/adapters/marking/watermark/plane.ts'

/**
 * `npm run watermark [-- --pictures 200 --unmarked 1000 --seed 1]`: draws pictures of all styles, marks them, does to
 * them what happens to pictures on their way, and counts what is still read; and how often a mark is read where there is
 * none, in crops of pictures without one. The table belongs into docs/marking.md. Takes seconds for each picture.
 */
const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '40' },
    unmarked: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})
const [pictures, unmarked, seed] = [values.pictures, values.unmarked, values.seed].map(Number) as [
  number,
  number,
  number,
]
const edge = 768

const half = (picture: Sharp) => picture.clone().resize(edge / 2)
const part = (picture: Sharp, share: number) => {
  const size = Math.round(edge * share)
  return picture.clone().extract({ left: 31, top: 17, width: size, height: size })
}
/** What happens to pictures on their way. */
const ways: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  nothing: (picture) => picture.clone().png(),
  'JPEG 75': (picture) => picture.clone().jpeg({ quality: 75 }),
  'JPEG 50': (picture) => picture.clone().jpeg({ quality: 50 }),
  'WebP 50': (picture) => picture.clone().webp({ quality: 50 }),
  'half size, JPEG 75': (picture) => half(picture).jpeg({ quality: 75 }),
  'thumbnail of 256 px, JPEG 80': (picture) => picture.clone().resize(256).jpeg({ quality: 80 }),
  'crop to three quarters, JPEG 75': (picture) => part(picture, 0.75).jpeg({ quality: 75 }),
  'crop to half of each side': (picture) => part(picture, 0.5).png(),
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

const tiles = Array.from({ length: pictures }, (_, at) =>
  tile(String(at), seed * 10_000 + at, { style: styles[at % styles.length]?.id ?? 'studio', size: edge }),
)
const read = new Map(Object.keys(ways).map((way) => [way, 0]))
const levels: number[] = []
const growth: number[] = []
let [drawn, looked, alarms] = [0, 0, 0]
await drawTiles(tiles, async (made, _tile, at) => {
  if ('problem' in made) throw new Error(made.problem)
  const raw = { width: edge, height: edge, channels: 4 } as const
  const plain = await sharp(Buffer.from(made.pixels), { raw }).removeAlpha().raw().toBuffer()
  const marked = { width: edge, height: edge, channels: 3 as const, data: new Uint8Array(plain) }
  const mark = (BigInt(seed * 10_000 + at) * 0x9e37_79b9_7f4a_7c15n).toString(16).slice(-16).padStart(16, '0')
  embedMark(marked, mark)
  const squares = plain.reduce((sum, value, index) => sum + (value - (marked.data[index] ?? 0)) ** 2, 0)
  levels.push(10 * Math.log10(255 ** 2 / (squares / plain.length)))
  const asPicture = (data: Uint8Array) => sharp(data, { raw: { width: edge, height: edge, channels: 3 } })
  const sizes = await Promise.all([plain, marked.data].map((data) => asPicture(data).png().toBuffer()))
  growth.push((sizes[1]?.length ?? 0) / (sizes[0]?.length ?? 1) - 1)
  for (const [way, change] of Object.entries(ways)) {
    if ((await readIn(change(asPicture(marked.data)))) === mark) read.set(way, (read.get(way) ?? 0) + 1)
  }
  // Parts of the same picture without a mark, each at a place and of a size of its own.
  for (let nth = 0; nth < Math.ceil(unmarked / pictures) && looked < unmarked; nth += 1) {
    looked += 1
    const size = 320 + ((nth * 53) % 400)
    const [left, top] = [(nth * 97) % (edge - size), (nth * 61) % (edge - size)]
    const crop = asPicture(plain).extract({ left, top, width: size, height: size })
    if ((await readIn(crop.png())) !== undefined) alarms += 1
  }
  drawn += 1
  if (drawn % 10 === 0) console.log(`  ${drawn} of ${pictures} pictures, ${looked} looked at without a mark`)
})
const middle = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
const rows = [...read].map(([way, count]) => `| ${way} | ${count} of ${pictures} |`)
console.log(['', '| after | read |', '| --- | --- |', ...rows].join('\n'))
console.log(`\nleast ${Math.min(...levels).toFixed(1)} dB, in the middle ${middle(levels).toFixed(1)} dB`)
console.log(`PNG larger by ${(middle(growth) * 100).toFixed(1)} %, at most ${(Math.max(...growth) * 100).toFixed(1)} %`)
console.log(`${alarms} false alarms in ${looked} looks at pictures without a mark`)
