import { limits } from '@eidolon/contract/limits.ts'
import { readPlainJson } from '@eidolon/contract/plain-json.ts'
import { withPeople } from '@eidolon/contract/request-people.ts'

type RequestFields = Readonly<Record<string, unknown>>
type Find = (id: unknown) => string | null

/** What a generation was asked for, as JSON, with its people and its album as they are known here. */
export function relinkedRequest(text: string, characterOf: Find, albumOf: Find): string {
  return changed(text, (request) => {
    const { albumId, ...rest } = withPeople(request, characterOf)
    const album = albumOf(albumId)
    return album === null ? rest : { ...rest, albumId: album }
  })
}

/** The same with the pictures that it began with: without those that are not known here. */
export function withParents(text: string, mediaOf: Find): string {
  return changed(text, (request) => {
    const { parentMediaId, change, ...rest } = request
    const parent = mediaOf(parentMediaId)
    const from = isFields(change) ? mediaOf(change['mediaId']) : null
    return {
      ...rest,
      ...(parent !== null && { parentMediaId: parent }),
      ...(isFields(change) && from !== null && { change: { ...change, mediaId: from } }),
    }
  })
}

const isFields = (value: unknown): value is RequestFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Another request as text; what is none, or names nothing, stays letter for letter. */
function changed(text: string, change: (request: RequestFields) => RequestFields): string {
  const request = readPlainJson(text, 2 * limits.generation.request)
  return isFields(request) ? JSON.stringify(change(request)) : text
}
