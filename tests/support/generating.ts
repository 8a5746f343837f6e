import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Engine } from '@eidolon/contract/engines.ts'
import type { Generation } from '@eidolon/contract/generations.ts'
import { person } from './listener.ts'

type StudioAddress = { readonly url: string }
const documents = `/databases/${databaseId}/collections`

/** Somebody with a character who asks for pictures, without an SDK. */
export async function painter(server: StudioAddress) {
  const somebody = await person(server)
  const ask = async (at: StudioAddress, method: string, path: string, body?: object) => {
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
    async start(at: StudioAddress, given: object = {}): Promise<Generation> {
      const { status, body } = await ask(at, 'POST', '/generations', { characterId: character.$id, ...given })
      if (status !== 201) throw new Error(`No generation: ${JSON.stringify(body)}`)
      return body
    },
    /**
     * The engines, once the named ones can draw. A server that is itself slow takes one elsewhere for gone when its first
     * look takes too long, says so for ten seconds and looks again; the last answer counts.
     */
    async enginesWith(at: StudioAddress, ...ids: readonly string[]): Promise<readonly Engine[]> {
      const until = Date.now() + 60_000
      for (;;) {
        const { engines }: { readonly engines: readonly Engine[] } = (await ask(at, 'GET', '/engines')).body
        const ready = engines.filter(({ available }) => available).map(({ id }) => id)
        if (Date.now() > until || ids.every((id) => ready.includes(id))) return engines
        await new Promise((done) => setTimeout(done, 500))
      }
    },
    /** Waits until it has ended. */
    async ended(at: StudioAddress, id: string, patience = 120_000): Promise<Generation> {
      const until = Date.now() + patience
      for (;;) {
        const { body } = await ask(at, 'GET', `/generations/${id}`)
        if (!['queued', 'running'].includes(body.status)) return body
        if (Date.now() > until) throw new Error(`Still ${JSON.stringify(body)}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    media: async (at: StudioAddress) => (await ask(at, 'GET', `${documents}/${collectionIds.media}/documents`)).body,
  }
}
