import { expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { guardedSharp } from './guarded-sharp.ts'

it('asking for it while others read pictures disturbs nobody', async () => {
  const png = encodePng({ width: 8, height: 8, pixels: new Uint8ClampedArray(256) }, '')
  const reading = Array.from({ length: 200 }, async () => {
    const sharp = await guardedSharp()
    const { width } = await sharp(png).metadata()
    await guardedSharp()
    await sharp(png).resize(4, 4).webp().toBuffer()
    return width
  })
  expect(new Set(await Promise.all(reading))).toEqual(new Set([8]))
})
