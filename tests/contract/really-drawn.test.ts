import { afterAll, beforeAll, expect, it } from 'vitest'
import { painter } from '#support/generating.ts'
import { type Server, startServer } from '#support/start-server.ts'

// What proves itself by its pixels, and what is made of a real body; all else is tried on colored squares. One server for
// both, since its drawing thread takes ten seconds of a processor to read the body and to warm up.
const long = 240_000

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }, drawing: 'real' })
})
afterAll(() => server[Symbol.asyncDispose]())

it(
  '[MEDIA-20] a picture that was drawn here is made again byte for byte',
  async () => {
    const maya = await painter(server)
    const asked = await maya.start(server, { prompt: 'in a cafe', seed: 5 })
    const [mediaId = ''] = (await maya.ended(server, asked.$id)).mediaIds
    const { body: media } = await maya.ask(server, 'GET', `/databases/studio/collections/media/documents/${mediaId}`)
    const view = await maya.call(server, 'GET', `/storage/buckets/media/files/${media.fileId}/download`)
    const form = new FormData()
    form.append('file', new File([await view.arrayBuffer()], 'mira.png'))
    const verdict = await fetch(`${server.url}/v1/recipes/verify`, {
      method: 'POST',
      headers: { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': maya.secret },
      body: form,
    })
    expect(await verdict.json()).toMatchObject({ ours: true, same: true, recipe: { engine: 'illustrator' } })
  },
  long,
)

it(
  '[CHAR-110] a character is downloaded as a VRM file that says whose it is',
  async () => {
    const maya = await painter(server)
    const response = await maya.call(server, 'GET', `/characters/${maya.characterId}/model?format=vrm`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'model/gltf-binary'])
    const file = Buffer.from(await response.arrayBuffer())
    expect(file.subarray(0, 4).toString()).toBe('glTF')
    const said = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString())
    const { $id } = (await maya.ask(server, 'GET', '/account')).body
    expect(said.asset.copyright).toBe(`Mira by ${$id}. All rights reserved.`)
    expect(said.extensions.VRMC_vrm.meta).toMatchObject({
      name: 'Mira',
      authors: [$id],
      licenseUrl: 'https://vrm.dev/licenses/1.0/',
      avatarPermission: 'onlyAuthor',
    })
  },
  long,
)
