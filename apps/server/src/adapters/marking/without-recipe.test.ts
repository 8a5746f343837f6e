import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writeRecipeInside } from '#adapters/engines/remote/recipe-inside.ts'
import { smallFilm } from '#adapters/engines/testing/small-results.ts'
import { boxesIn, makeBox } from '#adapters/media/mp4-boxes.ts'
import { moveChunks } from '#adapters/media/mp4.ts'
import { chunksOf, writeChunks } from '#adapters/media/png-chunks.ts'
import { joined } from '#domain/shared/bytes.ts'
import { withoutRecipe } from './without-recipe.ts'
import { isWebp } from './webp-chunks.ts'

const wish = 'a secret wish'
const words = Buffer.from(wish)
const recipe = JSON.stringify({ prompt: wish })
const size = { width: 20, height: 12 }
const plain = sharp({ create: { ...size, channels: 3, background: '#886644' } })
const exif = { IFD0: { ImageDescription: wish } }

const says = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(words)
const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes, { animated: true }).raw().toBuffer()

/** Files with the recipe, and with the same words where other programs put them. */
const pictures = {
  async png() {
    const { bytes } = writeRecipeInside({ extension: 'png', bytes: await plain.clone().png().toBuffer() }, recipe, size)
    const [first, ...rest] = chunksOf(bytes)
    const text = { type: 'tEXt', data: Buffer.from(`parameters\0${wish}`) }
    const packed = { type: 'zTXt', data: joined([Buffer.from('workflow\0\0'), deflateSync(words)]) }
    return writeChunks([...(first ? [first] : []), text, packed, { type: 'eXIf', data: words }, ...rest])
  },
  async jpeg() {
    const bytes = await plain.clone().jpeg().withExif(exif).toBuffer()
    return writeRecipeInside({ extension: 'jpg', bytes }, recipe, size).bytes
  },
  async webp() {
    const bytes = await plain.clone().webp().withExif(exif).toBuffer()
    return writeRecipeInside({ extension: 'webp', bytes }, recipe, size).bytes
  },
  async 'moving webp'() {
    const frames = await Promise.all(
      ['#456', '#c84'].map((background) => plain.clone().tint(background).png().toBuffer()),
    )
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .withExif(exif)
      .toBuffer()
    return writeRecipeInside({ extension: 'webp', bytes }, recipe, size).bytes
  },
}

it.each(Object.entries(pictures))('[MEDIA-84] leaves no note in a file of %s, and every pixel', async (_name, make) => {
  const whole = await make()
  const bare = withoutRecipe(whole, 'kept')
  expect([says(whole), says(bare)]).toEqual([true, false])
  expect((await pixelsOf(bare)).equals(await pixelsOf(whole))).toBe(true)
  const { exif: left, comments, pages } = await sharp(bare).metadata()
  expect([left, comments, pages]).toEqual([undefined, undefined, (await sharp(whole).metadata()).pages])
  const said = isWebp(bare) ? Buffer.from(bare).readUInt32LE(4) + 8 : bare.length
  expect(said).toBe(bare.length)
  expect(Buffer.compare(withoutRecipe(bare, 'kept'), bare)).toBe(0)
})

it('[MEDIA-84] blanks the notes of a film, and moves none of its pictures', async () => {
  const film = writeRecipeInside({ extension: 'mp4', bytes: await smallFilm() }, recipe, size).bytes
  const note = makeBox('udta', words)
  const whole = joined(
    boxesIn(film).map(({ type, at, end, content }) =>
      type === 'moov'
        ? makeBox('moov', joined([moveChunks(film.slice(at, end), note.length).subarray(content - at), note]))
        : film.subarray(at, end),
    ),
  )
  const bare = withoutRecipe(whole, 'kept')
  expect([says(whole), says(bare), bare.length]).toEqual([true, false, whole.length])
  const places = (bytes: Uint8Array) => boxesIn(bytes).map(({ at, end }) => [at, end])
  expect(places(bare)).toEqual(places(whole))
  const media = (bytes: Uint8Array) => {
    const box = boxesIn(bytes).find(({ type }) => type === 'mdat')
    return Buffer.from(bytes.subarray(box?.at, box?.end))
  }
  expect(media(bare).equals(media(whole))).toBe(true)
})

it('[MEDIA-84] blanks the tags of a WebM file, and moves none of its pictures', () => {
  const element = (id: number[], content: Uint8Array) =>
    joined([Uint8Array.from(id), Uint8Array.of(0x40, content.length), content])
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.from('pictures'))
  const tags = element([0x12, 0x54, 0xc3, 0x67], words)
  const whole = joined([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm')),
    element([0x18, 0x53, 0x80, 0x67], joined([tags, cluster, tags])),
  ])
  const bare = Buffer.from(withoutRecipe(whole, 'kept'))
  expect([says(bare), bare.length, bare.indexOf('pictures')]).toEqual([
    false,
    whole.length,
    Buffer.from(whole).indexOf('pictures'),
  ])
  // The element that says nothing, as long as what was there.
  const at = bare.indexOf(Uint8Array.of(0xec, 0x01))
  expect(Number(bare.readBigUInt64BE(at + 1) & 0xffffffffffffffn)).toBe(tags.length - 9)
})
