import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, slowDown, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

test('[GENW-1] [GENW-3] [GENW-31] [GENW-32] on a phone everything is in reach and has no fault', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/media/new')
  await expect(page.getByRole('heading', { name: 'Nobody to draw yet' })).toBeVisible()
  await expectAccessible(page)
  await makeCharacter(page.request)
  const id = await makeCharacter(page.request, { name: 'Osei Boateng', appearance: 'old man, grey curls' })
  await page.goto(`/media/new/${id}`)
  await expect(page.getByRole('radio', { name: 'Osei Boateng' })).toBeChecked()
  await expectAccessible(page)
  await expectFewAtATime(page)
  await page.getByRole('button', { name: /^Framing/ }).click()
  const framings = page.getByRole('radiogroup', { name: 'Framing' })
  const sample = framings.locator('img').first()
  await expect
    .poll(() => sample.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBe(192)
  await framings.getByRole('radio', { name: 'Wide' }).check()
  await expect(page.getByRole('button', { name: 'Framing Wide' })).toBeVisible()
  await page.getByRole('radio', { name: 'Video' }).check()
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('group', { name: 'Motion' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // A slow phone: the router takes its time, and the choice must show before it is done.
  await slowDown(page, 25)
  await page.getByRole('radio', { name: 'Ines Duarte' }).check()
  await expect(page).toHaveURL(new RegExp(`/media/new/(?!${id})`))
})

test('[GENW-32] [GENW-14] [GENW-12] with the keyboard alone, up to what the rules say', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/media/new/${id}`)
  const prompt = page.getByLabel('Prompt', { exact: true })
  await expect(prompt).toBeVisible()
  await page.getByRole('radio', { name: 'Image' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Presets' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(prompt).toBeFocused()
  await page.keyboard.type('naked on a beach')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Pictures show nobody naked/)).toBeVisible()
  await expect(prompt).toBeFocused()
  // Tall enough that no bar lies over a button: what is half covered counts as too small.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await expectAccessible(page)
  complaints.splice(0)
})

test('[GENW-6] [GENW-42] settings are kept under a name, used again, deleted, and come back from a file', async ({
  page,
}) => {
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/media/new/${id}`)
  const prompt = page.getByLabel('Prompt', { exact: true })
  const save = async () => {
    await page.getByRole('button', { name: 'Presets' }).click()
    await page.getByRole('menuitem', { name: 'Save as a preset' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Rainy days')
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Rainy days” is saved.').first()).toBeVisible()
  }
  await prompt.fill('under an umbrella')
  await page.getByRole('radio', { name: '4:5' }).check()
  await save()
  await prompt.fill('in the rain')
  await save()
  await prompt.fill('')
  await page.getByRole('radio', { name: '16:9' }).check()
  await page.getByRole('button', { name: 'Presets' }).click()
  await page.getByRole('menuitem', { name: 'Rainy days' }).click()
  await expect(prompt).toHaveValue('in the rain')
  await expect(page.getByRole('radio', { name: '4:5' })).toBeChecked()
  await page.getByRole('button', { name: 'Presets' }).click()
  await page.getByRole('menuitem', { name: 'All presets' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as a file' }).click()
  const file = await (await saved).path()
  await page.getByRole('button', { name: 'Delete Rainy days' }).click()
  await expect(page.getByText('There are no presets any more.')).toBeVisible()
  await page.keyboard.press('Escape')
  const other = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  await page.getByLabel('A file of presets').setInputFiles(other)
  await expect(page.getByText('That is no file of presets.')).toBeVisible()
  await page.getByLabel('A file of presets').setInputFiles(file)
  await expect(page.getByText('1 preset is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Presets' }).click()
  await expect(page.getByRole('menuitem', { name: 'Rainy days' })).toBeVisible()
})

/** Of thirty expressions only those in sight are asked for, three at a time; the others when one comes to them. */
async function expectFewAtATime(page: Page): Promise<void> {
  const asked = new Set<string>()
  let [underWay, max] = [0, 0]
  await page.route('**/samples/expressions/**', async (route) => {
    asked.add(route.request().url())
    max = Math.max(max, ++underWay)
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    underWay -= 1
  })
  await page.getByRole('button', { name: /^Expression/ }).click()
  const choices = page.getByRole('radiogroup', { name: 'Expression' })
  const all = await choices.getByRole('radio').count()
  const pictures = choices.locator('img')
  await expect.poll(() => pictures.count()).toBeGreaterThan(6)
  await expect
    .poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.complete)))
    .toBe(true)
  expect(all).toBeGreaterThan(25)
  expect(asked.size).toBeLessThan(all - 8)
  await choices.getByRole('radio').last().focus()
  await expect(choices.locator('label').last().locator('img')).toBeVisible()
  expect(max).toBeLessThanOrEqual(3)
}
