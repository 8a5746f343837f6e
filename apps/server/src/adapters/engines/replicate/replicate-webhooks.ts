import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keptKeys } from '#adapters/engines/hosted/kept-keys.ts'
import { headerOf, isFresh, type WebhookJudge } from '#adapters/engines/hosted/webhooks.ts'
import type { Clock } from '#domain/shared/clock.ts'

const Spoken = z.object({ id: z.string().min(1).max(128) })

type Deps = {
  /** The signing secret of the account, `whsec_…`. */
  readonly readSecret: () => Promise<string>
  readonly clock: Clock
}

/** Whether Replicate signed a call: HMAC-SHA-256 over message, time and body, with the account's secret. */
export function replicateWebhooks({ readSecret, clock }: Deps): WebhookJudge {
  const kept = keptKeys(readSecret, clock)

  return async (call) => {
    const [message, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
      headerOf(call, `webhook-${name}`),
    )
    if (message === undefined || time === undefined || signatures === undefined) return undefined
    if (!isFresh(time, clock.now())) return undefined
    const isSigned = (secret: string): boolean => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      const right = createHmac('sha256', key).update(`${message}.${time}.`).update(call.body).digest()
      return signatures.split(' ').some((each) => {
        const [version, given = ''] = each.split(',')
        const bytes = Buffer.from(given, 'base64')
        return version === 'v1' && bytes.length === right.length && timingSafeEqual(bytes, right)
      })
    }
    if (isSigned(await kept.current())) return jobIn(call.body)
    const renewed = await kept.renewed()
    return renewed !== undefined && isSigned(renewed) ? jobIn(call.body) : undefined
  }
}

function jobIn(body: Uint8Array): string | undefined {
  try {
    return Spoken.parse(JSON.parse(Buffer.from(body).toString())).id
  } catch {
    return undefined
  }
}
