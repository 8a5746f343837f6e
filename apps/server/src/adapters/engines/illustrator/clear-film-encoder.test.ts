import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { stripMetadata } from '#adapters/marking/strip-metadata.ts'
import { withXmp } from '#adapters/marking/xmp.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { openClearFilmEncoder } from './clear-film-encoder.ts'

const [width, height] = [48, 40]

/** A soft disc of one color, whose color extends a little beyond its edge, as in rendered people. */
function disc(x: number, color: readonly [number, number, number]) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const away = Math.hypot((at % width) - x, Math.floor(at / width) - height / 2)
    if (away > 22) continue
    pixels.set([...color, Math.max(0, Math.min(1, (14 - away) / 4)) * 255], at * 4)
  }
  return { width, height, pixels }
}

async function film(color: readonly [number, number, number], drawings = 3) {
  const encoder = await openClearFilmEncoder(width, height)
  const given = Array.from({ length: drawings }, (_, nth) => disc(18 + nth * 5, color))
  for (const drawing of given) encoder.add(drawing)
  return { given, bytes: await encoder.finish('{"recipe":1}') }
}

it('[GEN-98] a film of somebody cut out is an animated WebP file of its length that carries its recipe', async () => {
  const { bytes } = await film([200, 90, 40], 24)
  const facts = await sharp(bytes, { animated: true }).metadata()
  expect(facts).toMatchObject({ format: 'webp', pages: 24, width, pageHeight: height, hasAlpha: true, loop: 0 })
  // Twelve drawings a second.
  expect(facts.delay?.reduce((sum, one) => sum + one, 0)).toBe(2000)
  expect(readRecipeText(bytes)).toBe('{"recipe":1}')
})

const grounds = [
  [0, 0, 0],
  [255, 255, 255],
  [0, 200, 0],
] as const

it('[ILL-590] its frames have the alpha as drawn, and on black, white and green no other colour at the edge', async () => {
  const level = fc.integer({ min: 0, max: 255 })
  await fc.assert(
    fc.asyncProperty(fc.tuple(level, level, level), async (color) => {
      const { given, bytes } = await film(color)
      for (const [page, drawn] of given.entries()) {
        const shown = await sharp(bytes, { page }).ensureAlpha().raw().toBuffer()
        let worst = 0
        for (let at = 0; at < shown.length; at += 4) {
          expect(shown[at + 3]).toBe(drawn.pixels[at + 3])
          const alpha = shown[at + 3]! / 255
          for (const ground of grounds) {
            for (const channel of [0, 1, 2] as const) {
              const over = (own: number) => own * alpha + ground[channel] * (1 - alpha)
              worst = Math.max(worst, Math.abs(over(shown[at + channel]!) - over(color[channel])))
            }
          }
        }
        // What compression makes of flat colors anyway.
        expect(worst).toBeLessThan(14)
      }
    }),
    { numRuns: 12 },
  )
})

it('[GEN-99] is marked, and without its marks it is what the recipe makes', async () => {
  const { bytes } = await film([20, 120, 200])
  const statement = {
    type: 'image/webp',
    source: 'algorithm',
    engine: 'illustrator',
    engineVersion: '1',
    mark: '0123456789abcdef',
    recipeHash: '',
    madeAt: '2026-11-17T00:00:00.000Z',
    parent: undefined,
  } as const
  const marked = withXmp(bytes, statement, { name: 'Eidolon', version: '1' })
  expect(Buffer.from(marked).toString('latin1')).toContain('algorithmicMedia')
  expect((await sharp(marked, { animated: true }).metadata()).pages).toBe(3)
  expect(Buffer.compare(stripMetadata(marked), bytes)).toBe(0)
  const still = await sharp(disc(20, [9, 9, 9]).pixels, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer()
  expect(Buffer.compare(stripMetadata(still), still)).toBe(0)
})
