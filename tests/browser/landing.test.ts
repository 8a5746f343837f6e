import { gzipSync } from 'node:zlib'
import { expect, expectAccessible, signIn, slowDown, test } from '#support/browser.ts'

// What moves is part of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[LAND-1] the hero word rotates every three seconds through its four words', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const word = page.getByTestId('hero-word')
  await expect(word).toHaveText('Characters')
  for (const next of ['Identities', 'Personas', 'Avatars', 'Characters']) {
    await page.clock.runFor(3000)
    await expect(word).toHaveText(next)
  }
})

test('[LAND-2] the hero word stands still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(9000)
  await expect(page.getByTestId('hero-word')).toHaveText('Characters')
})

for (const label of ['Start Creating', 'Get Started Free']) {
  test(`[LAND-3] '${label}' leads a visitor to the login`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL('/login')
  })

  test(`[LAND-3] '${label}' leads somebody signed in to the dashboard`, async ({ page }) => {
    await signIn(page)
    await page.goto('/')
    await page.getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL('/dashboard')
  })
}

for (const width of [390, 768, 1440]) {
  test(`the landing page is accessible and does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('[LAND-19] what is pressed before the page is awake happens once it is', async ({ page, server }) => {
  await slowDown(page, 4)
  // The page's own script is there, the application is not.
  let arrives = Promise.withResolvers<void>()
  const application = /data-wakes="([^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? ''
  await page.route(`${server.url}${application}`, async (route) => {
    await arrives.promise
    await route.continue()
  })
  const early = async (width: number, name: string) => {
    arrives = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const control = page.getByRole('banner').getByText(name).or(page.getByRole('button', { name }))
    await control.first().click()
    await expect(page.locator('[data-waiting]')).toBeVisible()
    arrives.resolve()
  }
  await early(390, 'Open menu')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Media' })).toBeVisible()

  await early(1440, 'Select Wallet')
  // What speaks to wallets is fetched only now.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })

  await signIn(page)
  await early(1440, 'Media')
  await expect(page).toHaveURL('/media')
})

test('[LAND-15] [LAND-19] the landing page can be read without script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Create AI')
  await expect(page.getByRole('heading', { name: 'Generate Unlimited Images' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Start Creating' }).click()
  await expect(page).toHaveURL('/login')
  await context.close()
})

test('the landing page needs at most 120 kB of script, compressed, in few files', async ({ page, request }) => {
  const scripts = new Set<string>()
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.add(each.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all([...scripts].map(async (url) => (await request.get(url)).body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
  // Vite makes a file for whatever two screens share, unless `workshop/chunks.ts` says otherwise.
  expect(scripts.size).toBeLessThanOrEqual(6)
})
