import { randomSetting, randomGenes } from '@eidolon/people'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { encodeParts } from '#adapters/engines/illustrator/encode-parts.ts'
import { boundedAside } from '#adapters/images/bounded.ts'
import { imageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { changeMasks } from './change-masks.ts'
import { partsDrawer } from './parts-drawer.ts'
import { stageIn, stageRecipe } from './stage-guide.ts'
import { aTask } from '#application/engines/testing/a-task.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import { writeRecipe } from './recipe.ts'

const genes = randomGenes(3, {})
const setting = randomSetting(genes, { accessories: [], without: [] }, 3)
const order = { genes, setting, style: 'noir', width: 64, height: 64, seed: 9 } as const
const recipe = writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: {}, order })

/** The left half is hair, the right one background. */
const never = () => Promise.reject(new Error('not asked for'))
const illustrator: Illustrator = {
  version: 'painter-1',
  readiness: async () => ({ ready: true }),
  picture: never,
  png: never,
  film: never,
  model: never,
  stage: never,
  parts: async () =>
    encodeParts({
      width: 64,
      height: 64,
      parts: Uint8Array.from({ length: 64 * 64 }, (_, at) => (at % 64 < 32 ? 1 : 0)),
    }),
}
const pictures = imageWorkerPool({ timers: systemTimers })
afterAll(() => pictures[Symbol.dispose]())
const masks = changeMasks(partsDrawer(illustrator), boundedAside(pictures))
const size = { width: 128, height: 96 }
const { signal } = new AbortController()

async function at(mask: { readonly png: Uint8Array } | undefined, x: number) {
  const { data, info } = await sharp(mask?.png).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([128, 96, 4])
  return [...data.subarray((48 * 128 + x) * 4, (48 * 128 + x) * 4 + 4)]
}

describe('masks', () => {
  it('[ENG-105] are white and clear where the part is and a little around it, in the size of the picture', async () => {
    const hair = await masks.ofPart(recipe, 'hair', size, signal)
    expect(await at(hair, 10)).toEqual([255, 255, 255, 0])
    expect(await at(hair, 66)).toEqual([255, 255, 255, 0])
    expect(await at(hair, 120)).toEqual([0, 0, 0, 255])
    expect(await masks.ofPart(recipe, 'shoes', size, signal)).toBeUndefined()
  })

  it('[ENG-105] are taken of what somebody has painted, light where it is changed', async () => {
    const half = {
      input: { create: { width: 8, height: 12, channels: 3, background: '#fff' } },
      left: 0,
      top: 0,
    } as const
    const painted = await sharp({ create: { width: 16, height: 12, channels: 3, background: '#000' } })
      .composite([half])
      .png()
      .toBuffer()
    const mask = await masks.ofPicture(painted, size)
    expect([await at(mask, 10), await at(mask, 120)]).toEqual([
      [255, 255, 255, 0],
      [0, 0, 0, 255],
    ])
    const black = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(await masks.ofPicture(black, size)).toBeUndefined()
    expect(await masks.ofPicture(Uint8Array.of(1, 2, 3), size)).toBeUndefined()
    expect(await masks.ofPicture(painted, { width: 128, height: 128 })).toBeUndefined()
  })

  it('[ENG-132] are painted from strokes, with a soft edge; what was erased altogether is none', async () => {
    const left = { shape: 'box' as const, points: [0, 0, 500, 1000], size: 60 }
    const mask = await masks.ofStrokes([left], size)
    expect([await at(mask, 10), await at(mask, 120)]).toEqual([
      [255, 255, 255, 0],
      [0, 0, 0, 255],
    ])
    expect(await masks.ofStrokes([left, { ...left, erase: true }], size)).toBeUndefined()
  })

  it('[ENG-102] know pictures that were held to our drawing, and those that were changed from them', () => {
    const kept = stageRecipe(illustrator)
    const held = (stage: unknown) => JSON.stringify({ recipe: 1, engine: 'comfyui', order: { stage } })
    const guided = held(kept(aTask('comfyui', { request: { guidance: { kind: 'depth', strength: 1 } } }), 0))
    expect(masks.knows(guided)).toBe(true)
    const changed = aTask('comfyui', { request: { change: { mediaId: 'one', part: 'hair' } }, parentRecipe: guided })
    expect(kept(changed, 0)).toEqual(stageIn(guided))
    expect(kept({ ...changed, parentRecipe: recipe }, 0)).toEqual(JSON.parse(recipe))
    expect([masks.knows(held(undefined)), masks.knows('{'), masks.knows(held({ engine: 'comfyui' }))]).toEqual([
      false,
      false,
      false,
    ])
  })
})
