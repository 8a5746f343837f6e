import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { forwardingNote } from '#adapters/system/forwarding-note.ts'
import { closedHint } from '#application/engines/locked-engine.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { Config } from '#config/config.ts'
import { isLoopback } from '#domain/shared/loopback.ts'
import { noticeForwarding } from '#transport/http/protocol/forwarding.ts'

/** Something that works, but hardly as it was meant where others can reach the studio. */
export type Doubt = { readonly name: string; readonly says: string; readonly mend: string }

type Hosting = Pick<Config, 'mode' | 'role' | 'publicUrl' | 'rateLimits' | 'documentRoles'>

/** What is set up so that it should not be opened to the world, in a sentence each; told at start and by the doctor. */
export function hostingDoubts(config: Hosting): readonly Doubt[] {
  const { mode, role, publicUrl, rateLimits, documentRoles } = config
  if (mode === 'local' || role === 'worker') return []
  const doubts: Doubt[] = []
  if (publicUrl === undefined) {
    doubts.push({
      name: 'name',
      says: 'PUBLIC_URL is not set: the studio answers to loopback names only, and wallets sign for no other',
      mend: 'Set PUBLIC_URL to the address people open.',
    })
  } else if (publicUrl.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)) {
    doubts.push({
      name: 'encryption',
      says: `${publicUrl} is not encrypted: whoever is in between reads passwords and takes over sessions`,
      mend: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
    })
  }
  if (!rateLimits) {
    doubts.push({
      name: 'limits',
      says: 'RATE_LIMITS is off: passwords can be guessed and messages sent without end',
      mend: 'Take RATE_LIMITS out of the environment.',
    })
  }
  if (documentRoles === 'all') {
    doubts.push({
      name: 'document roles',
      says: 'DOCUMENT_ROLES is all: anybody can put documents into everybody’s lists',
      mend: 'Take DOCUMENT_ROLES out of the environment, unless clients of your own need it.',
    })
  }
  return doubts
}

type Noticing = Pick<Config, 'dataDir' | 'trustProxy'> & { readonly log: Pick<FastifyBaseLogger, 'warn'> }

/** Tells, once in the log and by a note for the doctor, of a proxy that is not named; naming one ends that. */
export async function noticeProxies(app: FastifyInstance, { dataDir, trustProxy, log }: Noticing): Promise<void> {
  const note = forwardingNote(dataDir)
  if (trustProxy.length > 0) return note.forget()
  noticeForwarding(app, () => {
    log.warn('a request came through a proxy, but TRUST_PROXY is not set: everybody behind it is one place')
    void note.leave()
  })
}

/** What an operator should know at the start. */
export function tellDoubts(
  config: Config,
  closed: readonly Pick<Engine, 'id' | 'name'>[],
  log: FastifyBaseLogger,
): void {
  for (const { says } of hostingDoubts(config)) log.warn(says)
  if (config.subscription.chain.kind === 'none') {
    log.warn('neither TOKEN_MINT nor TREASURY_ADDRESS is set: everybody may generate without paying')
  }
  for (const { id, name } of closed) log.warn({ engine: id }, `${name} serves nobody. ${closedHint(id)}`)
}
