import type { Permission } from '#domain/documents/permission.ts'

/**
 * Whose something is, as far as its permissions tell. `whole`: this account's alone; `shared`: somebody else can change
 * it as well, and would miss it; `no`: they know nothing of this account.
 */
export function belongsTo(userId: string, permissions: readonly Permission[]): 'whole' | 'shared' | 'no' {
  const isOwn = ({ role }: Permission) => isRoleOf(userId, role)
  if (!permissions.some(isOwn)) return 'no'
  const changing = permissions.filter(({ action }) => action !== 'read')
  if (changing.some((each) => each.role.startsWith('user:') && !isOwn(each))) return 'shared'
  if (changing.some(isOwn)) return 'whole'
  // What the studio has made for somebody they can only read, and nobody else can.
  return permissions.every(isOwn) ? 'whole' : 'shared'
}

/** Whether the account may change it, alone or with others: then it is theirs to take along. */
export function isTheirs(userId: string, permissions: readonly Permission[]): boolean {
  const mayChange = permissions.some(({ action, role }) => action !== 'read' && isRoleOf(userId, role))
  return mayChange || belongsTo(userId, permissions) === 'whole'
}

export const isRoleOf = (userId: string, role: string): boolean =>
  role === `user:${userId}` || role.startsWith(`user:${userId}/`)
