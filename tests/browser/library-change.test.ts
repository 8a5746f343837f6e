import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

/** Drawing takes as long as the machine needs that everybody shares. */
const patience = 240_000
test.describe.configure({ timeout: 600_000 })

// Who points at the hair points at what is drawn there.
test.use({ drawing: 'real' })

const panel = (page: Page) => page.getByRole('form', { name: 'Change one thing' })
const part = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** A picture that was just drawn, in the lightbox. */
async function openPicture(page: Page): Promise<string> {
  await signIn(page)
  const characterId = await makeCharacter(page.request, { name: 'Ines Duarte' })
  const project = { 'x-appwrite-project': 'eidolon' }
  const data = { characterId, prompt: 'standing in a library, half body', seed: 7, aspect: '4:5' }
  const asked = await page.request.post('/v1/generations', { headers: project, data })
  const { $id } = await asked.json()
  const state = async () => (await page.request.get(`/v1/generations/${$id}`, { headers: project })).json()
  await expect.poll(async () => (await state()).status, { timeout: patience }).toBe('succeeded')
  const [mediaId] = (await state()).mediaIds
  await page.goto(`/media?open=${mediaId}`)
  return mediaId
}

test('[GENW-60] [GENW-61] [GENW-62] point at the hair, choose another, draw, and undo', async ({ page }) => {
  const mediaId = await openPicture(page)
  await page.getByRole('button', { name: 'Change one thing' }).click()
  await expect(part(page, 'Hair')).toBeFocused()
  // What is where is known after a while, and then what is not seen is not listed.
  await expect(part(page, 'Shoes')).toBeHidden({ timeout: patience })
  const box = await page.getByRole('dialog').locator('img').first().boundingBox()
  if (!box) throw new Error('There is no picture')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9)
  await expect(part(page, 'Top')).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page).getByRole('radiogroup', { name: 'Outfit' })).toBeVisible()
  await part(page, 'Hair').press('Enter')
  await expect(part(page, 'Hair')).toHaveAttribute('aria-pressed', 'true')
  const draw = panel(page).getByRole('button', { name: 'Draw' })
  await expect(draw).toBeDisabled()
  await panel(page).getByLabel('Or in words').fill('short green hair')
  await expectAccessible(page)
  await draw.click()
  await expect(page).not.toHaveURL(new RegExp(mediaId), { timeout: patience })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(new RegExp(mediaId))
  await page.getByRole('button', { name: 'Change one thing' }).click()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change one thing' })).toBeFocused()
})
