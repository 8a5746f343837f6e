import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { ensureChromium } from '#scripts/chromium.ts'
import { root } from '#scripts/terminal.ts'
import type { ModelFacts, ViewedModel, Viewer } from './viewer.ts'

declare const viewer: Viewer

/** Where the page and what is opened on it are said to be; nothing of it is asked of any network. */
const address = 'http://models.test'

/** Chromium with three.js and three-vrm as they come, which opens our files. What the page complains of fails it. */
export async function openViewer() {
  const script = await bundle()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error') problems.push(said.text())
  })
  let file: Uint8Array = new Uint8Array()
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/model') return route.fulfill({ body: Buffer.from(file), contentType: 'model/gltf-binary' })
    return route.fulfill({ body: '<!doctype html><title>models</title><body>', contentType: 'text/html' })
  })
  await page.goto(address)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'viewer' in globalThis)
  const sound = <T>(value: T): T => {
    if (problems.length > 0) throw new Error(`The page complains: ${problems.join('; ')}`)
    return value
  }
  return {
    async open(bytes: Uint8Array): Promise<ModelFacts> {
      file = bytes
      return sound(await page.evaluate(() => viewer.open('/model')))
    },
    async draw(shown: ViewedModel): Promise<{ readonly pixels: Uint8Array; readonly facts: ModelFacts }> {
      const { pixels, facts } = sound(await page.evaluate((asked) => viewer.draw(asked), shown))
      return { pixels: new Uint8Array(Buffer.from(pixels, 'base64')), facts }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

export type OpenViewer = Awaited<ReturnType<typeof openViewer>>

/** Pixels a side of its pictures. */
export const viewed = 448

async function bundle(): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'scripts', 'models', 'viewer.ts') },
    },
  })
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = files.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error('The page was not bundled.')
  return chunk.code
}

/** The share of two pictures' pixels that differ by more than a little. */
export function changed(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > 10)
    if (far) count += 1
  }
  return count / (one.length / 4)
}
