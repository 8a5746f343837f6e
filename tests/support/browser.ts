import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { startServer } from '#support/start-server.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>
type Fixtures = {
  /** Whatever the page complained about or fetched from elsewhere: a test that ends with entries has failed. */
  readonly complaints: string[]
}

const wallet = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** A real server per worker, and a page that may neither complain on its console nor ask another host for anything. */
export const test = base.extend<Fixtures, { readonly server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this very pattern
    async ({}, use) => {
      await using server = await startServer()
      await use(server)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, server }, use) => {
      const found: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') found.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== new URL(server.url).origin)
          found.push(`foreign host: ${request.url()}`)
      })
      await use(found)
      expect(found).toEqual([])
    },
    { auto: true },
  ],
})

/** What the studio leaves in the browser after a sign-in. Given once, so that a sign-out during the test holds. */
export async function signIn(page: Page, walletAddress = wallet): Promise<void> {
  const state = { isAuthenticated: true, userId: walletAddress, walletAddress }
  await page.goto('/terms')
  await page.evaluate((value) => localStorage.setItem('auth-storage', value), JSON.stringify({ state, version: 0 }))
}

/** WCAG 2.2 A and AA by axe, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

export { expect }
