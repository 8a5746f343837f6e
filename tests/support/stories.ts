import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { StoryPage } from '@eidolon/contract/stories.ts'
import { layouts, newBalloon, newPage } from '@eidolon/stories'
import type { APIRequestContext } from '@playwright/test'
import { projectHeaders } from './characters.ts'

const documents = (collection: string): string => `/v1/databases/${databaseId}/collections/${collection}/documents`

/** A story as the SDK would make it, for whoever the request's cookies belong to. Its id. */
export async function makeStory(request: APIRequestContext, pages: readonly StoryPage[]): Promise<string> {
  const data = { title: 'The ferry', direction: 'ltr', format: 'comic', pages: JSON.stringify(pages) }
  const answer = await request.post(documents(collectionIds.stories), {
    headers: projectHeaders,
    data: { documentId: 'unique()', data },
  })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  const { $id }: { $id: string } = await answer.json()
  return $id
}

export async function storyPages(request: APIRequestContext, id: string): Promise<readonly StoryPage[]> {
  const answer = await request.get(`${documents(collectionIds.stories)}/${id}`, { headers: projectHeaders })
  const { pages }: { pages: string } = await answer.json()
  return JSON.parse(pages)
}

/** Pages of five panels, each with a picture of the library and three texts. */
export async function filledPages(request: APIRequestContext, count: number): Promise<readonly StoryPage[]> {
  const queries = [{ method: 'limit', values: [count * 5] }].map((query) => ['queries[]', JSON.stringify(query)])
  const answer = await request.get(`${documents(collectionIds.media)}?${new URLSearchParams(queries)}`, {
    headers: projectHeaders,
  })
  const { documents: media }: { documents: readonly { $id: string }[] } = await answer.json()
  let names = 0
  const newId = () => `n${names++}`
  const layout = layouts.find(({ id }) => id === 'two-one-two')
  return Array.from({ length: count }, (_none, at) => {
    const page = newPage(newId, layout)
    return {
      ...page,
      panels: page.panels.map((panel, nth) => {
        const caption = newBalloon(newId, 'caption', `Page ${at + 1}, panel ${nth + 1}: before dawn.`, [])
        const speech = newBalloon(newId, 'speech', 'You said that the ferry leaves at nine.', [caption])
        const last = newBalloon(newId, nth % 2 ? 'shout' : 'thought', 'It left at eight!', [caption, speech])
        const mediaId = media[(at * 5 + nth) % media.length]?.$id ?? null
        return { ...panel, mediaId, prompt: 'The harbour at dawn.', balloons: [caption, speech, last] }
      }),
    }
  })
}
