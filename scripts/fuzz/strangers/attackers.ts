import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { formOf } from './hostile-files.ts'
import { type Got, send, type StrangerRequest } from './send.ts'

export type AttackerAccount = {
  readonly from: string
  readonly headers: Readonly<Record<string, string>>
  ask(sent: Omit<StrangerRequest, 'from'>): Promise<Got>
  /** An answer that has to come before a case can begin. */
  find(path: string): Promise<Readonly<Record<string, unknown>>>
  /** A change that has to work before a case can begin. Its answer. */
  make(path: string, body: object, method?: string): Promise<Readonly<Record<string, unknown>>>
  upload(bucket: string, fileName: string, bytes: Buffer): Promise<string>
}

export const documents = (collection: keyof typeof collectionIds): string =>
  `/v1/databases/${databaseId}/collections/${collectionIds[collection]}/documents`

/** An account whose requests come from this loopback address. */
export async function newAccount(url: string, from: string): Promise<AttackerAccount> {
  const opened = await send(url, { from, method: 'POST', path: '/v1/account/sessions/anonymous' })
  if (opened.status !== 201) throw new Error(`No session: ${opened.status} ${opened.text}`)
  return accountWith(url, from, { 'x-fallback-cookies': opened.header('x-fallback-cookies') })
}

/** An account that is signed in with these headers. */
export function accountWith(url: string, from: string, headers: Readonly<Record<string, string>>): AttackerAccount {
  const ask = (sent: Omit<StrangerRequest, 'from'>) =>
    send(url, { ...sent, from, headers: { ...headers, ...sent.headers } })
  const result = ({ status, text }: Got, path: string) => {
    if (status >= 200 && status < 300) return Object(JSON.parse(text))
    throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
  }
  return {
    from,
    headers,
    ask,
    async make(path, body, method = 'POST') {
      return result(await ask({ method, path, ...json(body), kept: 4_000_000 }), path)
    },
    async find(path) {
      return result(await ask({ path, kept: 4_000_000 }), path)
    },
    async upload(bucket, fileName, bytes) {
      const path = `/v1/storage/buckets/${bucket}/files`
      const form = formOf('file', fileName, bytes, { fileId: 'unique()' })
      return String(result(await ask({ method: 'POST', path, ...form }), path).$id)
    },
  }
}

export const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export async function newStory(account: AttackerAccount, pages: string): Promise<string> {
  const data = { title: 'The ferry', direction: 'ltr', format: 'comic', pages }
  return String((await account.make(documents('stories'), { documentId: 'unique()', data })).$id)
}

/** The address of a story's share link, without the host that the server is known by. */
export async function shareStory(account: AttackerAccount, id: string, password?: string): Promise<string> {
  const { url } = await account.make(`/v1/stories/${id}/share`, password === undefined ? {} : { password })
  return new URL(String(url)).pathname
}

export async function newCharacter(account: AttackerAccount, portrait?: Buffer): Promise<string> {
  const imageId = portrait && (await account.upload(bucketIds.characters, 'portrait.jpg', portrait))
  const data = { name: 'Mira', appearance: 'silver hair', ...(imageId && { imageId }) }
  return String((await account.make(documents('characters'), { documentId: 'unique()', data })).$id)
}
