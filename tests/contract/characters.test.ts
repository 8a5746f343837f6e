import { CardImport } from '@eidolon/contract/characters/cards.ts'
import { Look, VariationList } from '@eidolon/contract/characters/looks.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretOf, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

const characters = [databaseId, collectionIds.characters] as const
const appearance = 'a tall woman with silver hair and green eyes'
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server[Symbol.asyncDispose]())

type SignedInPerson = Awaited<ReturnType<typeof signedIn>>

/** A request of somebody without the SDK. */
function ask(person: SignedInPerson, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': secretOf(person) }
  if (body instanceof FormData) return fetch(`${server.url}/v1${path}`, { method, headers, body })
  const json = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  return fetch(`${server.url}/v1${path}`, { method, headers, ...json })
}

const create = ({ databases, sdk }: SignedInPerson, data: object) =>
  databases.createDocument(...characters, sdk.ID.unique(), { name: 'Mira', appearance, ...data })

describe('with the SDK', () => {
  it('[CHAR-3] [CHAR-5] [SRV-80] a character is made, and a field that is wrong is named', async () => {
    const maya = await signedIn(server)
    const made = await create(maya, { tags: ['#Night', 'night'] })
    expect(made).toMatchObject({ name: 'Mira', tags: ['Night'], mediaCount: 0, favorite: false })
    expect(JSON.parse(String(made['genes']))).toMatchObject({ v: 1, sex: 0 })
    for (const [data, field] of [
      [{ name: '  ' }, 'name'],
      [{ age: 17 }, 'age'],
      [{ genes: 'x' }, 'genes'],
      [{ imageId: 'nobody' }, 'imageId'],
    ] as const) {
      await expect(create(maya, data)).rejects.toMatchObject({
        code: 400,
        type: 'document_invalid_structure',
        message: expect.stringContaining(`"${field}"`),
        response: expect.objectContaining({ field }),
      })
    }
  })

  it('[CHAR-4] a picture that was uploaded is shown, and somebody else cannot show it', async () => {
    const [maya, sam] = [await signedIn(server), await signedIn(server)]
    const file = await maya.storage.createFile('characters', maya.sdk.ID.unique(), new File([dot], 'mira.png'))
    const made = await create(maya, { imageId: file.$id })
    expect(made['imageId']).toBe(file.$id)
    await expect(create(sam, { imageId: file.$id })).rejects.toMatchObject({ code: 400 })
    await expect(create(sam, { parentId: made.$id })).rejects.toMatchObject({ code: 400 })
  })

  it('[CHAR-7] [CHAR-9] a character is deleted and brought back, by nobody else', async () => {
    const [maya, sam] = [await signedIn(server), await signedIn(server)]
    const made = await create(maya, { description: 'A painter' })
    for (const method of ['DELETE', 'POST']) {
      const path = `/characters/${made.$id}${method === 'POST' ? '/restore' : ''}`
      expect((await ask(sam, method, path, {})).status).toBe(404)
    }
    expect((await ask(maya, 'DELETE', `/characters/${made.$id}?media=trash`)).status).toBe(204)
    await expect(maya.databases.getDocument(...characters, made.$id)).rejects.toMatchObject({ code: 404 })
    expect(await (await ask(maya, 'POST', `/characters/${made.$id}/restore`, {})).json()).toEqual(made)
    expect(await maya.databases.getDocument(...characters, made.$id)).toEqual(made)
    await maya.databases.deleteDocument(...characters, made.$id)
    expect((await ask(maya, 'POST', `/characters/${made.$id}/restore`, {})).status).toBe(200)
  })
})

describe('looks', () => {
  it('[CHAR-13] a description is read', async () => {
    const maya = await signedIn(server)
    const look = Look.parse(await (await ask(maya, 'POST', '/looks', { appearance, seed: 7 })).json())
    expect(look.understood).toContainEqual({ part: 'eyeColour', value: 'green', words: 'green eyes' })
    expect([look.seed, look.refused]).toEqual([7, null])
  })

  it('[CHAR-11] [CHAR-12] [CHAR-16] variations are shown in a plain <img>', async () => {
    const [maya, sam] = [await signedIn(server), await signedIn(server)]
    const made = await create(maya, {})
    const path = `/characters/${made.$id}/variations`
    const asked = { keep: ['face', 'hair'], strength: 0.6, count: 2 }
    expect((await ask(sam, 'POST', path, asked)).status).toBe(404)
    const { variations } = VariationList.parse(await (await ask(maya, 'POST', path, asked)).json())
    const [one, other] = variations
    expect(one?.genes).not.toEqual(other?.genes)
    const url = `${server.url}${one?.previewUrl.replace('size=384', 'size=128')}`
    const cookie = `a_session_eidolon=${secretOf(maya)}`
    const picture = await fetch(url, { headers: { cookie } })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('cache-control')).toContain('immutable')
    const again = await fetch(url, { headers: { cookie, 'if-none-match': String(picture.headers.get('etag')) } })
    expect(again.status).toBe(304)
    expect((await fetch(url)).status).toBe(401)
    const child = await create(maya, { parentId: made.$id, genes: JSON.stringify(one?.genes) })
    expect(JSON.parse(String(child['genes']))).toEqual(one?.genes)
  })
})

it('[CHAR-28] [CHAR-29] a card comes in, is changed with the SDK, and goes out again', async () => {
  const [maya, sam] = [await signedIn(server), await signedIn(server)]
  const card = {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name: 'Ada',
      description: 'A man with a red beard. He counts.',
      first_mes: 'Hi',
      extensions: { x: 1 },
      y: 2,
    },
  }
  const form = new FormData()
  form.append('file', new File([JSON.stringify(card)], 'ada.json'))
  form.append('file', new File(['nothing'], 'empty.json'))
  const response = await ask(maya, 'POST', '/characters/import', form)
  expect(response.status).toBe(201)
  const { characters: made, warnings } = CardImport.parse(await response.json())
  expect(warnings).toEqual(['empty.json: The card is not written as JSON should be.'])
  const id = made[0]?.$id ?? ''
  await maya.databases.updateDocument(...characters, id, { description: 'Somebody else.' })
  const path = `/characters/${id}/export?format=card-v3`
  expect((await ask(sam, 'GET', path)).status).toBe(404)
  const exported = await ask(maya, 'GET', path)
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="Ada.json"')
  expect(await exported.json()).toMatchObject({ ...card, data: { ...card.data, description: 'Somebody else.' } })
})
