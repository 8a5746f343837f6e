import { z } from 'zod'

/**
 * What takes room: pictures and videos of the library, portraits of characters, uploads that have not arrived whole
 * (by the size they announced), and everything written down (characters, recipes, albums and so on).
 */
export const storageKinds = ['pictures', 'videos', 'portraits', 'uploads', 'documents'] as const
export type StorageKind = (typeof storageKinds)[number]

const StoragePart = z.object({ kind: z.enum(storageKinds), bytes: z.int(), count: z.int() })
export type StoragePart = z.infer<typeof StoragePart>

/** What an account keeps, and how much it may, in bytes. */
export const AccountStorage = z.object({
  used: z.int(),
  quota: z.int(),
  /** What it may keep with a subscription; the same as `quota` for who has one. */
  quotaSubscribed: z.int(),
  /** Each kind once, also those of which there is nothing. */
  parts: z.array(StoragePart),
})
export type AccountStorage = z.infer<typeof AccountStorage>
