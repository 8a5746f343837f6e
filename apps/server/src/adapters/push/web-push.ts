import type { PushKeys, PushSender } from '#application/push/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { encryptMessage } from './encrypt.ts'
import { vapidHeader } from './vapid.ts'

type Deps = {
  readonly keys: PushKeys
  /** Where a push service reaches the operator: `mailto:` or an address of the web. */
  readonly contact: string
  readonly clock: Clock
  readonly onProblem: (facts: { readonly host: string; readonly status?: number; readonly err?: unknown }) => void
  readonly fetch?: typeof globalThis.fetch
}

/** Seconds that a push service keeps a message for a browser that is closed. */
const keptFor = 24 * 60 * 60
const patience = 10_000

export function webPush({ keys, contact, clock, onProblem, fetch = globalThis.fetch }: Deps): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, keys: theirs }, text) {
      const { host } = new URL(endpoint)
      try {
        const body = encryptMessage(text, theirs)
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            authorization: await vapidHeader(keys, endpoint, contact, clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(keptFor),
            urgency: 'normal',
          },
          body: Uint8Array.from(body),
          // A service that is allowed must not lead to one that is not.
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        await response.body?.cancel()
        if (response.ok) return 'sent'
        if (response.status === 404 || response.status === 410) return 'gone'
        onProblem({ host, status: response.status })
      } catch (err) {
        onProblem({ host, err })
      }
      return 'failed'
    },
  }
}
