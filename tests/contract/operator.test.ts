import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { scriptedServer, sendJson } from '@eidolon/server/testing/scripted-server.ts'
import { mailServer } from '@eidolon/server/testing/mail-server.ts'
import { standIn } from '#support/stand-in.ts'
import { type SdkClient, sdkClient, signedIn } from '#support/sdk.ts'
import { failToStart, type Server, startServer } from '#support/start-server.ts'
import { entered } from '#support/wallet-person.ts'

const ids = {
  OAUTH_GOOGLE_ID: 'google-id',
  OAUTH_GITHUB_ID: 'github-id',
  OAUTH_DISCORD_ID: 'discord-id',
  OAUTH_X_ID: 'x-id',
}

const origin = 'https://accounts.google.com'
const google = {
  issuer: origin,
  authorization_endpoint: `${origin}/o/oauth2/v2/auth`,
  token_endpoint: 'https://oauth2.googleapis.com/token',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
}

it('[CFG-14] the page says what an operator says about the site, and providers are asked in their name', async () => {
  await using web = await mkdtempDisposable(join(tmpdir(), 'dist-'))
  for (const name of ['index.html', 'landing.html']) {
    await writeFile(join(web.path, name), '<!doctype html><meta name="studio-site" content="%SITE%" />')
  }
  const { output } = await failToStart({ env: ids })
  for (const name of Object.keys(ids)) expect(output).toContain(`${name.replace(/ID$/, 'SECRET')} is not set`)

  const env = {
    WEB_DIR: web.path,
    SOCIAL_URL: 'https://social.example/studio',
    CONTACT_EMAIL: 'hello@studio.example',
    OAUTH_GOOGLE_SECRET: 'hunter2google',
    OAUTH_GITHUB_SECRET: 'hunter2github',
    OAUTH_DISCORD_SECRET: 'hunter2discord',
    OAUTH_X_SECRET: 'hunter2x',
    ...ids,
  }
  const sent: string[] = []
  await using elsewhere = await scriptedServer(({ path, headers, body, response }) => {
    const basic = headers.authorization?.replace(/^Basic /, '') ?? ''
    sent.push(`${decodeURIComponent(body.toString())} ${Buffer.from(basic, 'base64').toString()}`)
    if (path.endsWith('/openid-configuration')) return sendJson(response, google)
    sendJson(response, { error: 'invalid_grant' }, 400)
  })
  await using server = await startServer({ env: { ...env, ...standIn, ELSEWHERE: elsewhere.url } })
  const page = await (await fetch(`${server.url}/login`, { headers: { accept: 'text/html' } })).text()
  for (const told of [env.SOCIAL_URL, env.CONTACT_EMAIL, 'google', 'github', 'discord']) expect(page).toContain(told)
  for (const id of Object.values(ids)) {
    const name = id.replace('-id', '')
    const place = `${server.url}/v1/account/sessions/oauth2/${name}`
    const { status, headers } = await fetch(`${place}?project=eidolon`, { redirect: 'manual' })
    const there = new URL(headers.get('location') ?? '')
    expect([name, status, there.searchParams.get('client_id')]).toEqual([name, 302, id])
    // Back with a code, the studio proves itself to the provider.
    const back = new URLSearchParams({ project: 'eidolon', code: 'c0de', state: there.searchParams.get('state') ?? '' })
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    await fetch(`${place}/redirect?${back}`, { headers: { cookie } })
    expect([name, sent.at(-1)]).toEqual([name, expect.stringContaining(`hunter2${name}`)])
  }
  expect(page + server.output()).not.toContain('hunter2')
})

it('[CFG-14] mails and text messages leave by the server and the carrier that are set up', async () => {
  await using post = await mailServer()
  const texts: { path: string; authorization: string | undefined; fields: Record<string, string> }[] = []
  await using carrier = await scriptedServer(({ path, headers: { authorization }, body, response }) => {
    texts.push({ path, authorization, fields: Object.fromEntries(new URLSearchParams(body.toString())) })
    sendJson(response, { sid: 'SM1' }, 201)
  })
  const env = {
    SMTP_URL: post.url(),
    MAIL_FROM: 'sender@studio.example',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'hunter3',
    TWILIO_FROM: '+15550100',
    TWILIO_API_URL: carrier.url,
  }
  await using server = await startServer({ env })
  const { account, sdk } = sdkClient(server)
  await account.createMagicURLToken(sdk.ID.unique(), 'maya@studio.example')
  await account.createPhoneToken(sdk.ID.unique(), '+15550199')
  await expect.poll(() => post.received).toMatchObject([{ from: env.MAIL_FROM, to: ['maya@studio.example'] }])
  const authorization = `Basic ${Buffer.from('AC1:hunter3').toString('base64')}`
  await expect
    .poll(() => texts)
    .toMatchObject([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization,
        fields: { To: '+15550199', From: env.TWILIO_FROM },
      },
    ])
  expect(server.output()).not.toMatch(/hunter[23]/)
})

it('[CFG-14] the price comes from the service, the feed and within the bounds that an operator says', async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), 'studio-'))
  const feed = 'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
  const asked: (string | undefined)[] = []
  let price = '50000000'
  await using hermes = await scriptedServer(({ path, query, headers, response }) => {
    asked.push(`${path} ${query.get('ids[]')} ${headers.authorization}`)
    const publish_time = Math.floor(Date.now() / 1000)
    sendJson(response, { parsed: [{ id: feed, price: { price, conf: '1000', expo: -8, publish_time } }] })
  })
  const env = {
    PRICE_SOURCE: 'pyth',
    PYTH_FEED: feed,
    PRICE_API_URL: hermes.url,
    PRICE_API_KEY: 'hunter4',
    TOKEN_SYMBOL: 'PLAY',
  }
  const first = await startServer({ dataDir: data.path })
  await first[Symbol.asyncDispose]()
  /** What somebody new is asked for by a server that was watching the price until two minutes ago. */
  async function quoted(deviation: string) {
    await watched(data.path, '0.5')
    asked.length = 0
    await using server = await startServer({ env: { ...env, PRICE_DEVIATION: deviation }, dataDir: data.path })
    await expect.poll(() => asked).toEqual([`/v2/updates/price/latest ${feed} hunter4`])
    const { call } = await entered(server)
    const quote = async () => {
      const { status, body } = await call('POST', '/subscription/quotes')
      return { status, symbol: body.symbol, uiAmount: body.uiAmount }
    }
    // The new price counts a moment after it was asked for.
    const isNoted = () => noted(data.path) === 11
    await expect.poll(isNoted).toBe(true)
    expect(server.output()).not.toContain('hunter4')
    return await quote()
  }
  const usual = { status: 201, symbol: 'PLAY', uiAmount: '100' }
  expect(await quoted('20')).toEqual(usual)
  price = '80000000'
  expect(await quoted('20')).toMatchObject({ status: 503 })
  expect(await quoted('100')).toEqual(usual)
})

it('[CFG-14] an account keeps as much as an operator says, with a subscription and without, while there is room', async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), 'studio-'))
  const upload = async ({ url }: Server, { client, storage, sdk }: SdkClient) => {
    client.setEndpoint(`${url}/v1`)
    const file = new File([picture(100_000)], 'picture.png', { type: 'image/png' })
    return storage.createFile(bucketIds.media, sdk.ID.unique(), file).then(
      () => 201,
      (error: { readonly code: number }) => error.code,
    )
  }
  const quotas = { QUOTA_FREE: '50KB', QUOTA_SUBSCRIBED: '1MB' }
  await using roomy = await startServer({ env: quotas, dataDir: data.path })
  const [maya, guest] = [await signedIn(roomy), await signedIn(roomy)]
  subscribe(data.path, maya.userId, -1)
  expect([await upload(roomy, guest), await upload(roomy, maya)]).toEqual([507, 201])
  await roomy.stop()
  await using full = await startServer({ env: { DISK_RESERVE: '9000TB' }, dataDir: data.path })
  expect(await upload(full, maya)).toBe(507)
})

/** A picture of one pixel, with as much behind it as is wanted. */
function picture(length: number): Uint8Array<ArrayBuffer> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
  const bytes = new Uint8Array(length)
  bytes.set(Buffer.from(pixel, 'base64'))
  return bytes
}

/** A month that ended so many days ago, which nobody can wait for; for a server that is stopped. */
function subscribe(folder: string, accountId: string, daysAgo: number): void {
  const [began = '', ended = ''] = [daysAgo + 30, daysAgo].map((days) =>
    new Date(Date.now() - days * 24 * 3600_000).toISOString().replace('Z', '+00:00'),
  )
  const db = new DatabaseSync(join(folder, 'studio.db'))
  db.prepare('insert into subscriptions (account_id, started_at, ends_at, credit) values (?, ?, ?, ?)').run(
    accountId,
    began,
    ended,
    '0',
  )
  db.close()
}

/** How many prices are kept. */
function noted(folder: string): number {
  const db = new DatabaseSync(join(folder, 'studio.db'), { readOnly: true })
  const row = db.prepare('select count(*) as count from token_prices').get()
  db.close()
  return Number(row?.['count'])
}

/** As if a server had noted this price every minute, up to two minutes ago. */
async function watched(folder: string, price: string): Promise<void> {
  const db = new DatabaseSync(join(folder, 'studio.db'))
  db.exec('delete from token_prices; delete from quotes')
  const note = db.prepare('insert into token_prices values (?, ?)')
  for (let minutes = 2; minutes < 12; minutes++) {
    note.run(new Date(Date.now() - minutes * 60_000).toISOString().replace('Z', '+00:00'), price)
  }
  db.close()
}

it('[CFG-14] a subscription goes on for as many days after its end as an operator says', async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), 'studio-'))
  const first = await startServer({ dataDir: data.path })
  const { call } = await entered(first)
  const { body: account } = await call('GET', '/account')
  await first[Symbol.asyncDispose]()
  subscribe(data.path, account.$id, 2)
  const isActive = async (env: Readonly<Record<string, string>>) => {
    await using server = await startServer({ env, dataDir: data.path })
    return (await call('GET', '/subscription', undefined, server.url)).body.active
  }
  expect([await isActive({ GRACE_DAYS: '1' }), await isActive({ GRACE_DAYS: '3' })]).toEqual([false, true])
})
