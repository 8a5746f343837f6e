/** A picture or a video as it was fetched. */
export type MediaItem = {
  readonly $id: string
  readonly $createdAt: string
  readonly kind: 'image' | 'video'
  readonly characterId: string | null
  readonly fileId: string
  /** A still of a video. */
  readonly posterId: string | null
  readonly prompt: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly engine: string
  readonly trashed: boolean
}

export function readMediaItem(document: object): MediaItem {
  const given: Readonly<Record<string, unknown>> = { ...document }
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : '')
  const number = (key: string, otherwise: number) => (typeof given[key] === 'number' ? given[key] : otherwise)
  return {
    $id: text('$id'),
    $createdAt: text('$createdAt'),
    kind: given['kind'] === 'video' ? 'video' : 'image',
    characterId: text('characterId') || null,
    fileId: text('fileId'),
    posterId: text('posterId') || null,
    prompt: text('prompt'),
    width: number('width', 1),
    height: number('height', 1),
    durationMs: number('durationMs', 0),
    engine: text('engine'),
    trashed: text('trashedAt') !== '',
  }
}
