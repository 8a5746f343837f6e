import type { UserId } from '@eidolon/contract/ids.ts'
import type { KeyScope } from '@eidolon/contract/accounts/key-scopes.ts'

/** Who is asking, as every use case of the platform sees it. */
export type Caller =
  | { readonly kind: 'guest'; readonly ip: string }
  | {
      readonly kind: 'user'
      readonly ip: string
      readonly userId: UserId
      /** Absent when the caller proved itself with a JWT or a key: then there is no current session. */
      readonly sessionId: string | undefined
      readonly verified: boolean
      readonly labels: readonly string[]
      /** The key of a program that asks for the user, and what it was given for. */
      readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] }
    }

export type UserCaller = Extract<Caller, { readonly kind: 'user' }>

/** What a session and a line of the activity log remember of the client. */
export type Client = { readonly ip: string; readonly userAgent: string }

/** The account that what a caller makes belongs to. */
export const ownerFor = (caller: Caller): string | undefined => (caller.kind === 'user' ? caller.userId : undefined)

/** Whether the caller made it. To be let look at something of somebody else's is not to own it. */
export const isOwn = ({ owner }: { readonly owner: UserId | undefined }, caller: Caller): boolean =>
  owner !== undefined && owner === ownerFor(caller)

/** The roles that permissions are matched against, most general first. */
export function rolesOf(caller: Caller): string[] {
  if (caller.kind === 'guest') return ['any', 'guests']
  const { userId } = caller
  const state = caller.verified ? 'verified' : 'unverified'
  const labels = caller.labels.map((label) => `label:${label}`)
  return ['any', 'users', `user:${userId}`, `user:${userId}/${state}`, `users/${state}`, ...labels]
}
