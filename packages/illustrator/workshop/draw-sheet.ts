import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StyleId } from '@eidolon/people'
import sharp, { type OverlayOptions } from 'sharp'
import { drawTiles } from './drawing-threads.ts'
import { root } from './paths.ts'
import { type SheetName, sheets } from './sheet-orders.ts'
import type { Tile } from './sheet-tile.ts'

const folder = join(root, 'shots', 'sheets')
const caption = 22

type Options = {
  /** Ids of places, poses and so on, or numbers of people: then there are nothing but pictures of them. */
  readonly only?: readonly string[]
  /** Decides what the sheet leaves to chance. */
  readonly seed?: number
  /** Another style than the sheet's own. */
  readonly style?: StyleId | undefined
  /** Every picture as a file of its own, too. */
  readonly files?: boolean
}

/** Sheets of large pictures come in pages that one can open: how many pictures a page has, and how many a row. */
const paged: Readonly<Partial<Record<SheetName, readonly [page: number, columns: number]>>> = {
  portraits: [6, 3],
  'portraits-large': [2, 2],
  crowd: [40, 8],
  blind: [12, 4],
  hands: [6, 3],
  stage: [18, 6],
}

/** Draws one sheet into shots/sheets and says how it went, tile by tile where one could not be drawn. */
export async function drawSheet(
  name: SheetName,
  { only = [], seed = 1, style, files = false }: Options = {},
): Promise<readonly string[]> {
  const make: (only: readonly string[], seed: number) => readonly Tile[] = sheets[name]
  const tiles = make(only, seed)
    .filter(({ order, label }) => {
      const shown: readonly unknown[] = [
        order.together?.arrangement,
        ...Object.values(order.setting).flat(),
        ...Object.values(order.genes).flat(),
      ]
      return only.length === 0 || only.some((id) => shown.includes(id) || label.split(',')[0] === id)
    })
    .map((tile) => (style ? { ...tile, order: { ...tile.order, style } } : tile))
  if (tiles.length === 0) return [`no picture of ${only.join(', ')} is on this sheet`]
  const [page, columns] = paged[name] ?? [tiles.length, name === 'styles' ? 10 : 8]
  const pages = Array.from({ length: Math.ceil(tiles.length / page) }, (_, at) =>
    tiles.slice(at * page, (at + 1) * page),
  )
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  const stem = `${name}${style ? `-${style}` : ''}`
  const times: number[] = []
  for (const [at, some] of pages.entries()) {
    const file = join(folder, `${stem}${pages.length > 1 ? `-${at + 1}` : ''}.png`)
    const drawn = await drawPage(some, Math.min(columns, some.length), file, files ? join(folder, stem) : undefined)
    lines.push(...drawn.problems, file)
    times.push(...drawn.times)
  }
  const answers = tiles.flatMap(({ label, answer }) => (answer === undefined ? [] : [`${label} ${answer}\n`]))
  if (answers.length > 0) {
    const file = join(folder, `${stem}-answers.txt`)
    await writeFile(file, answers.join(''))
    lines.push(`what they are: ${file}`)
  }
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  return [...lines, `${times.length} pictures, half of them within ${middle.toFixed(0)} ms`]
}

/** Draws tiles in rows into one file, and each into one of its own where `single` says how those begin. */
async function drawPage(
  tiles: readonly Tile[],
  columns: number,
  file: string,
  single?: string,
): Promise<{ times: readonly number[]; problems: readonly string[] }> {
  const size = tiles[0]?.order.width ?? 384
  const layers: OverlayOptions[] = []
  const times: number[] = []
  const problems: string[] = []
  await drawTiles(tiles, async (drawn, { label }, at) => {
    const [left, top] = [(at % columns) * size, Math.floor(at / columns) * (size + caption)]
    layers.push({ input: labeled(label, size), left, top: top + size })
    if ('problem' in drawn) {
      problems.push(drawn.problem)
      return
    }
    times.push(drawn.milliseconds)
    const raw = { width: size, height: size, channels: 4 } as const
    layers.push({ input: Buffer.from(drawn.pixels), raw, left, top })
    const own = label.replaceAll(/[^a-z0-9]+/gi, '-')
    if (single) await sharp(drawn.pixels, { raw }).png().toFile(`${single}-${own}.png`)
  })
  const [width, height] = [columns * size, Math.ceil(tiles.length / columns) * (size + caption)]
  await sharp({ create: { width, height, channels: 3, background: '#17171a' } })
    .composite(layers)
    .png()
    .toFile(file)
  return { times, problems }
}

function labeled(text: string, width: number): Buffer {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="8" y="15" font-family="sans-serif" font-size="13" fill="#c8c8cc">${safe}</text></svg>`,
  )
}
