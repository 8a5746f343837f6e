import type { EventFeed } from '#application/realtime/ports.ts'
import { finishedNotice } from '#domain/push/finished-notice.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { SentNotices } from './ports.ts'
import type { TellBrowsers } from './send-push.ts'

type Deps = {
  readonly feed: EventFeed
  readonly tell: TellBrowsers
  readonly notices: SentNotices
  readonly clock: Clock
  readonly onProblem: (error: unknown) => void
}

/** Tells people in their browsers what has finished, until it is disposed; then it waits for what is on its way. */
export function notifyFinished({ feed, tell, notices, clock, onProblem }: Deps): AsyncDisposable {
  const going = new Set<Promise<void>>()
  const listening = feed.listen({
    event(event) {
      const finished = finishedNotice(event)
      if (!finished) return
      const subject = `generation:${finished.notice.generationId}`
      // Every node hears of it. One that dies between here and the browser loses the notice, rather than sending it twice.
      const mayTell = () => notices.claim(subject, formatDateTime(clock.now()))
      const telling = tell(finished.userId, finished.notice, mayTell)
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
