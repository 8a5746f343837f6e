import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '#support/browser.ts'
import { signInAs, test } from '#support/library.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const wall = (page: Page) => page.getByRole('list', { name: 'Pictures and videos' })
const tile = (page: Page, place: number) => page.locator(`[data-place="${place}"][data-id]`)
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' })
const count = async (page: Page): Promise<number> =>
  Number((await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\D/g, ''))

test.beforeEach(async ({ page, seeded }) => {
  await signInAs(page, seeded.key)
  await page.goto('/media')
  await expect(tile(page, 0)).toBeVisible()
})

test('[LIB-1] [LIB-3] few nodes for many pictures, and a scale to jump by', async ({ page }) => {
  expect(await count(page)).toBeGreaterThan(2300)
  const nodes = () => wall(page).evaluate((list) => list.querySelectorAll('*').length)
  const months = page.getByRole('navigation', { name: 'Jump to a month' }).getByRole('button')
  // Not the very last: the page ends before that one can come to the top.
  const last = months.nth((await months.count()) - 8)
  const [short = '', year = ''] = ((await last.getAttribute('aria-label')) ?? '').split(/[ ,]+/)
  await last.click()
  const heading = page.getByRole('heading', { name: new RegExp(`^${short}\\w* ${year}$`) })
  await expect(heading).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-place][data-id]').last()).toBeVisible()
  expect(await nodes()).toBeLessThan(300)
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, -3000)
  await expect(page.locator('[data-place][data-id]').first()).toBeVisible()
  expect(await nodes()).toBeLessThan(300)
})

test('[LIB-2] rows or squares, as one left it', async ({ page }) => {
  const shape = async () => {
    const box = await tile(page, 1).boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  await page.getByRole('button', { name: 'Show squares' }).click()
  await expect.poll(shape).toBeCloseTo(1, 1)
  await page.reload()
  await expect(tile(page, 1)).toBeVisible()
  expect(await shape()).toBeCloseTo(1, 1)
  await page.getByRole('button', { name: 'Show whole pictures in rows' }).click()
})

test('[LIB-4] search, filters and order are asked for and in the address', async ({ page }) => {
  const all = await count(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('region', { name: 'Filters' })
  const found = page.getByText(/found$/)
  const some = async () => {
    await expect(found).toBeVisible()
    const many = Number((await found.innerText()).replaceAll(/\D/g, ''))
    expect(many).toBeGreaterThan(0)
    expect(many).toBeLessThan(all)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(found).toBeHidden()
  }
  for (const [label, index] of [
    ['Character', 1],
    ['Style', 1],
    ['Album', 1],
  ] as const) {
    await filters.getByLabel(label, { exact: true }).selectOption({ index })
    await some()
  }
  await filters.getByLabel('Engine').selectOption('uploads')
  await expect(page).toHaveURL(/engine=uploads/)
  await some()
  await filters.getByLabel('Likeness').selectOption('95')
  await some()
  await filters.getByRole('checkbox', { name: /^Favourites/ }).check()
  await some()
  await filters.getByLabel('From').fill('2026-06-01')
  await filters.getByLabel('To').fill('2026-07-31')
  await some()
  await filters.getByRole('radio', { name: 'Videos' }).check()
  await expect(page.getByRole('heading', { name: 'Nothing like that here' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()

  const words = (await tile(page, 0).getByRole('img').getAttribute('alt')) ?? ''
  await page.getByRole('searchbox').fill(words.split(' ')[0] ?? '')
  await expect(found).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Best likeness')
  await expect(page).toHaveURL(/q=.*sort=score/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('score')
  await expect(found).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Jump to a month' })).toBeHidden()
})

test('[SEARCH-22] [SEARCH-23] [SEARCH-24] it is searched by meaning, each hit says why', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search your media' })
  await box.fill('somebody with a red dress on a ship')
  await expect(page.getByText('More than 100 found')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort' }).locator('option:checked')).toHaveText('Best match')
  const first = tile(page, 0).getByRole('link', { name: /Found by: Red clothes · Summer dress · Ship deck/ })
  await expect(first).toBeVisible()
  await expectAccessible(page)
  // The end of the wall comes near, and what follows is fetched.
  await page.mouse.wheel(0, 30_000)
  await expect(page.getByText(/More than [2-9]00 found/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Details' }).getByText('Found by')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^3 of /)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Favourites/ }).check()
  await expect(page).toHaveURL(/q=.*favourite=1/)
  await expect(page.getByText(/found$/)).toBeVisible()

  await box.fill('flibbert wobbel, no hat')
  await expect(page.getByText(/Looked for: .*“flibbert wobbel”.* but no hat\./)).toBeVisible()
})

test('[LIB-10] [LIB-40] keys walk the wall and select, what was not fetched included', async ({ page }) => {
  await tile(page, 0).getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected/)).toBeHidden()
  await tile(page, 1).getByRole('checkbox').click()
  await page.keyboard.press('End')
  const end = (await count(page)) - 1
  await expect(tile(page, end).getByRole('link')).toBeFocused()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText(`${end.toLocaleString('en-US')} selected`)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await expect(tile(page, 0).getByRole('link')).toBeFocused()
  await page.keyboard.press('Control+a')
  await expect(page.getByText(`${(end + 1).toLocaleString('en-US')} selected`)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('[LIB-11] [LIB-12] [LIB-43] marked, downloaded, thrown away, taken back, deleted', async ({ page }) => {
  const all = await count(page)
  const first = (await tile(page, 0).getAttribute('data-id')) ?? ''
  for (const place of [0, 1]) await tile(page, place).getByRole('checkbox').click()
  const saved = page.waitForEvent('download')
  await selection(page).getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Pictures as WebP' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/)
  await selection(page).getByRole('button', { name: 'Favourite' }).click()
  await expect(tile(page, 0).getByText('Favourite')).toBeAttached()
  await selection(page).getByRole('button', { name: 'Trash' }).click()
  await expect.poll(() => count(page)).toBe(all - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => count(page)).toBe(all)
  await expect(tile(page, 0)).toHaveAttribute('data-id', first)

  await tile(page, 0).getByRole('checkbox').click()
  await selection(page).getByRole('button', { name: 'Trash' }).click()
  await expect.poll(() => count(page)).toBe(all - 1)
  await page.goto('/media?trash=1')
  await page.locator(`[data-id="${first}"]`).getByRole('checkbox').click()
  // While a question is open, nothing behind it can be read.
  const before = await count(page)
  await selection(page).getByRole('button', { name: 'Delete for ever' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click()
  await expect.poll(() => count(page)).toBe(before - 1)
  await tile(page, 0).getByRole('checkbox').click()
  await selection(page).getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => count(page)).toBe(before - 2)
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' }).first()).toBeVisible()
})

test('[LIB-13] an album is made, renamed, given a cover and deleted', async ({ page }) => {
  const all = await count(page)
  for (const place of [0, 1]) await tile(page, place).getByRole('checkbox').click()
  await selection(page).getByRole('button', { name: 'Album' }).click()
  const dialog = page.getByRole('dialog', { name: 'Albums of 2' })
  await dialog.getByLabel('New album').fill('Rainy days')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Rainy days' })).toBeChecked()
  await expectAccessible(page)
  // A name that was only typed is meant as well.
  await dialog.getByLabel('New album').fill('Wet streets')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('navigation', { name: 'Albums' }).getByRole('button', { name: 'Wet streets 2' }),
  ).toBeVisible()
  await page.getByRole('navigation', { name: 'Albums' }).getByRole('button', { name: 'Rainy days 2' }).click()
  await expect(page.getByText('2 found')).toBeVisible()
  await tile(page, 1).getByRole('checkbox').click()
  const more = page.getByRole('button', { name: 'More about the album Rainy days' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Use the selected one as cover' }).click()
  await expect(page.getByText('It is the cover now.')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Sunny days')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'Sunny days' })).toBeVisible()
  await page.getByRole('button', { name: 'More about the album Sunny days' }).click()
  await page.getByRole('menuitem', { name: 'Delete album' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete album' }).click()
  await expect.poll(() => count(page)).toBe(all)
})

test('[LIB-6] what does not come is told, the whole or a part, and comes when asked for again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/\b500\b/)
  await loseUntilAskedAgain(page, '**/v1/media/months?*')
  await page.goto('/media')
  await expect(page.getByRole('heading', { name: 'Your media did not arrive' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tile(page, 0)).toBeVisible()

  await loseUntilAskedAgain(page, '**/v1/databases/studio/collections/media/documents?*')
  await page.getByRole('navigation', { name: 'Jump to a month' }).getByRole('button').nth(9).click()
  await expect(page.getByText('Some of your media did not arrive.')).toBeInViewport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Some of your media did not arrive.')).toBeHidden()
  await expect(page.locator('[data-place][data-id]').first()).toBeVisible()
})

/** Not until the test says so: what comes by itself in between, while the wall still moves, takes the button away. */
async function loseUntilAskedAgain(page: Page, asked: string): Promise<void> {
  const lost = { status: 500, json: { message: 'Lost', code: 500, type: 'general_unknown' } }
  const mark = `asked again: ${asked}`
  const listen = (key: string) =>
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent.includes('Try again'))
          sessionStorage.setItem(key, 'yes')
      },
      { capture: true },
    )
  await page.addInitScript(listen, mark)
  await page.evaluate(listen, mark)
  await page.route(asked, async (route) => {
    // A page that is just being left cannot say.
    const again = await page.evaluate((key) => sessionStorage.getItem(key), mark).catch(() => null)
    return again ? route.fallback() : route.fulfill(lost)
  })
}

test('[LIB-41] [LIB-42] on a phone the wall fits and has no fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/media')
  await expect(tile(page, 0)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible()
})
