// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { testWallet } from '#testing/wallet.ts'
import { createDemoWallet } from '#features/accounts/demo-wallet/demo-wallet.ts'
import { getPhantom } from './get-phantom.ts'
import { offeredWallets } from './offered-wallets.ts'

const demo = createDemoWallet({ storage: localStorage, host: 'studio.example' })
const short = (list: ReturnType<typeof offeredWallets>) => list.map(({ name, tag }) => `${name} ${tag}`.trim())

it('[WALLET-2] [WALLET-40] what was found comes first, Phantom in any case, the demo wallet last', () => {
  const backpack = testWallet({ name: 'Backpack' }).wallet
  const phantom = testWallet().wallet
  expect(short(offeredWallets([]))).toEqual(['Phantom'])
  expect(short(offeredWallets([demo]))).toEqual(['Phantom', 'Demo wallet Local demo'])
  expect(short(offeredWallets([demo, backpack]))).toEqual(['Backpack Detected', 'Phantom', 'Demo wallet Local demo'])
  expect(short(offeredWallets([demo, phantom]))).toEqual(['Phantom Detected', 'Demo wallet Local demo'])
})

const at = { href: 'https://studio.example/login?a=1', origin: 'https://studio.example' }
const inside =
  'https://phantom.app/ul/browse/https%3A%2F%2Fstudio.example%2Flogin%3Fa%3D1?ref=https%3A%2F%2Fstudio.example'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0)', 0, 'https://phantom.com/download'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'https://phantom.com/download'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, inside],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, inside],
  ['Mozilla/5.0 (Linux; Android 15)', 5, inside],
])('[WALLET-4] Phantom on %s with %i fingers', (userAgent, maxTouchPoints, href) => {
  expect(getPhantom({ userAgent, maxTouchPoints }, at).href).toBe(href)
})
