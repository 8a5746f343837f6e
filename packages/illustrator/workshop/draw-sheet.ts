import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { drawTiles } from './drawing-threads.ts'
import { root } from './paths.ts'
import { type SheetName, sheets } from './sheet-orders.ts'
import type { Tile } from './sheet-tile.ts'

const folder = join(root, 'shots', 'sheets')
const caption = 22

/**
 * Draws one contact sheet into shots/sheets and says how it went, tile by tile where one could not be drawn. `only` are
 * ids of places, poses and so on: then the sheet has nothing but pictures of them.
 */
export async function drawSheet(name: SheetName, only: readonly string[] = []): Promise<readonly string[]> {
  const make: (only: readonly string[]) => readonly Tile[] = sheets[name]
  const tiles = make(only).filter(({ order }) => {
    const shown: readonly unknown[] = [...Object.values(order.setting).flat(), ...Object.values(order.genes).flat()]
    return only.length === 0 || only.some((id) => shown.includes(id))
  })
  if (tiles.length === 0) return [`no picture of ${only.join(', ')} is on this sheet`]
  const size = tiles[0]?.order.width ?? 384
  const columns = Math.min(name === 'styles' ? 9 : 8, tiles.length)
  const rows = Math.ceil(tiles.length / columns)
  const layers: OverlayOptions[] = []
  const times: number[] = []
  const problems: string[] = []
  await drawTiles(tiles, (drawn, { label }, at) => {
    const [left, top] = [(at % columns) * size, Math.floor(at / columns) * (size + caption)]
    layers.push({ input: labelled(label, size), left, top: top + size })
    if ('problem' in drawn) {
      problems.push(drawn.problem)
      return
    }
    times.push(drawn.milliseconds)
    layers.push({ input: Buffer.from(drawn.pixels), raw: { width: size, height: size, channels: 4 }, left, top })
  })
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.png`)
  const [width, height] = [columns * size, rows * (size + caption)]
  await sharp({ create: { width, height, channels: 3, background: '#17171a' } })
    .composite(layers)
    .png()
    .toFile(file)
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  return [...problems, `${file}, ${times.length} pictures, half of them within ${middle.toFixed(0)} ms`]
}

function labelled(text: string, width: number): Buffer {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="8" y="15" font-family="sans-serif" font-size="13" fill="#c8c8cc">${safe}</text></svg>`,
  )
}
