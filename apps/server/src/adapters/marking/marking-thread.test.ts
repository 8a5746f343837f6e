import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { writeRecipeInside } from '#adapters/engines/remote/recipe-inside.ts'
import { smallFilm } from '#adapters/engines/testing/small-results.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { quarters } from '#adapters/images/testing/pictures.ts'
import { finishFilm } from '#adapters/media/mp4.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { Marker } from '#application/marking/ports.ts'
import type { FactsReader } from '#application/provenance/ports.ts'
import type { MarkedType } from '#domain/marking/statement.ts'
import { stripMetadata } from './strip-metadata.ts'
import { createChain } from './c2pa/certificates.ts'
import { knownBy } from './marking-keys.ts'
import { markingThread } from './marking-thread.ts'
import { readingThread } from './reading-thread.ts'
import { scene } from './testing/scenes.ts'
import { product, statement } from './testing/statements.ts'
import { detectMark } from './watermark/detect.ts'
import { brightnessOf } from './watermark/plane.ts'

const chain = createChain('Eidolon', new Date())
const files = new Map<MarkedType, Uint8Array>()
let marker: Marker
let knowing: FactsReader
let stranger: FactsReader

beforeAll(async () => {
  marker = markingThread({ chain, product, pixels: true })
  knowing = readingThread(knownBy(chain), { timers: systemTimers })
  stranger = readingThread(knownBy(createChain('Somebody else', new Date())), { timers: systemTimers })
  const picture = await quarters(48, 32)
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  files.set('image/png', encodePng({ width: 48, height: 32, pixels }, '{"recipe":1}'))
  files.set('image/jpeg', await sharp(picture).jpeg().toBuffer())
  files.set('image/webp', await sharp(picture).webp().toBuffer())
  files.set('video/mp4', finishFilm(await smallFilm(), Buffer.from('{"recipe":1}')))
})
afterAll(async () => {
  for (const each of [marker, knowing, stranger]) await each[Symbol.asyncDispose]()
})

const manifestIn = async (reader: FactsReader, bytes: Uint8Array, type: MarkedType) =>
  (await reader.read(bytes, type))?.manifest

const fileOf = (type: MarkedType): Uint8Array => files.get(type) ?? new Uint8Array(0)

describe.each(['image/png', 'image/jpeg', 'image/webp', 'video/mp4'] as const)('a marked file of %s', (type) => {
  it('[MARK-1] tells a reader what made it, and whether it was changed since', async () => {
    const marked = await marker.mark(fileOf(type), { ...statement, type })
    const told = {
      generator: 'Eidolon 2.0.1',
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      mark: statement.mark,
      recipeHash: statement.recipeHash,
      issues: [],
    }
    expect(await manifestIn(knowing, marked, type)).toMatchObject({
      state: 'trusted',
      isOurs: true,
      signer: 'Eidolon',
      ...told,
    })
    expect(await manifestIn(stranger, marked, type)).toMatchObject({ ...told, state: 'valid', isOurs: false })
    const touched = Uint8Array.from(marked)
    const at = Buffer.from(touched).indexOf('algorithmicMedia"')
    touched[at] = 0x62
    expect(await manifestIn(knowing, touched, type)).toMatchObject({ state: 'invalid', issues: [expect.any(String)] })
    expect(await manifestIn(knowing, fileOf(type), type)).toBeUndefined()
  })

  it('[MARK-2] is the same bytes each time, also of another thread', async () => {
    await using other = markingThread({ chain, product, pixels: true })
    const given = { ...statement, type }
    const marked = await marker.mark(fileOf(type), given)
    expect(Buffer.compare(await other.mark(fileOf(type), given), marked)).toBe(0)
    const elsewhere = await marker.mark(fileOf(type), { ...given, mark: 'fedcba9876543210' })
    expect(Buffer.compare(elsewhere, marked)).not.toBe(0)
  })

  it('[MARK-3] carries the IPTC source type where photo programs look for it, once', async () => {
    const marked = await marker.mark(await marker.mark(fileOf(type), { ...statement, type }), { ...statement, type })
    const text = Buffer.from(marked).toString('latin1')
    const packet = /<\?xpacket begin[\s\S]*?<\?xpacket end="r"\?>/.exec(text)?.[0] ?? ''
    expect(packet).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"',
    )
    expect(packet).toContain('xmp:CreatorTool="Eidolon 2.0.1 (illustrator 3.1)"')
    expect(text.split('<?xpacket begin')).toHaveLength(2)
    expect(await manifestIn(knowing, marked, type)).toMatchObject({ state: 'trusted' })
  })
})

describe('marking', () => {
  it.each(['image/png', 'video/mp4'] as const)(
    '[MARK-4] %s can be taken away again, by whomever and however often it was done',
    async (type) => {
      const other = createChain('Another studio', new Date())
      await using theirs = markingThread({ chain: other, product, pixels: true })
      const given = { ...statement, type }
      const once = await marker.mark(fileOf(type), given)
      const twice = await theirs.mark(once, { ...given, source: 'neural' })
      for (const each of [fileOf(type), once, twice]) {
        expect(Buffer.compare(stripMetadata(each), fileOf(type))).toBe(0)
        expect(readRecipeText(each)).toBe('{"recipe":1}')
      }
    },
  )

  it('[MARK-5] goes on in a new thread once the old one holds too much', async () => {
    await using small = markingThread({ chain, product, pixels: true }, { max: 1 })
    const marked = await Promise.all([1, 2, 3].map(() => small.mark(fileOf('image/png'), statement)))
    expect(new Set(marked.map((each) => Buffer.from(each).toString('base64'))).size).toBe(1)
  })

  it('[MARK-6] names what a picture goes on from by its mark alone', async () => {
    const marked = await marker.mark(fileOf('image/png'), { ...statement, parent: 'aaaaaaaaaaaaaaaa' })
    expect(await manifestIn(knowing, marked, 'image/png')).toMatchObject({ state: 'trusted', issues: [] })
  })

  it('[STORY-63] names the pictures on a page by their marks', async () => {
    const pictures = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
    const marked = await marker.mark(fileOf('image/jpeg'), { ...statement, type: 'image/jpeg', pictures })
    expect(await manifestIn(knowing, marked, 'image/jpeg')).toMatchObject({ state: 'trusted', issues: [] })
    expect(Buffer.from(marked).toString('latin1').split('c2pa.placed')).toHaveLength(3)
  })

  it('[MARK-7] of what is no such file is refused, and the next one is marked', async () => {
    await expect(marker.mark(Buffer.from('no picture'), { ...statement, type: 'image/jpeg' })).rejects.toThrow(
      'could not be marked',
    )
    await expect(marker.mark(fileOf('image/png'), statement)).resolves.toBeInstanceOf(Uint8Array)
  })

  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
    '[MARK-27] writes the mark into the pixels of %s, and leaves all else in it',
    async (type) => {
      const { width, height, channels, data } = scene(400, 300, 4)
      const picture = sharp(data, { raw: { width, height, channels } })
      const plain = await {
        'image/png': picture.clone().png(),
        'image/jpeg': picture.clone().jpeg({ quality: 90 }),
        'image/webp': picture.clone().webp(),
      }[type].toBuffer()
      const extension = ({ 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const)[type]
      const { bytes } = writeRecipeInside({ extension, bytes: plain }, '{"recipe":1}', { width, height })
      await using unsigned = markingThread({ chain: undefined, product, pixels: true })
      await using signedOnly = markingThread({ chain, product, pixels: false })
      const [both, left, signed] = await Promise.all(
        [marker, unsigned, signedOnly].map((each) => each.mark(bytes, { ...statement, type })),
      )
      for (const [file, mark, isSigned] of [
        [both, statement.mark, true],
        [left, statement.mark, false],
        [signed, undefined, true],
      ] as const) {
        const seen = await sharp(file).raw().toBuffer({ resolveWithObject: true })
        expect(detectMark(brightnessOf({ width, height, channels: 3, data: seen.data }))?.mark).toBe(mark)
        expect(seen.info).toMatchObject({ width, height, channels: 3 })
        expect(readRecipeText(file ?? bytes)).toBe('{"recipe":1}')
        expect((await manifestIn(knowing, file ?? bytes, type))?.isOurs ?? false).toBe(isSigned)
      }
    },
  )

  it('[MARK-26] of pictures that are small, that move, or that are films changes no pixel', async () => {
    await using unsigned = markingThread({ chain: undefined, product, pixels: true })
    const frame = (background: string) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer()
    const moving = await sharp(await Promise.all(['#456', '#c84'].map(frame)), { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    for (const [type, bytes] of [['image/webp', moving] as const, ...files])
      expect(Buffer.compare(await unsigned.mark(bytes, { ...statement, type }), bytes)).toBe(0)
  })
})
