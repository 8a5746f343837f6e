import type { MediaId } from '@eidolon/contract/ids.ts'
/** Which id something of an archive has here. What is not known leads nowhere, least of all to somebody else's. */
export type Links = {
  know(kind: string, from: string, to: string): void
  find(kind: string, from: unknown): string | null
  findAll(kind: string, from: unknown): string[]
  /** An album shows a picture that comes later. */
  wantCover(albumId: string, mediaId: unknown): void
  /** Albums and the pictures they show, as far as these are here. */
  covers(): Iterable<readonly [albumId: string, mediaId: MediaId]>
  /** A generation names pictures that come later. */
  wantPictures(generationId: string): void
  /** Generations that wait for the names of pictures. */
  waiting(): Iterable<string>
}

export function links(): Links {
  const known = new Map<string, string>()
  const wanted = new Map<string, unknown>()
  const waiting = new Set<string>()
  const find = (kind: string, from: unknown): string | null =>
    typeof from === 'string' ? (known.get(`${kind}/${from}`) ?? null) : null
  return {
    know: (kind, from, to) => void known.set(`${kind}/${from}`, to),
    find,
    findAll: (kind, from) => (Array.isArray(from) ? from.flatMap((each) => find(kind, each) ?? []) : []),
    wantCover: (albumId, mediaId) => void wanted.set(albumId, mediaId),
    wantPictures: (generationId) => void waiting.add(generationId),
    waiting: () => waiting,
    *covers() {
      for (const [albumId, from] of wanted) {
        const mediaId = find('media', from)
        if (mediaId !== null) yield [albumId, mediaId]
      }
    },
  }
}
