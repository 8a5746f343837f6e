import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { getCharacter, makeCharacter } from '#support/characters.ts'

/** Whatever is drawn takes its time on a machine that everybody shares. */
const patience = { timeout: 120_000 }

test.use({ settings: { ILLUSTRATOR_PORTRAITS: 'on' } })

const name = (page: Page) => page.getByLabel('Name')
const appearance = (page: Page) => page.getByLabel('Appearance', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save character' })
const chip = (page: Page, about: string) => page.getByRole('combobox', { name: `${about}: choose another value` })
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** The card's picture, once it is the portrait that the studio drew. */
const drawnOn = (page: Page, who: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: who }) })
    .locator('img[src*="/files/drawn-"]')

/** The picture on top, as its width and a few of its pixels. */
const shownPortrait = (page: Page) =>
  page
    .getByRole('figure', { name: 'Live portrait' })
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 24
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 24, 24)
      return { width: image.naturalWidth, pixels: context?.getImageData(0, 0, 24, 24).data.join(',') ?? '' }
    })

test('[CWEB-21] [CWEB-22] [CWEB-40] words become a portrait, and both become a character', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await page.goto('/characters/new')
  await name(page).fill('Yuki Arai')
  await appearance(page).fill('woman, sharp black bob, dark eyes')
  await expect(chip(page, 'Hair style')).toHaveValue('bob')
  await expect.poll(async () => (await shownPortrait(page)).width, { timeout: 60_000 }).toBe(768)
  const before = await shownPortrait(page)
  await chip(page, 'Hair').focus()
  await chip(page, 'Hair').selectOption('Red')
  await expect.poll(async () => (await shownPortrait(page)).pixels === before.pixels, { timeout: 60_000 }).toBe(false)
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yuki Arai' })).toBeVisible({ timeout: 60_000 })
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(JSON.parse(String((await getCharacter(page.request, id))['genes']))).toMatchObject({ hairStyle: 'bob' })
  // The kept preview is the portrait.
  await expect.poll(async () => (await getCharacter(page.request, id))['imageId'], { timeout: 60_000 }).toBeTruthy()
  await expect(page.getByRole('img', { name: 'Portrait of Yuki Arai' })).toBeVisible()
  await expectAccessible(page)
})

test('[CWEB-32] saved at once, the portrait arrives live wherever the character is shown', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signIn(page)
  const wall = await context.newPage()
  await wall.goto('/characters')
  await expect(wall.getByText("You don't have any characters yet")).toBeVisible()
  await page.goto('/characters/new')
  await name(page).fill('Yuki Arai')
  await appearance(page).fill('woman, sharp black bob, dark eyes')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yuki Arai' })).toBeVisible()
  await expect(drawnOn(wall, 'Yuki Arai')).toBeVisible(patience)
  await expect(page.getByText('Being drawn')).toHaveCount(0)
  const shown = page.getByRole('img', { name: 'Portrait of Yuki Arai' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), patience).toBeGreaterThan(0)
  await expectAccessible(page)
  // Saving again over what has just arrived is no conflict, and keeps it.
  const { imageId } = await getCharacter(page.request, idIn(page))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Personality').fill('dry')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yuki Arai' })).toBeVisible()
  expect(await getCharacter(page.request, idIn(page))).toMatchObject({ imageId, personality: 'dry' })
})

test('[CWEB-32] closing the tab loses nothing, and what a card brings is drawn as well', async ({ page, context }) => {
  test.setTimeout(240_000)
  await signIn(page)
  const tab = await context.newPage()
  await tab.goto('/characters/new')
  await name(tab).fill('Osei')
  await appearance(tab).fill('man, grey curls')
  await save(tab).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Osei' })).toBeVisible()
  await tab.close()
  await page.goto('/characters')
  await expect(drawnOn(page, 'Osei')).toBeVisible(patience)
  const card = JSON.stringify({ name: 'Ada', description: 'A man with a red beard.' })
  const file = { name: 'ada.json', mimeType: 'application/json', buffer: Buffer.from(card) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(drawnOn(page, 'Ada')).toBeVisible(patience)
})

test('[CWEB-32] on a phone a character that is being drawn says so, without a fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const id = await makeCharacter(page.request)
  // As long as nobody tells it otherwise, the page shows what it fetched.
  await page.routeWebSocket(/\/v1\/realtime/, () => {})
  await page.route('**/collections/characters/documents?*', async (route) => {
    const answer = await route.fetch()
    const { total, documents } = await answer.json()
    const waiting = documents.map((one: object) => ({ ...one, imageId: null, portraitPending: true }))
    await route.fulfill({ json: { total, documents: waiting } })
  })
  await page.goto('/characters')
  await expect(page.getByText('Being drawn')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect.poll(async () => (await getCharacter(page.request, id))['portraitPending'], patience).toBe(false)
})
