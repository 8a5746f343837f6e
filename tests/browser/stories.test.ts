import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '#support/browser.ts'
import { signInAs, test } from '#support/library.ts'
import { filledPages, makeStory, storyPages } from '#support/stories.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const small = (page: Page, number: number) =>
  strip(page).getByRole('button', { name: `Page ${number} of`, exact: false })

/** A story of that many pages in the editor: its id, and the ids of its pages. */
async function open(page: Page, count: number): Promise<{ readonly id: string; readonly pages: readonly string[] }> {
  const pages = await filledPages(page.request, count)
  const id = await makeStory(page.request, pages)
  await page.goto(`/stories/${id}`)
  await expect(page.getByRole('button', { name: /^Panel 1 of 5/ })).toBeVisible()
  return { id, pages: pages.map((one) => one.id) }
}
const order = async (page: Page, id: string) => (await storyPages(page.request, id)).map((one) => one.id)

/** The middle of something on the screen. */
async function middleOf(page: Page, number: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await small(page, number).first().boundingBox()
  if (!box) throw new Error(`Page ${number} is not in the strip.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(async ({ page, seeded }) => signInAs(page, seeded.key))

test('[STORY-80] of forty pages only those are drawn that are seen', async ({ page }) => {
  await open(page, 40)
  await expect(page.locator('[data-page] image')).toHaveCount(5)
  const drawn = () => strip(page).locator('li:has(image)').count()
  await expect.poll(drawn).toBeGreaterThan(3)
  expect(await strip(page).locator('li').count()).toBeLessThan(24)
  await strip(page).evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(small(page, 40)).toBeVisible()
  await expect(strip(page).locator('li:has(image)').last()).toBeVisible()
  expect(await strip(page).locator('li').count()).toBeLessThan(24)
  await small(page, 40).click()
  await expect(page.locator('[data-page] image')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Caption: Page 40, panel 1: before dawn.' })).toBeVisible()
  await expectAccessible(page)
})

test('[STORY-25] [STORY-81] pages are dragged by a mouse, and a panel is divided from its edge', async ({ page }) => {
  const { id, pages } = await open(page, 4)
  const [from, to] = [await middleOf(page, 1), await middleOf(page, 3)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(small(page, 3)).toHaveAttribute('aria-current', 'page')
  const [a, b, c, d] = pages
  await expect.poll(() => order(page, id)).toEqual([b, c, a, d])

  const panel = page.getByRole('button', { name: /^Panel 3 of 5/ })
  await panel.click({ position: { x: 30, y: 30 } })
  const edge = page.getByRole('button', { name: 'Split panel 3 from its left edge' })
  await edge.hover()
  const [box, grip] = [await panel.boundingBox(), await edge.boundingBox()]
  if (!box || !grip) throw new Error('The panel has no grips.')
  const y = grip.y + grip.height / 2
  await page.mouse.move(grip.x + grip.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 6 })
  await page.mouse.move(box.x + box.width * 0.3, y, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Panel 3 of 6: no picture yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Panel 4 of 6: with a picture, 3 texts' })).toBeVisible()
  await expect.poll(async () => (await storyPages(page.request, id))[2]?.cuts.at(-1)?.at).toBeCloseTo(0.3, 1)
  // The whole drag is one step.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Panel 3 of 5/ })).toBeVisible()
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[STORY-25] a page that is held goes along; a swipe scrolls the strip', async ({ page }) => {
    const { id, pages } = await open(page, 12)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [from, to] = [await middleOf(page, 1), await middleOf(page, 2)]
    await touch('touchStart', from)
    await page.waitForTimeout(600)
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y })
    }
    await expect(strip(page).locator('[data-held]')).toBeVisible()
    await touch('touchEnd')
    await expect.poll(() => order(page, id)).toEqual([pages[1], pages[0], ...pages.slice(2)])
    expect(await strip(page).evaluate((box) => box.scrollLeft)).toBe(0)

    const start = await middleOf(page, 3)
    await touch('touchStart', start)
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', { x: start.x - step * 20, y: start.y })
    await touch('touchEnd')
    await expect.poll(() => strip(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(60)
    expect(await order(page, id)).toEqual([pages[1], pages[0], ...pages.slice(2)])
  })
})
