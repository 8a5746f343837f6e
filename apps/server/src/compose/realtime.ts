import type { UserId } from '@eidolon/contract/ids.ts'
import type { Server } from 'node:http'
import { projectId } from '@eidolon/contract/resources.ts'
import type { FastifyBaseLogger } from 'fastify'
import { inProcessEvents } from '#adapters/events/in-process.ts'
import { openPostgresFeed } from '#adapters/events/postgres-feed.ts'
import { postgresOutlet } from '#adapters/events/postgres-outlet.ts'
import { queueForHooks } from '#adapters/sql/accounts/hooks.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import type { Identify, Identity as Found } from '#application/accounts/identify.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { EventFeed, Identity, Witness } from '#application/realtime/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { credentialsOf } from '#transport/http/platform/credentials.ts'
import { type Origins, originRules, type RequestOrigin } from '#transport/http/platform/origin.ts'
import { peers } from '#transport/realtime/peer.ts'
import { attachRealtime, type Sockets } from '#transport/realtime/socket.ts'
import type { Upgrades } from '#transport/realtime/upgrades.ts'
import { placeOf } from '#domain/shared/place.ts'

type EventParts = {
  readonly database: Config['database']
  readonly db: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
}

/** How changes are made together, and how every node hears of them. */
export type Events = AsyncDisposable & {
  readonly units: Transactions
  readonly feed: EventFeed
  /** Only where this process is alone on its database. */
  readonly witness: Witness | undefined
}

/** Needs the schema: call it after the migrations. */
export async function openEvents({ database, db, clock, ids, log }: EventParts): Promise<Events> {
  const also = queueForHooks(ids)
  if (database.kind === 'sqlite') {
    const events = inProcessEvents((err) => log.error({ err }, 'a listener to events failed'))
    return {
      units: sqlUnits(db, events, also),
      feed: events,
      witness: events.witness,
      async [Symbol.asyncDispose]() {},
    }
  }
  const report = (err: unknown, problem: string) => log.warn({ err, problem }, 'feed of events in trouble')
  const feed = await openPostgresFeed({ url: database.url, db, clock, report })
  return {
    units: sqlUnits(db, postgresOutlet(clock), also),
    feed,
    witness: undefined,
    [Symbol.asyncDispose]: () => feed[Symbol.asyncDispose](),
  }
}

type SocketParts = {
  readonly feed: EventFeed
  readonly identify: Identify
  /** The account as the API shows it. */
  readonly getAccount: (userId: UserId) => Promise<Readonly<Record<string, unknown>>>
  readonly countRequest: CountRequest
  readonly origins: Origins
  readonly trustProxy: readonly string[]
  readonly rateLimits: boolean
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** The socket of the API on a listening server; dispose it before the server is closed. */
export function serveRealtime(server: Server, parts: SocketParts, upgrades?: Upgrades): Sockets {
  const { feed, identify, getAccount, countRequest, origins, trustProxy, rateLimits, clock, log } = parts
  const rules = originRules(origins)

  /** Somebody who is blocked, or has not finished signing in, hears what a guest hears. */
  async function identityOf({ caller, blocked, incomplete, until }: Found): Promise<Identity> {
    if (caller.kind === 'guest' || blocked || incomplete) {
      return { caller: { kind: 'guest', ip: caller.ip }, user: null, until: undefined }
    }
    return { caller, user: await getAccount(caller.userId), until }
  }

  const deps = {
    feed,
    identities: {
      resolveCaller: async (headers: Parameters<typeof credentialsOf>[0], ip: string) =>
        identityOf(await identify(credentialsOf(headers), ip)),
      async resolveSession(secret: string, ip: string) {
        const identity = await identityOf(await identify({ sessions: [secret], jwt: undefined }, ip))
        return identity.caller.kind === 'user' ? identity : undefined
      },
    },
    admission: {
      isProject: (id: string) => id === projectId,
      allowsPage: (page: RequestOrigin, reachedAs: string) => rules.isAllowed(page, reachedAs),
      mayConnect: async (ip: string) =>
        !(await countRequest([{ key: `realtime ${placeOf(ip)}`, limit: 128, period: 60 }])).exceeded,
    },
    peerOf: peers(trustProxy),
    clock,
    log,
    settings: rateLimits ? {} : { messages: undefined, perPlace: undefined },
  }
  return attachRealtime(server, deps, upgrades)
}
