import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { systemTimers } from '#adapters/system/timers.ts'
import type { PreviewOptions } from '#domain/files/preview.ts'
import { imageWorkerPool } from './image-worker-pool.ts'
import { sharpPainter } from './sharp.ts'
import { asIs, corners, look, quarters, type DecodedPicture } from './testing/pictures.ts'

const processes = imageWorkerPool({ timers: systemTimers })
afterAll(() => processes[Symbol.dispose]())
const painter = sharpPainter(processes)
const watch = { who: 'maya', signal: new AbortController().signal, work: () => {} }
const paint = (source: Uint8Array, options: Partial<PreviewOptions>): Promise<Uint8Array> =>
  painter.paint(async () => source, { ...asIs, ...options }, watch)
const seen = async (source: Uint8Array, options: Partial<PreviewOptions>): Promise<DecodedPicture> =>
  look(await paint(source, options))
const size = ({ width, height }: DecodedPicture): string => `${width}x${height}`

it('[FILE-20] keeps the size, or derives the edge that is not given, cut off and not rounded', async () => {
  const picture = await quarters(301, 100)
  expect(size(await seen(picture, {}))).toBe('301x100')
  expect(size(await seen(picture, { width: 100 }))).toBe('100x33')
  expect(size(await seen(picture, { height: 50 }))).toBe('150x50')
  expect(size(await seen(picture, { width: 3, height: 90 }))).toBe('3x90')
})

it.each([
  ['top-left', 'rrbb', 'rgrg'],
  ['top', 'rgbw', 'rgrg'],
  ['top-right', 'ggww', 'rgrg'],
  ['left', 'rrbb', 'rgbw'],
  ['center', 'rgbw', 'rgbw'],
  ['right', 'ggww', 'rgbw'],
  ['bottom-left', 'rrbb', 'bwbw'],
  ['bottom', 'rgbw', 'bwbw'],
  ['bottom-right', 'ggww', 'bwbw'],
] as const)('[FILE-20] crops what covers the wanted size, held at %s', async (gravity, ofWide, ofHigh) => {
  // A wide picture loses its sides, a high one its top and bottom.
  const crop = { width: 50, height: 50, gravity }
  expect(corners(await seen(await quarters(400, 100), crop))).toBe(ofWide)
  expect(corners(await seen(await quarters(100, 400), crop))).toBe(ofHigh)
})

it('[FILE-21] puts a border around: 200x80 with 5 becomes 210x90', async () => {
  const framed = await seen(await quarters(200, 80), { borderWidth: 5, borderColor: '00ff00' })
  expect(size(framed)).toBe('210x90')
  expect(framed.pixel(0, 0)).toEqual([0, 255, 0, 255])
  expect(framed.pixel(4, 40)).toEqual([0, 255, 0, 255])
  expect(framed.pixel(5, 5)).toEqual([255, 0, 0, 255])
  expect(framed.pixel(204, 84)).toEqual([255, 255, 255, 255])
  expect(framed.pixel(205, 40)).toEqual([0, 255, 0, 255])
})

it('[FILE-21] rounds corners within the size, smoothly', async () => {
  const round = await seen(await quarters(100, 60), { borderRadius: 20 })
  expect(size(round)).toBe('100x60')
  expect(corners(round)).toBe('....')
  for (const [x, y] of [
    [20, 0],
    [0, 20],
    [79, 0],
    [99, 39],
    [50, 59],
  ] as const)
    expect(round.pixel(x, y)[3]).toBe(255)
  // A circle of 20 leaves the pixel at (2, 2) out and has (8, 8) within.
  expect(round.pixel(2, 2)[3]).toBe(0)
  expect(round.pixel(8, 8)[3]).toBe(255)
  const edge = Array.from({ length: 20 }, (_, x) => round.pixel(x, 3)[3] ?? 0)
  expect(edge.some((alpha) => alpha > 0 && alpha < 255)).toBe(true)
  expect(edge).toEqual(edge.toSorted((one, other) => one - other))
})

it('[FILE-21] a radius beyond half of the edges makes an ellipse no worse than a circle', async () => {
  const disc = await seen(await quarters(40, 40), { borderRadius: 4000 })
  expect(corners(disc)).toBe('....')
  expect(disc.pixel(20, 0)[3]).toBeGreaterThan(200)
})

it('[FILE-22] turns clockwise on a canvas that grows: 300x100 at 45 degrees becomes 284x284', async () => {
  const picture = await quarters(300, 100)
  for (const rotation of [45, -315]) {
    const turned = await seen(picture, { rotation })
    expect(size(turned)).toBe('284x284')
    expect(corners(turned)).toBe('....')
    // Left end goes up, right end goes down; above the middle line lies what was above.
    expect(turned.at(0.25, 0.2)).toBe('r')
    expect(turned.at(0.85, 0.75)).toBe('g')
    expect(turned.at(0.15, 0.25)).toBe('b')
    expect(turned.at(0.75, 0.8)).toBe('w')
  }
  const quarter = await seen(picture, { rotation: 90 })
  expect(`${size(quarter)} ${corners(quarter)}`).toBe('100x300 brwg')
  expect(size(await seen(picture, { rotation: 360 }))).toBe('300x100')
})

it('[FILE-22] opacity counts before the background, the background before the border', async () => {
  const picture = await quarters(20, 20)
  expect((await seen(picture, { opacity: 0.5 })).pixel(2, 2)).toEqual([255, 0, 0, 127])
  expect((await seen(picture, { opacity: 0 })).pixel(2, 2)[3]).toBe(0)
  const mixed = await seen(picture, { opacity: 0.5, background: '0000ff', borderWidth: 2, borderColor: '00ff00' })
  expect(mixed.pixel(0, 0)).toEqual([0, 255, 0, 255])
  const [red = 0, green = 0, blue = 0, alpha] = mixed.pixel(4, 4)
  expect([Math.abs(red - 128) < 3, green, Math.abs(blue - 127) < 3, alpha]).toEqual([true, 0, true, 255])
})

it('[FILE-22] lays a background under what is transparent, also when nothing else is asked for', async () => {
  const clear = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect((await seen(clear, { background: 'ff0000' })).pixel(1, 1)).toEqual([255, 0, 0, 255])
  expect((await seen(clear, { output: 'jpg' })).pixel(1, 1)).toEqual([255, 255, 255, 255])
})

it.each([
  [1, 'rgbw'],
  [2, 'grwb'],
  [3, 'wbgr'],
  [4, 'bwrg'],
  [5, 'rbgw'],
  [6, 'brwg'],
  [7, 'wgbr'],
  [8, 'gwrb'],
])('[FILE-23] obeys orientation %i last', async (orientation, expected) => {
  const held = await sharp(await quarters(80, 40))
    .withMetadata({ orientation })
    .jpeg({ quality: 100 })
    .toBuffer()
  const upright = await seen(held, {})
  expect(corners(upright)).toBe(expected)
  expect(size(upright)).toBe(orientation > 4 ? '40x80' : '80x40')
  // Cropped as it is stored, from its top left, and only then turned upright.
  const cropped = await seen(held, { width: 20, height: 10, gravity: 'top-left' })
  expect(size(cropped)).toBe(orientation > 4 ? '10x20' : '20x10')
  const corner = await seen(held, { width: 10, height: 40, gravity: 'left' })
  expect(new Set(corners(corner))).toEqual(new Set(['r', 'b']))
  // A turn is made before, too: a mirrored picture turns the other way.
  const turned = await seen(await sharp(held).png().withMetadata({ orientation }).toBuffer(), { rotation: 90 })
  const reference = await sharp(
    await sharp(await quarters(80, 40))
      .rotate(90)
      .png()
      .toBuffer(),
  )
    .withMetadata({ orientation })
    .png()
    .toBuffer()
  expect(corners(turned)).toBe(corners(await look(await sharp(reference).autoOrient().toBuffer())))
})

it.each(['jpg', 'png', 'gif', 'webp', 'avif'] as const)('[FILE-24] writes %s, and reads it again', async (output) => {
  const made = await paint(await quarters(64, 64), { output, quality: 90 })
  const { format } = await sharp(made).metadata()
  expect(format).toBe({ jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'heif' }[output])
  const again = await seen(made, { width: 32 })
  expect(`${size(again)} ${corners(again)}`).toBe('32x32 rgbw')
})

it('[FILE-24] a lower quality is smaller', async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  for (const output of ['jpg', 'webp', 'avif'] as const) {
    const [low, high] = await Promise.all([paint(noise, { output, quality: 0 }), paint(noise, { output })])
    expect(low.length).toBeLessThan(high.length / 2)
  }
})

async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 30, channels: 4, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 2 })
    .toBuffer()
}

it.each([
  [{ width: 20 }, '20x10'],
  [{ width: 10, height: 10, gravity: 'left' }, '10x10'],
  [{ borderWidth: 5 }, '70x40'],
  [{ rotation: 90, borderRadius: 4 }, '30x60'],
] as const)('[FILE-25] keeps the frames and their times with %j', async (options, expected) => {
  const source = await animation()
  for (const output of ['gif', 'webp'] as const) {
    const made = await paint(source, { ...options, output })
    const { pages, delay, loop } = await sharp(made).metadata()
    expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [100, 200, 300], loop: 2 })
    const frames = await Promise.all([0, 1, 2].map((page) => look(made, page)))
    expect(frames.map((frame) => `${size(frame)} ${frame.at(0.5, 0.5)}`)).toEqual(
      ['r', 'g', 'b'].map((letter) => `${expected} ${letter}`),
    )
  }
  expect((await sharp(await paint(source, { ...options, output: 'jpg' })).metadata()).pages ?? 1).toBe(1)
})

it('[FILE-26] refuses what is broken, cut off, or no picture at all', async () => {
  const whole = await sharp(await quarters(200, 200))
    .jpeg()
    .toBuffer()
  const refused = { type: 'storage_file_type_unsupported' }
  await expect(paint(whole.subarray(0, whole.length / 2), {})).rejects.toMatchObject(refused)
  await expect(paint(Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1'), {})).rejects.toMatchObject(refused)
  await expect(paint(new Uint8Array(0), {})).rejects.toMatchObject(refused)
})

it('[FILE-26] never opens markup, whatever it is called', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  await expect(paint(Buffer.from(svg), {})).rejects.toMatchObject({ type: 'storage_file_type_unsupported' })
  await expect(paint(Buffer.from(`GIF89a${svg}`), {})).rejects.toMatchObject({ type: 'storage_file_type_unsupported' })
})

it('[FILE-27] refuses a bomb by its header, before anything is unpacked', async () => {
  // 30,000 x 30,000 black pixels: 900 million of them in a few kilobytes.
  const bomb = await sharp({ create: { width: 30_000, height: 2, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(30_000, 20)
  const before = process.memoryUsage().rss
  await expect(paint(bomb, { width: 10 })).rejects.toMatchObject({ type: 'storage_file_type_unsupported' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  const sliver = await sharp({ create: { width: 1, height: 1000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await expect(paint(sliver, { width: 4000 })).rejects.toMatchObject({ type: 'storage_file_type_unsupported' })
})

it('[FILE-60] what is hard to make is at most 2048 pixels long, in the shape that was asked for', async () => {
  const small = await sharp({ create: { width: 8, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(size(await seen(small, { width: 4000, height: 500, output: 'jpg' }))).toBe('4000x500')
  expect(size(await seen(small, { width: 4000, height: 500, opacity: 0.5, output: 'webp' }))).toBe('2048x256')
  const { width, height } = await sharp(await paint(small, { width: 4000, output: 'avif', quality: 1 })).metadata()
  expect([width, height]).toEqual([2048, 256])
})

it('[FILE-28] shows a sheet for other files, in the size asked for', async () => {
  const icon = await painter.placeholder({ ...asIs, width: 100, height: 80, output: 'webp' }, watch)
  expect((await sharp(icon).metadata()).format).toBe('png')
  const drawn = await look(icon)
  expect(size(drawn)).toBe('100x80')
  expect(drawn.pixel(0, 0)).toEqual([0xec, 0xef, 0xf1, 255])
  expect(drawn.pixel(50, 40)).not.toEqual([0xec, 0xef, 0xf1, 255])
})
