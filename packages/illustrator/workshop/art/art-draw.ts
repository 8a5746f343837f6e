import { join } from 'node:path'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import type { Scratch } from '#raster/scratch.ts'
import { type Blocks, blocksOf, cutBlocks } from './art-blocks.ts'
import { open, type Raw, resized, writeBlocks, writeCoarse, writeWithin } from './art-encode.ts'
import { orderOf, type ArtOrder } from './art-orders.ts'
import { city, hero } from './art-pieces.ts'
import { root } from '../paths.ts'

export type Studio = { readonly pack: Pack; readonly scratch: Scratch }

/** Each picture lies in the folder of what it shows. */
function file(name: string): string {
  const sheet = /^(faces|library|picks|styles)\./.test(name)
  const folder = sheet ? 'sheets' : (/^(hero|mira)-/.exec(name)?.[1] ?? 'people')
  return join(root, 'apps', 'web', 'src', 'art', folder, name)
}

/** Draws a piece large, takes its cut and reduces it. */
async function draw(studio: Studio, piece: ArtOrder): Promise<Raw> {
  const order = orderOf(piece)
  const { pixels, width, height } = drawPicture(
    studio.pack,
    order,
    { progress: () => {}, stopped: () => false },
    studio.scratch,
  )
  const cut = piece.cut ?? { left: 0, top: 0, width: 1, height: 1 }
  const { data, info } = await open({ data: Buffer.from(pixels), width, height, channels: 4 })
    .extract({
      left: Math.round(cut.left * width),
      top: Math.round(cut.top * height),
      width: Math.round(cut.width * width),
      height: Math.round(cut.height * height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return resized({ data, width: info.width, height: info.height, channels: 3 }, piece.width, piece.height)
}

const half: Blocks = {
  width: 64,
  height: 80,
  steps: [
    [0.2, 4],
    [0.4, 2],
    [0.56, 1],
  ],
  frayed: 4,
}
const unfinished: Readonly<Record<string, Blocks & { readonly file: string }>> = {
  yuki: { ...half, file: 'yuki-blocks.webp' },
  ines: { ...half, steps: [[0.84, 4]], frayed: 5, file: 'ines-blocks.webp' },
  kofi: {
    width: 80,
    height: 100,
    steps: [
      [0.29, 5],
      [0.51, 1],
    ],
    frayed: 1,
    file: 'kofi-stages.webp',
  },
}

export async function drawPortrait(studio: Studio, name: string, piece: ArtOrder): Promise<void> {
  const picture = await draw(studio, piece)
  await writeWithin(file(`${name}-640.avif`), picture, 18000)
  await writeWithin(file(`${name}-640.webp`), picture, 19500)
  await writeWithin(file(`${name}-440.avif`), await resized(picture, 440, 550), 9500)
  await writeCoarse(file(`${name}-coarse.webp`), picture, 16, 20)
  const blocks = unfinished[name]
  if (blocks) await writeBlocks(file(blocks.file), await blocksOf(picture, blocks))
}

export async function drawCity(studio: Studio): Promise<void> {
  const picture = await draw(studio, city)
  await writeWithin(file('mira-city-960.avif'), picture, 20500)
  await writeWithin(file('mira-city-960.webp'), picture, 21100)
  await writeWithin(file('mira-city-600.avif'), await resized(picture, 600, 400), 9800)
  await writeCoarse(file('mira-city-coarse.webp'), picture, 24, 16)
}

/** The whole picture for wide windows; for narrow ones a cut around the face, in whole blocks of ten pixels. */
export async function drawHero(studio: Studio): Promise<void> {
  const picture = await draw(studio, hero)
  await writeWithin(file('hero-1440.avif'), picture, 31000)
  await writeWithin(file('hero-1440.webp'), picture, 31000)
  await writeWithin(file('hero-1080.avif'), await resized(picture, 1080, 840), 17200)
  await writeCoarse(file('hero-coarse.webp'), picture, 36, 28)
  const steps = [
    [0.36, 8],
    [0.46, 4],
    [0.54, 2],
    [0.585, 1],
  ] as const
  const blocks = await blocksOf(picture, {
    width: 144,
    height: 112,
    steps,
    frayed: 3,
    dim: { from: 0.38, to: 0.56, least: 0.4 },
  })
  await writeBlocks(file('hero-blocks.webp'), blocks)
  const left = 56
  const cut = open(picture).extract({ left: left * 10, top: 0, width: 800, height: 1120 })
  const tall: Raw = { data: await cut.raw().toBuffer(), width: 800, height: 1120, channels: 3 }
  await writeWithin(file('hero-tall-800.avif'), tall, 18600)
  await writeWithin(file('hero-tall-800.webp'), tall, 24100)
  await writeWithin(file('hero-tall-520.avif'), await resized(tall, 520, 728), 11000)
  await writeCoarse(file('hero-tall-coarse.webp'), tall, 20, 28)
  await writeBlocks(file('hero-tall-blocks.webp'), await cutBlocks(blocks, left, 80))
}

export function grid(columns: number, lines: number, pitch: number): number[][] {
  return Array.from({ length: columns * lines }, (_, at) => [(at % columns) * pitch, Math.floor(at / columns) * pitch])
}

/** Several pictures on one sheet, as WebP and, where so many bytes are named, as AVIF. */
export async function drawSheet(
  studio: Studio,
  name: string,
  width: number,
  height: number,
  places: readonly (readonly number[])[],
  pieces: readonly ArtOrder[],
  [avif, webp]: readonly [avif: number | undefined, webp: number],
): Promise<void> {
  const layers = []
  for (const [at, piece] of pieces.entries()) {
    const { data, ...raw } = await draw(studio, piece)
    layers.push({ input: data, raw, left: places[at]?.[0] ?? 0, top: places[at]?.[1] ?? 0 })
  }
  const empty = { data: Buffer.alloc(width * height * 4), width, height, channels: 4 } as const
  const data = await open(empty).composite(layers).raw().toBuffer()
  if (avif !== undefined) await writeWithin(file(`${name}.avif`), { data, width, height, channels: 4 }, avif)
  await writeWithin(file(`${name}.webp`), { data, width, height, channels: 4 }, webp)
}
