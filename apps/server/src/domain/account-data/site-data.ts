import type { FileId } from '@eidolon/contract/ids.ts'
import type { Document } from '#domain/documents/document.ts'

/** Where the bytes of a file lie in the archive, by its id; undefined when they are not in it. */
export type PathOf = (fileId: FileId) => string | undefined

type SitePictures = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const pathIn = (pathOf: PathOf, value: unknown): string => pathOf(text(value)) ?? ''

/** What the page in the archive shows of a document: only what somebody would look at. */
export const shownDocuments: Readonly<Record<string, (document: Document, pathOf: PathOf) => SitePictures>> = {
  characters: ({ id, data }, pathOf) => ({
    id,
    name: data['name'],
    description: data['description'],
    appearance: data['appearance'],
    personality: data['personality'],
    age: data['age'],
    style: data['style'],
    tags: data['tags'] ?? [],
    favorite: data['favorite'] === true,
    image: pathIn(pathOf, data['imageId']),
  }),
  albums: ({ id, data }) => ({ id, name: data['name'] }),
  media: ({ id, createdAt, data }, pathOf) => ({
    id,
    at: createdAt,
    kind: data['kind'],
    file: pathIn(pathOf, data['fileId']),
    poster: pathIn(pathOf, data['posterId']),
    character: text(data['characterId']),
    characters: data['characterIds'] ?? [],
    albums: data['albumIds'] ?? [],
    prompt: data['prompt'],
    style: data['style'],
    seed: data['seed'],
    engine: data['engine'],
    width: data['width'],
    height: data['height'],
    favorite: data['favorite'] === true,
    rating: data['rating'] ?? null,
    trashed: data['trashedAt'] !== null,
  }),
}
