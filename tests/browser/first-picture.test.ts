import { expect, test } from '#support/browser.ts'

// How long somebody waits who has just arrived is told by a picture that is really drawn.
test.use({ drawing: 'real' })
test.describe.configure({ timeout: 360_000 })

test('[GENW-30] from the landing page to the first picture in at most eight clicks and a minute', async ({ page }) => {
  const from = Date.now()
  let clicks = 0
  const click = async (role: 'link' | 'button', name: string | RegExp) => {
    clicks += 1
    await page.getByRole('main').getByRole(role, { name }).first().click()
  }
  await page.goto('/')
  await click('link', 'Get Started Free')
  await click('button', 'Use Demo wallet')
  await click('button', 'Authenticate with Wallet')
  await click('link', 'Surprise me')
  await click('button', 'Save and go on to the first picture')
  await expect(page).toHaveURL(/\/media\/new\/\w+/)
  await click('button', /^Generate picture/)
  const first = page.getByRole('region', { name: 'Results' }).locator('a[href^="/media?open="] img')
  await expect(first).toBeVisible({ timeout: 240_000 })
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  expect(clicks).toBeLessThanOrEqual(8)
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - from) / 1000) })
})
