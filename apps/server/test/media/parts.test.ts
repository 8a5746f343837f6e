import { MediaParts } from '@eidolon/contract/media/media.ts'
import { randomSetting, randomGenes } from '@eidolon/people'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { writeRecipe } from '#adapters/engines/embedded/recipe.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const genes = randomGenes(3, {})
const setting = randomSetting(genes, { accessories: [], without: [] }, 3)
const order = { genes, setting, style: 'noir', width: 32, height: 48, seed: 9 } as const
const recipeOf = (given: Parameters<typeof writeRecipe>[0]['order'] = order) =>
  writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: {}, order: given })

const askFor = (world: MediaWorld, user: string | undefined, id: string, headers: Record<string, string> = {}) =>
  world.fetch(user, `/media/${id}/parts`, { headers })

describe('what is where in a picture', () => {
  it('[GEN-116] is a PNG of its size with a number a pixel, and what the numbers are', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { kind: 'image', recipe: recipeOf() })
    const answer = await askFor(world, 'maya', 'one')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const known = MediaParts.parse(JSON.parse(Buffer.from(answer.headers.get('x-parts') ?? '', 'base64').toString()))
    expect(known.parts).toEqual([
      { index: 0, part: 'background', label: 'Background' },
      { index: 1, part: 'hair', label: 'Hair' },
    ])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([32, 48])
    expect([data[0], data[39 * info.channels], data[40 * info.channels]]).toEqual([0, 0, 1])
    // Kept, and known by its name.
    const again = await askFor(world, 'maya', 'one', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('[GEN-117] is for the owner alone, and of pictures of the illustrator alone', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { kind: 'image', recipe: recipeOf() })
    expect((await askFor(world, undefined, 'one')).status).toBe(401)
    expect((await askFor(world, 'sam', 'one')).status).toBe(404)
    const film = recipeOf({ ...order, motion: 'idle', cameraMove: 'still', seconds: 2 })
    for (const [id, data] of [
      ['upload', { recipe: '' }],
      ['foreign', { recipe: recipeOf().replace('"engine":"illustrator"', '"engine":"comfyui"') }],
      ['film', { kind: 'video', recipe: film }],
      ['moving', { recipe: film }],
      ['huge', { recipe: recipeOf({ ...order, width: 2048, height: 2048 }) }],
      ['broken', { recipe: '{"recipe":1}' }],
    ] as const) {
      await world.add('maya', id, { kind: 'image', ...data })
      const answer = await askFor(world, 'maya', id)
      expect([id, answer.status, JSON.parse(await answer.text()).type]).toEqual([id, 404, 'parts_not_found'])
    }
  })

  it('[GEN-117] so many are drawn in an hour, and what was drawn before is had for nothing', async () => {
    await using world = await mediaWorld()
    for (let at = 0; at < 121; at++) {
      await world.add('maya', `p${at}`, { kind: 'image', recipe: recipeOf({ ...order, seed: at }) })
    }
    // As many as the minute allows, and the hour.
    for (let at = 0; at < 120; at++) expect((await askFor(world, 'maya', `p${at}`)).status).toBe(200)
    const refused = await askFor(world, 'maya', 'p120')
    expect([refused.status, JSON.parse(await refused.text()).type]).toEqual([429, 'general_rate_limit_exceeded'])
    expect((await askFor(world, 'maya', 'p0')).status).toBe(200)
  })
})
