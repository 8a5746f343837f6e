import type { EventFeed } from '#application/realtime/ports.ts'
import type { Units } from '#application/shared/unit.ts'
import type { Target } from '#domain/accounts/account.ts'
import { type Finished, finishedNotice } from '#domain/push/finished-notice.ts'
import type { ReadTarget } from '#domain/push/push-service.ts'
import { targetEvent } from '#domain/push/target-events.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { PushSender, PushTargets, SentNotices } from './ports.ts'

type Deps = {
  readonly feed: EventFeed
  readonly targets: Pick<PushTargets, 'of' | 'delete'>
  readonly notices: SentNotices
  readonly sender: Pick<PushSender, 'send'>
  readonly readTarget: (identifier: string) => ReadTarget
  readonly units: Units
  readonly clock: Clock
  readonly onProblem: (error: unknown) => void
}

/** Tells people in their browsers what has finished, until it is disposed; then it waits for what is on its way. */
export function tellFinished(deps: Deps): AsyncDisposable {
  const { feed, targets, notices, sender, readTarget, units, clock, onProblem } = deps
  const going = new Set<Promise<void>>()

  async function tell({ userId, notice }: Finished): Promise<void> {
    const browsers = (await targets.of(userId)).flatMap((target) => {
      const read = readTarget(target.identifier)
      return read.kind === 'browser' ? [{ target, subscription: read.subscription }] : []
    })
    const subject = `generation:${notice.generationId}`
    // Every node hears of it. One that dies between here and the browser loses the notice, rather than sending it twice.
    if (browsers.length === 0 || !(await notices.claim(subject, formatDateTime(clock.now())))) return
    const text = JSON.stringify(notice)
    const deliveries = await Promise.all(
      browsers.map(async ({ target, subscription }) => ({ target, delivery: await sender.send(subscription, text) })),
    )
    for (const { target, delivery } of deliveries) if (delivery === 'gone') await forget(target)
  }

  const forget = ({ userId, id }: Target): Promise<void> =>
    units.run(async (unit) => {
      const gone = await targets.delete(userId, id, unit)
      if (gone) unit.publish(targetEvent(gone, 'delete', formatDateTime(clock.now())))
    })

  const listening = feed.listen({
    event(event) {
      const finished = finishedNotice(event)
      if (!finished) return
      const telling = tell(finished)
        .catch(onProblem)
        .finally(() => going.delete(telling))
      going.add(telling)
    },
    // Whoever looks sees what has finished; nobody is called for what is long over.
    gap() {},
  })
  return {
    async [Symbol.asyncDispose]() {
      listening[Symbol.dispose]()
      await Promise.allSettled(going)
    },
  }
}
