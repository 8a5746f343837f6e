import { createHash } from 'node:crypto'
import { z } from 'zod'
import { headerOf, isFresh, type WebhookJudge } from '#adapters/engines/hosted/webhooks.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import type { Clock } from '#domain/shared/clock.ts'

/** fal allows keys to be kept for a day; strangers must not be able to make us ask for them all the time. */
const longest = 24 * 60 * 60 * 1000
const shortest = 60 * 1000

const KeySet = z.object({
  keys: z.array(z.object({ kty: z.string(), crv: z.string().optional(), x: z.string().optional() })),
})

type Deps = { readonly readKeys: () => Promise<unknown>; readonly clock: Clock }

/** Whether fal signed a call: Ed25519 over request, user, time and the hash of the body, by one of its published keys. */
export function falWebhooks({ readKeys, clock }: Deps): WebhookJudge {
  let keys: readonly Uint8Array[] = []
  let readAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    readAt = clock.now().getTime()
    const set = KeySet.parse(await readKeys())
    keys = set.keys
      .filter(({ kty, crv, x }) => kty === 'OKP' && crv === 'Ed25519' && x !== undefined)
      .map(({ x }) => Buffer.from(x ?? '', 'base64url'))
  }

  const signedBy = async (signature: Uint8Array, message: Uint8Array): Promise<boolean> => {
    for (const key of keys) if (await ed25519.verify(key, signature, message)) return true
    return false
  }

  return async (call) => {
    const [request, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map((name) =>
      headerOf(call, `x-fal-webhook-${name}`),
    )
    if (request === undefined || user === undefined || time === undefined) return undefined
    if (!/^[0-9a-f]{128}$/i.test(signature ?? '') || !isFresh(time, clock.now())) return undefined
    const hash = createHash('sha256').update(call.body).digest('hex')
    const message = Buffer.from([request, user, time, hash].join('\n'))
    const bytes = Buffer.from(signature ?? '', 'hex')
    const age = clock.now().getTime() - readAt
    if (age > longest) await refresh()
    else if (!(await signedBy(bytes, message)) && age > shortest) await refresh()
    return (await signedBy(bytes, message)) ? request : undefined
  }
}
