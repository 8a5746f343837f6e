import { expect, it } from 'vitest'
import { grantableRoles, keptGrants } from './grants.ts'
import { accountIn, ownerPermissions, parsePermissions, permissionText } from './permission.ts'

const maya = { kind: 'user', ip: '', userId: 'maya', sessionId: undefined, verified: true, labels: ['vip'] } as const
const guest = { kind: 'guest', ip: '' } as const

function permissions(...texts: string[]) {
  const parsed = parsePermissions(texts)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.permissions
}

it('[PERM-10] people hand out roles of their own account only, unless the whole grammar is switched on', () => {
  expect(grantableRoles(maya, 'own')).toEqual(['user:maya', 'user:maya/verified'])
  expect(grantableRoles(guest, 'own')).toEqual([])
  expect(grantableRoles(maya, 'all')).toEqual(expect.arrayContaining(['any', 'users', 'users/verified', 'label:vip']))
  expect(grantableRoles(guest, 'all')).toEqual(['any', 'guests'])
})

it('[PERM-11] an owner keeps all three, in what order the others came', () => {
  const texts = (sent: string[], which: 'own' | 'all', owner: string | undefined = 'maya') =>
    keptGrants(permissions(...sent), owner, which).map(permissionText)
  const three = ownerPermissions('maya').map(permissionText)
  expect(texts([], 'own')).toEqual(three)
  expect(texts(['delete("user:maya")'], 'own')).toEqual([three[2], three[0], three[1]])
  expect(texts(['read("user:maya/verified")'], 'own')).toEqual(['read("user:maya/verified")', ...three])
  expect(texts(['read("user:zoe")'], 'own')).toEqual(['read("user:zoe")', ...three])
  expect(texts(['read("users")'], 'all')).toEqual(['read("users")'])
})

it('[DOC-32] what the studio writes is of the one account it is written for', () => {
  expect(accountIn(permissions('read("user:maya")', 'update("user:maya/verified")'))).toBe('maya')
  expect(accountIn(permissions('read("user:maya")', 'update("user:zoe")'))).toBeUndefined()
  expect(accountIn(permissions('read("user:maya")', 'read("any")'))).toBeUndefined()
  expect(accountIn([])).toBeUndefined()
})
