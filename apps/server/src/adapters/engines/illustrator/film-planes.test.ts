import encoders from 'h264-mp4-encoder'
import { describe, expect, it } from 'vitest'
import { filmPlanes } from './film-planes.ts'

const [width, height] = [48, 32]
const pixels = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 37 + (at >> 5) * 11) % 256)

/** The coded pictures of a film of one frame, without the boxes around them, which hold the time. */
async function coded(add: (encoder: Awaited<ReturnType<typeof encoders.createH264MP4Encoder>>) => void) {
  const encoder = await encoders.createH264MP4Encoder()
  Object.assign(encoder, { width, height, frameRate: 24, quantizationParameter: 12, speed: 5 })
  encoder.initialize()
  add(encoder)
  encoder.finalize()
  const mp4 = Buffer.from(encoder.FS.readFile(encoder.outputFilename))
  encoder.delete()
  const from = mp4.indexOf('mdat')
  return mp4.subarray(from, from - 4 + mp4.readUInt32BE(from - 4))
}

describe('filmPlanes', () => {
  it('[ILL-40] gives the encoder the same that it makes of the pixels itself', async () => {
    const planes = filmPlanes({ width, height, pixels }, new Uint8Array((width * height * 3) / 2))
    const ours = await coded((encoder) => encoder.addFrameYuv(planes))
    const own = await coded((encoder) => encoder.addFrameRgba(pixels))
    expect(ours.length).toBeGreaterThan(500)
    expect(Buffer.compare(ours, own)).toBe(0)
  })
})
