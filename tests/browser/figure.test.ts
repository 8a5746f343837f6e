import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

/** A figure is made by a machine that everybody shares, and drawn without a graphics card. */
const patience = { timeout: 150_000 }

test.use({
  // A sixteenth of the points to draw.
  deviceScaleFactor: 0.25,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    }),
})

const figure = (page: Page) => page.getByRole('application', { name: 'in the round' })

/** What the figure looks like, small enough to be compared. */
const seen = async (page: Page) => (await figure(page).screenshot()).toString('base64')

/** What moves on the page by itself, by the names of their styles: browsers of tests ask for less motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className),
  )

test('[FIG-1] [FIG-5] [FIG-32] [POSE-30] somebody is turned around by keys, laughs in the moonlight, is drawn so and pulled into a pose', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page)
  const id = await makeCharacter(page.request, { name: 'Ines Duarte' })
  await page.goto(`/characters/${id}`)
  await page.getByRole('button', { name: 'Turn around' }).click()
  await expect(page.getByText('Being made')).toBeVisible()
  expect(await moving(page)).toEqual([])
  await expect(figure(page)).toHaveAttribute('data-ready', 'true', patience)
  expect(asked.filter((path) => path.includes('/model'))).toEqual([])
  const before = await seen(page)
  await figure(page).press('ArrowRight')
  await expect.poll(() => seen(page)).not.toBe(before)
  await expect(page.getByRole('slider', { name: 'Turn' })).toHaveValue('10')
  expect(await moving(page)).toEqual([])
  const turned = await seen(page)
  await page.getByLabel('Expression').selectOption('Laughing')
  await expect.poll(() => seen(page)).not.toBe(turned)
  await page.getByLabel('Light', { exact: true }).selectOption('Moonlight')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Draw this' }).click()
  await page.waitForURL(`**/media/new/${id}`)
  const kept = await page.evaluate(() => JSON.stringify(localStorage).replaceAll('\\', ''))
  expect(kept).toContain('"expression":"laugh"')
  expect(kept).toContain('"light":"moon"')
  await page.goto(`/poses/new?on=${id}`)
  const posed = page.getByRole('application', { name: 'in this pose' })
  await expect(posed).toHaveAttribute('data-ready', 'true', patience)
  const wrist = page.getByTitle('left wrist', { exact: true })
  await wrist.hover()
  const from = await wrist.boundingBox()
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) - 60, { steps: 4 })
  await page.mouse.up()
  await page.getByLabel('Joint', { exact: true }).selectOption('Left upper arm')
  await expect(page.getByRole('slider', { name: 'Left upper arm: spread' })).not.toHaveValue('14')
  // Their own wrist has gone along.
  await expect.poll(async () => (await wrist.boundingBox())?.x ?? 0).toBeGreaterThan((from?.x ?? 0) + 30)
  await expectAccessible(page)
})

test('[FIG-11] on a phone the figure stays above the dials, and hides none that is in focus', async ({ page }) => {
  await signIn(page)
  const id = await makeCharacter(page.request, { name: 'Ines Duarte' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/characters/edit/${id}`)
  await page.getByText('Dials').click()
  await page.getByRole('tab', { name: 'Face' }).click()
  await page.getByRole('button', { name: 'Turn around' }).click()
  await expect(figure(page)).toBeAttached()
  // Coming from below, the page scrolls up to it.
  await page.getByLabel('Personality').focus()
  const jaw = page.getByRole('slider', { name: 'Jaw', exact: true })
  await jaw.focus()
  const bottom = async () => {
    const at = await figure(page).boundingBox()
    return (at?.y ?? 0) + (at?.height ?? 0)
  }
  await expect.poll(bottom).toBeGreaterThan(300)
  await expect.poll(async () => (await jaw.boundingBox())?.y ?? 0).toBeGreaterThan(await bottom())
})
