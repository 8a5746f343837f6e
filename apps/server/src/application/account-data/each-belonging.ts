import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { Belonging, Belongings, BelongingsPlace } from './ports.ts'

/** Those that rely on others before these. */
export const documentPlaces = [
  collectionIds.generations,
  collectionIds.media,
  collectionIds.albums,
  collectionIds.presets,
  collectionIds.characters,
].map((collectionId) => ({ kind: 'documents', collectionId }) as const)

export const filePlaces = [bucketIds.media, bucketIds.characters].map(
  (bucketId) => ({ kind: 'files', bucketId }) as const,
)

/** How many are looked up at a time. */
const most = 200

/** Page by page, so that nobody's library has to fit into memory. */
export async function* eachPage(
  belongings: Belongings,
  place: BelongingsPlace,
  userId: string,
  until: string,
): AsyncGenerator<readonly Belonging[]> {
  let after = -1
  for (;;) {
    const page = await belongings.page(place, userId, { after, until, most })
    const last = page.at(-1)
    if (!last) break
    yield page
    after = last.seq
  }
  const open = await belongings.open(place, userId, until)
  if (open.length > 0) yield open
}
