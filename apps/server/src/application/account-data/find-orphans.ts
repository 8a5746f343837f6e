import { documentPlaces, eachStray, filePlaces } from './each-belonging.ts'
import type { Belonging, Belongings } from './ports.ts'

export type Stray = Pick<Belonging, 'id' | 'owner' | 'createdAt'> & {
  /** The collection, or `files_` and the bucket. */
  readonly place: string
}

/** Documents and files without an owner, of a deleted account, or that no permission opens. */
export async function findOrphans(belongings: Belongings): Promise<readonly Stray[]> {
  const found: Stray[] = []
  for (const where of [...documentPlaces, ...filePlaces]) {
    const place = where.kind === 'documents' ? where.collectionId : `files_${where.bucketId}`
    for await (const page of eachStray(belongings, where)) {
      found.push(...page.map(({ id, owner, createdAt }) => ({ place, id, owner, createdAt })))
    }
  }
  return found
}
