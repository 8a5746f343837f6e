import type { UserId } from '@eidolon/contract/ids.ts'
import type { PushNotice } from '@eidolon/contract/accounts/push.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { ReadTarget } from '#domain/push/push-service.ts'
import { targetEvent } from '#domain/push/target-events.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { PushSender, PushTargets } from './ports.ts'

type Deps = {
  readonly targets: Pick<PushTargets, 'of' | 'delete'>
  readonly sender: Pick<PushSender, 'send'>
  readonly readTarget: (identifier: string) => ReadTarget
  readonly units: Transactions
  readonly clock: Clock
}

/**
 * Sends a notification to every browser that subscribed, unless `mayTell` says no: it is asked only when there is
 * one. Browsers that do not want to hear any more are forgotten.
 */
export async function sendPush(
  { targets, sender, readTarget, units, clock }: Deps,
  userId: UserId,
  notice: PushNotice,
  mayTell?: () => Promise<boolean>,
): Promise<void> {
  const browsers = (await targets.of(userId)).flatMap((target) => {
    const read = readTarget(target.identifier)
    return read.kind === 'browser' ? [{ target, subscription: read.subscription }] : []
  })
  if (browsers.length === 0 || (mayTell && !(await mayTell()))) return
  const text = JSON.stringify(notice)
  const deliveries = await Promise.all(
    browsers.map(async ({ target, subscription }) => ({ target, delivery: await sender.send(subscription, text) })),
  )
  for (const { target, delivery } of deliveries) {
    if (delivery !== 'gone') continue
    await units.run(async (unit) => {
      const gone = await targets.delete(target.userId, target.id, unit)
      if (gone) unit.publish(targetEvent(gone, 'delete', formatDateTime(clock.now())))
    })
  }
}

export type TellBrowsers = Bound<typeof sendPush>
