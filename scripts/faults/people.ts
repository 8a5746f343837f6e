import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'

const place = `/databases/${databaseId}/collections`
export const characters = `${place}/${collectionIds.characters}/documents`
export const media = `${place}/${collectionIds.media}/documents`

export type JsonResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** Somebody signed in who speaks to the balancer. */
export type Visitor = {
  readonly session: string
  call(method: string, path: string, body?: object): Promise<JsonResponse>
}

/** How long an answer is waited for; what has not come by then was not acknowledged. */
const patience = 20_000

export async function newPerson(url: string): Promise<Visitor> {
  let fallback = ''
  async function call(method: string, path: string, body?: object): Promise<JsonResponse> {
    const headers = {
      'content-type': 'application/json',
      'x-appwrite-project': projectId,
      'x-fallback-cookies': fallback,
    }
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }
    const answer = await fetch(`${url}/v1${path}`, { method, headers, signal: AbortSignal.timeout(patience), ...sent })
    const text = await answer.text()
    if (path.endsWith('/anonymous')) fallback = answer.headers.get('x-fallback-cookies') ?? ''
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  const { status } = await call('POST', '/account/sessions/anonymous')
  if (status !== 201) throw new Error(`Nobody could sign in: ${status}`)
  const secrets: Record<string, string> = JSON.parse(fallback)
  return { session: secrets[`a_session_${projectId}`] ?? '', call }
}
