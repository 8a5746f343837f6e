import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import { memoryStorage } from '#testing/storage.ts'
import { addresses, refuses, testWallet } from '#testing/wallet.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const drawn = {
  $id: 'm1',
  $createdAt: '2026-11-12T10:00:00.000+00:00',
  kind: 'image',
  characterId: null,
  fileId: 'f1',
  posterId: null,
  prompt: 'by the sea',
  style: '',
  width: 8,
  height: 8,
  durationMs: null,
  bytes: 100,
  seed: 1,
  engine: 'illustrator',
  engineVersion: '1',
  parentId: null,
  generationId: null,
  identity: null,
  identities: {},
  passedOver: false,
  favorite: false,
  rating: null,
  albumIds: [],
  trashedAt: null,
}
const { maya, noor } = addresses
const at = '2026-11-14T12:00:00.000+00:00'

type SignWorld = {
  readonly claim?: { readonly address: string; readonly at: string } | null
  /** The wallet that the server wants a signature of. */
  readonly wanted?: string
  readonly refuse?: Error
  readonly fake?: ReturnType<typeof testWallet>
  readonly remembered?: boolean
}

/** The lightbox with one picture, before a server that keeps its signature. */
async function open({ claim = null, wanted = maya, refuse, fake = testWallet(), remembered = true }: SignWorld = {}) {
  let kept = claim
  const sent: unknown[] = []
  const send = async (method: string, path: string, json: unknown) => {
    if (path.startsWith('/media/months')) return Response.json({ total: 0, months: [] })
    if (path === '/media/m1/recipe') return Response.json({})
    if (path === '/media/m1/claim') {
      if (refuse) throw refuse
      return Response.json({ message: 'I claim this', address: wanted, claim: kept })
    }
    if (method === 'POST' && path === '/media/claims') {
      sent.push(json)
      kept = { address: maya, at }
      return Response.json({ total: 1 }, { status: 201 })
    }
    throw refusal(404, 'general_not_found')
  }
  const storage = memoryStorage()
  if (remembered) storage.setItem('wallet-name', 'Phantom')
  const world = { studio: { media: [drawn], send }, wallets: [fake.wallet], storage }
  await renderApp('/media?open=m1', { signedIn: true, world })
  return { sent, asked: fake.asked }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign as mine' }))

it('[LIB-35] [LIB-36] the lightbox has one’s wallet sign with one prompt, and says who signed and when', async () => {
  const { sent, asked } = await open({ fake: testWallet({ trusts: true }) })
  await press('Sign as mine')
  await press('Sign with the wallet')
  expect(await screen.findByText('Signed as yours.')).toBeTruthy()
  expect(sent).toEqual([{ ids: ['m1'], signature: btoa('signed') }])
  expect(asked.filter(({ what }) => what !== 'connect')).toEqual([{ what: 'signMessage', input: 'I claim this' }])
  expect(await screen.findByText('9WzD...AWWM', { selector: 'code' })).toHaveProperty('title', maya)
  expect(screen.queryByRole('button', { name: 'Sign as mine' })).toBeNull()
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
  await press('Copy the address that signed')
  await waitFor(() => expect(written).toEqual([maya]))
})

it('[LIB-35] says that it waits, and what to do when the wallet refuses', async () => {
  const fake = testWallet({ trusts: true })
  const { sent } = await open({ fake })
  await press('Sign as mine')
  let refuse = () => {}
  fake.answers(() => new Promise((_, fail) => (refuse = () => void refuses().catch(fail))))
  await press('Sign with the wallet')
  expect(await (await dialog()).findByRole('button', { name: /Waiting for the wallet/ })).toBeTruthy()
  await waitFor(() => expect(fake.asked.at(-1)).toMatchObject({ what: 'signMessage' }))
  refuse()
  expect(await (await dialog()).findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('You declined the request in Phantom.'),
  )
  expect(sent).toEqual([])
  fake.answers(async () => {})
  await press('Sign with the wallet')
  expect(await screen.findByText('Signed as yours.')).toBeTruthy()
})

it('[LIB-35] a wallet that holds another account is not asked to sign', async () => {
  const { sent, asked } = await open({ wanted: noor, fake: testWallet({ trusts: true }) })
  await press('Sign as mine')
  await press('Sign with the wallet')
  expect(await (await dialog()).findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('answered with another account'),
  )
  expect(asked.map(({ what }) => what)).not.toContain('signMessage')
  expect(sent).toEqual([])
})

it('[LIB-35] asks for the wallet first where none is connected', async () => {
  await open({ remembered: false })
  await press('Sign as mine')
  const shown = await dialog()
  expect(await shown.findByText(/Connect the wallet of this account first: 9WzD\.\.\.AWWM/)).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Select Wallet' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Sign with the wallet' })).toBeNull()
})

it('[LIB-35] an account without a wallet learns why it cannot sign, and where it gets one', async () => {
  await open({ refuse: refusal(400, 'claim_wallet_missing') })
  await press('Sign as mine')
  expect(await (await dialog()).findByText(/no wallet yet.*Link one in Settings/)).toBeTruthy()
  expect((await dialog()).getByRole('link', { name: 'Link a wallet' }).getAttribute('href')).toBe('/settings/sign-in')
})

it('[LIB-36] what is signed says by whom, and what came in an archive unsigned says nothing', async () => {
  await open({ claim: { address: noor, at } })
  expect(await screen.findByText('4kTq...9nXe', { selector: 'code' })).toHaveProperty('title', noor)
  expect(document.querySelector(`time[datetime="${at}"]`)?.textContent).toContain('2026')
  cleanup()
  await open({ refuse: refusal(400, 'general_argument_invalid') })
  expect(await screen.findByRole('heading', { name: 'Recipe' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Signed' })).toBeNull()
})

it('[LIB-37] a selection is signed with one signature; uploads among it are left out and said', async () => {
  const sent: unknown[] = []
  const documents = [drawn, { ...drawn, $id: 'm2', fileId: 'f2' }, { ...drawn, $id: 'm3', fileId: 'f3', engine: '' }]
  const send = async (method: string, path: string, json: unknown) => {
    if (path.startsWith('/media/months')) return Response.json({ total: 3, months: [{ month: '2026-11', count: 3 }] })
    if (path.startsWith('/databases/')) return Response.json({ total: 3, documents })
    if (method === 'POST') sent.push([path, json])
    if (path === '/media/claims/message') return Response.json({ message: 'I claim these', address: maya, claim: null })
    if (path === '/media/claims') return Response.json({ total: 2 }, { status: 201 })
    throw refusal(404, 'general_not_found')
  }
  const storage = memoryStorage()
  storage.setItem('wallet-name', 'Phantom')
  const fake = testWallet({ trusts: true })
  const world = { studio: { media: documents, send }, wallets: [fake.wallet], storage }
  await renderApp('/media', { signedIn: true, world })
  await userEvent.keyboard('{Control>}a{/Control}')
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  await userEvent.click(bar.getByRole('button', { name: 'Sign as mine' }))
  expect(await (await dialog()).findByText(/One of those you chose is left out/)).toBeTruthy()
  await press('Sign with the wallet')
  expect(await screen.findByText('2 signed as yours.')).toBeTruthy()
  const ids = ['m1', 'm2']
  expect(sent).toEqual([
    ['/media/claims/message', { ids }],
    ['/media/claims', { ids, signature: btoa('signed') }],
  ])
})
