import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp, { type OverlayOptions } from 'sharp'
import { packIsStale, storePack } from './load-pack.ts'
import { type SheetName, sheets, type Tile } from './sheet-orders.ts'
import { root, step } from './terminal.ts'

/** `npm run sheet [-- people faces …]`: contact sheets of what the illustrator draws, in shots/sheets. */
const folder = join(root, 'shots', 'sheets')
const asked = process.argv.slice(2)
const names = (Object.keys(sheets) as SheetName[]).filter(
  (name) => asked.length === 0 || asked.includes('all') || asked.includes(name),
)
if (names.length === 0) {
  console.error(`There are these sheets: ${Object.keys(sheets).join(', ')}, all.`)
  process.exit(1)
}
const caption = 22

type Answer = { readonly pixels: Uint8ClampedArray; readonly milliseconds: number } | { readonly problem: string }

await mkdir(folder, { recursive: true })
if (await packIsStale()) await step('packing the body data', storePack)
const workers = await Promise.all([0, 1].map(() => start()))
for (const name of names) await step(`${name}`, () => drawSheet(name, sheets[name]()))
await Promise.all(workers.map((worker) => worker.terminate()))

async function start(): Promise<Worker> {
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url))
  await once(worker, 'message')
  return worker
}

async function drawSheet(name: SheetName, tiles: readonly Tile[]): Promise<void> {
  const size = tiles[0]?.order.width ?? 384
  const columns = Math.min(name === 'styles' ? 9 : 8, tiles.length)
  const rows = Math.ceil(tiles.length / columns)
  const layers: OverlayOptions[] = []
  const times: number[] = []
  const queue = tiles.entries()
  const work = async (worker: Worker) => {
    for (const [at, tile] of queue) {
      worker.postMessage(tile)
      const [answer] = (await once(worker, 'message')) as [Answer]
      const [left, top] = [(at % columns) * size, Math.floor(at / columns) * (size + caption)]
      layers.push({ input: labelled(tile.label, size), left, top: top + size })
      if ('problem' in answer) {
        console.error(answer.problem)
        continue
      }
      times.push(answer.milliseconds)
      layers.push({ input: Buffer.from(answer.pixels), raw: { width: size, height: size, channels: 4 }, left, top })
    }
  }
  await Promise.all(workers.map(work))
  const file = join(folder, `${name}.png`)
  const [width, height] = [columns * size, rows * (size + caption)]
  await sharp({ create: { width, height, channels: 3, background: '#17171a' } })
    .composite(layers)
    .png()
    .toFile(file)
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  console.log(`    ${file}, ${times.length} pictures, half of them within ${middle.toFixed(0)} ms`)
}

function labelled(text: string, width: number): Buffer {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="8" y="15" font-family="sans-serif" font-size="13" fill="#c8c8cc">${safe}</text></svg>`,
  )
}
