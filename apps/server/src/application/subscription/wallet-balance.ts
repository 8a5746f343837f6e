import type { UserId } from '@eidolon/contract/ids.ts'
import type { WalletBalance } from '@eidolon/contract/subscription.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { uiAmount } from '#domain/subscription/amount.ts'
import { reachable } from './chain-fault.ts'
import type { PaymentChain, Wallets } from './ports.ts'

/** What every transaction with one signature costs, in lamports. */
const signatureFee = 5000n

type Deps = {
  readonly chain: Pick<PaymentChain, 'treasury' | 'balance'>
  readonly wallets: Pick<Wallets, 'walletOf'>
  readonly clock: Clock
  /** How long an answer is used again, in milliseconds: asking in a row costs one call to the node. */
  readonly life: number
  /** Where the operator says that the token can be had. */
  readonly buyUrl: string | undefined
}

export type ReadWalletBalance = (accountId: UserId) => Promise<WalletBalance>

/** What the account's own wallet could pay with. Nobody can ask for another wallet. */
export function walletBalance({ chain, wallets, clock, life, buyUrl }: Deps): ReadWalletBalance {
  const recent = new Map<string, { readonly at: number; readonly answer: ReturnType<PaymentChain['balance']> }>()

  function balanceOf(address: string): ReturnType<PaymentChain['balance']> {
    const now = clock.now().getTime()
    for (const [other, { at }] of recent) if (now - at >= life) recent.delete(other)
    const known = recent.get(address)
    if (known) return known.answer
    const answer = chain.balance(address)
    recent.set(address, { at: now, answer })
    answer.catch(() => recent.delete(address))
    return answer
  }

  async function balance(accountId: UserId): Promise<WalletBalance> {
    const address = await wallets.walletOf(accountId)
    if (address === undefined) throw new Fault('payment_wallet_missing')
    const { decimals } = await reachable(chain.treasury())
    const { amount, lamports } = await reachable(balanceOf(address))
    return {
      address,
      amount: String(amount),
      uiAmount: uiAmount(amount, decimals),
      lamports: String(lamports),
      fee: String(signatureFee),
      buyUrl: buyUrl ?? null,
    }
  }

  return balance
}
