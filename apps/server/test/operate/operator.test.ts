import { operateEndpoints } from '@eidolon/contract/endpoints/endpoints-operate.ts'
import * as models from '@eidolon/contract/operate.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { problemIn, recentProblems } from '#adapters/system/recent-problems.ts'
import { operateWorld } from '#test/support/operate-world.ts'
import { mediaWorld } from '#test/support/media-world.ts'

const closed = operateEndpoints.filter(({ path }) => path.startsWith('/operate'))
const at = '2026-11-14T09:00:00.000+00:00'

it('[OPER-1] nobody but an operator who came in with the wallet gets in, at no endpoint', async () => {
  await using world = await operateWorld()
  const [operator, other] = [await world.come(world.operator), await world.come()]
  const jwt = (await operator.call('POST', '/account/jwt')).json().jwt
  const byMail = await world.come(world.operator)
  await world.db.run(sql`update sessions set provider = 'email', provider_uid = '' where id = ${byMail.sessionId}`)
  expect(closed.length).toBeGreaterThan(12)
  for (const { method, path } of closed) {
    if (method === 'PUT') throw new Error('No endpoint of the operator is a PUT')
    const url = path.replaceAll(/\{\w+\}/g, 'some')
    const answers = [
      await operator.call(method, url, undefined, {}),
      await other.call(method, url),
      await operator.call(method, url, undefined, { 'x-appwrite-jwt': jwt }),
      await byMail.call(method, url),
    ]
    for (const answer of answers) {
      expect([path, answer.statusCode, answer.json().type]).toEqual([path, 403, 'operator_required'])
    }
  }
  expect((await operator.call('GET', '/operate')).statusCode).toBe(200)
  await world.db.run(sql`update sessions set expire = ${at}`)
  world.world.pass(60)
  expect((await operator.call('GET', '/operate')).statusCode).toBe(403)
})

it('[OPER-13] a session is told whether it may operate the studio', async () => {
  await using world = await operateWorld()
  const [operator, other] = [await world.come(world.operator), await world.come()]
  const byMail = await world.come(world.operator)
  await world.db.run(sql`update sessions set provider = 'email', provider_uid = '' where id = ${byMail.sessionId}`)
  const answers = [operator, other, byMail].map(async ({ call }) => (await call('GET', '/account/operator')).json())
  expect(await Promise.all(answers)).toEqual([{ operator: true }, { operator: false }, { operator: false }])
  expect((await operator.call('GET', '/account/operator', undefined, {})).statusCode).toBe(401)
})

describe.each(databases())('an operator on %s', (_name, open) => {
  it('[OPER-2] [OPER-5] [OPER-6] sees the installation, the queue, payments and what went wrong', async () => {
    await using world = await operateWorld(open)
    const operator = await world.come(world.operator)
    await world.db.run(sql`
      insert into generations (id, created_at, updated_at, permissions, reader, character_id, kind, engine, status, count)
      values ('g1', ${at}, ${at}, '[]', 'user:maya', 'c1', 'image', 'illustrator', 'queued', 2)`)
    await world.db.run(sql`
      insert into payments (signature, state, account_id, amount, price, usd, slot, at)
      values ('sig1', 'credited', 'maya', '1', '1', '50.00', 7, ${at})`)
    world.problems.add({ at, level: 'error', says: 'drawing failed', type: 'Error', request: 'r1' })
    const overview = models.Overview.parse((await operator.call('GET', '/operate')).json())
    expect(overview).toMatchObject({ role: 'all', accounts: 1, sockets: 3, openReports: 0 })
    expect(overview.queues[0]).toMatchObject({ queue: 'generations', waiting: 1, running: 0 })
    const jobs = models.OperatorJobs.parse((await operator.call('GET', '/operate/jobs?status=queued')).json())
    expect(jobs.jobs).toMatchObject([{ id: 'g1', account: 'maya', status: 'queued' }])
    const paid = models.OperatorPayments.parse((await operator.call('GET', '/operate/payments')).json())
    expect(paid.payments).toMatchObject([{ signature: 'sig1', usd: '50.00', account: 'maya' }])
    const wrong = models.OperatorProblems.parse((await operator.call('GET', '/operate/problems')).json())
    expect(wrong.problems).toMatchObject([{ says: 'drawing failed', request: 'r1' }])
  })

  it('[OPER-3] [OPER-7] finds, blocks, lets in, gives room to and removes accounts, and each is in the log', async () => {
    await using world = await operateWorld(open)
    const operator = await world.come(world.operator)
    const other = await world.come()
    const { address } = other.wallet
    const found = models.OperatorAccounts.parse(
      (await operator.call('GET', `/operate/accounts?search=${address}`)).json(),
    )
    expect(found.accounts.map(({ id }) => id)).toEqual([other.userId])
    const one = `/operate/accounts/${other.userId}`
    const change = async (body: object) => {
      const answer = await operator.call('PATCH', one, body)
      return answer.statusCode === 200 ? models.OperatorAccount.parse(answer.json()) : answer.json()
    }
    expect(await change({ quota: 9000 })).toMatchObject({ quota: 9000, ownQuota: 9000 })
    expect(await change({ quota: null })).toMatchObject({ quota: 1000, ownQuota: null })
    expect(await change({ quota: 10 })).toMatchObject({ type: 'general_argument_invalid', field: 'quota' })

    expect(await change({ blocked: true })).toMatchObject({ active: false, sessions: 0 })
    expect(world.cancelled).toContain(`${other.userId} all`)
    expect((await other.call('GET', '/account')).statusCode).toBe(401)
    const again = await world.world.enter(other.wallet)
    expect([again.statusCode, again.json().type]).toEqual([401, 'user_blocked'])
    expect(await change({ blocked: false })).toMatchObject({ active: true })
    expect((await world.world.enter(other.wallet)).statusCode).toBe(201)

    expect((await operator.call('DELETE', one, { confirm: 'another' })).statusCode).toBe(400)
    expect((await operator.call('DELETE', one, { confirm: other.userId })).statusCode).toBe(204)
    expect((await operator.call('GET', one)).statusCode).toBe(404)
    expect((await operator.call('DELETE', '/operate/jobs/g9')).json().type).toBe('generation_not_found')

    const { entries } = models.OperatorLog.parse((await operator.call('GET', '/operate/log')).json())
    expect(entries.map(({ action }) => action).toReversed()).toEqual([
      'account.quota',
      'account.quota',
      'account.block',
      'account.unblock',
      'account.remove',
    ])
    expect(new Set(entries.map(({ operator: by }) => by))).toEqual(new Set([world.operator.address]))
  })

  it('[OPER-4] does not lock an operator out', async () => {
    await using world = await operateWorld(open)
    const operator = await world.come(world.operator)
    const one = `/operate/accounts/${operator.userId}`
    expect((await operator.call('PATCH', one, { blocked: true })).json().type).toBe('operator_untouchable')
    expect((await operator.call('DELETE', one, { confirm: operator.userId })).json().type).toBe('operator_untouchable')
  })

  it('[OPER-20] asks for a recent proof of identity before accounts are blocked, let in, removed or given a quota', async () => {
    await using world = await operateWorld(open)
    const operator = await world.come(world.operator)
    const other = await world.come()
    const one = `/operate/accounts/${other.userId}`
    const act = async (method: 'PATCH' | 'DELETE', body: object) => {
      const answer = await operator.call(method, one, body)
      return answer.statusCode < 400 ? 'done' : answer.json().type
    }
    const acts = [
      ['PATCH', { quota: 9000 }],
      ['PATCH', { blocked: true }],
      ['PATCH', { blocked: false }],
      ['DELETE', { confirm: other.userId }],
    ] as const
    world.world.pass(15 * 60 + 1)
    for (const [method, body] of acts) expect(await act(method, body)).toBe('user_challenge_required')
    expect((await operator.call('GET', one)).json()).toMatchObject({ active: true, ownQuota: null })
    expect((await operator.call('GET', '/operate/log')).json().entries).toEqual([])
    await world.db.run(sql`update sessions set shown = '{"wallet":"2099-01-01T00:00:00.000+00:00"}'`)
    for (const [method, body] of acts) expect(await act(method, body)).toBe('done')
  })

  it('[OPER-8] decides about reports: dismissed ones are kept, and a link is taken back', async () => {
    await using world = await operateWorld(open)
    const operator = await world.come(world.operator)
    await world.db.run(sql`
      insert into reports (id, at, kind, item_id, owner, reason, words, state)
      values ('r1', ${at}, 'story', 's1', 'maya', 'minor', 'Look at this', 'open'),
        ('r2', ${at}, 'story', 's1', 'maya', 'other', '', 'open'), ('r3', ${at}, 'album', 'a1', 'maya', 'illegal', '', 'open')`)
    await world.db.run(sql`
      insert into story_shares (story_id, owner, token_hash, created_at) select 's1', 'maya', 'hash', ${at}
      where exists (select 1 from stories where id = 's1')`)
    expect((await operator.call('PATCH', '/operate/reports/r1', { decision: 'unshare' })).statusCode).toBe(204)
    expect((await operator.call('PATCH', '/operate/reports/r3', { decision: 'dismiss' })).statusCode).toBe(204)
    expect((await operator.call('PATCH', '/operate/reports/r9', { decision: 'dismiss' })).statusCode).toBe(404)
    const { reports } = models.OperatorReports.parse((await operator.call('GET', '/operate/reports')).json())
    const states = Object.fromEntries(reports.map(({ id, state }) => [id, state]))
    // Both were about the same thing.
    expect(states).toEqual({ r1: 'unshared', r2: 'unshared', r3: 'dismissed' })
    expect((await operator.call('GET', '/operate/reports/r1/picture')).statusCode).toBe(204)
  })
})

it('[OPER-9] whoever has a link can report what is behind it, a few times an hour', async () => {
  await using world = await mediaWorld()
  await world.add('maya', 'one')
  const url = String((await world.call('maya', 'POST', '/media/one/share', {})).body['url'])
  expect(await (await fetch(url)).text()).toContain(`${new URL(url).pathname}/report`)
  const page = await (await fetch(`${url}/report`)).text()
  for (const words of Object.values(models.reportWords)) expect(page).toContain(words)
  const send = async (form: Record<string, string>, to = url) => {
    const answer = await fetch(`${to}/report`, { method: 'POST', body: new URLSearchParams(form) })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await send({ reason: 'boring' })).text).toContain('Please choose')
  expect((await send({ reason: 'minor', words: '<b>Look</b>' })).text).toContain('Your report has arrived')
  expect((await send({ reason: 'minor' }, `${url}x`)).status).toBe(404)
  const kept = await world.db.rows(sql`select kind, item_id, owner, reason, words, state from reports`)
  expect(kept).toEqual([
    { kind: 'media', item_id: 'one', owner: 'maya', reason: 'minor', words: '<b>Look</b>', state: 'open' },
  ])
  // What is too long is not kept, and from one place come five an hour.
  await send({ reason: 'minor', words: 'x'.repeat(100_000) })
  for (let more = 0; more < 8; more += 1) await send({ reason: 'minor' })
  expect((await send({ reason: 'minor' })).text).not.toContain('Your report has arrived')
  expect(await world.db.rows(sql`select id from reports`)).toHaveLength(5)
})

it('[OPER-10] what went wrong is told in the words of the program, never in those of people', () => {
  const kept = recentProblems()
  const log = openLogger('info', { write() {} }, (level, given, request) => {
    const problem = problemIn(level, given, request, new Date(at))
    if (problem) kept.add(problem)
  })
  log.child({ request: 'r7' }).error({ err: new TypeError('a private wish'), prompt: 'a wish' }, 'drawing failed')
  log.info({ facts: 1 }, 'fine')
  expect(kept.list()).toEqual([
    { at: new Date(at).toISOString(), level: 'error', says: 'drawing failed', type: 'TypeError', request: 'r7' },
  ])
  for (let n = 0; n < 150; n += 1) log.warn(`number ${n}`)
  expect(kept.list()).toHaveLength(100)
  expect(kept.list()[0]?.says).toBe('number 149')
})
