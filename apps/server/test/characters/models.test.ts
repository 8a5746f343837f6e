import { describe, expect, it } from 'vitest'
import { charactersWorld } from '#test/support/characters-world.ts'

const pathOf = (id: unknown, query = '') => `/characters/${String(id)}/model${query}`

describe('a character as a 3D model', () => {
  it('[CHAR-110] leaves as VRM or GLB with its name and whose it is, in what it wears or in another outfit', async () => {
    await using world = await charactersWorld()
    const { body } = await world.add('maya', { name: 'Mira Vale' })
    const vrm = await world.fetch('maya', pathOf(body['$id']))
    expect(vrm.status).toBe(200)
    expect(vrm.headers.get('content-type')).toBe('model/gltf-binary')
    expect(vrm.headers.get('content-disposition')).toContain('Mira Vale.vrm')
    expect(await vrm.json()).toEqual({ format: 'vrm', name: 'Mira Vale', author: 'maya' })
    const glb = await world.fetch('maya', pathOf(body['$id'], '?format=glb&outfit=tuxedo'))
    expect(glb.headers.get('content-disposition')).toContain('Mira Vale.glb')
    expect(await glb.json()).toEqual({ format: 'glb', name: 'Mira Vale', author: 'maya' })
    expect(world.easel.drawn.map(({ setting }) => setting.outfit === 'tuxedo')).toEqual([false, true])
  })

  it('[CHAR-111] is for its owner alone, in formats and outfits that there are, and so often in an hour', async () => {
    await using world = await charactersWorld()
    const { body } = await world.add('maya')
    expect((await world.call('sam', 'GET', pathOf(body['$id']))).status).toBe(404)
    expect((await world.call('maya', 'GET', pathOf('nobody'))).status).toBe(404)
    const refused = await world.call('maya', 'GET', pathOf(body['$id'], '?outfit=none-such'))
    expect([refused.status, refused.body['message']]).toEqual([400, 'Invalid `outfit` param: There is no such outfit'])
    expect((await world.call('maya', 'GET', pathOf(body['$id'], '?format=fbx'))).status).toBe(400)
    // What was refused has cost nothing.
    expect(world.easel.drawn).toEqual([])
    for (let made = 0; made < 30; made += 1) await world.fetch('maya', pathOf(body['$id']))
    const last = await world.call('maya', 'GET', pathOf(body['$id']))
    expect([last.status, last.body['type']]).toEqual([429, 'general_rate_limit_exceeded'])
  })
})
