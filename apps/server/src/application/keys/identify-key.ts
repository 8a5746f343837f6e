import type { Identity } from '#application/accounts/identify.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { isOver, readKeyText } from '#domain/accounts/key.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { KeySecrets, KeyStore } from './ports.ts'

type Deps = {
  readonly keys: Pick<KeyStore, 'holder' | 'touch'>
  readonly secrets: Pick<KeySecrets, 'hash' | 'isSame'>
  readonly clock: Clock
}

/** Noting every use would make a write of every read. */
const noteUseEvery = 60_000

/** Finds out for whom a program asks. Unlike a session that proves nothing, such a key is refused. */
export async function identifyKey({ keys, secrets, clock }: Deps, text: string, ip: string): Promise<Identity> {
  const read = readKeyText(text)
  const holder = read && (await keys.holder(read.id))
  const now = clock.now()
  // One message for every failure, so that trying keys reveals nothing.
  if (!holder || !secrets.isSame(holder.secretHash, secrets.hash(read.secret)) || isOver(holder.key, now)) {
    throw new Fault('key_invalid')
  }
  const { key, active, verified, labels } = holder
  const since = new Date(now.getTime() - noteUseEvery)
  if (active && (key.lastUsedAt === undefined || Date.parse(key.lastUsedAt) <= since.getTime())) {
    await keys.touch(key.id, formatDateTime(now), formatDateTime(since))
  }
  const { userId, id, scopes } = key
  return {
    caller: { kind: 'user', ip, userId, sessionId: undefined, verified, labels, key: { id, scopes } },
    blocked: !active,
    until: key.expire,
  }
}

export type IdentifyKey = Bound<typeof identifyKey>
