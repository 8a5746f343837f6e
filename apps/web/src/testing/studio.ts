import type { Models } from 'appwrite'
import type { Api } from '#lib/api.ts'

export type TestDocument = Readonly<Record<string, unknown>> & { readonly $id: string }

export type TestStudio = {
  readonly characters?: readonly TestDocument[]
  readonly media?: readonly TestDocument[]
  readonly outfits?: readonly TestDocument[]
  readonly stories?: readonly TestDocument[]
  readonly poses?: readonly TestDocument[]
  /** Answers instead of the collections; throws what the server would refuse with. */
  readonly list?: (collection: string, queries: readonly ListQuery[]) => Promise<readonly TestDocument[]>
  /** What is thrown at changes of documents, one after the other, before they are taken. */
  readonly refusals?: Error[]
  /** The line that the server tells its news on; silent unless a test speaks on it. */
  readonly line?: EventTarget
  /** `sent`: what was sent as JSON, or the form. */
  readonly send?: (method: string, path: string, sent: unknown, signal?: AbortSignal) => Promise<Response>
}

export type ListQuery = { readonly method: string; readonly attribute?: string; readonly values?: readonly unknown[] }

const notFound = () => Object.assign(new Error('Document not found.'), { code: 404, type: 'document_not_found' })

/** The collections as a server of the test's own keeps them, and a realtime line that says nothing. */
export function testStudio(studio: TestStudio, calls: string[]) {
  const kept = new Map<string, TestDocument[]>([
    ['characters', [...(studio.characters ?? [])]],
    ['media', [...(studio.media ?? [])]],
    ['outfits', [...(studio.outfits ?? [])]],
    ['stories', [...(studio.stories ?? [])]],
    ['poses', [...(studio.poses ?? [])]],
  ])
  const of = (collection: string) => kept.get(collection) ?? []
  const databases = {
    listDocuments: async (_database: string, collection: string, queries: readonly string[] = []) => {
      const asked = queries.map((query): ListQuery => JSON.parse(query))
      calls.push(`list ${collection} ${asked.map(({ method, attribute }) => attribute ?? method).join(' ')}`)
      const found = await (studio.list?.(collection, asked) ?? of(collection).filter((one) => matches(one, asked)))
      const limit = Number(asked.find(({ method }) => method === 'limit')?.values?.[0] ?? 25)
      return { total: found.length, documents: found.slice(0, limit) }
    },
    getDocument: async (_database: string, collection: string, id: string) => {
      const found = of(collection).find(({ $id }) => $id === id)
      if (!found) throw notFound()
      return found
    },
    createDocument: async (_database: string, collection: string, id: string, data: object) => {
      const made = { ...data, $id: id, $createdAt: new Date().toISOString(), $updatedAt: new Date().toISOString() }
      calls.push(`create ${collection} ${JSON.stringify(data)}`)
      of(collection).unshift(made)
      return made
    },
    updateDocument: async (_database: string, collection: string, id: string, data: object) => {
      calls.push(`update ${collection} ${id} ${JSON.stringify(data)}`)
      const refusal = studio.refusals?.shift()
      if (refusal) throw refusal
      const at = of(collection).findIndex(({ $id }) => $id === id)
      const changed = { ...of(collection)[at], ...data, $id: id }
      of(collection).splice(at, 1, changed)
      return changed
    },
    deleteDocument: async (_database: string, collection: string, id: string) => {
      calls.push(`delete ${collection} ${id}`)
      const at = of(collection).findIndex(({ $id }) => $id === id)
      of(collection).splice(at, 1)
    },
  }
  const send = async (
    method: string,
    path: string,
    { json, body, signal }: { readonly json?: unknown; readonly body?: unknown; readonly signal?: AbortSignal } = {},
  ) => {
    calls.push(`${method} ${path} ${JSON.stringify(json) ?? ''}`)
    if (!studio.send && path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
    if (!studio.send && path === '/media/counts') return Response.json(noMedia)
    if (!studio.send) throw notFound()
    return studio.send(method, path, json ?? body, signal)
  }
  const openSocket = () => Object.assign(studio.line ?? new EventTarget(), { close: () => {} })
  return { databases, send, openSocket } as unknown as Pick<Api, 'databases' | 'send' | 'openSocket'>
}

const noMedia = {
  total: 0,
  images: 0,
  videos: 0,
  sheets: 0,
  favorites: 0,
  trashed: 0,
  bytes: 0,
  characters: [],
  styles: [],
  engines: [],
  albums: [],
}

function matches(document: TestDocument, queries: readonly ListQuery[]): boolean {
  return queries.every(({ method, attribute = '', values = [] }) => {
    const value = document[attribute] ?? null
    if (method === 'equal') return values.includes(value ?? false)
    if (method === 'isNull') return value === null
    return true
  })
}

/** A character's document, with what a test says about it. */
export function characterDocument(
  overrides: Partial<Models.Document> & Readonly<Record<string, unknown>> = {},
): TestDocument {
  const $id = String(overrides.$id ?? 'ines')
  return {
    $id,
    $createdAt: '2026-11-12T10:00:00.000+00:00',
    $updatedAt: '2026-11-12T10:00:00.000+00:00',
    name: 'Ines Duarte',
    description: 'Rowing coach from Porto.',
    appearance: 'woman, brown ponytail, green jumper',
    personality: '',
    age: 34,
    style: 'painterly',
    imageId: null,
    genes: '',
    tags: [],
    favorite: false,
    archived: false,
    parentId: null,
    card: '',
    mediaCount: 0,
    portraitPending: false,
    ...overrides,
  }
}
