const shownOn = (characterId: string) => (characterId ? `?on=${encodeURIComponent(characterId)}` : '')

/** Every address of the studio. No other file spells a path. */
export const routes = {
  landing: () => '/',
  login: () => '/login',
  /** The ways in beside the wallet, and where mails and other services lead. */
  otherSignIn: () => '/auth/sign-in',
  verifyEmail: () => '/auth/verify',
  magicLink: () => '/auth/magic-url',
  recovery: () => '/auth/recovery',
  oauthSuccess: () => '/auth/done',
  oauthFailure: () => '/auth/failed',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** What is known of any file. */
  verify: () => '/verify',
  dashboard: () => '/dashboard',
  characters: () => '/characters',
  newCharacter: () => '/characters/new',
  /** The form, with a sentence to begin with, and for the first time with the way on to the first picture. */
  newCharacterFrom: (start: { readonly words?: string; readonly surprise?: boolean; readonly guide?: boolean }) => {
    const query = new URLSearchParams()
    if (start.words) query.set('words', start.words)
    if (start.surprise) query.set('surprise', '1')
    if (start.guide) query.set('guide', '1')
    return `/characters/new?${query}`
  },
  character: (id: string) => `/characters/${encodeURIComponent(id)}`,
  editCharacter: (id: string) => `/characters/edit/${encodeURIComponent(id)}`,
  stories: () => '/stories',
  story: (id: string) => `/stories/${encodeURIComponent(id)}`,
  poses: () => '/poses',
  /** The editor, on a plain figure or on one of one's characters. */
  newPose: (characterId = '') => `/poses/new${shownOn(characterId)}`,
  pose: (id: string, characterId = '') => `/poses/${encodeURIComponent(id)}${shownOn(characterId)}`,
  media: () => '/media',
  /** The library with what takes the most room first. */
  largestMedia: () => '/media?sort=size',
  trash: () => '/media?trash=1',
  /** The library with one picture or video opened. */
  mediaItem: (id: string) => `/media?open=${encodeURIComponent(id)}`,
  subscription: () => '/subscription',
  settings: () => '/settings',
  settingsPart: (part: string) => `/settings/${part}`,
  /** For the wallets that the operator has named. */
  operate: () => '/operate',
  operatePart: (part: string) => `/operate/${part}`,
  operateAccount: (id: string) => `/operate/accounts?account=${encodeURIComponent(id)}`,
  newMedia: () => '/media/new',
  /** The generator filled from a picture: its settings, the picture itself to be varied, or set in motion; `pick` opens choices. */
  newMediaFrom: (mediaId: string, way: 'remix' | 'vary' | 'animate', pick?: 'outfit') =>
    `/media/new?${way}=${encodeURIComponent(mediaId)}${pick ? `&pick=${pick}` : ''}`,
  newMediaOf: (characterId: string) => `/media/new/${encodeURIComponent(characterId)}`,
  /** The generator with some of its fields filled in. */
  newMediaWith: (characterId: string, settings: object) =>
    `/media/new/${encodeURIComponent(characterId)}?settings=${encodeURIComponent(JSON.stringify(settings))}`,
} as const

/** The same addresses as the router matches them. */
export const patterns = {
  character: '/characters/:id',
  editCharacter: '/characters/edit/:id',
  story: '/stories/:id',
  pose: '/poses/:id',
  newMediaOf: '/media/new/:characterId',
  settingsPart: '/settings/:part',
  operatePart: '/operate/:part',
  any: '*',
} as const
