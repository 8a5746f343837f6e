/** What a route needs its caller to be allowed. Guests hold the first kind, users both. */
export type Scope = (typeof guestScopes)[number] | (typeof userScopes)[number]

const guestScopes = ['sessions.write', 'documents.read', 'documents.write', 'files.read', 'files.write'] as const
const userScopes = ['account', 'targets.write'] as const

const held: ReadonlySet<Scope> = new Set(guestScopes)

export const guestsMay = (scope: Scope): boolean => held.has(scope)
