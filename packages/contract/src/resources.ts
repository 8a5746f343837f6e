/** The names by which clients reach what the studio keeps. */
export const projectId = 'eidolon'
export const databaseId = 'studio'

export const collectionIds = {
  characters: 'characters',
  media: 'media',
  generations: 'generations',
  albums: 'albums',
  presets: 'presets',
} as const

export const bucketIds = { characters: 'characters', media: 'media' } as const
