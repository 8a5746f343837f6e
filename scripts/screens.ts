import type { BrowserContext, Page } from '@playwright/test'
import { authStorage, walletSession } from '../tests/support/test-wallet-session.ts'
import { giveWallet } from '../tests/support/test-wallet.ts'

type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn?: boolean
  readonly fullPage?: boolean
  /** Before the page is opened, after a sign-in. */
  arrange?(context: BrowserContext): Promise<void>
  prepare?(page: Page): Promise<void>
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
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'characters', path: '/characters', signedIn: true },
  { name: 'character-new', path: '/characters/new', signedIn: true },
  { name: 'character-edit', path: '/characters/edit/unknown', signedIn: true },
  { name: 'media', path: '/media', signedIn: true },
  { name: 'media-new', path: '/media/new', signedIn: true },
]

async function connectDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Demo wallet' }).click()
  await page.getByRole('button', { name: 'Authenticate with Wallet' }).waitFor()
}

/** Signs somebody in for good, as the studio itself would have. */
export async function signIn(context: BrowserContext): Promise<void> {
  const { address } = await walletSession(context.request)
  await context.addInitScript((value) => localStorage.setItem('auth-storage', value), authStorage(address))
}
