import { type Browser, chromium, type Page } from '@playwright/test'
import { buildWeb, webIsStale } from '#scripts/build/build-web.ts'
import { ensureChromium } from '#scripts/chromium.ts'
import { seededServer, signInAs } from '#tests/support/library.ts'

type StudioPage = AsyncDisposable & { readonly browser: Browser; readonly page: Page }

/** What lets Chromium show people in the round where there is no graphics card. */
export const withoutCard = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** A desktop's page of the built studio, signed in as the owner of a library that large. */
export async function openStudioPage(
  library: Parameters<typeof seededServer>[0],
  flags: readonly string[] = [],
): Promise<StudioPage> {
  if (!process.env.WEB_DIR && (await webIsStale())) await buildWeb()
  const seeded = await seededServer({ drawing: 'real', ...library })
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  const page = await browser.newPage({ baseURL: seeded.server.url, viewport: { width: 1440, height: 900 } })
  await signInAs(page, seeded.key)
  return {
    browser,
    page,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await seeded[Symbol.asyncDispose]()
    },
  }
}
