import type { ChangeablePart } from '@eidolon/contract/generations.ts'
import { MediaParts } from '@eidolon/contract/media/media.ts'
import type { BoundPicture } from '#adapters/images/bounded.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { ReferencePicture } from '#application/engines/engine.ts'
import type { ChangeMasks } from '#application/generations/change-masks.ts'
import type { PartsDrawer } from '#application/media/draw-parts.ts'
import { paintStrokes } from '#domain/generations/paint-strokes.ts'

type MaskSize = Pick<ReferencePicture, 'width' | 'height'>

/** What else may have to change with a part: where there are no glasses yet, they come into the face. */
const beside: Readonly<Partial<Record<ChangeablePart, readonly ChangeablePart[]>>> = {
  accessories: ['face', 'hair'],
}

/** How far around a part is drawn anew, in shares of the longer edge: other hair may be longer, a place ends where somebody begins. */
const around: Readonly<Partial<Record<ChangeablePart, number>>> = { hair: 0.05, background: 0.004 }
const usuallyAround = 0.02

/** How much the sides of a painted mask may differ from those of the picture: as much as rounding makes of small ones. */
const otherShape = 0.03
/** Pixels of the longer edge in which strokes are painted; their edges are soft. */
const canvas = 768

/** Masks out of the illustrator's own maps of what is where, and out of what somebody has painted. */
export function changeMasks(drawer: PartsDrawer, bound: BoundPicture): ChangeMasks {
  return {
    knows: (recipe) => drawer.keyOf(recipe) !== undefined,
    async ofPart(recipe, part, size, signal) {
      const map = await drawer.draw(recipe, signal)
      const { parts } = MediaParts.parse(JSON.parse(drawer.read(map) ?? ''))
      const wanted: readonly string[] = [part, ...(beside[part] ?? [])]
      const numbers = new Set(parts.flatMap((one) => (wanted.includes(one.part) ? [one.index] : [])))
      if (numbers.size === 0) return undefined
      const sharp = await guardedSharp()
      const { data, info } = await sharp(map).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
      const { channels, width, height } = info
      const shape = Buffer.alloc(width * height)
      for (let pixel = 0; pixel < shape.length; pixel++) {
        shape[pixel] = numbers.has(data[pixel * channels] ?? -1) ? 255 : 0
      }
      return asMask(await grown(shape, { width, height }, around[part] ?? usuallyAround), { width, height }, size)
    },
    async ofPicture(bytes, size) {
      const painted = await bound(bytes, { longest: Math.max(size.width, size.height), background: '#000000' })
      if (!painted) return undefined
      if (Math.abs((painted.width / painted.height) * (size.height / size.width) - 1) > otherShape) return undefined
      const sharp = await guardedSharp()
      const plain = sharp(painted.png).toColourspace('b-w').raw()
      const { data, info } = await plain.toBuffer({ resolveWithObject: true })
      const light = Buffer.alloc(info.width * info.height)
      for (let pixel = 0; pixel < light.length; pixel++) light[pixel] = data[pixel * info.channels] ?? 0
      return light.some((each) => each > 127) ? asMask(light, info, size) : undefined
    },
    async ofStrokes(strokes, size) {
      const share = Math.min(1, canvas / Math.max(size.width, size.height))
      const small = { width: Math.ceil(size.width * share), height: Math.ceil(size.height * share) }
      const painted = Buffer.from(paintStrokes(strokes, small))
      if (!painted.includes(255)) return undefined
      return asMask(await softened(painted, small), small, size)
    },
  }
}

/** The shape and what lies around it, with a soft edge. */
async function grown(shape: Buffer, { width, height }: MaskSize, share: number): Promise<Buffer> {
  const sharp = await guardedSharp()
  const raw = { width, height, channels: 1 } as const
  const by = Math.max(0.5, Math.max(width, height) * share)
  const plain = (pixels: Buffer) => sharp(pixels, { raw })
  const blurred = await plain(shape).blur(by).toColourspace('b-w').raw().toBuffer()
  // Whatever is touched by the blur belongs to it; in one order the threshold comes before the second blur.
  return plain(blurred)
    .threshold(20)
    .blur(Math.max(0.5, by / 4))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** The same shape with an edge that is not seen. */
async function softened(shape: Buffer, { width, height }: MaskSize): Promise<Buffer> {
  const sharp = await guardedSharp()
  const by = Math.max(0.5, Math.max(width, height) / 250)
  return sharp(shape, { raw: { width, height, channels: 1 } })
    .blur(by)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** Light as white and clear: whichever of the two a workflow reads. */
async function asMask(light: Buffer, { width, height }: MaskSize, size: MaskSize): Promise<ReferencePicture> {
  const sharp = await guardedSharp()
  const fitted = await sharp(light, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(fitted.length * 4)
  const words = new DataView(pixels.buffer, pixels.byteOffset, pixels.length)
  // Red, green, blue and opacity in one: a pixel at a time would be seconds for a large picture.
  for (let at = 0; at < fitted.length; at++) {
    const each = fitted[at] ?? 0
    words.setUint32(at * 4, each * 0x1_01_01_00 + 255 - each)
  }
  const png = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { png, width: size.width, height: size.height }
}
