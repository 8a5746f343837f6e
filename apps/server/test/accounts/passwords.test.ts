import { describe, expect, it } from 'vitest'
import { argon2Passwords } from '#adapters/crypto/argon2.ts'
import { accessWorld, someone } from '#test/support/access-world.ts'

const password = 'correct horse'
const limited = { status: 429, body: { type: 'general_rate_limit_exceeded' } }
const wrong = { status: 401, body: { type: 'user_invalid_credentials' } }

describe('guessing passwords', () => {
  it('[ACC-102] one budget for an account, wherever it is asked and from any place', async () => {
    await using world = await accessWorld({ rateLimits: true })
    const { newcomer, email, phone } = someone()
    await world.post('/account', { ...newcomer, password })
    const me = await world.post('/account/sessions/email', { email, password })
    const at = (n: number) => ({ session: me.session, ip: `198.51.100.${n}` })
    const ways = [
      (n: number) => world.ask('PATCH', '/account/email', { email: `x-${email}`, password: 'wrong horse' }, at(n)),
      (n: number) => world.ask('PATCH', '/account/phone', { phone, password: 'wrong horse' }, at(n)),
      (n: number) => world.ask('PATCH', '/account/password', { password, oldPassword: 'wrong horse' }, at(n)),
      (n: number) => world.put('/account/proof/password', { password: 'wrong horse' }, at(n)),
      (n: number) =>
        world.post('/account/sessions/email', { email, password: 'wrong horse' }, { ip: `198.51.100.${n}` }),
    ]
    // The sign-in was the first of twenty.
    for (let n = 1; n < 20; n++) expect(await ways[n % ways.length]?.(n)).toMatchObject(wrong)
    for (const way of ways) expect(await way(99)).toMatchObject(limited)
    expect(await world.put('/account/proof/password', { password }, at(100))).toMatchObject(limited)
  })

  it('[ACC-102] one budget for a place, however many accounts are tried', async () => {
    await using world = await accessWorld({ rateLimits: true })
    const attempt = (n: number, ip: string) =>
      world.post('/account/sessions/email', { email: `${n}@studio.example`, password }, { ip })
    const network = (n: number) => `2001:db8:0:1::${n.toString(16)}`
    for (let n = 1; n <= 60; n++) expect(await attempt(n, network(n))).toMatchObject(wrong)
    expect(await attempt(61, network(61))).toMatchObject(limited)
    expect(await attempt(61, '2001:db8:0:2::1')).toMatchObject(wrong)
  })

  it('[ACC-103] who comes when too many wait is told to come again', async () => {
    // At their real cost, so that they do wait for each other.
    await using world = await accessWorld({ passwords: argon2Passwords() })
    const attempt = () =>
      world.app.inject({
        method: 'POST',
        url: '/v1/account/sessions/email',
        headers: { host: 'localhost:3000', 'x-appwrite-project': 'eidolon' },
        payload: { email: 'maya@studio.example', password },
      })
    const answers = await Promise.all(Array.from({ length: 60 }, attempt))
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect((await attempt()).statusCode).toBe(401)
  })
})
