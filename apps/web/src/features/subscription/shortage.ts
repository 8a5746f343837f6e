import type { WalletBalance } from '@eidolon/contract/subscription.ts'
import { inSol } from './in-tokens.ts'

type RequiredAmount = { readonly units: bigint; readonly amount: string; readonly symbol: string }

/** Why a wallet can't pay, in words; undefined when it can. */
export function shortage(balance: WalletBalance, { units, amount, symbol }: RequiredAmount): string | undefined {
  if (BigInt(balance.amount) < units) return `You need ${amount} ${symbol}; you have ${balance.uiAmount}.`
  const [fee, lamports] = [BigInt(balance.fee), BigInt(balance.lamports)]
  return lamports < fee ? `You need ${inSol(fee)} SOL for the network's fee; you have ${inSol(lamports)}.` : undefined
}
