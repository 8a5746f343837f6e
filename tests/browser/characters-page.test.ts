import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

test('[CWEB-40] [CWEB-44] a page shows the facts and exports the character', async ({ page }) => {
  await signIn(page)
  const id = await makeCharacter(page.request, {
    description: 'Rowing coach.',
    personality: 'Dry.',
    tags: ['river'],
    age: 34,
  })
  await page.goto(`/characters/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
  for (const words of ['34 years old', 'Rowing coach.', 'Dry.', 'woman, brown ponytail, green sweater'])
    await expect(page.getByRole('main')).toContainText(words)
  await expect(page.getByRole('link', { name: 'Generate', exact: true })).toHaveAttribute('href', `/media/new/${id}`)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/characters/edit/${id}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Character card V3, as JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('[CWEB-41] [CWEB-42] [CWEB-43] variations are drawn, picked and kept', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/characters/${id}`)
  await page.getByRole('checkbox', { name: 'Hair' }).check()
  await page.getByRole('button', { name: 'Draw six variations' }).click()
  const candidates = page.getByRole('checkbox', { name: /^Variation/ })
  await expect(candidates).toHaveCount(6)
  await candidates.nth(1).check()
  await candidates.nth(4).check()
  await page.getByRole('button', { name: 'Keep 2 as characters' }).click()
  const lineage = page.getByRole('region', { name: 'Lineage' })
  await expect(lineage.getByRole('link')).toHaveCount(3, { timeout: 120_000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await lineage.getByRole('link', { name: /Ines Duarte III/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte III' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lineage' }).getByText('Varied from')).toBeVisible()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/v1/looks/preview') asked.add(searchParams.get('expression') ?? '')
  })
  await page.getByRole('heading', { name: 'Expressions' }).click()
  await page.getByText('Neutral', { exact: true }).scrollIntoViewIfNeeded()
  const face = page.getByRole('img', { name: 'Ines Duarte III: Neutral' })
  await expect(face).toBeVisible()
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 120_000 })
    .toBe(192)
  // Thirty faces, of which a phone shows less than half: nobody waits for the others.
  expect(asked.size).toBeLessThan(20)
})
