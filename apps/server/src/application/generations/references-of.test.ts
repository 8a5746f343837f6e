import { describe, expect, it } from 'vitest'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { referencesOf } from './references-of.ts'

const stored = new Map([
  ['characters/portrait', 'P'],
  ['media/best', 'B'],
  ['media/good', 'G'],
  ['media/fair', 'F'],
  ['media/spare', 'S'],
  ['media/stolen', 'X'],
  ['media/torn', '?'],
])

function world(rows: readonly string[]) {
  const asked: string[] = []
  const files = {
    find: async (bucketId: string, id: string) =>
      stored.has(`${bucketId}/${id}`)
        ? {
            bucketId,
            id,
            owner: id === 'stolen' ? 'zoe' : 'maya',
            size: 1,
            state: { kind: 'whole' as const, signature: '', mimeType: 'image/png' },
          }
        : undefined,
    read: async ({ bucketId, id }: { readonly bucketId: string; readonly id: string }) =>
      new Blob([stored.get(`${bucketId}/${id}`) ?? '']).stream(),
  }
  const documents = {
    async listOf(owner: string, _collection: string, queries: readonly string[]) {
      asked.push(owner, ...queries)
      return { total: rows.length, documents: rows.map((fileId) => JSON.stringify({ fileId })) }
    },
  }
  // Only these are asked for.
  const references = referencesOf({
    documents: documents as unknown as SystemDocuments,
    files: files as unknown as SystemFiles,
    asReference: async (bytes) => {
      const name = new TextDecoder().decode(bytes)
      return name === '?' ? undefined : { png: bytes, width: name.charCodeAt(0), height: 1 }
    },
    drawPortrait: async ({ genes }) => (genes === '' ? undefined : new TextEncoder().encode('D')),
  })
  const names = async (data: object) =>
    (await references.ofCharacter(document(data), new AbortController().signal))
      .map(({ width }) => String.fromCharCode(width))
      .join('')
  return { names, ofMedia: references.ofMedia, asked }
}

const document = (data: object) => ({
  id: 'mira',
  createdAt: '',
  updatedAt: '',
  owner: 'maya',
  permissions: [],
  data: { ...data },
})

describe('referencesOf', () => {
  it('[ENG-15] the portrait first, then those that show the character best, few in all', async () => {
    const { names, asked } = world(['best', 'torn', 'good', 'fair', 'spare'])
    expect(await names({ imageId: 'portrait' })).toBe('PBGF')
    expect(await names({ imageId: null })).toBe('BGFS')
    expect(asked.join()).toContain('"orderDesc","attribute":"identity"')
    expect(asked.join()).toContain('"isNull","attribute":"trashedAt"')
  })

  it('[ENG-15] a picture that is gone or cannot be read is passed over', async () => {
    expect(await world(['torn', 'missing']).names({ imageId: 'gone' })).toBe('')
  })

  it('[DOC-33] pictures of somebody else are never sent along, whatever names them', async () => {
    const { names, ofMedia, asked } = world(['stolen', 'good'])
    expect(await names({ imageId: null })).toBe('G')
    expect(asked[0]).toBe('maya')
    expect(await ofMedia(document({ kind: 'image', fileId: 'stolen' }))).toBeUndefined()
  })

  it('[ENG-17] somebody of whom there is no picture is drawn by the illustrator first', async () => {
    expect(await world([]).names({ genes: '{}' })).toBe('D')
    expect(await world(['best']).names({ genes: '{}' })).toBe('B')
  })

  it('[ENG-15] of a film the still is taken', async () => {
    const { ofMedia } = world([])
    const still = await ofMedia(document({ kind: 'video', fileId: 'torn', posterId: 'good' }))
    expect(still?.width).toBe('G'.charCodeAt(0))
    expect(await ofMedia(document({ kind: 'video', fileId: 'best', posterId: null }))).toBeUndefined()
    expect((await ofMedia(document({ kind: 'image', fileId: 'best' })))?.width).toBe('B'.charCodeAt(0))
  })
})
