import type { BrowserContext, Page } from '@playwright/test'
import { giveWallet } from '#tests/support/test-wallet.ts'
import { cast, connectDemo, people, signInWithDemo, staleSession, wall } from './screen-visitors.ts'

type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn?: boolean
  readonly fullPage?: boolean
  /** Before the page is opened, after a sign-in. */
  arrange?(context: BrowserContext): Promise<void>
  prepare?(page: Page): Promise<void>
}

/** Something that has reached the treasury. */
const nothing = { fee: null, periodStart: null, periodEnd: null, explorerUrl: null }
const arrived = {
  signature: '3sbVKq4oTzQp8mYw1nRd5xVfJc7uHbLgE2aXsWtZ6eNkPvDhMyCrFj9GiUoHdwa',
  amount: '0',
  usd: '0.00',
  receivedAt: '2026-11-15T10:00:00.000+00:00',
  ...nothing,
}
const menu = { name: 'Open menu' }

/** Every screen there is, and the states of it that are worth looking at. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'wallet-picker',
    path: '/login',
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Select Wallet' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'wallet-picker-more',
    path: '/login',
    fullPage: false,
    arrange: async (context) => {
      await giveWallet(context, { name: 'Backpack' })
    },
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Select Wallet' }).click()
      await page.getByRole('button', { name: 'More options' }).click()
    },
  },
  {
    name: 'login-connected',
    path: '/login',
    prepare: (page) => connectDemo(page),
  },
  {
    name: 'wallet-menu',
    path: '/login',
    fullPage: false,
    prepare: async (page) => {
      await connectDemo(page)
      await page.locator('main button[data-state="connected"]').click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'login-declined',
    path: '/login',
    arrange: async (context) => {
      await giveWallet(context, { answer: 'reject' })
    },
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Select Wallet' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Phantom' }).click()
      await page.getByRole('alert').waitFor()
      await page.getByRole('button', { name: 'Authenticate with Wallet' }).click()
      await page.locator('#authenticate-words p').waitFor()
    },
  },
  {
    name: 'login-farewell',
    path: '/media',
    signedIn: true,
    arrange: async (context) => {
      await context.clearCookies()
    },
    prepare: async (page) => {
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'account-menu',
    path: '/dashboard',
    signedIn: true,
    fullPage: false,
    prepare: async (page) => {
      const button = page.getByRole('button', menu)
      if (await button.isVisible()) await button.click()
      await page.locator('header button[aria-haspopup="menu"]:visible').click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'bar-declined',
    path: '/',
    fullPage: false,
    arrange: async (context) => {
      await giveWallet(context, { answer: 'reject' })
    },
    prepare: async (page) => {
      const button = page.getByRole('button', menu)
      if (await button.isVisible()) await button.click()
      await page.locator('header button[data-state]:visible').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Phantom' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/',
    fullPage: false,
    prepare: async (page) => {
      const button = page.getByRole('button', menu)
      if (await button.isVisible()) await button.click()
    },
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'verify', path: '/verify' },
  { name: 'dashboard-empty', path: '/dashboard', signedIn: true },
  { name: 'dashboard', path: '/dashboard', signedIn: true, arrange: cast },
  { name: 'characters-empty', path: '/characters', signedIn: true },
  { name: 'characters', path: '/characters', signedIn: true, arrange: cast },
  {
    name: 'characters-filters',
    path: '/characters',
    signedIn: true,
    arrange: cast,
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  {
    name: 'characters-selected',
    path: '/characters',
    signedIn: true,
    fullPage: false,
    arrange: cast,
    prepare: (page) => page.getByRole('checkbox', { name: 'Select Yuki Arai' }).check({ force: true }),
  },
  {
    name: 'character-delete',
    path: '/characters',
    signedIn: true,
    fullPage: false,
    arrange: cast,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete Yuki Arai' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'character-new', path: '/characters/new', signedIn: true },
  {
    name: 'character-form',
    path: '/characters/new',
    signedIn: true,
    prepare: async (page) => {
      const [, yuki] = people
      await page.getByLabel('Name').fill(yuki.name)
      await page.getByLabel('Appearance', { exact: true }).fill(yuki.appearance)
      await page.getByText('As described').waitFor()
      await page.getByText('Dials').click()
      await page.getByRole('tab', { name: 'Face' }).waitFor()
    },
  },
  {
    name: 'character',
    path: '/characters',
    signedIn: true,
    arrange: cast,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Yuki Arai', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Yuki Arai' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'character-not-found', path: '/characters/edit/unknown', signedIn: true },
  ...(['This wallet', 'Scan a code', 'By hand'] as const).map((way, index) => ({
    name: `subscription-${index + 1}`,
    path: '/subscription',
    arrange: signInWithDemo,
    prepare: async (page: Page) => {
      await page.getByRole('tab', { name: way }).click()
      await page.getByRole('tabpanel').waitFor()
      if (way === 'Scan a code') await page.locator('main title').waitFor({ state: 'attached' })
    },
  })),
  {
    name: 'subscription-paid',
    path: '/subscription',
    arrange: signInWithDemo,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Get play money' }).click()
      await page.getByText('10000').waitFor()
      await page.getByRole('button', { name: /^Pay 200/ }).click()
      await page.getByText(/^Open until/).waitFor()
      await page.getByText('Your month is open.').waitFor()
    },
  },
  ...[
    { name: 'subscription-stray', payment: { state: 'stray', note: 'sol', uiAmount: '0' } },
    { name: 'subscription-waiting', payment: { state: 'waiting', note: null, uiAmount: '200' } },
  ].map(({ name, payment }) => ({
    name,
    path: '/subscription',
    arrange: async (context: BrowserContext) => {
      await signInWithDemo(context)
      await context.route('**/v1/subscription/payments', (route) =>
        route.fulfill({ json: { total: 1, payments: [{ ...arrived, ...payment }] } }),
      )
    },
    prepare: async (page: Page) => {
      await page.getByText('arrived').waitFor()
    },
  })),
  ...['', '/sign-in', '/second-factor', '/sessions', '/activity', '/notifications', '/display', '/data'].map(
    (part) => ({
      name: `settings${part.replace('/', '-')}`,
      path: `/settings${part}`,
      signedIn: true,
    }),
  ),
  {
    name: 'settings-day',
    path: '/settings/display',
    signedIn: true,
    prepare: (page) => page.getByText('Day', { exact: true }).click(),
  },
  {
    name: 'settings-authenticator',
    path: '/settings/second-factor',
    signedIn: true,
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Set up' }).click()
      await page.locator('[role=dialog] title').waitFor({ state: 'attached' })
    },
  },
  { ...staleSession, name: 'settings-proof' },
  {
    name: 'settings-delete',
    path: '/settings/data',
    signedIn: true,
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'auth-sign-in', path: '/auth/sign-in' },
  { name: 'auth-recovery', path: '/auth/recovery' },
  { name: 'auth-link', path: '/auth/magic-url?userId=a&secret=b' },
  { name: 'auth-stale', path: '/auth/verify' },
  { name: 'media', path: '/media', signedIn: true },
  { name: 'library', path: '/media', signedIn: true, arrange: wall },
  {
    name: 'library-filters',
    path: '/media',
    signedIn: true,
    arrange: wall,
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  {
    name: 'library-selected',
    path: '/media',
    signedIn: true,
    fullPage: false,
    arrange: wall,
    prepare: async (page) => {
      for (const place of [0, 1]) await page.locator(`[data-place="${place}"] input`).check({ force: true })
    },
  },
  {
    name: 'library-lightbox',
    path: '/media',
    signedIn: true,
    fullPage: false,
    arrange: wall,
    prepare: async (page) => {
      await page.locator('[data-place="1"] a').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'media-new', path: '/media/new', signedIn: true },
  {
    name: 'generator',
    path: '/media/new',
    signedIn: true,
    arrange: cast,
    prepare: async (page) => {
      await page.getByLabel('Prompt', { exact: true }).fill('reading in a café, silver hair, a zyzzyva')
      await page.getByRole('button', { name: 'Generate picture' }).click()
      await page.getByRole('region', { name: 'Results' }).getByRole('link').waitFor({ timeout: 120_000 })
      await page.getByRole('button', { name: /^Framing/ }).click()
    },
  },
]
