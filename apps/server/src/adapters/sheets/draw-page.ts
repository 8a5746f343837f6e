import type Sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import { type Font, type Fonts, glyphsOf } from './font.ts'
import { colours, type Item, type SheetPage, type PageText } from './page.ts'

/** A page as an opaque PNG picture. What takes time is done in the threads of the library that does it. */
export async function drawPage(page: SheetPage, pictures: readonly Uint8Array[], fonts: Fonts): Promise<Uint8Array> {
  const sharp = await guardedSharp()
  const layers: OverlayOptions[] = []
  // One after the other: a picture is many times as large unpacked.
  for (const item of page.items) layers.push(...(await layerOf(sharp, item, pictures, fonts)))
  const paper = { width: page.width, height: page.height, channels: 3 as const, background: colours.paper }
  return sharp({ create: paper, limitInputPixels: false }).composite(layers).removeAlpha().png().toBuffer()
}

async function layerOf(
  sharp: typeof Sharp,
  item: Item,
  pictures: readonly Uint8Array[],
  fonts: Fonts,
): Promise<readonly OverlayOptions[]> {
  if (item.kind === 'words') return wordsLayer(sharp, item, fonts[item.weight])
  const [left, top] = [Math.round(item.x), Math.round(item.y)]
  const [width, height] = [Math.round(item.width), Math.round(item.height)]
  if (item.kind === 'box') {
    return [{ input: { create: { width, height, channels: 3, background: item.colour } }, left, top }]
  }
  const picture = pictures[item.picture]
  if (!picture) return []
  const { data, info } = await sharp(picture)
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [{ input: data, raw: { width: info.width, height: info.height, channels: 4 }, left, top }]
}

async function wordsLayer(sharp: typeof Sharp, words: PageText, font: Font): Promise<readonly OverlayOptions[]> {
  const { text, x, y, size, colour, align } = words
  if (text.trim() === '') return []
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      // Of a point of 1/72 of an inch there is one pixel.
      font: `${font.family} ${size}`,
      fontfile: font.path,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  // What comes back begins where the ink of the highest letter does.
  const top = Math.max(...glyphsOf(font, text).map((glyph) => font.top(glyph))) * size
  const left = align === 'middle' ? x - info.width / 2 : x
  return [{ input: data, left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(y - top)) }]
}

/** The words are read as markup. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
