import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { smallFilm, smallPicture } from '#adapters/engines/testing/small-results.ts'
import { boxesIn } from '#adapters/media/mp4-boxes.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { mediaTypeOf } from '#domain/files/media-type.ts'
import { checkedFilm, checkedPicture } from './checked-result.ts'
import { boundedAside } from '#adapters/images/bounded.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { referencePictures } from '#adapters/images/reference-pictures.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { writeRecipeInside } from './recipe-inside.ts'

const recipe = '{"engine":"x","request":{"prompt":"Grüße an Ōsaka"}}'
const plain = sharp({ create: { width: 20, height: 12, channels: 3, background: '#886644' } })
const pictures = {
  png: () =>
    plain
      .clone()
      .png()
      .withExif({ IFD0: { ImageDescription: 'made by a model' } })
      .toBuffer(),
  jpg: () => plain.clone().jpeg().toBuffer(),
  webp: () => plain.clone().webp().toBuffer(),
  'lossless webp': () => plain.clone().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
  'webp with more in it': () =>
    plain
      .clone()
      .webp()
      .withExif({ IFD0: { Copyright: 'nobody' } })
      .toBuffer(),
}

describe('results from elsewhere', () => {
  it.each(Object.entries(pictures))('[ENG-6] %s: a whole one is taken and carries its recipe', async (_name, make) => {
    const bytes = await make()
    const { file, width, height, preview } = await checkedPicture(bytes, 'Peer')
    expect([width, height, mediaTypeOf(preview, '')]).toEqual([20, 12, 'image/webp'])
    const kept = writeRecipeInside(file, recipe, { width, height })
    expect(readRecipeText(kept.bytes)).toBe(recipe)
    const [before, after] = await Promise.all([bytes, kept.bytes].map((one) => sharp(one).raw().toBuffer()))
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true)
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe((await sharp(bytes).metadata()).hasAlpha)
  })

  it('[ENG-6] what other programs wrote into a PNG is replaced', () => {
    const kept = writeRecipeInside({ extension: 'png', bytes: smallPicture() }, recipe, { width: 16, height: 16 })
    expect(Buffer.from(kept.bytes).includes('from elsewhere')).toBe(false)
    expect(readRecipeText(kept.bytes)).toBe(recipe)
  })

  it('[ENG-6] a film tells its size and length, and carries its recipe', async () => {
    const bytes = await smallFilm()
    const { file, width, height, durationMs } = await checkedFilm(bytes, 'Peer')
    expect({ width, height }).toEqual({ width: 16, height: 16 })
    expect(durationMs).toBeGreaterThan(0)
    expect(readRecipeText(writeRecipeInside(file, recipe, { width, height }).bytes)).toBe(recipe)
  })

  it('[ENG-6] what was cut off is not taken, wherever', async () => {
    for (const make of Object.values(pictures)) {
      const bytes = await make()
      await expect(checkedPicture(bytes.subarray(0, bytes.length - 20), 'Peer')).rejects.toThrow(
        /cannot be read|no picture/,
      )
    }
    const film = await smallFilm()
    await expect(checkedFilm(film.subarray(0, film.length - 3), 'Peer')).rejects.toThrow('cannot be read')
    await expect(checkedFilm(film.subarray(0, 30), 'Peer')).rejects.toThrow('cannot be read')
  })

  it('[ENG-145] rejects an image or video of absurdly many parts after reading few of them', async () => {
    // A million empty chunks; nothing of it is read as a picture.
    const picture = new Uint8Array(12_000_000)
    picture.set(smallPicture().subarray(0, 33))
    const reads = vi.spyOn(DataView.prototype, 'getUint32')
    try {
      await expect(checkedPicture(picture, 'Peer')).rejects.toMatchObject({
        message: 'The image that Peer sent has too many parts.',
        again: false,
      })
      expect(reads.mock.calls.length).toBeLessThan(150_000)
    } finally {
      reads.mockRestore()
    }
    const box = Buffer.from('\0\0\0\x08free', 'latin1')
    const film = Buffer.concat([await smallFilm(), ...Array.from({ length: 10_000 }, () => box)])
    await expect(checkedFilm(film, 'Peer')).rejects.toMatchObject({
      message: 'The video that Peer sent has too many parts.',
      again: false,
    })
  })

  it('[ENG-145] adds the recipe to a video without rewriting an index of too many boxes', async () => {
    const film = Buffer.from(await smallFilm())
    const index = boxesIn(film).find(({ type }) => type === 'moov')
    if (!index) throw new Error('no index')
    const many = Buffer.alloc(8 * 10_001, '\0\0\0\x08free', 'latin1')
    const head = Buffer.from(film.subarray(index.at, index.at + 8))
    head.writeUInt32BE(index.end - index.at + many.length)
    const [before, inside, after] = [
      film.subarray(0, index.at),
      film.subarray(index.content, index.end),
      film.subarray(index.end),
    ]
    const tangled = Buffer.concat([before, head, inside, many, after])
    const size = { width: 16, height: 16 }
    const { bytes } = writeRecipeInside({ extension: 'mp4', bytes: tangled }, recipe, size)
    expect(Buffer.from(bytes).includes(recipe)).toBe(true)
    expect(Buffer.from(bytes.subarray(0, tangled.length)).equals(tangled)).toBe(true)
  })

  it('[ENG-6] the kind is told by the bytes, whatever was said', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
    for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.alloc(0), await smallFilm()]) {
      await expect(checkedPicture(bytes, 'Peer')).rejects.toMatchObject({ again: false })
    }
    await expect(checkedFilm(smallPicture(), 'Peer')).rejects.toMatchObject({ again: false })
  })

  it('[ENG-3] a reference is a PNG of moderate size; what cannot be read is none', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 4, background: '#0f08' } })
      .webp()
      .toBuffer()
    using pictures = imageWorkerPool({ timers: systemTimers })
    const asReference = referencePictures(boundedAside(pictures))
    const reference = await asReference(large)
    expect(reference).toMatchObject({ width: 1024, height: 512 })
    expect(mediaTypeOf(reference?.png ?? new Uint8Array(), '')).toBe('image/png')
    expect(await asReference(Buffer.from('no picture'))).toBeUndefined()
  })
})
