import { PushSubscription } from '@eidolon/contract/accounts/push.ts'

/**
 * A browser's subscription, when the identifier of a target is one; other programs have identifiers of their own, which
 * nothing is sent to. `problem` is what is wrong with one that nothing could ever be sent to.
 */
export type ReadTarget =
  | { readonly kind: 'browser'; readonly subscription: PushSubscription }
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly says: string }

/** Hosts, `*.` for any below one. A client names the address that the server will ask: it must lead nowhere else. */
export function targetReader(services: readonly string[]) {
  const isService = (host: string): boolean =>
    services.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known))

  return (identifier: string): ReadTarget => {
    if (!identifier.startsWith('{')) return { kind: 'other' }
    const parsed = PushSubscription.safeParse(readJson(identifier))
    if (!parsed.success) return { kind: 'problem', says: 'The subscription of the browser cannot be read.' }
    const { protocol, hostname, username, port } = new URL(parsed.data.endpoint)
    const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
    const isSafe = username === '' && (protocol === 'https:' ? port === '' || isLocal : isLocal)
    if (isSafe && isService(hostname)) return { kind: 'browser', subscription: parsed.data }
    return { kind: 'problem', says: `Messages are not sent to ${hostname || 'this address'}.` }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
