import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeFilm } from '../apps/server/src/adapters/engines/film-maker.ts'
import { filmTeam } from '../apps/server/src/adapters/engines/film-team.ts'
import { randomGenes } from '../packages/illustrator/src/genes/random-person.ts'
import { readPack } from '../packages/illustrator/src/pack/read-pack.ts'
import { composeSetting } from '../packages/illustrator/src/picture/compose-setting.ts'
import type { FilmOrder } from '../packages/illustrator/src/picture/order.ts'
import { packBytes } from './load-pack.ts'

const program = new URL('../apps/server/src/adapters/engines/film-helper.ts', import.meta.url)

const genes = randomGenes(7)
const setting = composeSetting(genes, { accessories: [], without: [], framing: 'half', background: 'park' }, 7)
const order: FilmOrder = {
  genes,
  setting,
  style: 'painterly',
  seed: 7,
  width: 128,
  height: 128,
  motion: 'talk',
  cameraMove: 'still',
  seconds: 2,
}

describe('films', () => {
  it('[ILL-40] are the same bytes on however many threads', async () => {
    const packed = await packBytes()
    const bytes = new SharedArrayBuffer(packed.length)
    new Uint8Array(bytes).set(packed)
    const pack = readPack(new Uint8Array(bytes))
    const calm = { progress: () => {}, stopped: () => false }
    const hashes: string[] = []
    for (const helpers of [0, 1]) {
      await using team = filmTeam(program, bytes, helpers)
      const { mp4, poster } = await makeFilm({ pack, team }, order, '{}', calm)
      hashes.push(createHash('sha256').update(mp4).update(poster.pixels).digest('hex'))
    }
    expect(new Set(hashes).size).toBe(1)
  })
})
