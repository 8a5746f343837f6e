import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createDemoWallet } from '#features/accounts/demo-wallet/demo-wallet.ts'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import { addresses, refuses, testWallet } from '#testing/wallet.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const main = () => within(screen.getByRole('main'))
const button = () => screen.getByRole('main').querySelector<HTMLElement>('button[data-state]') ?? document.body
const authenticate = () => main().findByRole('button', { name: 'Authenticate with Wallet' })

async function choose(name: string) {
  await userEvent.click(await main().findByRole('button', { name: 'Select Wallet' }))
  const picker = await screen.findByRole('dialog', undefined, { timeout: 5000 })
  await userEvent.click(within(picker).getByRole('button', { name: new RegExp(name) }))
}

describe('login', () => {
  it('[WALLET-1] [WALLET-10] a wallet is chosen, connected and proved', async () => {
    const app = await renderApp('/login', { world: { wallets: [testWallet().wallet] } })
    expect(main().queryByRole('button', { name: 'Authenticate with Wallet' })).toBeNull()
    await choose('Phantom')
    await waitFor(() => expect(button().dataset['state']).toBe('connected'))
    expect(button().textContent).toBe('9WzD..AWWM')
    await userEvent.click(await authenticate())
    await waitFor(() => expect(app.auth.getState().walletAddress).toBe(addresses.maya))
  })

  it('[WALLET-2] [WALLET-3] the picker folds what was not found', async () => {
    await renderApp('/login', { world: { wallets: [testWallet({ name: 'Backpack' }).wallet] } })
    await userEvent.click(await main().findByRole('button', { name: 'Select Wallet' }))
    const picker = await screen.findByRole('dialog', { name: 'Connect a wallet on Solana to continue' })
    const listed = () =>
      within(picker)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(listed()).toEqual(['BackpackDetected'])
    await userEvent.click(within(picker).getByRole('button', { name: 'More options' }))
    expect(listed()).toEqual(['BackpackDetected', 'PPhantomGet it'])
  })

  it('[WALLET-20] a refusal is said beside the button, with a way to another wallet', async () => {
    await renderApp('/login', { world: { wallets: [testWallet({ answer: refuses }).wallet] } })
    await choose('Phantom')
    expect((await main().findByRole('alert')).textContent).toMatch(/^You declined the request in Phantom\./)
    expect([button().textContent, button().dataset['state']]).toEqual(['Connect', 'has-wallet'])
    expect(main().getByRole('button', { name: 'Change wallet' })).toBeTruthy()
  })

  it('[WALLET-21] so is what the server refuses', async () => {
    const server = { createSession: () => Promise.reject(refusal(401, 'wallet_challenge_invalid')) }
    await renderApp('/login', { world: { wallets: [testWallet().wallet], server } })
    await choose('Phantom')
    await userEvent.click(await authenticate())
    expect(await main().findByText(/^This sign-in request has run out/)).toBeTruthy()
  })

  it('[WALLET-40] the demo wallet takes one press, and is marked where it shows', async () => {
    const demo = createDemoWallet({ storage: localStorage, host: 'studio.example' })
    const app = await renderApp('/login', { world: { wallets: [demo] } })
    await userEvent.click(await main().findByRole('button', { name: 'Use Demo wallet' }))
    const next = await authenticate()
    await waitFor(() => expect(document.activeElement).toBe(next))
    await userEvent.click(next)
    await waitFor(() => expect(app.auth.getState().isAuthenticated).toBe(true))
    expect(screen.getAllByText('Local demo').length).toBeGreaterThan(0)
  })

  it('[WALLET-34] the reason of an ended session is shown, and the way back is kept', async () => {
    const server = { whoAmI: () => Promise.reject(refusal(401, 'general_unauthorized_scope')) }
    const app = await renderApp('/media', { signedIn: true, world: { server } })
    expect((await main().findByRole('alert')).textContent).toBe('Your session has ended. Sign in again to go on.')
    expect(app.path()).toBe('/login')
  })
})
