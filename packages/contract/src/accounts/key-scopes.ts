/** What a key can be given for. */
export const keyScopes = ['read', 'generate', 'write'] as const
export type KeyScope = (typeof keyScopes)[number]

const documents = '/databases/{databaseId}/collections/{collectionId}/documents'
const files = '/storage/buckets/{bucketId}/files'

/**
 * Everything that a key opens, by what it has to be given for. Whatever is not named here, accounts and payments first
 * of all, is closed to keys: a new endpoint stays so until somebody adds it.
 */
const open: Readonly<Record<KeyScope, readonly string[]>> = {
  read: [
    `GET ${documents}`,
    `GET ${documents}/{documentId}`,
    `GET ${files}`,
    `GET ${files}/{fileId}`,
    `GET ${files}/{fileId}/download`,
    `GET ${files}/{fileId}/view`,
    `GET ${files}/{fileId}/preview`,
    'POST /looks',
    'GET /looks/from-picture',
    'GET /poses/from-picture',
    'POST /characters/{characterId}/variations',
    'GET /characters/{characterId}/export',
    'GET /characters/{characterId}/model',
    'GET /generations',
    'GET /generations/{generationId}',
    'GET /generations/{generationId}/preview',
    'POST /readings',
    'GET /engines',
    'GET /engines/{engineId}/samples/{list}/{choice}',
    'GET /media/months',
    'GET /media/counts',
    'GET /media/find',
    'GET /media/archive',
    'POST /media/archive',
    'GET /media/{mediaId}/file',
    'GET /media/{mediaId}/share',
    'GET /media/{mediaId}/recipe',
    'GET /media/{mediaId}/parts',
    'GET /albums/{albumId}/share',
    'GET /stories/{storyId}/share',
    'GET /stories/{storyId}/export',
    'POST /recipes/verify',
    'POST /provenance/check',
  ],
  generate: [
    'POST /looks/preview',
    'GET /looks/preview',
    'POST /looks/from-picture',
    'POST /poses/from-picture',
    'POST /characters/{characterId}/sheets',
    'POST /characters/{characterId}/likeness',
    'POST /stage',
    'POST /generations',
    'DELETE /generations/{generationId}',
    'POST /generations/cancel',
    'POST /generations/{generationId}/first',
    'POST /generations/{generationId}/retry',
  ],
  write: [
    `POST ${documents}`,
    `PATCH ${documents}/{documentId}`,
    `DELETE ${documents}/{documentId}`,
    `POST ${files}`,
    `PUT ${files}/{fileId}`,
    `DELETE ${files}/{fileId}`,
    'DELETE /characters/{characterId}',
    'POST /characters/{characterId}/restore',
    'PATCH /characters',
    'DELETE /characters',
    'POST /characters/restore',
    'POST /characters/import',
    'PATCH /media',
    'DELETE /media',
    'DELETE /media/trash',
    'PUT /media/{mediaId}/poster',
    'POST /media/{mediaId}/share',
    'DELETE /media/{mediaId}/share',
    'POST /albums/{albumId}/share',
    'DELETE /albums/{albumId}/share',
    'POST /stories/{storyId}/share',
    'DELETE /stories/{storyId}/share',
  ],
}

/** What any key opens; it asks for the rest with the same key, and is held to its scopes there. */
const openToAny = ['POST /mcp', 'GET /mcp']

const needed: ReadonlyMap<string, KeyScope | 'any'> = new Map<string, KeyScope | 'any'>([
  ...keyScopes.flatMap((scope) => open[scope].map((endpoint) => [endpoint, scope] as const)),
  ...openToAny.map((endpoint) => [endpoint, 'any'] as const),
])

/** Every endpoint that keys open: `GET /media/find`. */
export const openToKeys: readonly string[] = [...needed.keys()]

/** What a key has to be given for there, by a path as `/media/{mediaId}`; undefined where no key opens anything. */
export const keyScopeOf = (method: string, path: string): KeyScope | 'any' | undefined =>
  needed.get(`${method} ${path}`)
