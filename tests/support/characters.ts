import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import type { APIRequestContext, APIResponse } from '@playwright/test'

export const projectHeaders = { 'x-appwrite-project': projectId }

const documentsPath = `/v1/databases/${databaseId}/collections/${collectionIds.characters}/documents`

type CharacterFields = Readonly<Record<string, unknown>>

/** Makes a character as the SDK would, for whoever the request's cookies belong to. Its id. */
export async function makeCharacter(request: APIRequestContext, given: CharacterFields = {}): Promise<string> {
  const data = { name: 'Ines Duarte', appearance: 'woman, brown ponytail, green sweater', ...given }
  const answer = await request.post(documentsPath, { headers: projectHeaders, data: { documentId: 'unique()', data } })
  const { $id } = await read<{ $id: string }>(answer)
  return $id
}

/** Many at once, a few requests at a time. */
export async function makeCharacters(request: APIRequestContext, count: number): Promise<void> {
  const waiting = Array.from({ length: count }, (_, index) => index)
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await makeCharacter(request, { name: `Person ${String(index).padStart(5, '0')}` })
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
}

export async function changeCharacter(request: APIRequestContext, id: string, data: CharacterFields): Promise<void> {
  await read(await request.patch(`${documentsPath}/${id}`, { headers: projectHeaders, data: { data } }))
}

export async function getCharacter(request: APIRequestContext, id: string): Promise<CharacterFields> {
  return read(await request.get(`${documentsPath}/${id}`, { headers: projectHeaders }))
}

async function read<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  return answer.json()
}
