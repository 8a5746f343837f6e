import { uiAmount } from './amount.ts'

type TransferRequest = {
  readonly recipient: string
  readonly amount: bigint
  readonly decimals: number
  readonly mint: string
  readonly reference: string
  readonly label: string
  readonly message: string
}

/** A transfer request as Solana Pay writes it; wallets read it from a code or follow it as a link. */
export function paymentLink({ recipient, amount, decimals, mint, reference, label, message }: TransferRequest): string {
  const fields = { amount: uiAmount(amount, decimals), 'spl-token': mint, reference, label, message }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `solana:${recipient}?${query.join('&')}`
}
