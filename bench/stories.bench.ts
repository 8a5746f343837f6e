import type { Browser, Page } from '@playwright/test'
import type { BenchRow } from '#scripts/bench.ts'
import { filledPages, makeStory } from '#tests/support/stories.ts'
import { longestTask, processorTime } from './clients/browser-trace.ts'
import { openStudioPage } from './clients/studio-page.ts'

export const title = 'Stories: 40 pages with 200 panels in the editor, in Chromium'

const openings = 5

/** How long the editor takes to show a long story, and its longest tasks while somebody works in it. */
export async function run(): Promise<readonly BenchRow[]> {
  await using studio = await openStudioPage({ media: 400, pictures: 12 })
  const { browser, page } = studio
  const id = await makeStory(page.request, await filledPages(page.request, 40))
  const opened = await medianOpening(page, `/stories/${id}`)
  const strip = page.getByRole('navigation', { name: 'Pages' })
  const nodes = await strip.evaluate((all) => all.querySelectorAll('*').length)
  return [
    row('from its address to the first page with its pictures, median', opened.clock, 1000, ' ms'),
    row('the same, processor time of the page', opened.processor, 1000, ' ms'),
    row('longest task while that goes on, processor time', opened.longest, 100, ' ms'),
    row('nodes in the strip of pages', nodes, 1500, ''),
    row('longest task while scrolling the strip, processor time', await scrolled(browser, page), 50, ' ms'),
    row('longest task while turning pages, processor time', await turned(browser, page), 50, ' ms'),
    row('longest task while dragging a balloon, processor time', await dragged(browser, page), 50, ' ms'),
  ]

  async function medianOpening(page: Page, address: string) {
    const spent = await processorTime(page)
    const [clock, processor, longest]: [number[], number[], number[]] = [[], [], []]
    for (let turn = 0; turn < openings; turn += 1) {
      await page.goto('/stories')
      await page.waitForLoadState('networkidle')
      const before = await spent()
      const began = Date.now()
      const long = await longestTask(browser, page, async () => {
        await page.goto(address)
        await page.locator('[data-page] svg image').first().waitFor()
        clock.push(Date.now() - began)
      })
      processor.push((await spent()) - before)
      longest.push(long)
      await page.waitForLoadState('networkidle')
    }
    return { clock: median(clock), processor: median(processor), longest: median(longest) }
  }
}

async function scrolled(browser: Browser, page: Page): Promise<number> {
  await page.getByRole('navigation', { name: 'Pages' }).hover()
  return longestTask(browser, page, async () => {
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(turn < 40 ? 160 : -240, 0)
    await page.waitForLoadState('networkidle')
  })
}

const turned = (browser: Browser, page: Page): Promise<number> =>
  longestTask(browser, page, async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await page.keyboard.press('PageDown')
      await page.waitForTimeout(60)
    }
  })

async function dragged(browser: Browser, page: Page): Promise<number> {
  const box = await page
    .getByRole('button', { name: /^Speech/ })
    .first()
    .boundingBox()
  if (!box) throw new Error('The page has no balloon to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return longestTask(browser, page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < 60; step += 1) await page.mouse.move(x + step * 2, y + step)
    await page.mouse.up()
    await page.waitForTimeout(1500)
  })
}

const median = (some: readonly number[]): number =>
  some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0

function row(what: string, ours: number, bar: number, unit: string): BenchRow {
  return {
    what,
    ours: `${Math.round(ours)}${unit}`,
    baseline: `${bar}${unit}`,
    ratio: (ours / bar).toFixed(2),
    bar: 'at most 1',
  }
}
