import type { Browser, Page } from '@playwright/test'
import type { BenchRow } from '#scripts/bench.ts'
import { longestTask, processorTime } from './clients/browser-trace.ts'
import { openStudioPage } from './clients/studio-page.ts'

export const title = 'Library: 100,000 pictures and 10,000 characters in Chromium'

const turns = 120
const jumps = 9

/**
 * The longest task while somebody scrolls, how many nodes the wall has, and how long a jump takes. Tasks are told in
 * time of the processor, so that a machine with other work says the same; a jump in time of the clock.
 */
export async function run(): Promise<readonly BenchRow[]> {
  await using studio = await openStudioPage({ media: 100_000, pictures: 4, characters: 10_000 })
  const { browser, page } = studio
  await page.goto('/media')
  await page.locator('[data-place][data-id] img').first().waitFor()
  const wall = page.getByRole('list', { name: 'Pictures and videos' })
  let nodes = 0
  const pictures = await scrolled(browser, page, async () => {
    nodes = Math.max(nodes, await wall.evaluate((list) => list.querySelectorAll('*').length))
  })
  const jump = await medianJump(page)
  await page.goto('/characters')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor({ state: 'attached' })
  const people = await scrolled(browser, page)
  return [
    row('longest task while scrolling pictures, processor time', pictures, 50, ' ms'),
    row('nodes in the wall', nodes, 300, ''),
    row('jump to a month until its pictures are there, median', jump.clock, 200, ' ms'),
    row('the same, processor time of the page', jump.processor, 200, ' ms'),
    row('longest task while scrolling characters, processor time', people, 50, ' ms'),
  ]
}

async function scrolled(browser: Browser, page: Page, look: () => Promise<void> = async () => {}): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.mouse.move(600, 600)
  return longestTask(browser, page, async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, turn % 2 ? 400 : 900)
      await look()
    }
  })
}

async function medianJump(page: Page): Promise<{ readonly clock: number; readonly processor: number }> {
  const spent = await processorTime(page)
  const months = page.getByRole('navigation', { name: 'Jump to a month' }).getByRole('button')
  const many = await months.count()
  const clock: number[] = []
  const processor: number[] = []
  for (let at = 1; at <= jumps; at += 1) {
    const month = months.nth(Math.floor(((at * 7) % 10) * (many / 10)))
    const before = await spent()
    clock.push(
      await month.evaluate(async (button: HTMLButtonElement) => {
        const began = performance.now()
        button.click()
        const frame = () => new Promise((done) => requestAnimationFrame(done))
        const there = () => document.elementFromPoint(500, 500)?.closest('[data-id]')
        await frame()
        while (!there()) await frame()
        return performance.now() - began
      }),
    )
    processor.push((await spent()) - before)
    await page.waitForLoadState('networkidle')
  }
  return { clock: median(clock), processor: median(processor) }
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
