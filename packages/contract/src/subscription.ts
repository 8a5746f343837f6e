import { z } from 'zod'
import { base58Bytes } from './base58.ts'
import { existingId, text } from './parameters.ts'

/** What one month of generating costs. */
export const subscriptionPrice = { usd: '50.00', months: 1 } as const

const Token = z.object({ mint: z.string(), symbol: z.string(), decimals: z.number() })

/** An account's subscription: what it has, what a month costs, and where to pay. Dates are null until there is one. */
export const Subscription = z.object({
  active: z.boolean(),
  startedAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** Whether the end is near. */
  remind: z.boolean(),
  /** Pictures that are still free. */
  freeLeft: z.number(),
  price: z.object({ usd: z.string(), months: z.number() }),
  token: Token,
  /** Base units that were paid and have not bought a month yet. */
  credit: z.string(),
  paymentAddress: z.string(),
  network: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

export const quoteStatuses = ['open', 'pending', 'confirmed', 'partial', 'paid', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** So many tokens buy a month until it expires. Amounts are base units, as text. */
export const Quote = z.object({
  $id: z.string(),
  status: z.enum(quoteStatuses),
  usd: z.string(),
  /** What is to be sent for it in all; what the account has left over is taken off. */
  amount: z.string(),
  /** As people write it. */
  uiAmount: z.string(),
  mint: z.string(),
  symbol: z.string(),
  decimals: z.number(),
  paymentAddress: z.string(),
  reference: z.string(),
  /** A Solana Pay link over what is still missing. */
  url: z.string(),
  expire: z.string(),
  received: z.string(),
  /** The transaction that pays it, once one is known. */
  signature: z.string().nullable(),
  explorerUrl: z.string().nullable(),
})
export type Quote = z.infer<typeof Quote>

/** What the account's own wallet holds. Amounts are base units and lamports, as text. */
export const WalletBalance = z.object({
  address: z.string(),
  amount: z.string(),
  uiAmount: z.string(),
  lamports: z.string(),
  /** The least that a transaction costs, in lamports. */
  fee: z.string(),
  /** Where to get the token, if the operator says so. */
  buyUrl: z.string().nullable(),
})
export type WalletBalance = z.infer<typeof WalletBalance>

/** A transaction for the wallet to sign, in base64. */
export const PaymentTransaction = z.object({ transaction: z.string(), lastValidBlockHeight: z.string() })
export type PaymentTransaction = z.infer<typeof PaymentTransaction>

/** The most characters of a transaction in base64: 4,096 bytes in version 1. Older ones are smaller, which the server checks. */
const longest = 4 * Math.ceil(4096 / 3)

/** A signed transaction, to be passed on. */
export const SignedPayment = z.object({
  transaction: text({ max: longest }).regex(
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
    'Value must be bytes in base64',
  ),
})

/** The name of a transaction that was passed on. */
export const SentPayment = z.object({ signature: z.string() })
export type SentPayment = z.infer<typeof SentPayment>

/** A transaction that was sent, by its signature. */
export const PaymentReport = z.object({
  signature: text({ min: 64, max: 88 }).refine(
    (value) => base58Bytes(value, 64) !== undefined,
    'Value must be a signature: 64 bytes in base58',
  ),
})

export const QuotePlace = z.object({ quoteId: existingId() })

/** `credited`; `waiting` for the price of its time to be known; `stray`: it buys nothing. */
const paymentStates = ['credited', 'waiting', 'stray'] as const

/** Why one buys nothing: it was SOL, another token, or less than a thousandth of a month. */
export const strayKinds = ['sol', 'token', 'dust'] as const

/** What was paid, and what for; one that has not completed a month has no period yet. */
export const Payment = z.object({
  signature: z.string(),
  state: z.enum(paymentStates),
  note: z.enum(strayKinds).nullable(),
  amount: z.string(),
  uiAmount: z.string(),
  /** What it was worth when it was made. */
  usd: z.string(),
  /** What its transaction cost the payer, in lamports; null for payments read before this was kept. */
  fee: z.string().nullable(),
  receivedAt: z.string(),
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  explorerUrl: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentList = z.object({ total: z.number(), payments: z.array(Payment) })
export type PaymentList = z.infer<typeof PaymentList>

/** What a refusal with status 402 says beside its words. */
export const PaymentWanted = z.object({
  usd: z.string(),
  amount: z.string(),
  uiAmount: z.string(),
  symbol: z.string(),
  mint: z.string(),
  address: z.string(),
  network: z.string(),
  /** The page to pay on. */
  url: z.string(),
})
export type PaymentWanted = z.infer<typeof PaymentWanted>
