import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

/** A picture in memory, three or four channels of 8 bits. */
export type Raw = { readonly data: Buffer; readonly width: number; readonly height: number; readonly channels: 3 | 4 }

export const open = ({ data, width, height, channels }: Raw): Sharp => sharp(data, { raw: { width, height, channels } })

export async function resized(picture: Raw, width: number, height: number): Promise<Raw> {
  const image = open(picture).resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

/** Writes AVIF or WebP, by the file's name, as good as fits into so many bytes; at most at quality 72. */
export async function writeWithin(file: string, picture: Raw, bytes: number): Promise<number> {
  const encode = (quality: number) =>
    file.endsWith('.avif')
      ? open(picture).avif({ quality, effort: 3 }).toBuffer()
      : open(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  let [low, high] = [12, 60]
  let best = await encode(low)
  while (high - low > 8) {
    const middle = (low + high) >> 1
    const tried = await encode(middle)
    if (tried.length <= bytes) [low, best] = [middle, tried]
    else high = middle
  }
  if (best.length > bytes) throw new Error(`${file} takes ${best.length} bytes of ${bytes} even at its worst.`)
  await writeFile(file, best)
  console.log(`    ${file.split('/').at(-1)}: ${best.length} bytes at quality ${low}`)
  return low
}

/** The first look: some twenty pixels across, shown until the picture is there. */
export async function writeCoarse(file: string, picture: Raw, width: number, height: number): Promise<void> {
  await open(await resized(picture, width, height))
    .removeAlpha()
    .webp({ quality: 45, effort: 6 })
    .toFile(file)
}

/** Blocks keep their edges: without loss, which a few colors hardly cost. */
export async function writeBlocks(file: string, blocks: Raw): Promise<void> {
  await open(blocks).webp({ lossless: true, effort: 6 }).toFile(file)
}
