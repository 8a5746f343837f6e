import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { type ActivityEvent } from '#domain/accounts/activity.ts'
import { newAccount } from '#domain/accounts/account.ts'
import { sqlAccounts } from './accounts.ts'
import { sqlLogs } from './logs.ts'

describe.each(databases())('logs on %s', (_name, open) => {
  it('[ACC-111] keeps the newest entries of each kind of event of an account', async () => {
    await using fresh = await open()
    const units = sqlUnits(fresh.db, { when: 'after-commit', publish() {} })
    const log = sqlLogs(fresh.db, 3)
    const time = '2026-11-18T10:00:00.000+00:00'
    const add = (userId: string, event: ActivityEvent, ip: string) =>
      units.run((unit) => log.add({ event, userId, userName: '', userEmail: '', ip, userAgent: '', time }, unit))
    for (const id of ['maya', 'sam']) {
      await units.run((unit) => sqlAccounts(fresh.db).insert(newAccount({ id }, time), unit))
      await add(id, 'session.create', 'first')
    }
    for (let n = 1; n <= 9; n++) await add('maya', 'user.update', `${n}`)
    const entries = await log.list('maya', { limit: 100, offset: 0 })
    expect(entries.map(({ ip }) => ip)).toEqual(['9', '8', '7', 'first'])
    expect(await log.count('sam')).toBe(1)
  })
})
