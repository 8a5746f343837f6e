import type { UserId } from '@eidolon/contract/ids.ts'
import type { StoragePart } from '@eidolon/contract/accounts/account-storage.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** What accounts keep. */
export type StorageUse = {
  /** Each kind once. Within a unit with what the unit has written. */
  parts(owner: UserId, unit?: Transaction): Promise<readonly StoragePart[]>
  /** The bytes of all kinds together. */
  used(owner: UserId, unit?: Transaction): Promise<number>
  /** Pictures, videos and pictures of sheets that an account has asked for and that are not drawn yet. */
  awaited(owner: UserId, unit: Transaction): Promise<AwaitedWork>
}
type AwaitedWork = { readonly images: number; readonly videos: number; readonly sheets: number }

/** The disk that the data folder lies on. */
export type Disk = {
  /** Bytes. */
  free(): Promise<number>
}
