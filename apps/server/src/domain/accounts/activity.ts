import type { UserId } from '@eidolon/contract/ids.ts'
import type { Device, Log } from '@eidolon/contract/accounts/accounts.ts'
import type { Account } from './account.ts'
import type { Client } from './caller.ts'

export type ActivityEvent =
  | 'user.create'
  | 'user.update'
  | 'session.create'
  | 'session.update'
  | 'session.delete'
  | `recovery.${'create' | 'update'}`
  | `verification.${'create' | 'update'}`
  | 'challenge.create'
  | 'challenges.update'
  | `identity.${'create' | 'delete'}`
  | `key.${'create' | 'delete'}`
  | `hook.${'create' | 'update' | 'delete'}`
  | `target.${'create' | 'update' | 'delete'}`
  | `document.${'create' | 'update' | 'delete'}`
  | `file.${'create' | 'update' | 'delete'}`

/** Something that somebody did, as they find it in their log. */
export type Activity = {
  readonly event: ActivityEvent
  readonly userId: UserId
  /** The person's name and address at that time. */
  readonly userName: string
  readonly userEmail: string
  readonly ip: string
  readonly userAgent: string
  readonly time: string
}

export function activity(event: ActivityEvent, { id, name, email }: Account, client: Client, time: string): Activity {
  return { event, userId: id, userName: name, userEmail: email ?? '', ...client, time }
}

export function logModel(entry: Activity, device: Device): Log {
  const { event, userId, userEmail, userName, ip, time } = entry
  return { event, userId, userEmail, userName, mode: 'default', ip, time, ...device }
}
