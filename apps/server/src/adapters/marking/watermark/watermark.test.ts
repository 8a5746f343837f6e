import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scene } from '#adapters/marking/testing/scenes.ts'
import { codeBits, decodeMark, encodeMark } from './code.ts'
import { detectMark } from './detect.ts'
import { embedMark } from './embed.ts'
import { brightnessOf, type Pixels } from './plane.ts'

const mark = '0123456789abcdef'
const marks = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => value.toString(16).padStart(16, '0'))

function marked(picture: Pixels & { readonly data: Uint8Array }, id = mark): Pixels & { readonly data: Uint8Array } {
  const copy = { ...picture, data: picture.data.slice() }
  embedMark(copy, id)
  return copy
}

const asSharp = ({ width, height, channels, data }: Pixels) => sharp(data, { raw: { width, height, channels } })

async function readFrom(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return detectMark(brightnessOf({ width: info.width, height: info.height, channels: 3, data }))?.mark
}

type Bytes = { readonly data: Uint8Array }

function psnr(one: Bytes, other: Bytes): number {
  const squares = one.data.reduce((sum, value, at) => sum + (value - other.data[at]!) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.data.length))
}

describe('the code of a mark', () => {
  it('[MARK-24] is read again with one bit in eight wrong, and never as another mark', () => {
    fc.assert(
      fc.property(marks, fc.infiniteStream(fc.nat(999)), (id, chance) => {
        const soft = Float64Array.from(encodeMark(id), (bit) => {
          const { value } = chance.next()
          return (bit === 1 ? 1 : -1) * (value < 125 ? -1 : 1)
        })
        expect([id, undefined]).toContain(decodeMark(soft))
      }),
    )
    const soft = Float64Array.from(encodeMark(mark), (bit, at) => (bit === 1 ? 1 : -1) * (at % 8 === 0 ? -1 : 1))
    expect(decodeMark(soft)).toBe(mark)
  })

  it('[MARK-25] is not found in noise', () => {
    const noise = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: codeBits, maxLength: codeBits })
    fc.assert(
      fc.property(noise, (values) => {
        expect(decodeMark(Float64Array.from(values))).toBeUndefined()
      }),
    )
  })
})

describe('a mark in pixels', () => {
  it('[MARK-24] is not seen, and read again', async () => {
    for (const [width, height] of [
      [512, 512],
      [640, 360],
      [300, 500],
    ] as const) {
      const before = scene(width, height, width)
      const after = marked(before)
      expect(psnr(before, after)).toBeGreaterThan(42)
      // On a calm sky no pixel moves by more than two levels.
      const sky = before.data.subarray(0, width * Math.floor(height / 4) * 3)
      expect(sky.every((value, at) => Math.abs(value - after.data[at]!) <= 2)).toBe(true)
      expect(detectMark(brightnessOf(after))).toMatchObject({ mark })
    }
  })

  it('[MARK-24] is the same bytes each time', () => {
    expect(Buffer.compare(marked(scene(256, 256, 5)).data, marked(scene(256, 256, 5)).data)).toBe(0)
    expect(
      Buffer.compare(marked(scene(256, 256, 5)).data, marked(scene(256, 256, 5), 'fedcba9876543210').data),
    ).not.toBe(0)
  })

  it('[MARK-24] lives through what happens to pictures on their way', async () => {
    const picture = asSharp(marked(scene(768, 768, 3)))
    const part = { left: 71, top: 133, width: 576, height: 576 }
    const half = await picture.clone().jpeg({ quality: 75 }).toBuffer()
    const ways = {
      'JPEG 75': half,
      'JPEG 75, half size and a crop': await sharp(await sharp(half).resize(384).png().toBuffer())
        .extract({ left: 36, top: 66, width: 288, height: 288 })
        .jpeg({ quality: 75 })
        .toBuffer(),
      'a crop': await picture.clone().extract(part).png().toBuffer(),
      'WebP 50': await picture.clone().webp({ quality: 50 }).toBuffer(),
      'a thumbnail': await picture.clone().resize(256).jpeg({ quality: 80 }).toBuffer(),
      'a screenshot with borders': await picture
        .clone()
        .resize(620)
        .extend({ top: 90, bottom: 60, left: 200, right: 240, background: '#202024' })
        .png()
        .toBuffer(),
      'darker and with more contrast': await picture.clone().linear(1.1, -24).png().toBuffer(),
      mirrored: await picture.clone().flop().jpeg({ quality: 80 }).toBuffer(),
    }
    for (const [way, file] of Object.entries(ways)) expect([way, await readFrom(file)]).toEqual([way, mark])
  })

  it('[MARK-25] is not found where there is none', () => {
    expect(detectMark(brightnessOf(scene(320, 320, 1)))).toBeUndefined()
    expect(detectMark(brightnessOf({ ...scene(320, 320, 1), data: new Uint8Array(320 * 320 * 3) }))).toBeUndefined()
  })

  it('[MARK-26] leaves alone what is not opaque', () => {
    const { width, height, data } = scene(384, 384, 9)
    const opaque = (at: number) => at % width < 300
    const clear = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
      if (at % 4 < 3) return data[(at >> 2) * 3 + (at % 4)]!
      return opaque(at >> 2) ? 255 : 90
    })
    const before = { width, height, channels: 4 as const, data: clear }
    const after = marked(before)
    expect(after.data.every((value, at) => value === clear[at] || (at % 4 < 3 && opaque(at >> 2)))).toBe(true)
    expect(detectMark(brightnessOf(after))).toMatchObject({ mark })
  })
})
