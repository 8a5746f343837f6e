import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '#support/browser.ts'
import { signInAs, test } from '#support/library.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const tile = (page: Page, place: number) => page.locator(`[data-place="${place}"][data-id]`)
const lightbox = (page: Page) => page.getByRole('dialog').first()
/** One that an engine has drawn. */
const openDrawn = async (page: Page) => {
  await page.goto('/media?engine=illustrator')
  await tile(page, 1).getByRole('link').click()
  await expect(page.getByText(/^2 of/)).toBeVisible()
}

test.beforeEach(async ({ page, seeded }) => signInAs(page, seeded.key))

test('[LIB-20] an address opens one, arrows go on, and back closes it', async ({ page }) => {
  await page.goto('/media')
  const id = (await tile(page, 2).getAttribute('data-id')) ?? ''
  await page.goto(`/media?open=${id}`)
  await expect(page.getByText(/^3 of/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^4 of/)).toBeVisible()
  await lightbox(page).getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(new RegExp(`open=${id}`))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/media$/)
  await tile(page, 0).getByRole('link').click()
  await expect(page.getByText(/^1 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  // One that nobody has fetched yet is found, and the wall comes along when it is left.
  const queries = [
    { method: 'isNull', attribute: 'trashedAt' },
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [1] },
    { method: 'offset', values: [1499] },
  ]
  const asked = queries.map((query, index) => [`queries[${index}]`, JSON.stringify(query)])
  const documents = '/v1/databases/studio/collections/media/documents'
  const answer = await page.request.get(`${documents}?project=eidolon&${new URLSearchParams(asked)}`)
  const [far] = (await answer.json()).documents
  await page.goto(`/media?open=${far.$id}`)
  await expect(page.getByText(/^1,500 of/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^1,501 of/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile(page, 1500).getByRole('link')).toBeFocused()
  await expect(tile(page, 1500)).toBeInViewport()
})

test('[LIB-21] [LIB-42] a picture is enlarged by wheel and keys, and moved', async ({ page }) => {
  await openDrawn(page)
  const picture = lightbox(page).locator('img').first()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  await expectAccessible(page)
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 1.4)
  const top = async () => (await picture.boundingBox())?.y ?? 0
  await page.keyboard.press('ArrowUp')
  const high = await top()
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBeLessThan(high)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(before, 0)
  await picture.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(width).toBeGreaterThan(before * 1.4)
  await picture.dblclick()
  await expect.poll(width).toBeCloseTo(before, 0)
})

test('[LIB-5] [LIB-22] [LIB-23] [LIB-26] details tell everything, and lead on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDrawn(page)
  const details = page.getByRole('complementary', { name: 'Details' })
  for (const words of ['Size', 'Seed', 'Engine', 'Likeness'])
    await expect(details.getByText(words, { exact: true })).toBeVisible()
  await expect(details.getByText(/How surely one would know the person again/)).toBeVisible()
  await expect(details.getByLabel('Recipe')).toContainText('"engine": "illustrator"')
  await details.getByRole('button', { name: 'Copy' }).click()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({ recipe: 1 })
  await lightbox(page).getByRole('button', { name: 'Set as portrait' }).click()
  await expect(page.getByText(/^It is the portrait of/)).toBeVisible()
  await page.keyboard.press('f')
  await expect(lightbox(page).getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('4')
  await expect(details.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true')
  await details.getByRole('button', { name: '4 stars' }).click()
  await expect(details.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'false')
  const started = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/generations') && answer.request().method() === 'POST',
  )
  await lightbox(page).getByRole('button', { name: 'Vary subtle' }).click()
  const generation = await (await started).json()
  expect(generation).toMatchObject({ count: 4, request: { strength: 0.25 } })
  await expect(page.getByText('4 are being drawn')).toBeAttached()
  await page.request.delete(`/v1/generations/${generation.$id}`, { headers: { 'x-appwrite-project': 'eidolon' } })
  const id = new URL(page.url()).searchParams.get('open')
  expect(await lightbox(page).getByRole('link', { name: 'Remix' }).getAttribute('href')).toBe(`/media/new?remix=${id}`)
  await lightbox(page).getByRole('button', { name: 'Animate' }).click()
  await expect(page).toHaveURL(/\/media\/new/)
})

test('[LIB-24] a link is made with an end and a password, and taken back', async ({ page, browser }) => {
  await openDrawn(page)
  await lightbox(page).getByRole('button', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share link' })
  await dialog.getByLabel('It ends').selectOption('After a week')
  await dialog.getByLabel('Password, if you want one').fill('open sesame')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await expect(dialog.getByText(/^It is shared, with a password, until/)).toBeVisible()
  await expectAccessible(page)
  const stranger = await browser.newContext()
  const answer = async () => (await stranger.request.get(link)).status()
  expect(await answer()).toBeLessThan(404)
  await dialog.getByRole('button', { name: 'Take the link back' }).click()
  await expect(dialog.getByText(/^Whoever has the link/)).toBeVisible()
  expect(await answer()).toBe(404)
  await stranger.close()
})

test('[LIB-25] two are compared with a moving edge and side by side', async ({ page }) => {
  await page.goto('/media')
  for (const place of [0, 2]) await tile(page, place).getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare two' })
  const edge = dialog.getByRole('slider', { name: 'How much of the first one is shown' })
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveValue('51')
  await expectAccessible(page)
  await dialog.getByText('Side by side').click()
  await expect(edge).toBeHidden()
  const before = new URL(page.url()).searchParams.get('beside')
  await dialog.getByRole('button', { name: 'Compare with the next one' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('beside')).not.toBe(before)
  await expectAccessible(page)
})

test('[LIB-41] [LIB-42] [LIB-43] on a phone the lightbox fits and has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDrawn(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  for (const name of ['Favourite', 'Share link', 'Move to trash', 'Download'])
    await expect(lightbox(page).getByRole('button', { name })).toBeInViewport()
  await lightbox(page).getByRole('button', { name: 'Download' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As WebP' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.webp$/)
})
