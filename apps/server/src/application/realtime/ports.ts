import type { Caller } from '#domain/accounts/caller.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

/** Brings the events of every node to this one, in the order in which they were committed. */
export type EventFeed = {
  /** `gap` is called when events may have been missed, so that a listener that relies on them can start over. */
  listen(listener: { event(event: RealtimeEvent): void; gap(): void }): Disposable
}

/**
 * Hears of every change at its commit, before the request that made it is answered. Only a process that is alone on its
 * database can offer this; it is for what must never be out of date.
 */
export type Witness = (listener: (event: RealtimeEvent) => void) => Disposable

/** Whom a connection speaks for. */
export type Identity = {
  readonly caller: Caller
  /** The account as the API shows it; null for guests. */
  readonly user: Readonly<Record<string, unknown>> | null
  /** When the session ends by itself, as a date of the protocol; undefined for guests. */
  readonly until: string | undefined
}

/** The headers of a request as Node reads them: names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Tells whom a connection speaks for, by the same rules as for a request. */
export type Identities = {
  /** By cookie or header; a guest when there is no session. Throws the fault of a token that does not hold. */
  resolveCaller(headers: Headers, ip: string): Promise<Identity>
  /** By an encoded session secret that came as a message; undefined when it opens no session. */
  resolveSession(secret: string, ip: string): Promise<Identity | undefined>
}

/** Decides who may connect at all. */
export type Admission = {
  isProject(id: string): boolean
  /** Whether a page from `host` may use this installation, which it reached as `own`. */
  allowsPage(page: { readonly host: string; readonly url: URL | undefined }, reachedAs: string): boolean
  /** Counts an attempt; false when the address has made too many. */
  mayConnect(ip: string): Promise<boolean>
}
