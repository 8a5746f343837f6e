import type { BrowserContext, Page } from '@playwright/test'
import { makeCharacter, projectHeaders as headers } from '#tests/support/characters.ts'
import { authStorage, walletSession } from '#tests/support/test-wallet-session.ts'

export const people = [
  {
    name: 'Ines Duarte',
    age: 34,
    appearance: 'woman, brown ponytail, green sweater',
    description:
      'Rowing coach from Porto. Up at five, on the river by six, and convinced that most problems are a question of rhythm.',
    tags: ['Porto', 'river'],
  },
  {
    name: 'Yuki Arai',
    age: 31,
    appearance: 'court sketch artist, woman, sharp black bob, dark eyes, wine-red blouse, slight, somewhat crepuscular',
    description:
      'Draws what people do with their hands when they lie, and never looks at anyone for longer than it takes.',
    tags: ['court', 'ink'],
  },
  {
    name: 'Osei Boateng',
    age: 70,
    appearance: 'old man, grey curls, full beard, violet suit',
    description: 'Retired judge who answers his own door and his own letters.',
    tags: [],
  },
] as const

/** Somebody to look at: a few characters, each with the portrait that our own engine draws of them. */
export async function cast(context: BrowserContext): Promise<void> {
  for (const [index, person] of people.entries()) {
    const { genes, file } = await drawn(context, person.appearance, 7 + index)
    const imageId = `drawn-${index}-${Date.now()}`
    await upload(context, 'characters', imageId, file)
    await makeCharacter(context.request, { ...person, genes: JSON.stringify(genes), style: 'painterly', imageId })
  }
}

/** A small library of pictures that were brought along. */
export async function wall(context: BrowserContext): Promise<void> {
  for (const [index, { appearance }] of people.entries()) {
    const { file } = await drawn(context, appearance, 7 + index)
    for (const copy of [1, 2, 3]) await upload(context, 'media', `wall-${index}-${copy}-${Date.now()}`, file)
  }
}

type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

async function drawn(context: BrowserContext, appearance: string, seed: number) {
  const look = await context.request.post('/v1/looks', { headers, data: { appearance, seed } })
  const { genes } = await look.json()
  const picture = await context.request.post('/v1/looks/preview', { headers, data: { genes, size: 768 } })
  const file: PictureFile = { name: 'drawn.webp', mimeType: 'image/webp', buffer: await picture.body() }
  return { genes, file }
}

async function upload(context: BrowserContext, bucket: string, fileId: string, file: PictureFile): Promise<void> {
  await context.request.post(`/v1/storage/buckets/${bucket}/files`, { headers, multipart: { fileId, file } })
}

/** Through the front door, so that the page holds the wallet that pays. */
export async function signInWithDemo(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await connectDemo(page)
  await page.getByRole('button', { name: 'Authenticate with Wallet' }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}

export async function connectDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Demo wallet' }).click()
  await page.getByRole('button', { name: 'Authenticate with Wallet' }).waitFor()
}

/** Signs somebody in for good, as the studio itself would have. */
export async function signIn(context: BrowserContext): Promise<void> {
  const { address } = await walletSession(context.request)
  await context.addInitScript((value) => localStorage.setItem('auth-storage', value), authStorage(address))
}

/** Somebody whose last proof is too long ago for what they want to change. */
export const staleSession = {
  path: '/settings/second-factor',
  signedIn: true,
  fullPage: false,
  arrange: async (context: BrowserContext) => {
    const body = { type: 'user_challenge_required', code: 401, message: 'A recent challenge is required.' }
    await context.route('**/v1/account/mfa/authenticators/totp', (route) => route.fulfill({ status: 401, json: body }))
    const state = { recent: false, ways: ['wallet', 'password', 'email', 'recoverycode'] }
    await context.route('**/v1/account/proof', (route) => route.fulfill({ json: state }))
  },
  prepare: async (page: Page) => {
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('dialog', { name: 'Is it still you?' }).waitFor()
  },
}
