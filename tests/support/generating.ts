import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Generation } from '@eidolon/contract/generations.ts'
import { person } from './listener.ts'

type Place = { readonly url: string }
const documents = `/databases/${databaseId}/collections`

/** Somebody with a character who asks for pictures, without an SDK. */
export async function painter(server: Place) {
  const somebody = await person(server)
  const ask = async (at: Place, method: string, path: string, body?: object) => {
    const answer = await somebody.call(at, method, path, body)
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const { body: character } = await ask(server, 'POST', `${documents}/${collectionIds.characters}/documents`, {
    documentId: 'unique()',
    data: { name: 'Mira', appearance: 'a tall woman with red hair and green eyes', age: 29 },
  })
  return {
    ...somebody,
    ask,
    characterId: character.$id as string,
    async start(at: Place, given: object = {}): Promise<Generation> {
      const { status, body } = await ask(at, 'POST', '/generations', { characterId: character.$id, ...given })
      if (status !== 201) throw new Error(`No generation: ${JSON.stringify(body)}`)
      return body
    },
    /** Waits until it has ended. */
    async ended(at: Place, id: string, patience = 120_000): Promise<Generation> {
      const until = Date.now() + patience
      for (;;) {
        const { body } = await ask(at, 'GET', `/generations/${id}`)
        if (!['queued', 'running'].includes(body.status)) return body
        if (Date.now() > until) throw new Error(`Still ${JSON.stringify(body)}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    media: async (at: Place) => (await ask(at, 'GET', `${documents}/${collectionIds.media}/documents`)).body,
  }
}
