import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** A place where things of accounts lie: a collection or a bucket. */
export type BelongingsPlace =
  | { readonly kind: 'documents'; readonly collectionId: string }
  | { readonly kind: 'files'; readonly bucketId: string }

/** Something of an account, or without an owner, in the order in which things were made. */
export type Belonging = {
  readonly seq: number
  readonly id: string
  readonly owner: UserId | null
  readonly createdAt: string
}

export type Belongings = {
  /** Of what this account made, those after `after` that were made no later than `until`. */
  page(
    place: BelongingsPlace,
    userId: UserId,
    asked: { readonly after: number; readonly until: string; readonly max: number },
  ): Promise<readonly Belonging[]>
  /** What no account can reach: without an owner, of one that is gone for good, or with permissions for none. */
  strays(place: BelongingsPlace, asked: { readonly after: number; readonly max: number }): Promise<readonly Belonging[]>
}

/** An account that is gone while its belongings may still be there. */
export type Removal = { readonly userId: UserId; readonly at: string }

export type Removals = {
  /** Takes the account away with everything that hangs on it, and notes that the rest has to follow. */
  begin(removal: Removal, unit: Transaction): Promise<void>
  /** Oldest first. */
  open(): Promise<readonly Removal[]>
  /** Takes away what remains of the account in no collection and no bucket, and the note. */
  finish(removal: Removal): Promise<void>
}

/** What makes an archive something to look at. */
export type ExportSite = {
  readonly productName: string
  /** The page and what it is made of; `index.html` is the first. */
  files(): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]>
}

/** An archive that has arrived. Names are only ever compared, never used as places. */
export type OpenArchive = AsyncDisposable & {
  has(name: string): boolean
  /** How many bytes it says something has; it is held to that as it is read. */
  size(name: string): number
  /** Its bytes, unpacked and checked as they come. Throws `ArchiveProblem`. */
  read(name: string): AsyncIterable<Uint8Array>
}

/** Takes an archive in, of at most so many bytes. Throws `ArchiveProblem` for what is none, or holds more than it may. */
export type ReceiveArchive = (bytes: AsyncIterable<Uint8Array>, max: number) => Promise<OpenArchive>
