import type { UserId } from '@eidolon/contract/ids.ts'
import { expect, it } from 'vitest'
import { newAccount } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import { proof, type Session } from '#domain/accounts/session.ts'
import { targetFor } from './targets.ts'
import type { Stores } from './testing/memory.ts'

const at = (minute: number): string => `2026-11-14T10:${String(minute).padStart(2, '0')}:00.000+00:00`
const account = (id: string, email?: string) => newAccount({ id, ...(email !== undefined && { email }) }, at(0))

function session(id: string, userId: UserId, minute: number, expire = '2027-01-01T00:00:00.000+00:00'): Session {
  return {
    id,
    userId,
    createdAt: at(minute),
    updatedAt: at(minute),
    expire,
    proof: { ...proof('email', ['password'], 'maya@studio.example'), providerAccessToken: 'token' },
    shown: { password: at(minute) },
    ip: '203.0.113.9',
    userAgent: 'Zoë/1.0',
    mfaUpdatedAt: undefined,
  }
}

/** What use cases may rely on, whatever keeps the accounts. */
export function accountStoresSuite(open: () => Promise<Stores>): void {
  it('gives an account back as it was, found by its id and its address', async () => {
    await using stores = await open()
    const { accounts, units } = stores
    const maya = {
      ...account('maya', 'maya@studio.example'),
      name: 'Zoë 🎨',
      password: { hash: '$argon2id$', updatedAt: at(1), byMail: true },
      passwordHistory: ['$argon2id$'],
      labels: ['vip'],
      prefs: '{"theme":"night"}',
    }
    await units.run((unit) => accounts.insert(maya, unit))
    expect(await accounts.find('maya')).toEqual(maya)
    expect(await accounts.findByEmail('maya@studio.example')).toEqual(maya)
    expect([await accounts.find('zoe'), await accounts.findByEmail('zoe@studio.example')]).toEqual([
      undefined,
      undefined,
    ])
    expect(await accounts.count()).toBe(1)
  })

  it('[ACC-2] refuses an id, an address and a phone that are taken, and says which', async () => {
    await using stores = await open()
    const { accounts, units } = stores
    const insert = (id: string, email?: string) => units.run((unit) => accounts.insert(account(id, email), unit))
    await insert('maya', 'maya@studio.example')
    await insert('guest')
    await insert('zoe')
    await expect(insert('maya')).rejects.toMatchObject({ what: 'id' })
    await expect(insert('ann', 'maya@studio.example')).rejects.toMatchObject({ what: 'email' })
    const phone = (id: string) => units.run((unit) => accounts.change(id, { phone: '+491511234567' }, unit))
    await phone('zoe')
    await expect(phone('guest')).rejects.toMatchObject({ what: 'phone' })
    expect(await accounts.count()).toBe(3)
  })

  it('[ACC-4] changes what is named and leaves the rest', async () => {
    await using stores = await open()
    const { accounts, units } = stores
    await units.run((unit) => accounts.insert(account('maya', 'maya@studio.example'), unit))
    const changes = {
      name: '',
      emailVerified: true,
      active: false,
      prefs: '{}',
      password: { hash: 'h', updatedAt: at(2), byMail: false },
      passwordHistory: ['h'],
      updatedAt: at(3),
    }
    const changed = await units.run((unit) => accounts.change('maya', changes, unit))
    expect(changed).toEqual({ ...account('maya', 'maya@studio.example'), ...changes })
    expect(await accounts.find('maya')).toEqual(changed)
    const without = await units.run((unit) => accounts.change('maya', { password: null }, unit))
    expect(without).toEqual({ ...changed, password: undefined })
    const nowhere = await units.run((unit) => accounts.change('maya', { email: null, phone: null }, unit))
    expect(nowhere).toEqual({ ...without, email: undefined, phone: undefined })
    expect(await units.run((unit) => accounts.change('nobody', { name: 'x' }, unit))).toBeUndefined()
  })

  it('[ACC-37] notes a visit, never an earlier one', async () => {
    await using stores = await open()
    const { accounts, units } = stores
    await units.run((unit) => accounts.insert(account('maya'), unit))
    await accounts.touch('maya', at(9))
    await accounts.touch('maya', at(5))
    expect(await accounts.find('maya')).toMatchObject({ accessedAt: at(9), updatedAt: at(0) })
  })

  it('[ACC-5] keeps one target of a kind, moves it, and refuses one that another account has', async () => {
    await using stores = await open()
    const { accounts, units } = stores
    const save = (userId: UserId, kind: 'email' | 'sms', address: string, id: string, minute: number) =>
      units.run((unit) => accounts.saveTarget(targetFor({ id: userId }, kind, address, id, at(minute)), unit))
    for (const id of ['maya', 'zoe']) await units.run((unit) => accounts.insert(account(id), unit))
    await save('maya', 'email', 'old@studio.example', 't1', 1)
    await save('maya', 'sms', '+491511234567', 't2', 2)
    await save('maya', 'email', 'new@studio.example', 't3', 3)
    expect(await accounts.targetsOf('maya')).toMatchObject([
      { id: 't1', identifier: 'new@studio.example', createdAt: at(1), updatedAt: at(3), providerId: undefined },
      { id: 't2', identifier: '+491511234567', providerType: 'sms' },
    ])
    expect([await accounts.hasTarget('old@studio.example'), await accounts.hasTarget('new@studio.example')]).toEqual([
      false,
      true,
    ])
    await expect(save('zoe', 'email', 'new@studio.example', 't4', 4)).rejects.toMatchObject({ what: 'target' })
    expect(await accounts.targetsOf('zoe')).toEqual([])
    await units.run((unit) => accounts.dropTarget('maya', 'email', unit))
    expect(await accounts.targetsOf('maya')).toMatchObject([{ id: 't2' }])
  })

  it('[ACC-32] finds a holder by the hash of the secret together with the account, while the session lives', async () => {
    await using stores = await open()
    const { accounts, sessions, units } = stores
    for (const id of ['maya', 'zoe']) await units.run((unit) => accounts.insert(account(id), unit))
    await units.run((unit) => accounts.change('maya', { phoneVerified: true }, unit))
    await units.run((unit) => sessions.insert(session('s1', 'maya', 1, at(30)), 'hash', unit))
    expect(await sessions.holderBySecret('maya', 'hash', at(29))).toEqual({
      userId: 'maya',
      active: true,
      verified: true,
      labels: [],
      accessedAt: at(0),
      sessionId: 's1',
      expire: at(30),
      incomplete: false,
    })
    expect(await sessions.holderById('maya', 's1', at(29))).toMatchObject({ userId: 'maya', sessionId: 's1' })
    for (const nobody of [
      sessions.holderBySecret('zoe', 'hash', at(29)),
      sessions.holderBySecret('maya', 'other', at(29)),
      sessions.holderBySecret('maya', 'hash', at(30)),
      sessions.holderById('zoe', 's1', at(29)),
      sessions.holderById('maya', 's1', at(30)),
    ]) {
      expect(await nobody).toBeUndefined()
    }
  })

  it('[ACC-28] gives sessions back as they were, oldest first, each to its owner only', async () => {
    await using stores = await open()
    const { accounts, sessions, units } = stores
    for (const id of ['maya', 'zoe']) await units.run((unit) => accounts.insert(account(id), unit))
    const [first, second, old] = [
      session('b', 'maya', 1),
      { ...session('a', 'maya', 2), mfaUpdatedAt: at(2) },
      session('c', 'maya', 0, at(5)),
    ]
    for (const each of [second, old, first]) await units.run((unit) => sessions.insert(each, each.id, unit))
    expect(await sessions.list('maya', at(10))).toEqual([first, second])
    expect(await sessions.find('maya', 'a', at(10))).toEqual(second)
    expect(await sessions.find('maya', 'c', at(10))).toBeUndefined()
    expect(await sessions.find('zoe', 'a', at(10))).toBeUndefined()
    const extend = (userId: UserId, id: string) =>
      units.run((unit) => sessions.extend(userId, id, '2028-01-01T00:00:00.000+00:00', at(10), unit))
    expect(await extend('maya', 'b')).toMatchObject({ expire: '2028-01-01T00:00:00.000+00:00', updatedAt: at(10) })
    expect([await extend('zoe', 'b'), await extend('maya', 'c')]).toEqual([undefined, undefined])
    expect(await units.run((unit) => sessions.delete('zoe', 'a', unit))).toBeUndefined()
    expect(await units.run((unit) => sessions.delete('maya', 'a', unit))).toEqual(second)
    expect((await units.run((unit) => sessions.deleteAll('maya', unit))).map(({ id }) => id)).toEqual(['c', 'b'])
  })

  it('[ACC-25] trims to the newest, sweeps up what is over and tells only what was still living', async () => {
    await using stores = await open()
    const { accounts, sessions, units } = stores
    for (const id of ['maya', 'zoe']) await units.run((unit) => accounts.insert(account(id), unit))
    const all = [
      session('over', 'maya', 0, at(5)),
      ...[1, 2, 3, 4].map((minute) => session(`s${minute}`, 'maya', minute)),
    ]
    for (const each of [...all, session('other', 'zoe', 1)]) {
      await units.run((unit) => sessions.insert(each, each.id, unit))
    }
    const trim = (keep: number) => units.run((unit) => sessions.trim('maya', keep, at(10), unit))
    expect((await trim(2)).map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(await trim(2)).toEqual([])
    expect((await sessions.list('maya', at(1))).map(({ id }) => id)).toEqual(['s3', 's4'])
    expect(await sessions.list('zoe', at(10))).toHaveLength(1)
  })

  it('[ACC-10] the log is newest first, in pages, and written with its unit or not at all', async () => {
    await using stores = await open()
    const { accounts, log, units, events } = stores
    const maya = account('maya', 'maya@studio.example')
    await units.run((unit) => accounts.insert(maya, unit))
    const client = { ip: '203.0.113.9', userAgent: 'Zoë/1.0' }
    const entries = [1, 2, 3].map((minute) => activity('user.update', maya, client, at(minute)))
    for (const entry of entries) await units.run((unit) => log.add(entry, unit))
    const undone = units.run(async (unit) => {
      await log.add(activity('session.delete', maya, client, at(4)), unit)
      throw new Error('second thoughts')
    })
    await expect(undone).rejects.toThrow('second thoughts')
    expect(await log.list('maya', { limit: 2, offset: 0 })).toEqual([entries[2], entries[1]])
    expect(await log.list('maya', { limit: 2, offset: 2 })).toEqual([entries[0]])
    expect([await log.count('maya'), await log.count('zoe'), events]).toEqual([3, 0, []])
  })
}
