import type { Page } from '@playwright/test'
import { expect, test } from '#support/browser.ts'
import { walletKey } from '#support/test-wallet-key.ts'
import { walletSession } from '#support/test-wallet-session.ts'
import { giveWallet } from '#support/test-wallet.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page) => main(page).locator('button[data-state]')
const authenticate = (page: Page) => main(page).getByRole('button', { name: 'Authenticate with Wallet' })
const words = (page: Page) => main(page).locator('#authenticate-words')
const short = (address: string) => `${address.slice(0, 4)}...${address.slice(-4)}`
const over = 'Your session has ended. Sign in again to go on.'

async function connect(page: Page, name = 'Phantom'): Promise<void> {
  await button(page).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(button(page)).toHaveAttribute('data-state', 'connected')
}

/** From a closed door to the place behind it. */
async function signInAt(page: Page, place = '/dashboard'): Promise<void> {
  await page.goto(place)
  await expect(page).toHaveURL('/login')
  await connect(page)
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/v1/account'))
  await authenticate(page).click()
  await expect(page).toHaveURL(place)
  await settled
}

/** What the server knows of this browser. */
async function whoAmI(page: Page): Promise<{ status: number; id: string | undefined }> {
  const answer = await page.request.get('/v1/account', { headers: { 'x-appwrite-project': 'eidolon' } })
  const body: { $id?: string } = await answer.json()
  return { status: answer.status(), id: body.$id }
}

test('[WALLET-10] [WALLET-13] a visitor signs in, arrives where they wanted to go, and stays over a reload', async ({
  page,
  context,
}) => {
  const wallet = await giveWallet(context)
  await page.goto('/characters/new')
  await expect(authenticate(page)).toBeHidden()
  await connect(page)
  expect(await wallet.prompts(page)).toEqual(['connect'])
  await authenticate(page).click()
  await expect(page).toHaveURL('/characters/new')
  expect(await wallet.prompts(page)).toEqual(['connect', 'signIn'])
  expect(await wallet.said(page)).toContain('Sign in to the studio.')
  expect(await whoAmI(page)).toEqual({ status: 200, id: wallet.address })
  await expect(page.getByRole('banner').getByText(short(wallet.address)).filter({ visible: true })).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL('/characters/new')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

for (const [can, prompt] of [
  [['signMessage', 'signTransaction'], 'signMessage'],
  [['signTransaction'], 'signTransaction'],
] as const) {
  test(`[WALLET-11] a wallet that can ${can.join(' and ')} signs in by ${prompt}, once`, async ({ page, context }) => {
    const wallet = await giveWallet(context, { can })
    await signInAt(page)
    expect(await wallet.prompts(page)).toEqual(['connect', prompt])
    expect(await whoAmI(page)).toEqual({ status: 200, id: wallet.address })
  })
}

test('[WALLET-12] a chosen wallet that is not connected connects and signs with one prompt', async ({
  page,
  context,
}) => {
  const wallet = await giveWallet(context, { answer: 'reject' })
  await page.goto('/media')
  await button(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Phantom' }).click()
  await expect(button(page)).toHaveText('Connect')
  await wallet.answers(page, 'approve')
  await authenticate(page).click()
  await expect(page).toHaveURL('/media')
  expect(await wallet.prompts(page)).toEqual(['connect', 'signIn'])
})

test('[WALLET-13] the session outlives a reload with the wallet locked', async ({ page, context }) => {
  await giveWallet(context)
  await signInAt(page)
  await page.evaluate(() => localStorage.removeItem('test-wallet Phantom'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('[WALLET-14] a session that the page knows nothing of ends before another begins', async ({
  page,
  context,
  complaints,
}) => {
  const stranger = await walletSession(page.request)
  const wallet = await giveWallet(context)
  await signInAt(page)
  expect(await whoAmI(page)).toEqual({ status: 200, id: wallet.address })
  expect(wallet.address).not.toBe(stranger.address)
  // The browser itself notes the refused request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('[WALLET-15] [WALLET-22] a logout ends the session on the server; one that fails is told and changes nothing', async ({
  page,
  context,
  complaints,
}) => {
  await giveWallet(context)
  await signInAt(page)
  await page.route('**/v1/account/sessions/current', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are still signed in: the studio could not be reached. Try again.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(complaints.splice(0).filter((said) => said.includes('Logout error:'))).toHaveLength(1)
  await page.unroute('**/v1/account/sessions/current')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect((await whoAmI(page)).status).toBe(401)
  await expect(button(page)).toHaveAttribute('data-state', 'connected')
})

test('[WALLET-16] [WALLET-34] logging out everywhere ends the session of another browser, which is told', async ({
  page,
  context,
  browser,
  server,
  complaints,
}) => {
  const wallet = await giveWallet(context)
  await signInAt(page)
  const elsewhere = await browser.newContext({ baseURL: server.url })
  await walletSession(elsewhere.request, wallet.key)
  const other = await elsewhere.newPage()
  await other.goto('/terms')
  await other.evaluate((value) => localStorage.setItem('auth-storage', value), await stored(page))
  await other.goto('/media')
  await expect(other.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: short(wallet.address) })
    .click()
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(over)).toBeVisible()
  await elsewhere.close()
  expect([...complaints]).toEqual([])
})

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('auth-storage') ?? '')

for (const [answer, told] of [
  ['reject', /^You declined the request in Phantom\./],
  ['locked', /^Phantom is locked or shows no account\./],
  ['breaks', /^Something unexpected happened: Internal JSON-RPC error\./],
] as const) {
  test(`[WALLET-20] [WALLET-22] a wallet that says no to signing (${answer}) is told, and one can try again`, async ({
    page,
    context,
    complaints,
  }) => {
    const wallet = await giveWallet(context)
    await page.goto('/login')
    await connect(page)
    await wallet.answers(page, answer)
    await authenticate(page).click()
    await expect(words(page)).toHaveText(told)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Login error:')])
    await wallet.answers(page, 'approve')
    await authenticate(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
}

test('[WALLET-20] a wallet that signs with another account than the one shown signs nobody in', async ({
  page,
  context,
  complaints,
}) => {
  const wallet = await giveWallet(context)
  await page.goto('/login')
  await connect(page)
  await wallet.signsNextAs(page, walletKey())
  await authenticate(page).click()
  await expect(words(page)).toHaveText(/^Phantom answered with another account than the one shown here\./)
  expect((await whoAmI(page)).status).toBe(401)
  complaints.length = 0
})

for (const [path, status, type, told] of [
  ['tokens', 429, 'general_rate_limit_exceeded', /^That was one try too many/],
  ['sessions', 401, 'wallet_challenge_invalid', /^This sign-in request has run out or was used already\./],
  ['sessions', 401, 'wallet_signature_invalid', /^The signature does not belong to this account/],
  ['sessions', 500, 'general_unknown', /^Something unexpected happened: Server Error\./],
] as const) {
  test(`[WALLET-21] the server's ${type} is told beside the button`, async ({ page, context, complaints }) => {
    await giveWallet(context)
    await page.goto('/login')
    await connect(page)
    const address = `**/v1/account/${path}/wallet`
    await page.route(address, (route) =>
      route.fulfill({ status, json: { message: 'Server Error', code: status, type, version: '1.5.0' } }),
    )
    await authenticate(page).click()
    await expect(words(page)).toHaveText(told)
    expect(complaints.splice(0).filter((said) => said.includes('Login error:'))).toHaveLength(1)
    await page.unroute(address)
    await authenticate(page).click()
    await expect(page).toHaveURL('/dashboard')
  })
}

test('[WALLET-21] a server that cannot be reached is told', async ({ page, context, complaints }) => {
  const wallet = await giveWallet(context)
  await page.goto('/login')
  await connect(page)
  await page.route('**/v1/**', (route) => route.abort())
  await authenticate(page).click()
  await expect(words(page)).toHaveText('The studio could not be reached. Check the connection, then try again.')
  expect(await wallet.prompts(page)).toEqual(['connect'])
  complaints.length = 0
})

test('[WALLET-30] a switch of account ends the session at once; signing in again leads back', async ({
  page,
  context,
}) => {
  const wallet = await giveWallet(context)
  await signInAt(page, '/characters')
  const next = walletKey()
  await wallet.holds(page, next)
  await expect(page).toHaveURL('/login')
  const said = `The wallet now holds another account. Sign in again to work as ${short(next.address)}.`
  await expect(main(page).getByRole('alert')).toHaveText(said)
  await expect.poll(async () => (await whoAmI(page)).status).toBe(401)
  await authenticate(page).click()
  await expect(page).toHaveURL('/characters')
  expect(await whoAmI(page)).toEqual({ status: 200, id: next.address })
})

for (const when of ['on focus', 'after a reload'] as const) {
  test(`[WALLET-31] a switch that the wallet does not tell is noticed ${when}`, async ({ page, context }) => {
    const wallet = await giveWallet(context)
    await signInAt(page)
    await wallet.holds(page, walletKey(), 'quietly')
    await expect(page).toHaveURL('/dashboard')
    if (when === 'on focus') await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    else await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(main(page).getByRole('alert')).toHaveText(/^The wallet now holds another account\./)
  })
}

test('[WALLET-32] a locked wallet is told, and one stays signed in', async ({ page, context }) => {
  const wallet = await giveWallet(context)
  await signInAt(page)
  await wallet.locks(page)
  await expect(page.getByText(/^Your wallet is locked or disconnected\./)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect((await whoAmI(page)).status).toBe(200)
})

test('[WALLET-33] a second tab follows a logout, says so, and signs in again for both', async ({ page, context }) => {
  await giveWallet(context)
  await signInAt(page)
  const second = await context.newPage()
  await second.goto('/media')
  await expect(second.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/login')
  await expect(main(second).getByRole('alert')).toHaveText('You were signed out in another tab.')
  await authenticate(second).click()
  await expect(second).toHaveURL('/media')
  await expect(page).toHaveURL('/dashboard')
})

test('[WALLET-33] a second tab follows the chosen wallet', async ({ page, context }) => {
  await giveWallet(context)
  await page.goto('/login')
  const second = await context.newPage()
  await second.goto('/login')
  await expect(button(second)).toHaveAttribute('data-state', 'no-wallet')
  await connect(page)
  await expect(button(second)).toHaveAttribute('data-state', 'connected')
  await button(page).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(button(second)).toHaveAttribute('data-state', 'no-wallet')
})

test('[WALLET-34] a session that the server has ended leads out with the reason, and back', async ({
  page,
  context,
  complaints,
}) => {
  await giveWallet(context)
  await signInAt(page, '/media/new')
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page).toHaveURL('/login')
  await expect(main(page).getByRole('alert')).toHaveText(over)
  await authenticate(page).click()
  await expect(page).toHaveURL('/media/new')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('[SHELL-70] a session that has ended is never shown as an empty account, also while the line is cut', async ({
  page,
  context,
  complaints,
}) => {
  await giveWallet(context)
  await page.routeWebSocket(/\/v1\/realtime/, (line) => void line.close())
  await signInAt(page, '/characters')
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'eidolon' }
    const data = { name: 'Mira Voss', appearance: 'silver hair' }
    const body = JSON.stringify({ documentId: 'unique()', data })
    await fetch('/v1/databases/studio/collections/characters/documents', { method: 'POST', headers, body })
  })
  // Until now the account was empty in truth, and was shown so.
  await page.reload()
  await expect(main(page).getByText('Mira Voss').first()).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => {
    const look = () => {
      if (document.body.textContent?.includes('have any characters yet')) document.body.dataset['sawEmpty'] = 'yes'
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(main(page).getByRole('alert')).toHaveText(over)
  expect(await page.evaluate(() => document.body.dataset['sawEmpty'])).toBeUndefined()
  await authenticate(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(main(page).getByText('Mira Voss').first()).toBeVisible()
  // The line goes on being tried, and every attempt is told.
  await page.close()
  complaints.splice(0)
})

test("[WALLET-35] somebody else's session is not used", async ({ page, context }) => {
  await giveWallet(context)
  await signInAt(page)
  await context.clearCookies()
  await walletSession(page.request)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(main(page).getByRole('alert')).toHaveText(/^This browser was signed in with another account\./)
})
