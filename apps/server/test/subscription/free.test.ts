import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import type { GenerationAccess, AccessRequest } from '#application/generations/ports.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const paid = { name: 'OpenAI', paid: true, needsSubscription: true }
const elsewhere = 'ip:192.0.2.7'

/** What becomes of a request: `yes`, or the refusal with its explanation. */
async function asking(
  world: SubscriptionWorld,
  access: GenerationAccess,
  accessRequest: AccessRequest,
): Promise<unknown> {
  try {
    await world.units.run((unit) => access.mayGenerate(unit, accessRequest))
    return 'yes'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { type, message, details } = (await access.explain?.(error, accessRequest)) ?? error
    return { type, message, ...details }
  }
}

describe.each(databases())('free pictures on %s', (_name, open) => {
  it('[SUB-53] people at one place share what it may have in a day, and everybody what the studio gives away', async () => {
    const env = { FREE_PER_PLACE: '4', FREE_DAILY: '6' }
    await using world = await subscriptionWorld({ open, env })
    const { access } = world.subscribing
    const people = await Promise.all(Array.from({ length: 12 }, () => world.somebody()))
    const ask = (n: number, id: string, more: Partial<AccessRequest> = {}) =>
      asking(world, access, world.accessRequest(people[n]?.wallet ?? '', id, more))
    const here = await Promise.all(people.map((_, n) => ask(n, `here ${n}`)))
    expect(here.filter((each) => each === 'yes')).toHaveLength(4)
    expect(here.find((each) => each !== 'yes')).toMatchObject({
      type: 'subscription_required',
      why: 'place',
      message: expect.stringMatching(/^An active subscription is needed\. Send 50 USD .* Your network has used up/),
      until: expect.stringMatching(/T00:00:00\.000Z$/),
    })
    const there = await Promise.all(people.map((_, n) => ask(n, `there ${n}`, { place: elsewhere })))
    expect(there.filter((each) => each === 'yes')).toHaveLength(2)
    expect(there.find((each) => each !== 'yes')).toMatchObject({ why: 'day' })
    expect((await world.status(people[0]?.wallet ?? '')).freeLeft).toBe(0)

    // What is given back is given back to all of them.
    const [first] = here.flatMap((each, n) => (each === 'yes' ? [n] : []))
    const asked = world.accessRequest(people[first ?? 0]?.wallet ?? '', `here ${first}`)
    await world.units.run((unit) => access.ended(unit, asked, { status: 'cancelled', delivered: 0 }))
    expect((await world.status(asked.owner)).freeLeft).toBe(1)
    expect(await ask(first ?? 0, 'again')).toBe('yes')

    world.pass(24 * 3600_000)
    expect(await ask(11, 'tomorrow')).toBe('yes')
    expect(await world.subscribing.clear()).toMatchObject({ days: 0 })
    world.pass(24 * 3600_000)
    expect(await world.subscribing.clear()).toMatchObject({ days: 3 })
  })

  it('[SUB-55] engines that cost money are called no more often in a day than the operator says, whoever asks', async () => {
    await using world = await subscriptionWorld({ open, env: { PAID_DAILY: '3' } })
    const { access } = world.subscribing
    const { wallet } = await world.somebody()
    const engine = { ...paid, needsSubscription: false }
    const accessRequest = (id: string, count = 1) => world.accessRequest(wallet, id, { count, engine })
    const begin = (id: string) =>
      world.units
        .run((unit) => access.begun(unit, accessRequest(id), engine))
        .then(
          () => 'begun',
          (error: unknown) => error,
        )
    expect(await asking(world, access, accessRequest('large', 4))).toMatchObject({
      type: 'engine_limit_exceeded',
      message: expect.stringMatching(/It goes on at 00:00 UTC on \d{4}-\d\d-\d\d\.$/),
      until: expect.stringMatching(/T00:00:00\.000Z$/),
    })
    // Nothing was set aside for what was refused.
    expect((await world.status(wallet)).freeLeft).toBe(5)
    expect(await asking(world, access, accessRequest('g', 2))).toBe('yes')
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin('g')))
    expect(begun.filter((each) => each === 'begun')).toHaveLength(3)
    const refused = begun.find((each) => each !== 'begun')
    if (!(refused instanceof EngineFailure)) throw refused
    expect([refused.again, refused.message]).toEqual([false, expect.stringContaining('00:00 UTC')])
    expect(await asking(world, access, accessRequest('late'))).toMatchObject({ type: 'engine_limit_exceeded' })
    // The illustrator costs nobody anything.
    expect(await asking(world, access, world.accessRequest(wallet, 'own'))).toBe('yes')
    world.pass(24 * 3600_000)
    expect(await begin('g')).toBe('begun')
  })
})

it('[SUB-51] an engine that costs money draws for subscribers only, whatever is free', async () => {
  await using world = await subscriptionWorld()
  await world.openTreasury()
  const { access } = world.subscribing
  const { signer, wallet } = await world.somebody()
  expect(await asking(world, access, world.accessRequest(wallet, 'g', { engine: paid }))).toMatchObject({
    type: 'subscription_required',
    why: 'engine',
    message: expect.stringMatching(/one month of access\. OpenAI draws for subscribers only\.$/),
    freeLeft: 5,
    payment: { symbol: 'EIDO' },
  })
  await world.pay(signer, 200_000_000n)
  await world.settle()
  expect(await asking(world, access, world.accessRequest(wallet, 'g', { engine: paid }))).toBe('yes')
})

it('[SUB-52] in hosted mode accounts without a wallet have nothing for free; a wallet has it once, whichever account it opens', async () => {
  await using world = await subscriptionWorld()
  const { wallet } = await world.somebody()
  const env = {
    DATABASE_URL: 'postgres://me@db/studio',
    TOKEN_MINT: world.mint,
    TREASURY_ADDRESS: world.treasury.owner,
  }
  await using hosted = world.branch(env)
  const left = async (user: string) => (await hosted.call(user, 'GET', '')).body.freeLeft
  expect([await left('mail'), await left(wallet)]).toEqual([0, 5])
  expect(await asking(world, hosted.access, world.accessRequest('mail', 'g'))).toMatchObject({
    type: 'subscription_required',
    why: 'wallet',
    message: expect.stringMatching(/one month of access\. Free pictures are for accounts with a wallet\.$/),
    freeLeft: 0,
  })
  expect(await asking(world, hosted.access, world.accessRequest(wallet, 'all', { count: 5 }))).toBe('yes')
  // Refused as ever: the sentence that clients know.
  expect(await asking(world, hosted.access, world.accessRequest(wallet, 'more'))).toMatchObject({
    message: `An active subscription is needed. Send 50 USD worth of EIDO to ${world.treasury.owner} for one month of access.`,
    freeLeft: 0,
  })
  await world.db.run(sql`
    insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified, password_history,
      active, labels, mfa, prefs)
    values ('other', '', '', '', '', ${false}, ${false}, '[]', ${true}, '[]', ${false}, '{}')`)
  await world.db.run(sql`update identities set user_id = 'other' where user_id = ${wallet}`)
  expect(await left('other')).toBe(0)
  // On one's own machine everybody has some, and nobody is told that their place has used them up.
  const own = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      asking(world, world.subscribing.access, world.accessRequest(`guest ${n}`, `own ${n}`)),
    ),
  )
  expect(new Set(own)).toEqual(new Set(['yes']))
})
