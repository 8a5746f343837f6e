import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mp4Facts } from './mp4-facts.ts'
import { webmFacts } from './webm-facts.ts'

const readAt = (bytes: Uint8Array) => async (start: number, length: number) => bytes.subarray(start, start + length)

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Time scale 1000, so that lengths are milliseconds. */
function movie(length: number, tracks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(length, 16)
  const index = box('moov', box('mvhd', header), ...tracks.map((track) => box('trak', box('tkhd', track))))
  return Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.alloc(5000)), index])
}

function track(width: number, height: number, turned = false): Buffer {
  const bytes = Buffer.alloc(84)
  bytes.writeInt32BE(turned ? 0 : 65_536, 40)
  bytes.writeInt32BE(turned ? 65_536 : 0, 44)
  bytes.writeUInt16BE(width, 76)
  bytes.writeUInt16BE(height, 80)
  return bytes
}

const element = (id: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x80 | content.length), content])

describe('what films tell of themselves', () => {
  it('[MEDIA-10] an MP4 file tells size and length, wherever its index is', async () => {
    const film = movie(4200, [track(0, 0), track(768, 1024)])
    expect(await mp4Facts(readAt(film), film.length)).toMatchObject({ width: 768, height: 1024, durationMs: 4200 })
    const upright = movie(1000, [track(1920, 1080, true)])
    expect(await mp4Facts(readAt(upright), upright.length)).toMatchObject({ width: 1080, height: 1920 })
  })

  it('[MEDIA-10] a WebM file tells size and length', async () => {
    const length = Buffer.alloc(8)
    length.writeDoubleBE(2500.4)
    const info = element(
      '1549a966',
      Buffer.concat([element('2ad7b1', Buffer.of(0x0f, 0x42, 0x40)), element('4489', length)]),
    )
    const video = element('e0', Buffer.concat([element('b0', Buffer.of(2, 0x80)), element('ba', Buffer.of(1, 0x68))]))
    const tracks = element('1654ae6b', element('ae', video))
    const film = Buffer.concat([element('1a45dfa3', Buffer.of(1)), element('18538067', Buffer.concat([info, tracks]))])
    expect(await webmFacts(readAt(film), film.length)).toMatchObject({ width: 640, height: 360, durationMs: 2500 })
  })

  it('[MEDIA-10] what is cut off or no film at all has no size', async () => {
    const nothing = { width: null, height: null, durationMs: null, recipe: '' }
    const film = movie(4200, [track(768, 1024)])
    for (const bytes of [film.subarray(0, 40), Buffer.alloc(64, 0xff), Buffer.alloc(0), Buffer.alloc(64)]) {
      expect(await mp4Facts(readAt(bytes), bytes.length)).toEqual(nothing)
      expect(await webmFacts(readAt(bytes), bytes.length)).toEqual(nothing)
    }
  })

  it('[FILE-80] a film is read within bounds, however it lies about itself', async () => {
    const ftyp = box('ftyp', Buffer.from('isom'))
    const nested = (type: string, depth: number): Buffer => {
      const bytes = Buffer.alloc(depth * 8)
      for (let at = 0; at < depth; at++) {
        bytes.writeUInt32BE((depth - at) * 8, at * 8)
        bytes.write(type, at * 8 + 4, 'latin1')
      }
      return bytes
    }
    // Each segment holds the next; a size in eight bytes.
    const segments = (depth: number): Buffer => {
      const bytes = Buffer.alloc(depth * 12)
      for (let at = 0; at < depth; at++) {
        bytes.write('1853806701000000', at * 12, 'hex')
        bytes.writeUInt32BE((depth - at - 1) * 12, at * 12 + 8)
      }
      return Buffer.concat([element('1a45dfa3', Buffer.of(1)), bytes])
    }
    const endless = Buffer.concat([ftyp, Buffer.from('0000000166726565ffffffffffffffff', 'hex'), Buffer.alloc(100)])
    const liar = Buffer.concat([ftyp, Buffer.from('7fffffff6d6f6f76', 'hex'), Buffer.alloc(6_000_000)])
    const films = [
      Buffer.concat([ftyp, ...Array<Buffer>(200_000).fill(box('free'))]),
      Buffer.concat([ftyp, box('moov', Buffer.concat(Array<Buffer>(200_000).fill(box('trak'))))]),
      Buffer.concat([ftyp, box('moov', nested('trak', 100_000))]),
      Buffer.concat([ftyp, nested('moov', 100_000)]),
      Buffer.concat([element('1a45dfa3', Buffer.of(1)), ...Array<Buffer>(400_000).fill(Buffer.of(0xec, 0x80))]),
      segments(2),
      segments(80_000),
      endless,
      liar,
    ]
    for (const bytes of films) {
      for (const facts of [mp4Facts, webmFacts]) {
        let [read, reads] = [0, 0]
        const counted = async (start: number, length: number) => {
          reads += 1
          read += Math.min(length, bytes.length - start)
          return bytes.subarray(start, start + length)
        }
        expect(await facts(counted, bytes.length)).toMatchObject({ width: null, height: null })
        expect(read).toBeLessThanOrEqual(4_400_000)
        expect(reads).toBeLessThanOrEqual(10_001)
      }
    }
  })

  it('[FILE-80] a length of less than half a millisecond is none', async () => {
    const film = movie(4200, [track(768, 1024)])
    // The time scale becomes 16,778,216 in a second.
    film[film.indexOf('mvhd') + 4 + 12] = 1
    expect(await mp4Facts(readAt(film), film.length)).toMatchObject({ width: 768, durationMs: null })
  })

  it('[FILE-80] any bytes at all are either a film or none, and never an error', async () => {
    const film = movie(4200, [track(0, 0), track(768, 1024)])
    const change = fc.tuple(fc.nat(film.length - 1), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.nat(film.length), async (changes, length) => {
        const bytes = Buffer.from(film.subarray(0, length))
        for (const [at, value] of changes) if (at < length) bytes[at] = value
        for (const facts of [mp4Facts, webmFacts]) {
          const { width, height, durationMs } = await facts(readAt(bytes), bytes.length)
          for (const value of [width, height, durationMs]) expect(value === null || value > 0).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
