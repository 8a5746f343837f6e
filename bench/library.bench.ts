import { chromium } from '@playwright/test'
import type { Row } from '../scripts/bench.ts'
import { seededServer, signInAs } from '../tests/support/library.ts'

export const title = 'Library: 100,000 pictures in Chromium'

const rows = 100_000
const turns = 120

/** The longest task while somebody scrolls, how many nodes the wall has, and how long a jump takes. */
export async function run(): Promise<readonly Row[]> {
  await using seeded = await seededServer(rows, 4)
  const root = process.getuid?.() === 0
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: root ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ baseURL: seeded.server.url, viewport: { width: 1440, height: 900 } })
    await signInAs(page, seeded.key)
    await page.goto('/media')
    const tile = page.locator('[data-place][data-id]')
    await tile.first().waitFor()
    await page.evaluate(() => {
      const tasks: number[] = []
      Reflect.set(window, 'longTasks', tasks)
      const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      watch.observe({ type: 'longtask' })
    })
    let nodes = 0
    const wall = page.getByRole('list', { name: 'Pictures and videos' })
    await page.mouse.move(600, 600)
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, turn % 2 ? 400 : 900)
      nodes = Math.max(nodes, await wall.evaluate((list) => list.querySelectorAll('*').length))
    }
    // Tasks of less than 50 ms are not reported at all.
    const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])))
    const months = page.getByRole('navigation', { name: 'Jump to a month' }).getByRole('button')
    const many = await months.count()
    const jumps: number[] = []
    for (let at = 1; at <= 9; at += 1) {
      jumps.push(
        await months.nth(Math.floor(((at * 7) % 10) * (many / 10))).evaluate(async (button: HTMLButtonElement) => {
          const began = performance.now()
          button.click()
          const frame = () => new Promise((done) => requestAnimationFrame(done))
          const there = () => document.elementFromPoint(500, 500)?.closest('[data-id]')
          await frame()
          while (!there()) await frame()
          return performance.now() - began
        }),
      )
    }
    const median = jumps.toSorted((one, other) => one - other)[4] ?? 0
    const row = (what: string, ours: number, bar: number, unit: string): Row => ({
      what,
      ours: `${Math.round(ours)}${unit}`,
      baseline: `${bar}${unit}`,
      ratio: (ours / bar).toFixed(2),
      bar: 'at most 1',
    })
    return [
      row('longest task while scrolling (0: none over 50 ms)', longest, 50, ' ms'),
      row('nodes in the wall', nodes, 300, ''),
      row('jump to a month until its pictures are there, median', median, 200, ' ms'),
    ]
  } finally {
    await browser.close()
  }
}
