import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { changeCharacter, getCharacter, makeCharacter } from '#support/characters.ts'

const name = (page: Page) => page.getByLabel('Name')
const appearance = (page: Page) => page.getByLabel('Appearance', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save character' })
const chip = (page: Page, about: string) => page.getByRole('combobox', { name: `${about}: choose another value` })

/** The smallest picture there is. */
const dot = Buffer.from('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoEAAQAAUAmJYwCdAFAAAD+9j/d0n6n+i4NkimuwAA=', 'base64')

/** Portraits take their time; where they are not what a test is about, nobody waits for them. */
async function withoutPortraits(page: Page): Promise<void> {
  await page.route('**/v1/looks/preview', (route) => route.fulfill({ contentType: 'image/webp', body: dot }))
}

test('[CWEB-50] [CWEB-24] a character is made with the keyboard alone', async ({ page }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters')
  await page.getByRole('link', { name: 'New Character' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New Character' })).toBeFocused()
  await page.getByRole('button', { name: 'Surprise me' }).focus()
  await page.keyboard.press('Enter')
  await expect(name(page)).not.toHaveValue('')
  await name(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Somebody')
  await page.keyboard.press('Tab')
  await expect(appearance(page)).toBeFocused()
  await name(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Somebody' })).toBeVisible()
})

test('[CWEB-20] what is wrong is told beside the field', async ({ page }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters/new')
  await page.getByLabel('Age').fill('12')
  await save(page).click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveAccessibleDescription(/Give your character a name/)
  await expect(page.getByLabel('Age')).toHaveAccessibleDescription(/the age starts at 18/)
  await expectAccessible(page)
})

test('[CWEB-23] every feature can be dialled, and saved', async ({ page }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters/new')
  await name(page).fill('Kofi')
  await appearance(page).fill('man, black hair')
  await expect(chip(page, 'Sex')).toHaveValue('male')
  await page.getByText('Dials').click()
  await page.getByRole('tab', { name: 'Hair' }).click()
  await page.getByRole('combobox', { name: 'Hair style' }).selectOption('Mohawk')
  await page.getByRole('tab', { name: 'Face' }).click()
  const jaw = page.getByRole('slider', { name: 'Jaw', exact: true })
  await jaw.focus()
  await page.keyboard.press('End')
  await expect(jaw).toHaveAttribute('aria-valuenow', '100')
  await expectAccessible(page)
  // Two steps right after each other, and saved before the dial has rested.
  await jaw.press('ArrowLeft')
  await jaw.press('ArrowLeft')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kofi' })).toBeVisible()
  const kept = await getCharacter(page.request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(JSON.parse(String(kept['genes']))).toMatchObject({ hairStyle: 'mohawk', jaw: 0.98 })
})

test('[CWEB-26] [CWEB-27] a draft survives a reload, and leaving asks first', async ({ page }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters')
  await page.getByRole('link', { name: 'New Character' }).click()
  await name(page).fill('Ines')
  await expect(page.getByText('Draft saved')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(name(page)).toHaveValue('Ines')
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('banner').getByRole('link', { name: 'Media' }).click()
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Go on writing' }).click()
  await expect(page).toHaveURL('/characters/new')
  await page.goBack()
  await expect(leaving).toBeVisible()
  await expect(page).toHaveURL('/characters/new')
  await leaving.getByRole('button', { name: 'Discard and leave' }).click()
  await expect(page).toHaveURL('/characters')
  await page.getByRole('link', { name: 'New Character' }).click()
  await expect(name(page)).toHaveValue('')
})

test('[CWEB-28] [CWEB-31] two tabs save the same character', async ({ page, context, complaints }) => {
  await withoutPortraits(page)
  await signIn(page)
  const id = await makeCharacter(page.request, { personality: 'calm' })
  const genes = (await getCharacter(page.request, id))['genes']
  // The page's own line would tell it at once; here it learns only when it saves.
  await page.routeWebSocket(/\/v1\/realtime/, () => {})
  await page.goto(`/characters/edit/${id}`)
  await page.getByLabel('Personality').fill('dry')
  await changeCharacter(context.request, id, { description: 'Written elsewhere.' })
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody saved first' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page).toHaveURL(`/characters/${id}`)
  expect(await getCharacter(page.request, id)).toMatchObject({ personality: 'dry', genes })
  expect(complaints.splice(0).every((said) => said.includes('409'))).toBe(true)
})

test('[CWEB-29] without a connection one goes on writing, and it is saved once it is back', async ({
  page,
  context,
  complaints,
}) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters/new')
  await name(page).fill('Tomas')
  await context.setOffline(true)
  await appearance(page).fill('man, blonde hair')
  await expect(page.getByText(/^Offline/)).toBeVisible()
  await save(page).click()
  await expect(page.getByText(/^Not saved: the connection is gone/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomas' })).toBeVisible({ timeout: 20_000 })
  complaints.length = 0
})

test('[CWEB-25] an own picture is cropped by keys and uploaded', async ({ page }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters/new')
  await name(page).fill('Osei')
  await appearance(page).fill('man, grey curls')
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 800
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, 600, 800)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^The part that is kept/ }).focus()
  for (const key of ['ArrowRight', 'ArrowRight', '+', '+', 'ArrowUp']) await page.keyboard.press(key)
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Your own picture')).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('img', { name: 'Portrait of Osei' })).toBeVisible()
})

test('[CWEB-30] what the server refuses is told beside its field', async ({ page, complaints }) => {
  await withoutPortraits(page)
  await signIn(page)
  await page.goto('/characters/new')
  await name(page).fill('Ines')
  await appearance(page).fill('woman, brown ponytail')
  const problem = 'Somebody is called that already.'
  const message = `Invalid document structure: Attribute "name" is refused: ${problem}`
  await page.route('**/collections/characters/documents', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { message, code: 400, type: 'document_invalid_structure', version: '1.5.11', field: 'name', problem },
        })
      : route.fallback(),
  )
  await save(page).click()
  await expect(name(page)).toHaveAccessibleDescription(/Somebody is called that already/)
  await expect(name(page)).toBeFocused()
  complaints.length = 0
})

test('[CWEB-51] [CWEB-52] on a phone the form fits and has no fault', async ({ page }) => {
  await withoutPortraits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/characters/new?surprise=1')
  await expect(page.getByText('Understood. Correct anything that is wrong.')).toBeVisible()
  await page.getByText('Dials').click()
  await expect(page.getByRole('tab', { name: 'Face' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(save(page)).toBeInViewport()
  await expectAccessible(page)
})
