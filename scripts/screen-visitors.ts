import type { BrowserContext, Page } from '@playwright/test'
import { makeCharacter, projectHeaders as headers } from '../tests/support/characters.ts'
import { authStorage, walletSession } from '../tests/support/test-wallet-session.ts'

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
    const look = await context.request.post('/v1/looks', {
      headers,
      data: { appearance: person.appearance, seed: 7 + index },
    })
    const { genes } = await look.json()
    const picture = await context.request.post('/v1/looks/preview', { headers, data: { genes, size: 768 } })
    const file = { name: 'drawn.webp', mimeType: 'image/webp', buffer: await picture.body() }
    const imageId = `drawn-${index}-${Date.now()}`
    await context.request.post('/v1/storage/buckets/characters/files', {
      headers,
      multipart: { fileId: imageId, file },
    })
    await makeCharacter(context.request, { ...person, genes: JSON.stringify(genes), style: 'painterly', imageId })
  }
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
