import { createHash } from 'node:crypto'
import { z } from 'zod'
import { keptKeys } from '#adapters/engines/hosted/kept-keys.ts'
import { headerOf, isFresh, type WebhookJudge } from '#adapters/engines/hosted/webhooks.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import type { Clock } from '#domain/shared/clock.ts'

const KeySet = z.object({
  keys: z.array(z.object({ kty: z.string(), crv: z.string().optional(), x: z.string().optional() })),
})

type Deps = { readonly readKeys: () => Promise<unknown>; readonly clock: Clock }

/** Whether fal signed a call: Ed25519 over request, user, time and the hash of the body, by one of its published keys. */
export function falWebhooks({ readKeys, clock }: Deps): WebhookJudge {
  const kept = keptKeys(async () => keysIn(await readKeys()), clock)

  return async (call) => {
    const [request, user, time, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map((name) =>
      headerOf(call, `x-fal-webhook-${name}`),
    )
    if (request === undefined || user === undefined || time === undefined) return undefined
    if (!/^[0-9a-f]{128}$/i.test(signature ?? '') || !isFresh(time, clock.now())) return undefined
    const hash = createHash('sha256').update(call.body).digest('hex')
    const message = Buffer.from([request, user, time, hash].join('\n'))
    const bytes = Buffer.from(signature ?? '', 'hex')
    const isSigned = async (keys: readonly Uint8Array[]): Promise<boolean> =>
      (await Promise.all(keys.map((key) => ed25519.verify(key, bytes, message)))).includes(true)
    const known = (await isSigned(await kept.current())) || (await isSigned((await kept.renewed()) ?? []))
    return known ? request : undefined
  }
}

/** A key set has one or two, and each is tried. */
const maxKeys = 20

const keysIn = (given: unknown): readonly Uint8Array[] =>
  KeySet.parse(given)
    .keys.filter(({ kty, crv, x }) => kty === 'OKP' && crv === 'Ed25519' && x !== undefined)
    .slice(0, maxKeys)
    .map(({ x }) => Buffer.from(x ?? '', 'base64url'))
