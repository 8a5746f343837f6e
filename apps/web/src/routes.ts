/** Every address of the studio. No other file spells a path. */
export const routes = {
  landing: () => '/',
  login: () => '/login',
  terms: () => '/terms',
  privacy: () => '/privacy',
  dashboard: () => '/dashboard',
  characters: () => '/characters',
  newCharacter: () => '/characters/new',
  editCharacter: (id: string) => `/characters/edit/${encodeURIComponent(id)}`,
  media: () => '/media',
  newMedia: () => '/media/new',
  newMediaOf: (characterId: string) => `/media/new/${encodeURIComponent(characterId)}`,
} as const

/** The same addresses as the router matches them. */
export const patterns = {
  editCharacter: '/characters/edit/:id',
  newMediaOf: '/media/new/:characterId',
  any: '*',
} as const
