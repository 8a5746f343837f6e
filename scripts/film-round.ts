import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { projectHeaders as headers } from '#tests/support/characters.ts'
import { startServer } from '#tests/support/start-server.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import { ensureChromium } from './chromium.ts'
import { signIn } from './shots/screen-visitors.ts'
import { root, step } from './terminal.ts'

/** `node scripts/film-round.ts`: a character out of words is turned by hand, posed, drawn so and exported, as a small film for docs/poses.md. */
const size = { width: 1180, height: 760 }
const file = join(root, 'docs', 'images', 'in-the-round-film.webp')
const patience = { timeout: 240_000 }

if (await webIsStale()) await step('web build', buildWeb)
await using server = await startServer({ drawing: 'real', env: { RATE_LIMITS: 'off' } })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const context = await browser.newContext({ viewport: size, baseURL: server.url })
await signIn(context)
const page = await context.newPage()
const frames: { readonly picture: Buffer; readonly delay: number }[] = []

/** One picture of the film, for so many milliseconds. */
async function frame(delay: number): Promise<void> {
  await page.waitForTimeout(250)
  frames.push({ picture: await page.screenshot({ type: 'png' }), delay })
}

const isThere = (name: string) =>
  page.locator(`[role=application][aria-label*="${name}"][data-ready]`).waitFor(patience)

await step('made from words', async () => {
  await page.goto('/characters/new')
  await page.getByLabel('Name').fill('Ines Duarte')
  await page
    .getByLabel('Appearance', { exact: true })
    .fill('athletic woman, 30, auburn bob, red hoodie, jeans, sneakers')
  await page.waitForTimeout(6000)
  await frame(900)
  await page.getByRole('button', { name: 'Turn around' }).click()
  await isThere('in the round')
})
await step('turned by hand', async () => {
  await page.getByRole('slider', { name: 'Zoom' }).fill('30')
  const on = await page.locator('[role=application]').boundingBox()
  if (!on) throw new Error('There is no stage.')
  const [x, y] = [on.x + on.width / 2, on.y + on.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const turned of [0, 40, 80, 120, 160, 120, 80, 40, 0, -40, -80, -40, 0]) {
    await page.mouse.move(x + turned, y)
    await frame(120)
  }
  await page.mouse.up()
  await page.getByRole('button', { name: 'Save character' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ines Duarte' }).waitFor(patience)
})
const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
await step('given a pose', async () => {
  await page.goto(`/poses/new?on=${id}`)
  await isThere('in this pose')
  await page.waitForTimeout(2000)
  await frame(500)
  await pull(page, 'left wrist', 70, -230)
  await pull(page, 'right wrist', -90, -90)
  await pull(page, 'right ankle', -70, -90)
  await page.getByLabel('Name').fill('Star')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/poses\/(?!new)/, patience)
  await isThere('in this pose')
  await page.waitForTimeout(2000)
  await frame(900)
})
await step('drawn in it', async () => {
  await page.getByRole('link', { name: 'Draw Ines Duarte so' }).click()
  await page.waitForURL('**/media/new/**', patience)
  await page.getByRole('button', { name: /^Generate picture/ }).click()
  await page.locator('img[src*="/storage/buckets/media/"]').first().waitFor(patience)
  await page.waitForTimeout(4000)
  await frame(2600)
})
await step('put together', async () => {
  const small = await Promise.all(frames.map(({ picture }) => sharp(picture).resize({ width: 720 }).png().toBuffer()))
  const film = await sharp(small, { join: { animated: true } })
    .webp({ quality: 62, effort: 6, loop: 0, delay: frames.map(({ delay }) => delay), minSize: true })
    .toBuffer()
  await writeFile(file, film)
  console.log(`  ${frames.length} pictures, ${Math.round(film.length / 1000)} kB`)
})
await step('exported as VRM', async () => {
  const model = await context.request.get(`/v1/characters/${id}/model?format=vrm`, { headers, ...patience })
  const bytes = await model.body()
  if (!model.ok() || bytes.toString('latin1', 0, 4) !== 'glTF') throw new Error(`No model came: ${model.status()}.`)
  console.log(`  ${(bytes.length / 1e6).toFixed(1)} MB`)
})
await browser.close()

/** Pulls a joint of whoever is posed, and takes pictures of it. */
async function pull(on: Page, joint: string, right: number, down: number): Promise<void> {
  const at = await on.getByTitle(joint, { exact: true }).boundingBox()
  if (!at) throw new Error(`There is no ${joint}.`)
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  await on.mouse.move(x, y)
  await on.mouse.down()
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await on.mouse.move(x + right * share, y + down * share, { steps: 3 })
    await frame(140)
  }
  await on.mouse.up()
  await frame(250)
}
