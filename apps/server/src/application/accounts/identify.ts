import type { Caller } from '#domain/accounts/caller.ts'

/** What a request brought to prove who asks. */
export type Credentials = {
  /** Encoded session secrets, in the order in which they count. */
  readonly sessions: readonly string[]
  /** Counts instead of the sessions when it is there. */
  readonly jwt: string | undefined
}

export type Identity = { readonly caller: Caller; readonly blocked: boolean }

/** Finds out who asks. What proves nothing makes a guest; a bad JWT is refused. */
export type Identify = (credentials: Credentials, ip: string) => Promise<Identity>
