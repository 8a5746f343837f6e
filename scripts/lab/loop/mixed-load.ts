import { setTimeout as wait } from 'node:timers/promises'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { type AttackerAccount, documents, json, newStory, shareStory } from '#scripts/fuzz/strangers/attackers.ts'
import { denseStory, formOf, noisyPicture } from '#scripts/fuzz/strangers/hostile-files.ts'
import type { Size } from '#scripts/lab/multiply-library.ts'

type Load = { readonly url: string; readonly owner: AttackerAccount; readonly size: Size; readonly signal: AbortSignal }
/** How often each kind of work was answered, and how often refused. */
export type Counts = Map<string, { done: number; refused: number }>

const characters = documents('characters')
const media = documents('media')
const query = (...all: readonly object[]) =>
  all.map((each, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(each))}`).join('&')
const newest = { method: 'orderDesc', attribute: '$createdAt' }
const shown = { method: 'equal', attribute: 'archived', values: [false] }
const sockets = 40
const chunk = 5 * 1024 * 1024
/** Milliseconds after which an export is stopped, because a million images take too long. */
const exported = 8000

/** Everything that people do at once, each kind one request after the other, until the signal. */
export async function mixedLoad({ url, owner, size, signal }: Load): Promise<Counts> {
  const picture = await noisyPicture()
  const large = Buffer.concat([picture, Buffer.alloc(3 * chunk - picture.length, 7)])
  const story = await newStory(owner, denseStory(4))
  const counts: Counts = new Map()
  let turn = 0
  const id = (many: number) => (turn++ * 7919) % many
  const character = () => `char${id(size.characters)}`

  const ask = async (method: string, path: string, sent: object = {}) => {
    const { status, text } = await owner.ask({ method, path, signal, ...sent })
    if (status >= 400) throw new Error(`${method} ${path.split('?')[0]}: ${status} ${text.slice(0, 200)}`)
    return text
  }
  const change = (method: string, path: string, body: object) => ask(method, path, json(body))

  const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
    get: () => ask('GET', `${characters}/${character()}`),
    list: () => ask('GET', `${characters}?${query(newest)}`),
    filter: () => ask('GET', `${characters}?${query(shown, newest)}`),
    media: () => ask('GET', `${media}?${query(newest, { method: 'limit', values: [100] })}`),
    'media of a character': () =>
      ask('GET', `${media}?${query({ method: 'equal', attribute: 'characterId', values: [character()] }, newest)}`),
    months: () => ask('GET', '/v1/media/months'),
    counts: () => ask('GET', '/v1/media/counts'),
    find: () => ask('GET', '/v1/media/find?q=red%20dress%20at%20sea&limit=25'),
    'search characters': () =>
      ask('GET', `${characters}?${query({ method: 'search', attribute: 'name', values: ['mira vale'] })}`),
    readings: () => change('POST', '/v1/readings', { text: `${turn} a tall woman in a red coat in the rain at night` }),
    async write() {
      const data = { name: `Mira ${id(size.characters)}`, appearance: 'silver hair, freckles' }
      const { $id } = await owner.make(characters, { documentId: 'unique()', data })
      await change('PATCH', `${characters}/${String($id)}`, { data: { appearance: 'red hair, freckles' } })
      await ask('DELETE', `${characters}/${String($id)}`)
    },
    'change characters': () => change('PATCH', `${characters}/${character()}`, { data: { favorite: turn % 2 === 0 } }),
    'change media': () =>
      change('PATCH', '/v1/media', {
        ids: Array.from({ length: 50 }, () => `media${id(size.media)}`),
        favorite: turn % 2 === 0,
      }),
    async upload() {
      const file = await owner.upload(bucketIds.media, 'picture.jpg', picture)
      await ask('GET', `/v1/storage/buckets/media/files/${file}/preview?width=400&output=webp`)
      await ask('GET', `/v1/storage/buckets/media/files/${file}/view`)
      await ask('DELETE', `/v1/storage/buckets/media/files/${file}`)
    },
    async 'upload in chunks'() {
      const fileId = `large${turn++}`
      for (let from = 0; from < large.length; from += chunk) {
        const form = formOf('file', 'picture.jpg', large.subarray(from, from + chunk), { fileId })
        const range = `bytes ${from}-${from + chunk - 1}/${large.length}`
        const headers = { ...form.headers, 'content-range': range, ...(from > 0 && { 'x-appwrite-id': fileId }) }
        await ask('POST', '/v1/storage/buckets/media/files', { body: form.body, headers })
      }
      await ask('DELETE', `/v1/storage/buckets/media/files/${fileId}`)
    },
    async generate() {
      const order = { characterId: character(), prompt: 'at the lake', count: 1 }
      const { $id } = await owner.make('/v1/generations', order)
      for (let status: unknown = 'queued'; status === 'queued' || status === 'running';) {
        await wait(500, undefined, { signal })
        ;({ status } = await owner.find(`/v1/generations/${String($id)}`))
      }
    },
    async share() {
      const path = `/v1/media/media${id(size.media)}/share`
      const shared = await owner.make(path, {})
      await ask('GET', new URL(String(shared['url'])).pathname)
      await ask('DELETE', path)
    },
    async 'share a story'() {
      await ask('GET', await shareStory(owner, story))
    },
    'export a story': () => ask('GET', `/v1/stories/${story}/export?format=pdf`),
    'export a character': () => ask('GET', `/v1/characters/${character()}/export?format=card-v3&as=png`),
    async 'export the account'() {
      const some = AbortSignal.any([signal, AbortSignal.timeout(exported)])
      await owner.ask({ path: '/v1/account/export', signal: some })
      await wait(exported, undefined, { signal })
    },
    verify: () => ask('POST', '/v1/provenance/check', formOf('file', 'picture.jpg', picture)),
  }

  using _listening = listen(url, owner)
  await Promise.all(
    Object.entries(kinds).map(async ([kind, work]) => {
      const count = { done: 0, refused: 0 }
      counts.set(kind, count)
      while (!signal.aborted) {
        const failed = await work().then(
          () => undefined,
          (error: Error) => error,
        )
        if (signal.aborted) break
        if (failed) {
          count.refused += 1
          if (count.refused === 1) console.log(`  ${kind}: ${failed.message}`)
        } else count.done += 1
        // As fast as people click, and a failure isn't repeated at once.
        await wait(failed ? 1000 : 20)
      }
    }),
  )
  return counts
}

/** Sockets that hear of everything the account changes. */
function listen(url: string, owner: AttackerAccount): Disposable {
  const channels = ['documents', 'files', 'account'].map((channel) => `channels[]=${channel}`).join('&')
  const address = `${url.replace('http', 'ws')}/v1/realtime?project=eidolon&${channels}`
  const headers = owner.headers
  const all = Array.from({ length: sockets }, (): WebSocket => Reflect.construct(WebSocket, [address, { headers }]))
  for (const socket of all) socket.addEventListener('error', () => {})
  const beating = setInterval(() => {
    for (const socket of all) if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }, 10_000)
  return {
    [Symbol.dispose]() {
      clearInterval(beating)
      for (const socket of all) socket.close()
    },
  }
}
