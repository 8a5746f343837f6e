import type { Metadata, Sharp, SharpOptions } from 'sharp'
import type sharp from 'sharp'
import {
  afterOrientation,
  boundedSize,
  isElaborate,
  isSideways,
  largestPicture,
  type PreviewOptions,
  previewSize,
  previewWork,
  type Size,
  turn,
  turnedSize,
} from '#domain/files/preview.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type Pixels, roundCorners } from './corners.ts'
import { encode } from './encode.ts'

export type Source = { readonly input: Uint8Array; readonly options?: SharpOptions }

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** The library names the higher edge last. */
const position = (gravity: PreviewOptions['gravity']): string =>
  gravity === 'center' ? 'centre' : gravity.split('-').toReversed().join(' ')

/** Resize and crop, opacity, background, border, corners, turn, encode: in this order, for every frame. */
export async function paint(
  library: typeof sharp,
  source: Source,
  asked: PreviewOptions,
  tellWork: (units: number) => void = () => {},
): Promise<Uint8Array> {
  const open = (more: SharpOptions = {}): Sharp =>
    library(source.input, {
      failOn: 'error',
      limitInputPixels: largestPicture.pixels,
      ...source.options,
      ...more,
    })
  const facts = await open().metadata()
  const isAnimated = (facts.pages ?? 1) > 1 && (asked.output === 'gif' || asked.output === 'webp')
  const orientation = isAnimated ? 1 : (facts.orientation ?? 1)
  const options = afterOrientation(asked, orientation)
  const upright = isAnimated ? pageSize(facts) : facts.autoOrient
  const count = isAnimated ? (facts.pages ?? 1) : 1
  // Rounding follows the picture as it is stored, not as it is held.
  const wanted = isSideways(orientation) ? flipped(previewSize(flipped(upright), asked)) : previewSize(upright, options)
  const size = boundedSize(wanted, options)
  const canvas = canvasOf(size, options)
  refuseLarge([upright, canvas], count)
  tellWork(previewWork({ source: upright, canvas, frames: count }, options))

  const resized = (picture: Sharp): Sharp => {
    const turned = isAnimated ? picture : picture.autoOrient()
    if (size.width === upright.width && size.height === upright.height) return turned
    const covers = options.width > 0 && options.height > 0
    return turned.resize(size.width, size.height, {
      fit: covers ? 'cover' : 'fill',
      position: position(options.gravity),
    })
  }

  if (!isElaborate(options)) {
    const picture = resized(open({ animated: isAnimated }))
    return encode(
      options.background ? picture.flatten({ background: `#${options.background}` }) : picture,
      options,
    ).toBuffer()
  }
  const frames: Pixels[] = []
  for (let page = 0; page < count; page++) {
    frames.push(await elaborate(library, resized(open(isAnimated ? { page } : {})), options))
  }
  return encode(joined(library, frames), options, facts).toBuffer()
}

const pageSize = ({ width, height, pageHeight }: Metadata): Size => ({ width, height: pageHeight ?? height })

function canvasOf({ width, height }: Size, { borderWidth, rotation }: PreviewOptions): Size {
  return turnedSize({ width: width + 2 * borderWidth, height: height + 2 * borderWidth }, rotation)
}

/** The header is believed and checked before anything is decoded. */
function refuseLarge(sizes: readonly Size[], frames: number): void {
  for (const { width, height } of sizes) {
    if (width * height * frames <= largestPicture.pixels && Math.max(width, height) <= largestPicture.edge) continue
    throw new Fault('storage_file_type_unsupported', { width, height, frames })
  }
}

const flipped = ({ width, height }: Size): Size => ({ width: height, height: width })

/** What one pass of the library cannot do in this order: each step here works on the pixels of the one before. */
async function elaborate(library: typeof sharp, first: Sharp, options: PreviewOptions): Promise<Pixels> {
  const from = ({ data, width, height }: Pixels): Sharp => library(data, { raw: { width, height, channels: 4 } })
  let pixels = await pixelsOf(first)
  if (options.opacity < 1) pixels = await pixelsOf(from(pixels).linear([1, 1, 1, options.opacity], [0, 0, 0, 0]))
  if (options.background) pixels = await pixelsOf(from(pixels).flatten({ background: `#${options.background}` }))
  const { borderWidth: border } = options
  if (border > 0) {
    const edges = { top: border, bottom: border, left: border, right: border }
    pixels = await pixelsOf(from(pixels).extend({ ...edges, background: `#${options.borderColor}` }))
  }
  if (options.borderRadius > 0) roundCorners(pixels, options.borderRadius)
  if (turn(options.rotation) === 0) return pixels
  const canvas = turnedSize(pixels, options.rotation)
  return centered(from, await pixelsOf(from(pixels).rotate(turn(options.rotation), { background: clear })), canvas)
}

async function centered(from: (pixels: Pixels) => Sharp, pixels: Pixels, canvas: Size): Promise<Pixels> {
  const [wide, high] = [canvas.width - pixels.width, canvas.height - pixels.height]
  if (wide <= 0 && high <= 0) return pixels
  const [left, top] = [wide >> 1, high >> 1]
  return pixelsOf(from(pixels).extend({ left, right: wide - left, top, bottom: high - top, background: clear }))
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Frames lie below one another in memory. */
function joined(library: typeof sharp, frames: readonly Pixels[]): Sharp {
  const [first, ...more] = frames
  if (!first) throw new Fault('storage_file_type_unsupported')
  const { width, height, data } = first
  if (more.length === 0) return library(data, { raw: { width, height, channels: 4 } })
  return library(Buffer.concat(frames.map((frame) => frame.data)), {
    raw: { width, height: height * frames.length, channels: 4, pageHeight: height },
  })
}
