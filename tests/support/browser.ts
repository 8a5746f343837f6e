import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { type Drawing, startServer } from '#support/start-server.ts'
import { authStorage, walletSession } from '#support/test-wallet-session.ts'

type RunningServer = Awaited<ReturnType<typeof startServer>>
type Fixtures = {
  /** Whatever the page complained about or fetched from elsewhere: a test that ends with entries has failed. */
  readonly complaints: string[] & {
    /** What the page may complain about because the test makes it; said beforehand, since a console may speak late. */
    readonly expected: RegExp[]
  }
}

type WorkerFixtures = {
  /** What a file's server has in its environment. */
  readonly settings: Readonly<Record<string, string>>
  /** How it draws. */
  readonly drawing: Drawing
  readonly server: RunningServer
}

/** A real server per worker, and a page that may neither complain on its console nor ask another host for anything. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  drawing: ['plain', { option: true, scope: 'worker' }],
  server: [
    async ({ settings, drawing }, use) => {
      // How many tries a visitor has is not what these tests are about.
      await using server = await startServer({ env: { RATE_LIMITS: 'off', ...settings }, drawing })
      await use(server)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, server }, use) => {
      const expected: RegExp[] = []
      const found = Object.assign<string[], Pick<Fixtures['complaints'], 'expected'>>([], { expected })
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
      expect([...found].filter((words) => !expected.some((pattern) => pattern.test(words)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs somebody new in, as the studio would have; once, so that a sign-out during the test holds. The address. */
export async function signIn(page: Page): Promise<string> {
  const { address } = await walletSession(page.request)
  await rememberSignIn(page, address)
  return address
}

/**
 * What the studio keeps in a browser after a sign-in. A page without anything in it has the same storage as the studio, and
 * starts nothing; its icon is there so that none is asked for.
 */
export async function rememberSignIn(page: Page, address: string): Promise<void> {
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route('/empty-page', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/empty-page')
  await page.evaluate((value) => localStorage.setItem('auth-storage', value), authStorage(address))
}

/** Signs somebody new in with the wallet that comes along, which stays connected. */
export async function signInWithDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Demo wallet' }).click()
  await page.getByRole('button', { name: 'Authenticate with Wallet' }).click()
  await page.waitForURL('**/dashboard')
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.2 A and AA by axe, on the page as it stands. Without lists of what is as it should be, and within the page, which
 * has no frames of others, instead of with a second one: half the work.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ runOnly: { type: 'tag', values: wcag }, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Makes the page's own code so many times slower, as an old phone would be. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}

export { expect }
