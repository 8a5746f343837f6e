import type { UserId } from '@eidolon/contract/ids.ts'
import type { LogList } from '@eidolon/contract/accounts/accounts.ts'
import { logModel } from '#domain/accounts/activity.ts'
import type { ActivityLog, Devices } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = { readonly log: Pick<ActivityLog, 'list' | 'count'>; readonly devices: Devices }

/** The most that one answer holds. */
export const maxLogs = 5000

/** What the account's owner did, newest first. */
export async function listLogs(
  { log, devices }: Deps,
  userId: UserId,
  { limit, offset }: { limit: number; offset: number },
): Promise<LogList> {
  const page = { limit: Math.min(limit, maxLogs), offset }
  const [entries, total] = await Promise.all([log.list(userId, page), log.count(userId)])
  return { total, logs: entries.map((entry) => logModel(entry, devices.describe(entry.userAgent))) }
}

export type ListLogs = Bound<typeof listLogs>
