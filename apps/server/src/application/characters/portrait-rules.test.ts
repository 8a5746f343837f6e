import type { UserId } from '@eidolon/contract/ids.ts'
import { expect, it } from 'vitest'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import type { PortraitQueue } from './ports.ts'
import { portraitRules } from './portrait-rules.ts'

const unit: Transaction = { publish() {} }
const maya: Caller = {
  kind: 'user',
  ip: '127.0.0.1',
  userId: 'maya' as UserId,
  sessionId: undefined,
  verified: false,
  labels: [],
}

function rules({ enabled = true } = {}) {
  const shown: (readonly string[])[] = []
  const never = () => Promise.reject(new Error('Nobody asks for this here'))
  const queue: PortraitQueue = {
    add: never,
    async show(_unit, _owner, ids) {
      shown.push(ids)
      return ids.length
    },
    claim: never,
    renew: never,
    holds: never,
    release: never,
    recover: never,
    nextDue: never,
  }
  const units = { run: <T>(work: (unit: Transaction) => Promise<T>) => work(unit) }
  return { shown, rules: portraitRules({ queue, units, clock: { now: () => new Date() }, enabled }) }
}

it('[CHAR-87] queues nothing for a character without an owner, with its own image, or with the same look', () => {
  const made = rules().rules
  const isPending: typeof made.isPending = (...given) => made.isPending(...given)
  const before = { imageId: null, genes: '{}', name: 'Mira' }
  expect(isPending('maya', { imageId: null })).toBe(true)
  expect(isPending(undefined, { imageId: null })).toBe(false)
  expect(isPending('maya', { imageId: 'own' })).toBe(false)
  expect(isPending('maya', { ...before, name: 'Noor' }, before)).toBe(false)
  expect(isPending('maya', { ...before, name: 'Noor' }, { ...before, portraitPending: true })).toBe(true)
})

it('[CHAR-87] asks the queue nothing when a change keeps the look, or when a character has its own image', async () => {
  const { rules: made } = rules()
  const character = (data: Data): Document => {
    const at = '2026-03-01T12:00:00.000+00:00'
    return { id: 'mira', createdAt: at, updatedAt: at, owner: maya.userId, permissions: [], data }
  }
  const before = { genes: '{}', style: 'ink', imageId: null, portraitPending: true, name: 'Mira' }
  await made.changed(unit, character(before), character({ ...before, name: 'Noor' }))
  const pictured = { ...before, imageId: 'own', portraitPending: false }
  await made.changed(unit, character(pictured), character({ ...pictured, genes: '{"height":1}' }))
  await made.created(unit, character(pictured))
  await expect(made.changed(unit, character(before), character({ ...before, style: 'photo' }))).rejects.toThrow(
    'Nobody asks for this here',
  )
})

it('[CHAR-87] asks once for portraits of characters that their owner has read', () => {
  const { shown, rules: made } = rules()
  const sqlite = '{"$id":"one","name":"\\"portraitPending\\":true","portraitPending":true}'
  const postgres = '{"$id" : "two", "portraitPending" : true}'
  const others = ['{"$id":"three","portraitPending":false}', '{"$id":"four","name":"\\"portraitPending\\":true"}']
  made.seen(maya, [sqlite, postgres, ...others])
  made.seen(maya, [sqlite])
  made.seen({ kind: 'guest', ip: '127.0.0.1' }, ['{"$id":"five","portraitPending":true}'])
  expect(shown).toEqual([['one', 'two']])
})

it('[CHAR-89] queues nothing where the operator turned portraits off', () => {
  const off = rules({ enabled: false })
  expect(off.rules.isPending('maya', { imageId: null })).toBe(false)
  off.rules.seen(maya, ['{"$id":"one","portraitPending":true}'])
  expect(off.shown).toEqual([])
})
