import type { BrowserContext, Page } from '@playwright/test'
import { walletKey, type WalletKey } from './test-wallet-key.ts'
import { installWallet, type WalletAnswer, type WalletFacts } from './test-wallet-page.ts'

/** Puts a wallet into every page of the browser; the person behind it approves, unless told otherwise. */
export async function giveWallet(context: BrowserContext, facts: Partial<Omit<WalletFacts, 'seed'>> = {}) {
  const key = walletKey()
  const name = facts.name ?? 'Phantom'
  const can = facts.can ?? (['signIn', 'signMessage', 'signTransaction'] as const)
  const given = { known: true, late: false, answer: 'approve', ...facts, name, can, seed: key.seed } as const
  await context.addInitScript(installWallet, given)
  return {
    name,
    key,
    address: key.address,
    /** What the person behind it does from now on. */
    answers: (page: Page, answer: WalletAnswer) =>
      page.evaluate(
        ([of, value]) => {
          const wallet = window.testWallets?.[of]
          if (wallet) wallet.state.answer = value
        },
        [name, answer] as const,
      ),
    /** Everything the person was asked for, in order. */
    prompts: (page: Page) => page.evaluate((of) => window.testWallets?.[of]?.state.prompts ?? [], name),
    said: (page: Page) => page.evaluate((of) => window.testWallets?.[of]?.state.said ?? '', name),
    holds: (page: Page, next: WalletKey, how: 'tells' | 'quietly' = 'tells') =>
      page.evaluate(([of, seed, quietly]) => window.testWallets?.[of]?.hold(seed, quietly), [
        name,
        next.seed,
        how === 'quietly',
      ] as const),
    signsNextAs: (page: Page, next: WalletKey) =>
      page.evaluate(([of, seed]) => window.testWallets?.[of]?.signsNextAs(seed), [name, next.seed] as const),
    locks: (page: Page) => page.evaluate((of) => window.testWallets?.[of]?.lock(), name),
    arrives: (page: Page) => page.evaluate((of) => window.testWallets?.[of]?.arrive(), name),
  }
}
