import { expect, it } from 'vitest'
import { parsePermissions } from '#domain/documents/permission.ts'
import { belongsTo, isTheirs } from './belongs-to.ts'

it.each([
  [['read("user:maya")', 'update("user:maya")', 'delete("user:maya")'], 'whole'],
  [['read("user:maya")'], 'whole'],
  [['read("any")', 'update("user:maya")'], 'whole'],
  [['read("users")', 'delete("user:maya/verified")'], 'whole'],
  [['read("user:maya")', 'read("user:zoe")', 'update("user:maya")'], 'whole'],
  [['read("user:maya")', 'update("user:zoe")'], 'shared'],
  [['write("user:maya")', 'write("user:zoe")'], 'shared'],
  [['read("user:maya")', 'read("user:zoe")'], 'shared'],
  [['read("any")'], 'no'],
  [['write("user:mayaX")', 'read("user:zoe")'], 'no'],
])('[DATA-1] %j is %s of maya', (texts, whose) => {
  const parsed = parsePermissions(texts)
  expect('permissions' in parsed && belongsTo('maya', parsed.permissions)).toBe(whose)
})

it.each([
  [['read("user:maya")', 'write("user:zoe")'], false],
  [['write("user:maya")', 'write("user:zoe")'], true],
  [['read("user:maya")'], true],
  [['read("any")'], false],
])('[DATA-4] whether maya may take %j along: %s', (texts, may) => {
  const parsed = parsePermissions(texts)
  expect('permissions' in parsed && isTheirs('maya', parsed.permissions)).toBe(may)
})
