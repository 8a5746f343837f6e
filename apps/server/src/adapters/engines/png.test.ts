import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeLargePng, encodePng, readPngText } from './png.ts'

/** Neither flat nor noise: every filter is the best one somewhere. */
function pattern(width: number, height: number) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      pixels.set([x * 3 + y, (x * y) & 255, (y * 7) ^ x, 255], at)
    }
  }
  return { width, height, pixels }
}

describe('encodePng', () => {
  it('[GEN-30] writes a picture that any reader opens, pixel for pixel', async () => {
    const picture = pattern(61, 47)
    const { data, info } = await sharp(encodePng(picture, 'x')).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 61, height: 47, channels: 3 })
    const wanted = picture.pixels.filter((_byte, index) => index % 4 !== 3)
    expect(Buffer.compare(data, Buffer.from(wanted))).toBe(0)
  })

  it('[GEN-30] carries its recipe, in any language, and nothing is found in other files', () => {
    const recipe = JSON.stringify({ prompt: 'Märchenwald, 森の中 🙂' })
    expect(readPngText(encodePng(pattern(3, 3), recipe))).toBe(recipe)
    expect(readPngText(encodePng(pattern(3, 3), recipe), 'other')).toBeUndefined()
    expect(readPngText(Uint8Array.of(1, 2, 3))).toBeUndefined()
    expect(readPngText(encodePng(pattern(3, 3), recipe).subarray(0, 60))).toBeUndefined()
  })

  it('[GEN-30] gives the bytes of the vector on every machine', () => {
    const bytes = encodePng(pattern(200, 160), '{}')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(vector)
  })

  it('[GEN-87] keeps the alpha of what is cut out, pixel for pixel', async () => {
    const picture = pattern(61, 47)
    for (let at = 3; at < picture.pixels.length; at += 4) picture.pixels[at] = at % 251
    const file = encodePng(picture, 'x', 4)
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect([info.channels, Buffer.compare(data, Buffer.from(picture.pixels))]).toEqual([4, 0])
    expect(await encodeLargePng(picture, 'x', () => {}, 4)).toEqual(new Uint8Array(file))
  })

  it('[GEN-86] writes the same file while others work, and ends when it is told to', async () => {
    const picture = pattern(300, 200)
    expect(await encodeLargePng(picture, 'x', () => {})).toEqual(new Uint8Array(encodePng(picture, 'x')))
    const stopped = () => {
      throw new Error('stopped')
    }
    await expect(encodeLargePng(picture, 'x', stopped)).rejects.toThrow('stopped')
  })
})

const vector = '74911d37c41a79a69e99d399b1d96be9d4b23393121ad3efd54869b38aa2c7ce'
