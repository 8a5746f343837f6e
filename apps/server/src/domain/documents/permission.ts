import type { UserId } from '@eidolon/contract/ids.ts'
/** What may be granted on one document or file. `write` is only an abbreviation and never stored. */
export type ItemAction = 'read' | 'update' | 'delete'
export type Permission = { readonly action: ItemAction; readonly role: string }

const actions = ['read', 'update', 'delete', 'write']
const userIdLength = 44
const idLength = 36
const dimensions = ['verified', 'unverified']

type Parsed = { readonly permissions: readonly Permission[] } | { readonly problem: string }

/** Reads permission strings; `write` becomes update and delete, duplicates go, order stays. */
export function parsePermissions(texts: readonly string[]): Parsed {
  const seen = new Map<string, Permission>()
  for (const text of texts) {
    const parsed = parsePermission(text)
    if ('problem' in parsed) return parsed
    for (const permission of parsed.permissions) seen.set(permissionText(permission), permission)
  }
  return { permissions: [...seen.values()] }
}

export const permissionText = ({ action, role }: Permission): string => `${action}("${role}")`

/** What the creator of something gets when nothing else was asked for. */
export function ownerPermissions(userId: UserId): Permission[] {
  return (['read', 'update', 'delete'] as const).map((action) => ({ action, role: `user:${userId}` }))
}

/** Whether it is a role of this account and of no other. */
export const isRoleOf = (userId: UserId, role: string): boolean =>
  role === `user:${userId}` || role.startsWith(`user:${userId}/`)

/** The account that permissions are about, when that is a single one: so it is with all that the studio writes. */
export function accountIn(permissions: readonly Permission[]): string | undefined {
  const accounts = new Set(permissions.map(({ role }) => /^user:([^/]+)/.exec(role)?.[1]))
  const [account] = accounts
  return accounts.size === 1 ? account : undefined
}

function parsePermission(text: string): Parsed {
  if (text === '*' || text.includes('role:')) {
    return { problem: `Permissions of the form "${text}" are no longer supported. Use read("any") and the like.` }
  }
  const match = /^([a-z]+)\("([^"()]+)"\)$/.exec(text)
  if (!match) return { problem: `Invalid permission string format: "${text}".` }
  const [, action = '', role = ''] = match
  if (!actions.includes(action)) {
    return { problem: `Permission "${text}" is not allowed. Must be one of: read, update, delete, write.` }
  }
  const problem = roleProblem(role)
  if (problem) return { problem }
  if (action === 'write') {
    return {
      permissions: [
        { action: 'update', role },
        { action: 'delete', role },
      ],
    }
  }
  return { permissions: [{ action: action as ItemAction, role }] }
}

function roleProblem(text: string): string | undefined {
  const [name = '', dimension, ...more] = text.split('/')
  const [kind = '', id, ...rest] = name.split(':')
  if (more.length > 0 || rest.length > 0) return `Role "${text}" is not valid.`
  switch (kind) {
    case 'any':
    case 'guests':
      if (id !== undefined) return `Role "${kind}" can not have an ID value.`
      return dimension === undefined ? undefined : `Role "${kind}" can not have a dimension value.`
    case 'users':
      if (id !== undefined) return `Role "users" can not have an ID value.`
      return dimensionProblem(kind, dimension)
    case 'user':
      return idProblem(kind, id, userIdLength) ?? dimensionProblem(kind, dimension)
    case 'team':
      return (
        idProblem(kind, id, idLength) ?? (dimension === undefined ? undefined : idProblem(kind, dimension, idLength))
      )
    case 'member':
      return (
        idProblem(kind, id, idLength) ??
        (dimension === undefined ? undefined : `Role "member" can not have a dimension value.`)
      )
    case 'label':
      if (id === undefined || id === '') return `Role "label" must have an ID value.`
      if (dimension !== undefined) return `Role "label" can not have a dimension value.`
      return /^[A-Za-z0-9]{1,36}$/.test(id)
        ? undefined
        : `Role "label" identifier value is invalid: Value must contain at most 36 chars. Valid chars are a-z, A-Z and 0-9`
    default:
      return `Role "${kind}" is not allowed. Must be one of: any, guests, users, user, team, member, label.`
  }
}

function idProblem(kind: string, id: string | undefined, length: number): string | undefined {
  if (id === undefined || id === '') return `Role "${kind}" must have an ID value.`
  if (id.length <= length && /^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(id)) return undefined
  return `Role "${kind}" identifier value is invalid: Parameter must contain at most ${length} chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char`
}

function dimensionProblem(kind: string, dimension: string | undefined): string | undefined {
  if (dimension === undefined || dimensions.includes(dimension)) return undefined
  return `Role "${kind}" dimension value is invalid. Must be one of: verified, unverified.`
}
