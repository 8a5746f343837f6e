import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#support/browser.ts'
import { changeCharacter, getCharacter, makeCharacter, makeCharacters } from '#support/characters.ts'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
const cards = (page: Page) => page.getByRole('article')

test('[CWEB-1] the search is on the server, whatever the case, and in the address', async ({ page }) => {
  await signIn(page)
  await makeCharacter(page.request, { name: 'Ines Duarte', description: 'Rowing coach' })
  await makeCharacter(page.request, { name: 'Kofi Mensah', description: 'Hosts a RADIO show' })
  await page.goto('/characters')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('searchbox').fill('radio')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Kofi Mensah')).toBeVisible()
  await expect(page).toHaveURL('/characters?q=radio')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('radio')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('INES')
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('[CWEB-2] [CWEB-3] filters and order ask the server', async ({ page }) => {
  await signIn(page)
  const common = { appearance: 'woman, red hair' }
  await makeCharacter(page.request, { ...common, name: 'Bea', style: 'noir', age: 30, tags: ['river'], favorite: true })
  await makeCharacter(page.request, { name: 'Ada', style: 'anime', age: 60, tags: ['island'] })
  await makeCharacter(page.request, { name: 'Old', archived: true })
  await page.goto('/characters')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name, A to Z')
  await expect(cards(page).first()).toContainText('Ada')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('region', { name: 'Filters' })
  const only = async (name: string) => {
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, name)).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(2)
  }
  await filters.getByRole('radio', { name: 'Noir' }).check()
  await only('Bea')
  await filters.getByRole('radio', { name: 'island' }).check()
  await only('Ada')
  await filters.getByRole('checkbox', { name: 'Favourites' }).check()
  await only('Bea')
  await filters.getByLabel('Words in the appearance').fill('red hair')
  await only('Bea')
  await filters.getByLabel('From').fill('50')
  await only('Ada')
  await filters.getByRole('combobox', { name: 'Pictures and videos' }).selectOption('Only with pictures')
  await expect(page.getByRole('heading', { name: 'Nobody like that here' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await filters.getByRole('checkbox', { name: 'Archived' }).check()
  await only('Old')
  await expectAccessible(page)
})

test('[CWEB-7] a character is deleted after a question, and brought back', async ({ page }) => {
  await signIn(page)
  await makeCharacter(page.request)
  await page.goto('/characters')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Delete Ines Duarte' }).click()
  const dialog = page.getByRole('dialog', { name: /^Are you sure you want to delete Ines Duarte/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Delete Ines Duarte' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: "You don't have any characters yet" })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Ines Duarte')).toBeVisible()
})

test('[CWEB-8] a card marks, duplicates, tags and archives', async ({ page }) => {
  await signIn(page)
  const id = await makeCharacter(page.request)
  await page.goto('/characters')
  const ines = card(page, 'Ines Duarte')
  await ines.getByRole('button', { name: 'Favourite Ines Duarte' }).click()
  await expect(ines.getByRole('button', { name: 'Favourite Ines Duarte' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await getCharacter(page.request, id))['favorite']).toBe(true)

  await ines.getByRole('button', { name: 'More about Ines Duarte' }).click()
  await page.getByRole('menuitem', { name: 'Tags' }).click()
  await page.getByRole('dialog').getByLabel('Tags', { exact: true }).fill('river')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await expect(ines.getByText('river')).toBeVisible()

  await ines.getByRole('button', { name: 'More about Ines Duarte' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(card(page, 'Ines Duarte copy')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)

  await card(page, 'Ines Duarte copy')
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('[CWEB-9] [CWEB-50] several are selected and deleted with the keyboard alone', async ({ page }) => {
  await signIn(page)
  for (const name of ['One', 'Two', 'Three', 'Four']) await makeCharacter(page.request, { name })
  await page.goto('/characters')
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Select Four' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Two' }).focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected/)).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+a')
  await expect(page.getByText('4 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete 4 characters?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(4)
})

test('[CWEB-10] of many characters only those near the window are in the page', async ({ page }) => {
  await signIn(page)
  await makeCharacters(page.request, 150)
  await page.goto('/characters?sort=name')
  await expect(card(page, 'Person 00000')).toBeVisible()
  const last = page.getByRole('heading', { name: 'Person 00149' })
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000)
        expect(await cards(page).count()).toBeLessThan(30)
        return last.isVisible()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '150')
})

test('[LIVE-2] [DASH-5] what another machine does is seen at once', async ({ page }) => {
  await signIn(page)
  await page.goto('/characters')
  await expect(page.getByRole('heading', { name: "You don't have any characters yet" })).toBeVisible()
  const id = await makeCharacter(page.request)
  await expect(card(page, 'Ines Duarte')).toBeVisible()
  await changeCharacter(page.request, id, { name: 'Ines Prata' })
  await expect(card(page, 'Ines Prata')).toBeVisible()
})

test('[CWEB-11] cards are imported by the picker and by dropping them', async ({ page }) => {
  await signIn(page)
  await page.goto('/characters')
  const cardOf = (name: string) => ({ name, description: `${name} has green eyes and red hair.`, personality: 'dry' })
  await page.getByLabel('Character cards').setInputFiles(
    ['Ada', 'Bea'].map((name) => ({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(cardOf(name))),
    })),
  )
  await expect(card(page, 'Ada')).toBeVisible()
  await expect(card(page, 'Bea')).toBeVisible()
  const close = page.getByRole('button', { name: 'Understood' })
  if (await close.isVisible()) await close.click()
  const files = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'Cleo.json', { type: 'application/json' }))
      return transfer
    },
    JSON.stringify(cardOf('Cleo')),
  )
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: files })
  await expect(page.getByText('Drop character cards to import them')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: files })
  await expect(card(page, 'Cleo')).toBeVisible()
})

test('[CWEB-51] [CWEB-52] [CWEB-4] on a phone the list fits and has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/characters')
  await expect(page.getByRole('heading', { name: "You don't have any characters yet" })).toBeVisible()
  await expectAccessible(page)
  await makeCharacter(page.request, {
    name: 'A name that goes on and on without ever stopping to breathe',
    tags: ['river'],
  })
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('button', { name: /^Favourite/ })).toBeVisible()
  await expectAccessible(page)
})
