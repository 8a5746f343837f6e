import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '#tests/support/start-server.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import { ensureChromium } from './chromium.ts'
import { signIn } from './shots/screen-visitors.ts'
import { screens } from './shots/screens.ts'
import { root, step } from './terminal.ts'

/** `npm run shots [name …]`: every screen at three widths, whole page, into the ignored folder shots/. */
const wanted = process.argv.slice(2)
const folder = join(root, 'shots')
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
if (await webIsStale()) await step('web build', buildWeb)

await using server = await startServer({ drawing: 'real' })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  await step(`${screen.name} at 390, 768 and 1440 px`, async () => {
    for (const width of [390, 768, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        baseURL: server.url,
      })
      if (screen.signedIn) await signIn(context)
      await screen.arrange?.(context)
      const page = await context.newPage()
      await page.goto(screen.path)
      await page.waitForLoadState('networkidle')
      await screen.prepare?.(page)
      // Lazy pictures arrive only when they come near; a whole-page picture needs them all.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      await page.screenshot({ path: join(folder, `${screen.name}-${width}.png`), fullPage: screen.fullPage ?? true })
      await context.close()
    }
  })
}
await browser.close()
console.log(`  in ${folder}`)
