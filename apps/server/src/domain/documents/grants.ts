import type { UserId } from '@eidolon/contract/ids.ts'
import { type Caller, rolesOf } from '#domain/accounts/caller.ts'
import { isRoleOf, ownerPermissions, type Permission, permissionText } from './permission.ts'

/** Which roles clients hand out: those of their own account, or every one they hold, as the protocol has it. */
export const documentRoles = ['own', 'all'] as const
export type DocumentRoles = (typeof documentRoles)[number]

/** The roles that this client may name in permissions. */
export function grantableRoles(caller: Caller, which: DocumentRoles): readonly string[] {
  const held = rolesOf(caller)
  if (which === 'all') return held
  return caller.kind === 'user' ? held.filter((role) => isRoleOf(caller.userId, role)) : []
}

/** What is kept of the permissions a client sent: nobody locks an owner out of what is theirs, not even the owner. */
export function keptGrants(
  sent: readonly Permission[],
  owner: UserId | undefined,
  which: DocumentRoles,
): readonly Permission[] {
  if (which === 'all' || owner === undefined) return sent
  const known = new Set(sent.map(permissionText))
  return [...sent, ...ownerPermissions(owner).filter((each) => !known.has(permissionText(each)))]
}
