import { describe, expect, it } from 'vitest'
import { rolesOf } from '#domain/accounts/caller.ts'
import { audienceOf, foreignRole, type Guarded, may, mayCreate } from './access.ts'
import { ownerPermissions } from './permission.ts'

const none = { create: [], read: [], update: [], delete: [] }
const user = (userId: string, verified = false) =>
  rolesOf({ kind: 'user', ip: '', userId, sessionId: 's', verified, labels: ['vip'] })
const guest = rolesOf({ kind: 'guest', ip: '' })
const secure: Guarded = { permissions: { ...none, create: ['users'] }, itemSecurity: true }
const open: Guarded = { permissions: { ...none, read: ['any'] }, itemSecurity: false }

describe('roles', () => {
  it('[PERM-5] are any and guests for a guest, and a user by name, state and label otherwise', () => {
    expect(guest).toEqual(['any', 'guests'])
    expect(user('u', true)).toEqual(['any', 'users', 'user:u', 'user:u/verified', 'users/verified', 'label:vip'])
  })
})

describe('access', () => {
  it('[PERM-6] to create comes from the container alone', () => {
    expect([mayCreate(secure, user('u')), mayCreate(secure, guest)]).toEqual([true, false])
  })

  it('[PERM-6] to an item is the union of container and item, where item security is on', () => {
    const mine = ownerPermissions('u')
    expect(may(secure, 'read', user('u'), mine)).toBe(true)
    expect(may(secure, 'read', user('other'), mine)).toBe(false)
    expect(may(secure, 'read', guest, mine)).toBe(false)
    expect(may(open, 'read', guest, [])).toBe(true)
  })

  it('[PERM-6] ignores the permissions of the item where item security is off', () => {
    expect(may(open, 'delete', user('u'), ownerPermissions('u'))).toBe(false)
  })

  it('[PERM-7] a change is heard by those who may read it', () => {
    expect(audienceOf(secure, ownerPermissions('u'))).toEqual(['user:u'])
    expect(audienceOf(open, ownerPermissions('u'))).toEqual(['any'])
  })

  it('[PERM-8] nobody hands out a role that is not theirs', () => {
    expect(foreignRole(ownerPermissions('u'), user('u'))).toBe(false)
    expect(foreignRole(ownerPermissions('other'), user('u'))).toBe(true)
  })
})
