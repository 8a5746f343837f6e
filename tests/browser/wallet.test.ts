import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#support/browser.ts'
import { giveWallet } from '#support/test-wallet.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page) => main(page).locator('button[data-state]')
const connectTitle = 'Connect a wallet on Solana to continue'
const needTitle = "You'll need a wallet on Solana to continue"

/** The page as a service serves it; a server in that mode would need a database server. */
async function asService(page: Page): Promise<void> {
  await page.route(/\/(login)?$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('&quot;local&quot;', '&quot;hosted&quot;')
    await route.fulfill({ response: answer, body })
  })
}

async function choose(page: Page, name: string): Promise<void> {
  await button(page).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

test('[WALLET-1] [WALLET-6] a wallet is chosen, connected, copied, changed and disconnected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address, prompts } = await giveWallet(context)
  await page.goto('/login')
  await expect(button(page)).toHaveText('Select Wallet')
  await expect(button(page)).toHaveAttribute('data-state', 'no-wallet')
  await choose(page, 'Phantom')
  await expect(button(page)).toHaveAttribute('data-state', 'connected')
  await expect(button(page)).toHaveText(`${address.slice(0, 4)}..${address.slice(-4)}`)
  expect(await prompts(page)).toEqual(['connect'])

  await button(page).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem')).toHaveText(['Copy address', 'Change wallet', 'Disconnect'])
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Copy address' }).click()
  await expect(menu.getByRole('menuitem').first()).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await menu.getByRole('menuitem', { name: 'Change wallet' }).click()
  await expect(page.getByRole('dialog', { name: connectTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => menu.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: 'Disconnect' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveAttribute('data-state', 'no-wallet')
  await page.reload()
  await expect(button(page)).toHaveAttribute('data-state', 'no-wallet')
})

test('[WALLET-1] the button says that it is connecting until the wallet answers', async ({ page, context }) => {
  const wallet = await giveWallet(context, { answer: 'silence' })
  await page.goto('/login')
  await choose(page, wallet.name)
  await expect(button(page)).toHaveText('Connecting ...')
  await expect(button(page)).toHaveAttribute('data-state', 'connecting')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[WALLET-2] [WALLET-4] [WALLET-5] without a wallet the picker says what is needed and offers Phantom', async ({
  page,
}) => {
  await asService(page)
  await page.goto('/login')
  await button(page).click()
  const picker = page.getByRole('dialog', { name: needTitle })
  await expect(picker).toBeVisible()
  const phantom = picker.getByRole('link', { name: /Phantom/ })
  await expect(phantom).toHaveAttribute('target', '_blank')
  await expect(phantom).toHaveAttribute('href', 'https://phantom.com/download')
  await expect(picker.getByRole('button', { name: 'More options' })).toBeHidden()
  await expectAccessible(page)
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  expect(await picker.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await picker.getByRole('button', { name: 'Close' }).click()
  await expect(button(page)).toBeFocused()
})

test('[WALLET-2] [WALLET-3] found wallets are tagged, the others folded behind More options', async ({
  page,
  context,
}) => {
  await giveWallet(context, { name: 'Backpack' })
  await asService(page)
  await page.goto('/login')
  await button(page).click()
  const picker = page.getByRole('dialog', { name: connectTitle })
  await expect(picker.getByRole('listitem')).toHaveText(['BackpackDetected'])
  const more = picker.getByRole('button', { name: 'More options' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(picker.getByRole('listitem').nth(1)).toContainText('Phantom')
})

for (const [phone, userAgent] of [
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
] as const) {
  test(`[WALLET-4] [WALLET-8] on ${phone} Phantom opens this page, and mobile wallets are asked for on Android alone`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ userAgent, baseURL: server.url, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/login')
    await button(page).click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('button', { name: 'More options' }).click()
    const there = `https://phantom.app/ul/browse/${encodeURIComponent(`${server.url}/login`)}?ref=${encodeURIComponent(server.url)}`
    await expect(picker.getByRole('link', { name: /Phantom/ })).toHaveAttribute('href', there)
    expect(scripts.some((url) => url.includes('mobile-wallets'))).toBe(phone === 'Android')
    await expect(picker.getByRole('button', { name: /Mobile Wallet Adapter/ })).toHaveCount(phone === 'Android' ? 1 : 0)
    await context.close()
  })
}

test('[WALLET-7] a wallet that comes later than the page is offered and connected again', async ({ page, context }) => {
  const wallet = await giveWallet(context, { name: 'Slowpoke', late: true })
  await page.goto('/login')
  await button(page).click()
  const entry = page.getByRole('dialog').getByRole('button', { name: 'Slowpoke' })
  await expect(entry).toBeHidden()
  await wallet.arrives(page)
  await entry.click()
  await expect(button(page)).toHaveAttribute('data-state', 'connected')
  await page.reload()
  await expect(button(page)).toHaveText('Connect')
  await wallet.arrives(page)
  await expect(button(page)).toHaveAttribute('data-state', 'connected')
  expect(await wallet.prompts(page)).toEqual([])
})

test('[WALLET-8] the landing page fetches nothing about wallets until somebody reaches for one', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const about = () => scripts.filter((url) => /wallet|api-/.test(url))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(400, 500)
  await page.waitForLoadState('networkidle')
  expect(about()).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).hover()
  await expect.poll(about).not.toEqual([])
})

const answers = [
  ['reject', /^You declined the request in Phantom\./],
  ['locked', /^Phantom is locked or shows no account\./],
  ['breaks', /^Something unexpected happened: Internal JSON-RPC error\./],
] as const
for (const [answer, words] of answers) {
  test(`[WALLET-20] a wallet that says no to connecting (${answer}) is told beside the button`, async ({
    page,
    context,
  }) => {
    const wallet = await giveWallet(context, { answer })
    await page.goto('/login')
    await choose(page, wallet.name)
    await expect(main(page).getByRole('alert')).toHaveText(words)
    await expect(button(page)).toHaveText('Connect')
    await expect(button(page)).toHaveAttribute('data-state', 'has-wallet')
    await expect(main(page).getByRole('button', { name: 'Change wallet' })).toBeVisible()
    await wallet.answers(page, 'approve')
    await button(page).click()
    await expect(button(page)).toHaveAttribute('data-state', 'connected')
    await expect(main(page).getByRole('alert')).toBeHidden()
  })
}

test('[WALLET-20] [WALLET-23] a wallet that does not answer in time is told; what it says later counts for nothing', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const wallet = await giveWallet(context, { answer: 'silence' })
  await page.goto('/login')
  await choose(page, wallet.name)
  await expect(button(page)).toHaveText('Connecting ...')
  await page.clock.runFor(60_000)
  await expect(main(page).getByRole('alert')).toHaveText(/^Phantom did not answer in time\./)
})

test('[WALLET-20] a remembered wallet that is not installed any more is told', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('wallet-name', 'Gone'))
  await page.goto('/login')
  await expect(button(page)).toHaveText('Connect')
  await button(page).click()
  await expect(main(page).getByRole('alert')).toHaveText(/^Gone was not found in this browser\./)
  await expect(button(page)).toHaveText('Select Wallet')
})

test('[WALLET-20] in the bar the words hang below the button', async ({ page, context }) => {
  await giveWallet(context, { answer: 'reject' })
  await page.goto('/')
  // The page comes written out; its buttons answer once its code is there.
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Select Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Phantom' }).click()
  await expect(bar.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('[WALLET-40] the demo wallet comes after Phantom, is marked, and signs in with two presses', async ({
  page,
  complaints,
}) => {
  // What the page still asks for is refused after the logout, and the browser complains of that.
  complaints.expected.push(/\b401\b/)
  await page.goto('/login')
  await button(page).click()
  const picker = page.getByRole('dialog', { name: connectTitle })
  await expect(picker.getByRole('listitem')).toHaveText(['Demo walletLocal demo'])
  await picker.getByRole('button', { name: 'More options' }).click()
  await expect(picker.getByRole('listitem')).toHaveText([/Phantom/, 'Demo walletLocal demo'])
  await page.keyboard.press('Escape')

  await main(page).getByRole('button', { name: 'Use Demo wallet' }).click()
  await main(page).getByRole('button', { name: 'Authenticate with Wallet' }).click()
  await expect(page).toHaveURL('/dashboard')
  const who = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '').state.walletAddress)
  const first = await who()
  // On a tablet the sign of the demo wallet leaves room for the way out.
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await main(page).getByRole('button', { name: 'Authenticate with Wallet' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await who()).toBe(first)
})

test('[WALLET-20] [WALLET-40] a browser without Ed25519 is told that it cannot run the demo wallet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto.subtle, 'generateKey', {
      value: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
    })
  })
  await page.goto('/login')
  await main(page).getByRole('button', { name: 'Use Demo wallet' }).click()
  await expect(main(page).getByRole('alert')).toHaveText(/^This browser cannot run Demo wallet/)
})

test('[WALLET-41] a service offers no demo wallet', async ({ page }) => {
  await asService(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/login')
  await button(page).click()
  await expect(page.getByRole('dialog', { name: needTitle })).toBeVisible()
  await expect(page.getByText('Demo wallet')).toBeHidden()
  expect(scripts.filter((url) => url.includes('demo'))).toEqual([])
})
