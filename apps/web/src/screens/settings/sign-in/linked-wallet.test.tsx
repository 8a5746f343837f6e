import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { renderApp } from '#testing/render-app.tsx'
import { dialog, main, me, press } from '#testing/settings.tsx'
import { memoryStorage } from '#testing/storage.ts'
import { addresses, testWallet } from '#testing/wallet.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const { maya } = addresses
const linked = { $id: 'i1', provider: 'solana', providerUid: maya, $createdAt: me.$createdAt }

/** The settings of somebody who signed in by mail. */
async function open(refuse?: Error) {
  const storage = memoryStorage()
  const state = { isAuthenticated: true, userId: 'mail1', walletAddress: '' }
  storage.setItem('auth-storage', JSON.stringify({ state, version: 0 }))
  storage.setItem('wallet-name', 'Phantom')
  let identities: (typeof linked)[] = []
  const server = {
    link: async () => {
      if (refuse) throw refuse
      identities = [linked]
    },
  }
  const account = {
    get: async () => ({ ...me, $id: 'mail1', email: 'maya@example.com', emailVerification: true }),
    getPrefs: async () => ({}),
    listIdentities: async () => ({ total: identities.length, identities }),
    deleteIdentity: async () => {
      identities = []
    },
  }
  const send = async () => Response.json({ recent: true, ways: ['password'] })
  const wallets = [testWallet({ trusts: true }).wallet]
  return renderApp('/settings/sign-in', { world: { storage, server, account, wallets, studio: { send } } })
}

it('[MARK-92] an account without a wallet links one with one signature, and can unlink it', async () => {
  const { accounts, auth } = await open()
  await press('Link a wallet')
  await press('Link with one signature', await dialog('Link a wallet'))
  expect(await screen.findByText('Your wallet is linked.')).toBeTruthy()
  expect(accounts.calls).toContain('linked by signedMessage+signature')
  expect(await main().findByText(maya)).toBeTruthy()
  expect(auth.getState().userId).toBe('mail1')
  await press('Unlink the wallet')
  await press('Unlink', await dialog('Unlink 9WzD...AWWM?'))
  expect(await main().findByRole('button', { name: 'Link a wallet' })).toBeTruthy()
})

it('[MARK-92] a wallet that opens another account is told so, and nothing is linked', async () => {
  await open(refusal(409, 'user_already_exists'))
  await press('Link a wallet')
  const shown = await dialog('Link a wallet')
  await press('Link with one signature', shown)
  expect((await shown.findByRole('alert')).textContent).toMatch(/opens another account here already/)
})
