import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { makeCharacter } from '#support/characters.ts'

const promptOf = (page: Page) => page.getByLabel('Prompt', { exact: true })
const notesOf = (page: Page) => page.getByRole('region', { name: 'How the prompt is read' })

test('[READW-1] [READW-2] on a phone what is not drawn is underlined under its very words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/media/new/${id}`)
  await promptOf(page).pressSequentially('Ines with silver hair, at night, xyzzyx quuxly')
  await expect(page.getByRole('button', { name: 'Remove Hair: Silver hair' })).toBeVisible()
  await expect(notesOf(page).getByText('Not drawn by the built-in illustrator: xyzzyx quuxly.')).toBeVisible()
  await expect(notesOf(page).getByText(/^Left to chance: pose, /)).toBeVisible()
  await expect(page.locator('mark')).toHaveText('xyzzyx quuxly')
  await expect(promptOf(page)).toHaveAccessibleDescription('Not drawn by the built-in illustrator: xyzzyx quuxly.')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // Long, and made low by hand: both texts break their lines alike and scroll together.
  const long = `${'at night, in the rain, with a sword, '.repeat(12)}\n\nxyzzyx${'quux'.repeat(40)} at night`
  await promptOf(page).fill(long)
  await expect(page.locator('mark')).toContainText('xyzzyx')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => heightsOf(page)).toEqual([true, true])
  }
  await promptOf(page).evaluate((area) => {
    area.style.height = '7rem'
    area.scrollTop = 120
  })
  await expect.poll(() => heightsOf(page)).toEqual([true, true])
})

test('[READW-3] [READW-4] [READW-5] [READW-6] chips are corrected, removed and brought back by the keyboard', async ({
  page,
}) => {
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/media/new/${id}`)
  await promptOf(page).fill('silver hair, a sword, at night')
  await expect(page.getByRole('button', { name: 'Remove Wears: Sword' })).toBeVisible()
  await promptOf(page).focus()
  await page.keyboard.press('Tab')
  const hair = page.getByRole('combobox', { name: /^Hair:/ })
  await expect(hair).toBeFocused()
  await hair.selectOption('Black')
  await expect(promptOf(page)).toHaveValue('black hair, a sword, at night')
  await expect(hair).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove Hair: Black hair' })).toBeVisible()
  // Through other values and back to one: all of it is undone at once.
  await page.keyboard.press('ArrowDown')
  await expect(promptOf(page)).not.toHaveValue(/black/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+z')
  await expect(promptOf(page)).toHaveValue('silver hair, a sword, at night')
  await expect(hair).toBeFocused()
  await hair.selectOption('Black')
  await expect(promptOf(page)).toHaveValue('black hair, a sword, at night')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(promptOf(page)).toHaveValue('a sword, at night')
  await expect(page.getByRole('button', { name: 'Remove Wears: Sword' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(promptOf(page)).toHaveValue('black hair, a sword, at night')
  await page.getByRole('button', { name: 'Remove Wears: Sword' }).click()
  await expect(promptOf(page)).toHaveValue('black hair, at night')
  await promptOf(page).press('Control+z')
  await expect(promptOf(page)).toHaveValue('black hair, a sword, at night')
})

test('[READW-8] [READW-9] a finished picture tells what it does not show, and its remix is read again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto(`/media/new/${id}`)
  await promptOf(page).fill('reading in a library, xyzzyx')
  await page.getByRole('button', { name: 'Generate picture' }).click()
  const card = page.getByRole('article', { name: 'Ines Duarte, reading in a library, xyzzyx' })
  await expect(card.getByText('Not drawn: xyzzyx.')).toBeVisible({ timeout: 120_000 })
  await card.getByRole('link').first().click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Not drawn', { exact: true })).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: /^xyzzyx$/ })).toBeVisible()
  await expect(details.getByRole('definition').filter({ hasText: 'Library' })).toBeVisible()
  await details.getByRole('link', { name: 'Remix' }).click()
  await expect(promptOf(page)).toHaveValue('reading in a library, xyzzyx')
  await expect(page.locator('mark')).toHaveText('xyzzyx')
  await expect(notesOf(page).getByText('Not drawn by the built-in illustrator: xyzzyx.')).toBeVisible()
})

/** Whether the text and what lies behind it are of one height, and scrolled to the same place. */
async function heightsOf(page: Page): Promise<readonly boolean[]> {
  return promptOf(page).evaluate((area) => {
    const layer = area.previousElementSibling
    return [layer?.scrollHeight === area.scrollHeight, layer?.scrollTop === area.scrollTop]
  })
}
