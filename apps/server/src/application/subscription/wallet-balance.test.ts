import { expect, it } from 'vitest'
import { ChainUnavailable } from './ports.ts'
import { walletBalance } from './wallet-balance.ts'

it('[SUB-87] costs one call to the node in five seconds for a wallet, also for many at once', async () => {
  let now = 0
  const asked: string[] = []
  let fails = false
  const ask = walletBalance({
    chain: {
      treasury: async () => ({
        mint: 'm',
        tokenProgram: 'p',
        owner: 'o',
        account: 'a',
        symbol: 'EIDO',
        decimals: 6,
        network: 'devnet',
        explorerUrl: () => undefined,
      }),
      balance: async (wallet) => {
        asked.push(wallet)
        if (fails) throw new ChainUnavailable('no answer')
        return { amount: 1_500_000n, lamports: 7n }
      },
    },
    wallets: { walletOf: async (account) => `wallet of ${account}` },
    clock: { now: () => new Date(now) },
    life: 5000,
    buyUrl: 'https://swap.example',
  })
  const [first] = await Promise.all([ask('maya'), ask('maya'), ask('zoe'), ask('maya')])
  expect(first).toMatchObject({ uiAmount: '1.5', lamports: '7', buyUrl: 'https://swap.example' })
  expect(asked).toEqual(['wallet of maya', 'wallet of zoe'])
  now = 5000
  fails = true
  // A failure is not remembered.
  for (let n = 0; n < 2; n++) await expect(ask('maya')).rejects.toMatchObject({ type: 'chain_unavailable' })
  expect(asked).toHaveLength(4)
})
