import { crc32, deflateSync } from 'node:zlib'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { ProvenanceCheck } from '@eidolon/contract/media/provenance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brightnessAside } from '#adapters/images/brightness.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { quarters } from '#adapters/images/testing/pictures.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { coseSign1, roomFor } from '#adapters/marking/c2pa/cose.ts'
import { HeldBlob, loadC2pa } from '#adapters/marking/c2pa/library.ts'
import { manifestOf } from '#adapters/marking/c2pa/manifest.ts'
import { readSigningKey } from '#adapters/marking/c2pa/signing-key.ts'
import { openMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { scene } from '#adapters/marking/testing/scenes.ts'
import { watermarkThread } from '#adapters/marking/watermark-thread.ts'
import { product, statement } from '#adapters/marking/testing/statements.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import type { ReadWatermark } from '#application/provenance/ports.ts'
import { checkProvenance } from '#application/provenance/check-provenance.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { runCommand } from '#compose/operator/commands.ts'
import { composeProvenance, type Provenance } from '#compose/provenance.ts'
import { mediaWorld } from '#test/support/media-world.ts'
import { readConfig } from '#config/config.ts'

const processes = imageWorkerPool({ timers: systemTimers })
const watermarks = watermarkThread()
const readWatermark: ReadWatermark = async (file, watch) =>
  watermarks.read(await brightnessAside(processes, file, watch))

let folder = ''
let provenance: Provenance
let picture: Uint8Array
let marked: Uint8Array
let foreign: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provenance-'))
  const { chain } = await openMarkingKeys({ dataDir: folder, files: undefined, name: 'Eidolon', now: new Date() })
  picture = await quarters(64, 64)
  await using marker = markingThread({ chain, product, pixels: true })
  await using theirs = markingThread({ chain: createChain('Eidolon', new Date()), product, pixels: true })
  marked = await marker.mark(picture, statement)
  foreign = await theirs.mark(picture, { ...statement, source: 'neural' })
  provenance = await composeProvenance({ config: readConfig({ DATA_DIR: folder }), registry: undefined, readWatermark })
})
afterAll(async () => {
  processes[Symbol.dispose]()
  await provenance[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const asker = { who: 'somewhere', userId: undefined, signal: new AbortController().signal }
const checked = (file: Uint8Array) => provenance.check(file, asker)
const nothing = {
  marked: false,
  ours: false,
  c2pa: null,
  xmp: null,
  recipe: false,
  notForTraining: false,
  watermark: null,
  fingerprint: null,
  claim: null,
  media: null,
  altered: null,
}

/** As another program would sign a file of whatever kind. */
async function signedElsewhere(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const key = readSigningKey(createChain('Another program', new Date()))
  const { WasmBuilder } = await loadC2pa(256 * 1024 * 1024)
  const reserveSize = roomFor(key)
  const sign = (claim: Uint8Array) => coseSign1(key, claim, reserveSize, async () => undefined)
  const said = { ...manifestOf({ ...statement, notForTraining: true }, product), format: type }
  const builder = WasmBuilder.fromJson(JSON.stringify(said), '{}')
  return builder.sign({ alg: key.algorithm, reserveSize, sign }, [], type, new HeldBlob(bytes))
}

it.each(['avif', 'gif', 'tiff'] as const)('[MARK-78] what stands signed in a file of %s is read', async (format) => {
  const bytes = await sharp(picture).toFormat(format).toBuffer()
  const type = `image/${format}`
  const file = await signedElsewhere(bytes, type)
  const c2pa = { state: 'valid', generator: 'Eidolon 2.0.1', signer: 'Another program' }
  expect(await checked(file)).toMatchObject({ marked: true, ours: false, c2pa, notForTraining: true, altered: false })
  const changed = Uint8Array.from(file)
  const at = Buffer.from(changed).indexOf('notAllowed')
  changed[at] = 0x4e
  expect(await checked(changed)).toMatchObject({ c2pa: { state: 'invalid' }, notForTraining: false, altered: true })
  expect(await checked(bytes)).toMatchObject({ marked: false, c2pa: null })
})

describe('what is known of a file', () => {
  it('[MARK-17] is who signed it and whether it was changed since', async () => {
    expect(await checked(marked)).toMatchObject({ marked: true, ours: true, altered: false })
    // Their certificate has our names in it, and still is not ours.
    expect(await checked(foreign)).toMatchObject({ ours: false, c2pa: { state: 'valid' }, altered: false })
    const touched = Uint8Array.from(marked)
    touched.set([1, 2, 3], touched.length - 40)
    expect(await checked(touched)).toMatchObject({ ours: false, c2pa: { state: 'invalid' }, altered: true })
    expect(await checked(picture)).toEqual(nothing)
    const again = await sharp(marked).withXmp(packet).jpeg().toBuffer()
    expect(await checked(again)).toEqual({
      ...nothing,
      marked: true,
      xmp: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    })
  })

  it('[MARK-30] is its watermark, when that is all that a JPEG, half the size and a crop have left', async () => {
    const { width, height, channels, data } = scene(768, 768, 8)
    const whole = await sharp(data, { raw: { width, height, channels } }).png().toBuffer()
    const left = await watermarks.write(whole, 'image/png', { mark: statement.mark, cornerSign: false })
    const small = await sharp(await sharp(left).jpeg({ quality: 75 }).toBuffer())
      .resize(384)
      .toBuffer()
    const part = await sharp(small)
      .extract({ left: 31, top: 57, width: 300, height: 310 })
      .jpeg({ quality: 75 })
      .toBuffer()
    const found = { marked: true, ours: false, c2pa: null, watermark: { id: statement.mark } }
    expect(await checked(part)).toMatchObject(found)
    expect(await checked(whole)).toMatchObject({ marked: false, watermark: null })
  })

  it('[MARK-18] does not fall over whatever a file holds', async () => {
    const huge = Buffer.alloc(4)
    huge.writeUInt32BE(0xffff_ff00)
    const bombs = [
      withChunk(
        marked,
        'iTXt',
        Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(Buffer.alloc(9e6))]),
      ),
      withChunk(picture, 'caBX', Buffer.alloc(2e6, 0xff)),
      withChunk(
        picture,
        'caBX',
        Buffer.concat([huge, Buffer.from('jumb'), huge, Buffer.from('jumd'), Buffer.alloc(64)]),
      ),
      withChunk(
        picture,
        'caBX',
        Buffer.from(Array.from({ length: 60_000 }, () => [0, 0, 0, 16, 0x6a, 0x75, 0x6d, 0x62]).flat()),
      ),
      Buffer.concat([picture.subarray(0, 8), huge, Buffer.from('caBX')]),
    ]
    for (const bomb of bombs) {
      const told = await checked(bomb)
      expect(ProvenanceCheck.parse(told).ours).toBe(false)
    }
    const manifest = Buffer.from(marked).indexOf('caBX') - 4
    const length = Buffer.from(marked).readUInt32BE(manifest) + 12
    const bytes = fc.array(fc.tuple(fc.nat(marked.length - 9), fc.nat(255)), { minLength: 1, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(bytes, async (changes) => {
        const changed = Uint8Array.from(marked)
        for (const [at, value] of changes) changed[at + 8] = value
        const told = await checked(changed)
        // The manifest has bytes that fill it up, which no signature is over; beside it every byte counts.
        const isPicture = changed.some((byte, at) => byte !== marked[at] && (at < manifest || at >= manifest + length))
        expect(told.ours && isPicture).toBe(false)
      }),
      { numRuns: 40 },
    )
    expect(await checked(marked)).toMatchObject({ ours: true })
  })

  it('[MARK-18] is given up after a while, and the next file is looked at', async () => {
    let late = () => {}
    const timers = {
      ...systemTimers,
      after: (_time: number, run: () => void) => ((late = run), { [Symbol.dispose]() {} }),
    }
    await using reader = readingThread({ anchors: '', serial: '' }, { timers })
    const check = withDeps(checkProvenance, {
      reader,
      looksLike: undefined,
      marks: undefined,
      readWatermark,
      holds: async () => false,
    })
    const first = check(marked, asker)
    await expect.poll(() => String(late)).not.toBe('() => {}')
    late()
    await expect(first).rejects.toMatchObject({ type: 'storage_invalid_file' })
    expect(await check(marked, asker)).toMatchObject({ c2pa: { state: 'valid' } })
  })

  it('[MARK-86] is what has its mark here, for whose own it is; what only looks alike is not told beside it', async () => {
    const check = withDeps(checkProvenance, {
      reader: { read: async () => ({ manifest: undefined, sourceType: undefined, hasRecipe: false }) },
      looksLike: async () => ({ distance: 3, media: 'sister' }),
      marks: {
        isKnown: async (mark) => mark === statement.mark,
        ownOf: async (owner) => (owner === 'maya' ? 'one' : undefined),
      },
      readWatermark: async (file) => ({ mark: file === picture ? statement.mark : 'another', confidence: 1 }),
      holds: async () => false,
    })
    const told = async (file: Uint8Array, userId?: string) => {
      const { watermark, media } = await check(file, { ...asker, userId })
      return [watermark?.here, media]
    }
    expect(await told(picture, 'maya')).toEqual([true, 'one'])
    expect(await told(picture, 'sam')).toEqual([true, null])
    expect(await told(picture)).toEqual([true, null])
    expect(await told(Uint8Array.from(picture), 'maya')).toEqual([false, 'sister'])
  })

  it('[MARK-21] is told in a terminal, too', async () => {
    const path = join(folder, 'picture.png')
    const run = async (bytes: Uint8Array) => {
      await writeFile(path, bytes)
      const lines: string[] = []
      const say = (line: string) => void lines.push(line)
      return { code: await runCommand(['verify', path], { env: { DATA_DIR: folder }, say, complain: say }), lines }
    }
    expect(await run(marked)).toMatchObject({ code: 0, lines: expect.arrayContaining(['Made with Eidolon, here']) })
    const touched = Uint8Array.from(marked)
    touched.set([1, 2, 3], touched.length - 40)
    expect(await run(touched)).toMatchObject({
      code: 1,
      lines: expect.arrayContaining(['Changed since it was signed']),
    })
    expect(await run(Buffer.from('no picture'))).toMatchObject({ code: 1 })
  })
})

describe('POST /v1/provenance/check', () => {
  it('[MARK-19] is open to guests, takes pictures and films of some size, and few at once of one place', async () => {
    const asked = Promise.withResolvers<void>()
    const check = async (file: Uint8Array) => {
      if (file.length === 7) await asked.promise
      return checked(file)
    }
    await using world = await mediaWorld(undefined, { check })
    const send = async (bytes: Uint8Array) => {
      const body = new FormData()
      body.append('file', new File([Uint8Array.from(bytes)], 'a.png'))
      const response = await world.fetch(undefined, '/provenance/check', { method: 'POST', body })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }
    expect(await send(marked)).toMatchObject({
      status: 200,
      body: { ours: true, c2pa: { generator: 'Eidolon 2.0.1' } },
    })
    expect(await send(Buffer.from('no picture'))).toMatchObject({ status: 400 })
    expect(await send(new Uint8Array(0))).toMatchObject({ status: 400 })
    expect(await send(Buffer.alloc(12_100_000))).toMatchObject({ status: 400 })
    expect((await send(Buffer.alloc(13_000_000))).status).toBe(413)
    let refused = 0
    const slow = Array.from({ length: 6 }, async () => {
      const answer = await send(Buffer.alloc(7))
      if (answer.status === 429) refused += 1
      return answer
    })
    await expect.poll(() => refused).toBe(2)
    asked.resolve()
    const statuses = (await Promise.all(slow)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBe(2)
  })
})

const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
 rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta>`

/** The PNG with a chunk after its first. */
function withChunk(png: Uint8Array, type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
}
