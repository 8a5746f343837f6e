/** The names by which clients reach what the studio keeps. */
export const projectId = 'eidolon'
export const databaseId = 'studio'

export const collectionIds = {
  characters: 'characters',
  media: 'media',
  generations: 'generations',
  albums: 'albums',
  presets: 'presets',
  outfits: 'outfits',
  versions: 'versions',
  stories: 'stories',
  poses: 'poses',
} as const

export const bucketIds = { characters: 'characters', media: 'media' } as const

/** In which every answer says whom it is for: `user` or `guest`. */
export const callerHeader = 'X-Eidolon-Caller'

/** Before a realtime channel of documents or files: only what one made oneself. */
export const ownChannel = (channel: string): string => `own.${channel}`
