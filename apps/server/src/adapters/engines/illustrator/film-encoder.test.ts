import { boxAt } from '#adapters/media/mp4-boxes.ts'
import { mp4Facts } from '#adapters/media/mp4-facts.ts'
import { expect, it } from 'vitest'
import { openFilmEncoder } from './film-encoder.ts'

it('[ILL-139] makes 24 frames a second, two of every drawing', async () => {
  const encoder = await openFilmEncoder(64, 64)
  const drawings = 6
  for (let at = 0; at < drawings; at += 1)
    encoder.add({ width: 64, height: 64, pixels: new Uint8ClampedArray(64 * 64 * 4).fill(40 * at) })
  const film = await encoder.finish('{}')
  const sizes = boxAt(film, 'moov/trak/mdia/minf/stbl/stsz')
  const frames = new DataView(film.buffer, film.byteOffset).getUint32((sizes?.content ?? 0) + 8)
  expect(frames).toBe(drawings * 2)
  const facts = await mp4Facts(async (at, length) => film.subarray(at, at + length), film.length)
  expect(facts).toMatchObject({ width: 64, height: 64, durationMs: (frames / 24) * 1000 })
})
