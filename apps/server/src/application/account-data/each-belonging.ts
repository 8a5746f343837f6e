import type { UserId } from '@eidolon/contract/ids.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { Belonging, Belongings, BelongingsPlace } from './ports.ts'

/** Those that rely on others before these. */
export const documentPlaces = [
  collectionIds.generations,
  collectionIds.media,
  collectionIds.stories,
  collectionIds.albums,
  collectionIds.presets,
  collectionIds.outfits,
  collectionIds.poses,
  collectionIds.versions,
  collectionIds.characters,
].map((collectionId) => ({ kind: 'documents', collectionId }) as const)

export const filePlaces = [bucketIds.media, bucketIds.characters].map(
  (bucketId) => ({ kind: 'files', bucketId }) as const,
)

/** How many are looked up at a time, a few milliseconds of work: between them everybody else has a turn. */
const max = 25

/** Page by page, so that no library has to fit into memory. */
export const eachPage = (
  belongings: Belongings,
  place: BelongingsPlace,
  userId: UserId,
  until: string,
): AsyncGenerator<readonly Belonging[]> => paged((after) => belongings.page(place, userId, { after, until, max }))

/** What no account can reach, page by page. */
export const eachStray = (belongings: Belongings, place: BelongingsPlace): AsyncGenerator<readonly Belonging[]> =>
  paged((after) => belongings.strays(place, { after, max }))

async function* paged(read: (after: number) => Promise<readonly Belonging[]>): AsyncGenerator<readonly Belonging[]> {
  let after = -1
  for (;;) {
    const page = await read(after)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = last.seq
  }
}
