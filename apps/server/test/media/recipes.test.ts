import { describe, expect, it } from 'vitest'
import { cameraMoves, randomSetting, motions, randomGenes } from '@eidolon/people'
import { writeRecipe } from '#adapters/engines/embedded/recipe.ts'
import { recipeJudge } from '#adapters/engines/embedded/recipe-judge.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { type MediaWorld, mediaWorld, painter, plain } from '#test/support/media-world.ts'

const genes = randomGenes(3, {})
const size = { width: 32, height: 32, seed: 9 }
const order = {
  genes,
  setting: randomSetting(genes, { accessories: [], without: [] }, 3),
  style: 'noir',
  ...size,
} as const
const recipe = writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: { prompt: 'at sea' }, order })

async function verify(world: MediaWorld, bytes: Uint8Array, query = '') {
  const body = new FormData()
  body.append('file', new File([Uint8Array.from(bytes)], 'a.png'))
  const response = await world.fetch('maya', `/recipes/verify${query}`, { method: 'POST', body })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

describe('recipes', () => {
  it('[MEDIA-19] are told to the letter, to their owner', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one', { recipe })
    await world.add('maya', 'two')
    expect(await (await world.fetch('maya', '/media/one/recipe')).text()).toBe(recipe)
    expect((await world.call('sam', 'GET', '/media/one/recipe')).status).toBe(404)
    expect((await world.call('maya', 'GET', '/media/two/recipe')).body['type']).toBe('recipe_not_found')
  })

  it('[MEDIA-20] are drawn again and compared', async () => {
    await using world = await mediaWorld()
    const ours = encodePng(plain(size), recipe)
    expect((await verify(world, ours)).body).toMatchObject({ ours: true, same: true, differences: null })
    expect((await verify(world, ours, '?redraw=false')).body).toMatchObject({ ours: true, same: null })
    const touched = plain(size)
    touched.pixels[0] = 30
    expect((await verify(world, encodePng(touched, recipe))).body).toMatchObject({
      same: false,
      differences: { bytes: true, pixels: 1, of: 1024, largest: 21 },
      recipe: { request: { prompt: 'at sea' } },
    })
    const spaced = encodePng(plain(size), `${recipe} `)
    expect((await verify(world, spaced)).body).toMatchObject({ ours: true, same: true })
    const foreign = encodePng(plain(size), 'no recipe')
    expect((await verify(world, foreign)).body).toMatchObject({ ours: false, recipe: null, same: null })
    const other = recipe.replace('"engine":"illustrator"', '"engine":"comfyui"')
    expect((await verify(world, encodePng(plain(size), other))).body).toMatchObject({ ours: true, same: null })
    expect((await world.call('maya', 'POST', '/recipes/verify', {})).status).toBe(400)
  })

  it('[GEN-115] of changed pictures are drawn again with those before them', async () => {
    await using world = await mediaWorld()
    const changed = { ...order, changed: { part: 'hair', before: order } } as const
    const text = writeRecipe({ engineVersion: 'painter-1', characterId: 'mira', request: {}, order: changed })
    expect((await verify(world, encodePng(plain(size), text))).body).toMatchObject({ ours: true, same: true })
    expect(recipeJudge(painter, async () => undefined).effort(text)).toBe('film')
  })

  it('[GEN-81] with nonsense in them are answered, and not drawn', async () => {
    await using world = await mediaWorld()
    const given = JSON.parse(recipe)
    const setting = (more: object) => ({
      ...given,
      order: { ...given.order, setting: { ...given.order.setting, ...more } },
    })
    const odd = [
      setting({ effects: ['flibbert'] }),
      setting({ effects: 'sparks' }),
      setting({ scenery: ['table', 'table'] }),
      setting({ light: 7, view: [] }),
      setting({ accessories: Array.from({ length: 1500 }, () => 'cap') }),
      setting({ tints: { cap: { colour: 'url(x)' } } }),
      { ...given, order: { ...given.order, width: 1e9 } },
      { ...given, order: [] },
      { ...given, request: 7 },
      { ...given, request: { effects: { length: 1e9 } }, order: {} },
    ]
    for (const one of odd) {
      const { status, body } = await verify(world, encodePng(plain(size), JSON.stringify(one)))
      expect([status, body.same]).toEqual([200, null])
    }
    // What a later or an earlier version has added says nothing here.
    const newer = setting({ wear: 'torn', colour2: 'red', marks: ['scar'] })
    expect((await verify(world, encodePng(plain(size), JSON.stringify(newer)))).body).toMatchObject({ same: true })
    const long = { ...given, request: { prompt: 'x'.repeat(40_000) } }
    expect((await verify(world, encodePng(plain(size), JSON.stringify(long)))).body).toMatchObject({ ours: false })
  })

  it('[MEDIA-41] are not drawn when they ask for more than any generation may', async () => {
    await using world = await mediaWorld()
    const drawn = JSON.parse(recipe).order
    const effort = (more: object) => {
      const text = JSON.stringify({ ...JSON.parse(recipe), order: { ...drawn, ...more } })
      return recipeJudge(painter, async () => undefined).effort(text)
    }
    const film = { motion: motions[0]?.id, cameraMove: cameraMoves[0]?.id, width: 768, height: 768 }
    expect(effort({ width: 640, height: 960 })).toBe('picture')
    expect(effort({ width: 2048, height: 2048 })).toBe('beyond')
    expect(effort({ ...film, seconds: 8 })).toBe('film')
    expect(effort({ ...film, seconds: 10 })).toBe('beyond')
    const large = writeRecipe({
      engineVersion: 'painter-1',
      characterId: 'mira',
      request: {},
      order: { ...order, width: 2048, height: 2048 },
    })
    expect((await verify(world, encodePng(plain(size), large))).body).toMatchObject({ ours: true, same: null })
  })

  it('[MEDIA-42] are drawn again so often in an hour, and the refusal says when it goes on', async () => {
    await using world = await mediaWorld()
    const ours = encodePng(plain(size), recipe)
    for (let n = 0; n < 30; n += 1) expect((await verify(world, ours)).status).toBe(200)
    const refused = await verify(world, ours)
    expect(refused).toMatchObject({ status: 429, body: { type: 'general_rate_limit_exceeded' } })
    expect(refused.body.message).toMatch(/^Too many pictures to verify in an hour\. It goes on at \d\d:\d\d UTC\.$/)
    expect((await verify(world, ours, '?redraw=false')).status).toBe(200)
  })

  it('[MEDIA-10] an upload that carries a recipe keeps it', async () => {
    await using world = await mediaWorld()
    await world.upload('maya', encodePng(plain(size), recipe), 'a.png')
    expect((await world.rows('maya'))[0]).toMatchObject({ recipe, engine: '', width: 32 })
  })
})
