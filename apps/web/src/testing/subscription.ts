import type { Subscription } from '@eidolon/contract/subscription.ts'

/** The standing of an account that has never paid. */
export const unpaid: Subscription = {
  active: false,
  startedAt: null,
  endsAt: null,
  remind: false,
  freeLeft: 3,
  price: { usd: '50.00', months: 1 },
  token: { mint: 'Mint', symbol: 'EIDO', decimals: 6 },
  credit: '0',
  paymentAddress: 'Tr3asury',
  network: 'devnet',
}
