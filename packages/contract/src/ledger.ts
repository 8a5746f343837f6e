import { z } from 'zod'
import { text } from './parameters.ts'
import { publicKeyOf } from './accounts/wallet.ts'

/** `POST /v1/local/faucet`: who is to be given something. */
export const FaucetRequest = z.object({
  address: text({ min: 32, max: 44 }).refine(
    (value) => publicKeyOf(value) !== undefined,
    'Value must be a wallet address: 32 bytes in base58',
  ),
})

/** What was given. Amounts are in base units, as text: they may be larger than numbers are exact. */
export const FaucetGift = z.object({
  address: z.string(),
  signature: z.string(),
  lamports: z.string(),
  token: z.object({ mint: z.string(), account: z.string(), decimals: z.number(), amount: z.string() }),
})
export type FaucetGift = z.infer<typeof FaucetGift>
