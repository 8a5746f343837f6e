import type { Page } from '@playwright/test'
import { makeCharacter } from '#tests/support/characters.ts'
import { processorTime } from './browser-trace.ts'
import { openStudioPage, withoutCard } from './studio-page.ts'

const steps = 40

/** Milliseconds of the page's own processor time that a change takes, mean of forty. */
export type PageTimes = {
  /** A dial of the form with the figure, and the same without. */
  readonly dial: number
  readonly dialAlone: number
  /** A key that does nothing, on the form without the figure: what pressing keys by a program costs the page. */
  readonly nothing: number
  readonly turn: number
  readonly expression: number
  readonly joint: number
}

/**
 * What the page itself has to do for whoever is in the round: handlers, React, taking numbers from the thread and handing
 * them to the graphics card. Drawing happens in a process of its own, here without a card, and does not count.
 */
export async function measurePage(): Promise<PageTimes> {
  await using studio = await openStudioPage({ media: 1, drawing: 'plain' }, withoutCard)
  const { page } = studio
  const spent = await processorTime(page)
  const id = await makeCharacter(page.request, { name: 'Ines Duarte' })
  const each = async (change: (at: number) => Promise<void>) => {
    // The first ones are compiled.
    for (let at = 0; at < 5; at += 1) await change(at)
    await page.waitForTimeout(2500)
    const before = await spent()
    for (let at = 0; at < steps; at += 1) {
      await change(at)
      await page.waitForTimeout(60)
    }
    await page.waitForTimeout(300)
    return ((await spent()) - before) / steps
  }
  await page.goto(`/characters/edit/${id}`)
  await page.getByText('Dials').click()
  await page.getByRole('tab', { name: 'Face' }).click()
  const jaw = page.getByRole('slider', { name: 'Jaw', exact: true })
  await jaw.focus()
  const dials = (at: number) => page.keyboard.press(at % 20 < 10 ? 'ArrowRight' : 'ArrowLeft')
  const nothing = await each(() => page.keyboard.press('F9'))
  const dialAlone = await each(dials)
  await page.getByRole('button', { name: 'Turn around' }).click()
  await isThere(page, 'in the round')
  await jaw.focus()
  const dial = await each(dials)
  await page.getByRole('application', { name: 'in the round' }).focus()
  const turn = await each(() => page.keyboard.press('ArrowRight'))
  const faces = page.getByRole('combobox', { name: 'Expression', exact: true })
  // By keys as well: picking from the list by a script in the page costs the page five milliseconds itself.
  await faces.focus()
  const expression = await each((at) => page.keyboard.press(at % 8 < 4 ? 'ArrowDown' : 'ArrowUp'))
  await page.goto(`/poses/new?on=${id}`)
  await isThere(page, 'in this pose')
  await page.getByRole('slider', { name: 'Left upper arm: spread' }).focus()
  const joint = await each(() => page.keyboard.press('ArrowRight'))
  return { nothing, dial, dialAlone, turn, expression, joint }
}

const isThere = (page: Page, name: string) =>
  page.locator(`[role=application][aria-label*="${name}"][data-ready]`).waitFor({ timeout: 120_000 })
