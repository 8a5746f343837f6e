import { extensionOf } from './file-name.ts'

export const gravities = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Gravity = (typeof gravities)[number]

export const previewOutputs = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'] as const
export type PreviewFormat = Exclude<(typeof previewOutputs)[number], 'jpeg'>

/** How a picture is to be shown. Colors are six hexadecimal digits; 0 means: as it is. */
export type PreviewOptions = {
  readonly width: number
  readonly height: number
  readonly gravity: Gravity
  readonly quality: number
  readonly borderWidth: number
  readonly borderColor: string
  readonly borderRadius: number
  readonly opacity: number
  readonly rotation: number
  readonly background: string | undefined
  readonly output: PreviewFormat
}

/** Kinds that are decoded. Markup such as SVG is not: it can ask for other files and for endless work. */
const decoded: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])
const largestSource = 20_000_000

/** Whether a preview shows the file itself; otherwise it shows that there is one. */
export const isPreviewable = (file: { readonly mimeType: string; readonly size: number }): boolean =>
  decoded.has(file.mimeType) && file.size <= largestSource

/** Beyond these a small file can ask for more memory than there is. */
export const largestPicture = { pixels: 50_000_000, edge: 16_383 }

/** What is asked for; else what the file's name says, when that can be made; a file without an ending goes by its kind. */
export function previewFormat(asked: string | undefined, name: string, mimeType: string): PreviewFormat {
  const wanted = asked ?? (extensionOf(name) || mimeType.replace('image/', ''))
  if (wanted === 'png' || wanted === 'gif' || wanted === 'webp') return wanted
  return wanted === 'avif' && asked ? 'avif' : 'jpg'
}

export const previewTypes: Readonly<Record<PreviewFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** The same text for the same picture: what a preview is found again by. */
export function previewKey(options: PreviewOptions): string {
  const { width, height, gravity, quality, background = '', output } = options
  const edge = `${options.borderWidth}-${options.borderColor}-${options.borderRadius}`
  return `${width}x${height}-${gravity}-${quality}-${edge}-${options.opacity}-${turn(options.rotation)}-${background}.${output}`
}

export type Size = { readonly width: number; readonly height: number }

/** Both given: exactly that, the picture covering it. One given: the other follows from the picture's shape. */
export function previewSize(source: Size, { width, height }: Size): Size {
  if (width > 0 && height > 0) return { width, height }
  if (width > 0) return { width, height: atLeastOne((width * source.height) / source.width) }
  if (height > 0) return { width: atLeastOne((height * source.width) / source.height), height }
  return { width: source.width, height: source.height }
}

/** What takes several passes over the pixels. */
export const isElaborate = ({ opacity, borderWidth, borderRadius, rotation }: PreviewOptions): boolean =>
  opacity < 1 || borderWidth > 0 || borderRadius > 0 || turn(rotation) !== 0

/** The longest edge of what is hard to make; everything else may be as large as can be asked for. */
const longestHardEdge = 2048

/** The size, in its shape, as large as it may be made. */
export function boundedSize(size: Size, options: PreviewOptions): Size {
  const longest = Math.max(size.width, size.height)
  if ((options.output !== 'avif' && !isElaborate(options)) || longest <= longestHardEdge) return size
  const share = longestHardEdge / longest
  return { width: atLeastOne(size.width * share), height: atLeastOne(size.height * share) }
}

/** How much harder a pixel is to write than to read; measured on noise, at the highest quality. */
const writing: Readonly<Record<PreviewFormat, number>> = { jpg: 2, png: 5, webp: 8, gif: 30, avif: 150 }

/** What a preview costs, in megapixels that are read: some ten milliseconds each. */
export function previewWork(
  { source, canvas, frames }: { readonly source: Size; readonly canvas: Size; readonly frames: number },
  options: PreviewOptions,
): number {
  const passes = isElaborate(options) ? 4 : 0
  const written = canvas.width * canvas.height * (writing[options.output] + passes)
  return ((source.width * source.height + written) * frames) / 1_000_000
}

/** What marking so many bytes costs, by the same measure: they are unpacked and packed again. */
export const markingWork = (bytes: number): number => bytes / 50_000

const atLeastOne = (value: number): number => Math.max(1, Math.trunc(value))

/** Degrees from 0 to 359, clockwise. */
export const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/**
 * The canvas that a turned picture gets. It keeps the parity of the edges it had, so that the picture stays centered
 * to the pixel: 300x100 at 45 degrees becomes 284x284.
 */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (turn(degrees) * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const grown = (exact: number, edge: number) => edge + 2 * Math.ceil((exact + 1 - edge) / 2)
  if (turn(degrees) % 180 === 0) return { width, height }
  if (turn(degrees) % 90 === 0) return { width: height, height: width }
  return {
    width: grown(width * cos + height * sin, width),
    height: grown(width * sin + height * cos, height),
  }
}

/**
 * A camera's note of how it was held is obeyed last. It is cheaper to obey it while decoding, so this says what to do
 * to the upright picture in order to get the same: edges, corner and turn as they are seen after the note.
 */
export function afterOrientation(options: PreviewOptions, orientation: number): PreviewOptions {
  const move = moves[orientation - 1] ?? moves[0]
  const [x, y] = move(...places[options.gravity])
  const gravity = gravities.find((name) => places[name][0] === x && places[name][1] === y) ?? 'center'
  const isMirrored = [2, 4, 5, 7].includes(orientation)
  const rotation = isMirrored ? turn(-options.rotation) : turn(options.rotation)
  return isSideways(orientation)
    ? { ...options, gravity, rotation, width: options.height, height: options.width }
    : { ...options, gravity, rotation }
}

export const isSideways = (orientation: number): boolean => orientation >= 5 && orientation <= 8

type GravityPosition = readonly [x: number, y: number]

const places: Readonly<Record<Gravity, GravityPosition>> = {
  center: [0, 0],
  'top-left': [-1, -1],
  top: [0, -1],
  'top-right': [1, -1],
  left: [-1, 0],
  right: [1, 0],
  'bottom-left': [-1, 1],
  bottom: [0, 1],
  'bottom-right': [1, 1],
}

/** Where a place goes under each of the eight orientations, in their order. */
const moves: readonly [(x: number, y: number) => GravityPosition, ...((x: number, y: number) => GravityPosition)[]] = [
  (x, y) => [x, y],
  (x, y) => [-x, y],
  (x, y) => [-x, -y],
  (x, y) => [x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, x],
  (x, y) => [-y, -x],
  (x, y) => [y, -x],
]
