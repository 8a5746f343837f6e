import { expect, it } from 'vitest'
import { ownerPermissions, parsePermissions, permissionText } from './permission.ts'

const texts = (given: string[]) => {
  const parsed = parsePermissions(given)
  return 'problem' in parsed ? parsed.problem : parsed.permissions.map(permissionText)
}

it('[PERM-1] reads every role of the grammar', () => {
  const roles = [
    'any',
    'guests',
    'users',
    'users/verified',
    'user:abc',
    'user:abc/unverified',
    'team:t',
    'team:t/owner',
    'member:m',
    'label:vip',
  ]
  expect(texts(roles.map((role) => `read("${role}")`))).toEqual(roles.map((role) => `read("${role}")`))
})

it('[PERM-1] takes user ids of 44 characters and others of 36', () => {
  expect(texts([`read("user:${'a'.repeat(44)}")`])).toHaveLength(1)
  expect(texts([`read("user:${'a'.repeat(45)}")`])).toContain('at most 44 chars')
  expect(texts([`read("team:${'a'.repeat(37)}")`])).toContain('at most 36 chars')
})

it('[PERM-2] expands write, removes duplicates and keeps the order', () => {
  expect(texts(['write("any")', 'read("any")', 'update("any")'])).toEqual([
    'update("any")',
    'delete("any")',
    'read("any")',
  ])
})

it.each([
  ['create("any")', 'Permission "create("any")" is not allowed. Must be one of: read, update, delete, write.'],
  ['read(any)', 'Invalid permission string format: "read(any)".'],
  ['read("user")', 'Role "user" must have an ID value.'],
  ['read("any:x")', 'Role "any" can not have an ID value.'],
  ['read("users/some")', 'Role "users" dimension value is invalid. Must be one of: verified, unverified.'],
])('[PERM-3] refuses %s in the words of the protocol', (text, problem) => {
  expect(texts([text])).toBe(problem)
})

it.each([
  '*',
  'role:all',
  'read("role:member")',
  'read("king:x")',
  'read("user:_x")',
  'read("label:a-b")',
  'read("team:a:b")',
  'read("")',
])('[PERM-3] refuses %s', (text) => {
  expect(texts([text])).toBeTypeOf('string')
})

it('[PERM-4] gives a creator read, update and delete', () => {
  expect(ownerPermissions('u').map(permissionText)).toEqual(['read("user:u")', 'update("user:u")', 'delete("user:u")'])
})
