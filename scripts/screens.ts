import type { BrowserContext, Page } from '@playwright/test'

type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn?: boolean
  readonly fullPage?: boolean
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

/** Puts a signed-in visitor into the browser's storage, as the studio itself would have. */
export async function signIn(context: BrowserContext): Promise<void> {
  const walletAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  const state = { isAuthenticated: true, userId: walletAddress, walletAddress }
  await context.addInitScript(
    (value) => localStorage.setItem('auth-storage', value),
    JSON.stringify({ state, version: 0 }),
  )
}
