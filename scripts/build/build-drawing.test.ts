import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { drawPicture, readPack } from '@eidolon/illustrator'
import { packBytes, packFile as pack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { randomSetting, type PictureOrder, randomGenes } from '@eidolon/people'
import { packFile } from '#server/adapters/engines/illustrator/pack-file.ts'
import { illustratorPool } from '#server/adapters/engines/illustrator/pool.ts'
import { buildDrawing, drawingIsStale, drawingProgram } from './build-drawing.ts'

it('[ILL-781] built threads draw to the pixel what the sources draw', async () => {
  if (await drawingIsStale()) await buildDrawing()
  expect(await drawingIsStale()).toBe(false)
  const genes = randomGenes(7)
  const setting = randomSetting(genes, { accessories: [], without: [], framing: 'half', background: 'park' }, 7)
  const order: PictureOrder = { genes, setting, style: 'painterly', seed: 7, width: 48, height: 48 }
  const program = pathToFileURL(drawingProgram)
  await using built = illustratorPool({ threads: 1, version: '', program, pack: packFile(pack) })
  const drawn = await built.picture(order, { signal: new AbortController().signal, priority: 'job' })
  const expected = drawPicture(readPack(await packBytes()), order, { progress: () => {}, stopped: () => false })
  expect(Buffer.compare(Uint8Array.from(drawn.pixels), Uint8Array.from(expected.pixels))).toBe(0)
})
