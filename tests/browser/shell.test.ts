import { expect, expectAccessible, signIn, test } from '#support/browser.ts'

const protectedPaths = [
  '/dashboard',
  '/characters',
  '/characters/new',
  '/characters/edit/someone',
  '/media',
  '/media/new',
  '/media/new/someone',
]

test('[SHELL-2] a visitor who asks for something of the studio meets the login', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Login to Eidolon' })).toBeVisible()
  }
})

test('[SHELL-5] an unknown path leads to the landing page', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SHELL-4] somebody signed in who opens the login meets the dashboard', async ({ page }) => {
  await signIn(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('[SHELL-6] the bar is transparent at the top and opaque past ten pixels', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const opacity = () => bar.evaluate((node) => getComputedStyle(node).backgroundColor)
  const clear = await opacity()
  await page.mouse.wheel(0, 10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  expect(await opacity()).toBe(clear)
  await page.mouse.wheel(0, 1)
  await expect.poll(opacity).not.toBe(clear)
  await expect(bar).toHaveCSS('position', 'fixed')
})

test('[SHELL-14] the main area is full width on the landing page, padded and limited elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  const main = page.getByRole('main')
  const padding = () => main.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingLeft))
  await page.goto('/')
  expect(await padding()).toBe(0)
  expect((await main.boundingBox())?.width).toBe(1900)
  await page.goto('/terms')
  expect(await padding()).toBeGreaterThan(0)
  expect((await main.boundingBox())?.width).toBeLessThan(1900)
})

test('[SHELL-13] toasts have their place at the top right', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard')
  const region = page.getByRole('region', { name: 'Notifications' })
  await expect(region).toHaveCSS('position', 'fixed')
  const box = await region.evaluate((node) => {
    const { top, right } = getComputedStyle(node)
    return { top: Number.parseFloat(top), right: Number.parseFloat(right) }
  })
  expect(box.right).toBeLessThan(40)
  expect(box.top).toBeLessThan(120)
})

test('[SHELL-8] [SHELL-10] [SHELL-21] the bar shows the address, highlights the place and logs out', async ({
  page,
}) => {
  const address = await signIn(page)
  await page.goto('/characters/new')
  const bar = page.getByRole('banner')
  await expect(bar.getByText(`${address.slice(0, 4)}...${address.slice(-4)}`).filter({ visible: true })).toHaveCount(1)
  await expect(bar.getByRole('link', { name: 'Characters' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Media' })).not.toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Logout' }).click()
  await expect(bar.getByRole('button', { name: 'Select Wallet' })).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ state: { isAuthenticated: false, userId: '', walletAddress: '' } })
})

test('[SHELL-23] another tab follows a logout', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/dashboard')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/login')
})

test('[SHELL-11] on a phone the menu opens, leads somewhere and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await menu.getByRole('link', { name: 'Media' }).click()
  await expect(page).toHaveURL('/media')
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('[SHELL-15] [SHELL-16] [SHELL-17] by keyboard: the skip link leads into the page, and a new page takes the focus', async ({
  page,
}) => {
  await page.goto('/terms')
  // The load event comes before the page is drawn: on a slow machine the key would fall into the void.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter')
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/Privacy/)
})

test('[SHELL-33] the wallet picker has a name, holds the focus and closes with Escape', async ({ page }) => {
  // With the demo wallet of one's own machine there would be one to connect.
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('&quot;local&quot;', '&quot;hosted&quot;')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/login')
  const open = page.getByRole('main').getByRole('button', { name: 'Select Wallet' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: "You'll need a wallet on Solana to continue" })
  await expect(dialog).toBeVisible()
  // The focus comes in, and comes back from either end, with the next frame: a key before that would find it between the two.
  const holdsFocus = () =>
    expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await holdsFocus()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    await holdsFocus()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

const screens = ['/login', '/terms', '/privacy', ...protectedPaths]
for (const path of screens) {
  test(`${path} is accessible and fits at 390 and 1440 px`, async ({ page, complaints }) => {
    if (protectedPaths.includes(path)) await signIn(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(path)
    for (const width of [390, 1440]) {
      // A phone that is turned loads nothing anew either.
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // Browsers say so themselves when somebody is asked for who does not exist.
    if (path.endsWith('/someone')) complaints.splice(0, 2)
  })
}

test('[SHELL-12] the footer names the product, its version and this year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Advanced Neural Networks for Digital Identity Creation')
  await expect(footer).toContainText('v2.0.1')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Eidolon`)
  await expect(footer.getByRole('link', { name: /eidolon\.example/ })).toHaveAttribute(
    'href',
    'mailto:hello@eidolon.example',
  )
})
