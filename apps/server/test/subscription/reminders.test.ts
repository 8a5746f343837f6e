import { describe, expect, it } from 'vitest'
import { sqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlSubscriptions } from '#adapters/sql/subscription/standings.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { write } from '#adapters/mail/words.ts'
import type { EmailMessage } from '#application/accounts/message-ports.ts'
import { remindEndings } from '#application/subscription/remind-endings.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { PushNotice } from '@eidolon/contract/accounts/push.ts'

/** Several people whose months end at various times, and what reaches them. */
async function reminderWorld(open: () => Promise<Fresh>) {
  const fresh = await open()
  const { db } = fresh
  const time = { now: new Date('2026-11-10T12:00:00Z') }
  const mails: (readonly [string, EmailMessage])[] = []
  const pushed: (readonly [string, PushNotice])[] = []
  const problems: unknown[] = []
  const remind = withDeps(remindEndings, {
    subscriptions: sqlSubscriptions(db),
    accounts: sqlAccounts(db),
    mail: {
      async send(to, letter) {
        if (to === 'broken@example.org') throw new Error('The mail server is gone.')
        mails.push([to, letter])
      },
    },
    tell: async (userId, notice) => void pushed.push([userId, PushNotice.parse(notice)]),
    page: 'https://studio.example/subscription',
    clock: { now: () => time.now },
    onProblem: (error) => problems.push(error),
  })
  return {
    remind,
    time,
    mails,
    pushed,
    problems,
    async add(id: string, endsAt: string | null, { email = `${id}@example.org`, verified = true } = {}) {
      await db.run(sql`
        insert into users (id, created_at, updated_at, accessed_at, name, email, email_verified, phone_verified,
          password_history, active, labels, mfa, prefs)
        values (${id}, '', '', '', '', ${email}, ${verified}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
      await this.pay(id, endsAt)
    },
    async pay(id: string, endsAt: string | null) {
      await db.run(sql`
        insert into subscriptions (account_id, ends_at, credit) values (${id}, ${endsAt}, '0')
        on conflict (account_id) do update set ends_at = ${endsAt}`)
    },
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

describe.each(databases())('reminders on %s', (_name, open) => {
  it('[SUB-75] whoever has five days or less hears of it once, by mail and in their browsers', async () => {
    await using world = await reminderWorld(open)
    await world.add('soon', '2026-11-14T12:00:00.000+00:00')
    await world.add('later', '2026-11-16T12:00:00.000+00:00')
    await world.add('over', '2026-11-09T12:00:00.000+00:00')
    await world.add('never', null)
    expect(await world.remind()).toBe(1)
    expect(await world.remind()).toBe(0)
    expect(world.mails).toEqual([
      [
        'soon@example.org',
        { about: 'month-ends', day: '14 November 2026', page: 'https://studio.example/subscription' },
      ],
    ])
    expect(world.pushed).toMatchObject([
      ['soon', { title: 'Your subscription ends on 14 November 2026', url: '/subscription' }],
    ])
    world.time.now = new Date('2026-11-12T12:00:00Z')
    expect(await world.remind()).toBe(1)
    expect(world.mails.map(([to]) => to)).toEqual(['soon@example.org', 'later@example.org'])
  })

  it('[SUB-75] a month that was added ends later, and is told again then', async () => {
    await using world = await reminderWorld(open)
    await world.add('maya', '2026-11-14T12:00:00.000+00:00')
    await world.remind()
    await world.pay('maya', '2026-12-14T12:00:00.000+00:00')
    expect(await world.remind()).toBe(0)
    world.time.now = new Date('2026-12-12T12:00:00Z')
    expect(await world.remind()).toBe(1)
    expect(world.pushed.map(([, { title }]) => title)).toEqual([
      'Your subscription ends on 14 November 2026',
      'Your subscription ends on 14 December 2026',
    ])
  })

  it('[SUB-75] no mail goes to an address that nobody confirmed, and one that fails stops no other', async () => {
    await using world = await reminderWorld(open)
    const end = '2026-11-12T12:00:00.000+00:00'
    await world.add('a', end, { email: 'broken@example.org' })
    await world.add('b', end, { verified: false })
    await world.add('c', end)
    expect(await world.remind()).toBe(3)
    expect(world.mails.map(([to]) => to)).toEqual(['c@example.org'])
    expect(world.pushed).toHaveLength(3)
    expect(world.problems).toHaveLength(1)
  })
})

it('[SUB-75] the mail says what stays, and has no button where the studio does not know its address', () => {
  const letter = { about: 'month-ends', day: '14 November 2026' } as const
  const linked = write({ ...letter, page: 'https://studio.example/subscription' }, 'Eidolon')
  expect(linked).toMatchObject({
    subject: 'Your Eidolon subscription ends on 14 November 2026',
    action: { link: 'https://studio.example/subscription' },
  })
  expect(linked.notes.join(' ')).toContain('stays yours')
  expect(write({ ...letter, page: undefined }, 'Eidolon')).not.toHaveProperty('action')
})
