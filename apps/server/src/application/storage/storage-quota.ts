import type { UserId } from '@eidolon/contract/ids.ts'
import type { ResultKind } from '@eidolon/contract/generations.ts'
import type { AccountStorage } from '@eidolon/contract/accounts/account-storage.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Disk, StorageUse } from './ports.ts'

export type Quotas = { readonly free: number; readonly subscribed: number }

type Deps = {
  readonly use: StorageUse
  readonly disk: Disk
  readonly quotas: Quotas
  /** Bytes of the disk that are left alone. */
  readonly reserve: number
  readonly isSubscribed: (owner: UserId, unit?: Transaction) => Promise<boolean>
  /** What an operator has given a single account, which is never less than the usual. */
  readonly given?: (owner: UserId, unit?: Transaction) => Promise<number | undefined>
}

/**
 * Whether there is room for more of an account. What an account keeps is counted by the database with every write, so
 * that what a unit has written can be held against the quota inside that unit: two at once cannot both slip in. What
 * has no owner is not counted.
 */
export type StorageQuota = {
  /** Before bytes are taken in: refuses where so many more would not fit, or the disk is nearly full. */
  refuseWithout(bytes: number, owner: UserId | undefined): Promise<void>
  refuseLowDisk(): Promise<void>
  /** Writes inside a unit, and refuses what adds to an account more than it may keep: then it did not happen. */
  within<T>(unit: Transaction, owner: UserId | undefined, write: () => Promise<T>): Promise<T>
  /** The same for what can only add. */
  adding<T>(unit: Transaction, owner: UserId | undefined, write: () => Promise<T>): Promise<T>
  /** As something is asked for to be drawn, inside its unit: what waits already needs its room as well. */
  refuseDrawing(unit: Transaction, owner: UserId, wanted: PlannedResults): Promise<void>
  quotaOf(owner: UserId): Promise<number>
  look(owner: UserId): Promise<AccountStorage>
  /** Whether so little is left of the disk that nothing more is taken in. */
  isDiskLow(): Promise<boolean>
}
type PlannedResults = { readonly kind: ResultKind; readonly count: number; readonly size?: string | undefined }

/** What one is taken to need before it is drawn; of a sheet, each of its pictures. */
const drawnBytes = { image: 4_000_000, video: 24_000_000, sheet: 1_000_000 } as const
/** The same for pictures that are larger than usual. */
const largeBytes: Readonly<Partial<Record<string, number>>> = { large: 8_000_000, print: 24_000_000 }
const largeOnSheet: typeof largeBytes = { large: 4_000_000, print: 8_000_000 }

export function storageQuota({ use, disk, quotas, reserve, isSubscribed, given }: Deps): StorageQuota {
  const isDiskLow = async (): Promise<boolean> => (await disk.free()) < reserve

  const quotaOf = async (owner: UserId, unit?: Transaction): Promise<number> =>
    (await given?.(owner, unit)) ?? ((await isSubscribed(owner, unit)) ? quotas.subscribed : quotas.free)

  async function refuseAbove(owner: UserId, used: number, unit?: Transaction): Promise<void> {
    // An account that keeps little need not be looked up.
    if (used <= Math.min(quotas.free, quotas.subscribed)) return
    const quota = await quotaOf(owner, unit)
    if (used > quota) throw new Fault('storage_quota_exceeded', { used, quota }, { details: { used, quota } })
  }

  async function refuseLowDisk(): Promise<void> {
    if (await isDiskLow()) throw new Fault('storage_disk_full')
  }

  return {
    isDiskLow,
    quotaOf: (owner) => quotaOf(owner),
    refuseLowDisk,
    async refuseWithout(bytes, owner) {
      await refuseLowDisk()
      if (owner !== undefined) await refuseAbove(owner, (await use.used(owner)) + bytes)
    },
    async within(unit, owner, write) {
      if (owner === undefined) return write()
      const before = await use.used(owner, unit)
      const written = await write()
      const after = await use.used(owner, unit)
      // An account that is beyond it already may still make it less.
      if (after > before) await refuseAbove(owner, after, unit)
      return written
    },
    async adding(unit, owner, write) {
      const written = await write()
      if (owner !== undefined) await refuseAbove(owner, await use.used(owner, unit), unit)
      return written
    },
    async refuseDrawing(unit, owner, { kind, count, size }) {
      const { images, videos, sheets } = await use.awaited(owner, unit)
      const awaited = images * drawnBytes.image + videos * drawnBytes.video + sheets * drawnBytes.sheet
      const larger = kind === 'sheet' ? largeOnSheet : largeBytes
      const each = (size === undefined ? undefined : larger[size]) ?? drawnBytes[kind]
      await refuseAbove(owner, (await use.used(owner, unit)) + awaited + count * each, unit)
    },
    async look(owner) {
      const parts = await use.parts(owner)
      const quota = await quotaOf(owner)
      return { used: sum(parts), quota, quotaSubscribed: quotas.subscribed, parts: [...parts] }
    },
  }
}

const sum = (parts: readonly { readonly bytes: number }[]): number =>
  parts.reduce((total, { bytes }) => total + bytes, 0)
