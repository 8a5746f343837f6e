import type { ContainerPermissions } from './collection.ts'
import type { ItemAction, Permission } from './permission.ts'

/** A collection or bucket, as far as access is concerned. */
export type Guarded = { readonly permissions: ContainerPermissions; readonly itemSecurity: boolean }

const holds = (roles: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((role) => roles.includes(role))

export const mayCreate = (container: Guarded, roles: readonly string[]): boolean =>
  holds(roles, container.permissions.create)

/** Whether the container alone allows it, for every item in it. */
export const mayAll = (container: Guarded, action: ItemAction, roles: readonly string[]): boolean =>
  holds(roles, container.permissions[action])

/** The one place that decides about an item: the container's permission or, where item security is on, its own. */
export function may(
  container: Guarded,
  action: ItemAction,
  roles: readonly string[],
  permissions: readonly Permission[],
): boolean {
  if (mayAll(container, action, roles)) return true
  if (!container.itemSecurity) return false
  return permissions.some((each) => each.action === action && roles.includes(each.role))
}

/** Everyone who may hear of a change to an item. */
export function audienceOf(container: Guarded, permissions: readonly Permission[]): string[] {
  const own = container.itemSecurity
    ? permissions.filter(({ action }) => action === 'read').map(({ role }) => role)
    : []
  return [...new Set([...container.permissions.read, ...own])]
}

/** A client may only hand out roles that it holds itself. */
export const foreignRole = (permissions: readonly Permission[], roles: readonly string[]): boolean =>
  permissions.some(({ role }) => !roles.includes(role))
