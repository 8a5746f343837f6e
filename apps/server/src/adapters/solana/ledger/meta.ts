import { z } from 'zod'

const TokenBalance = z.object({
  accountIndex: z.number(),
  mint: z.string(),
  owner: z.string(),
  programId: z.string(),
  uiTokenAmount: z.object({
    amount: z.string(),
    decimals: z.number(),
    uiAmount: z.number(),
    uiAmountString: z.string(),
  }),
})
export type TokenBalance = z.infer<typeof TokenBalance>

const Instruction = z.object({
  programIdIndex: z.number(),
  accounts: z.array(z.number()).readonly(),
  data: z.string(),
  stackHeight: z.number(),
})

/** What came of a transaction, in the form in which nodes tell it; kept as JSON. */
export const Meta = z.object({
  err: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
  fee: z.number(),
  preBalances: z.array(z.number()),
  postBalances: z.array(z.number()),
  preTokenBalances: z.array(TokenBalance),
  postTokenBalances: z.array(TokenBalance),
  innerInstructions: z.array(z.object({ index: z.number(), instructions: z.array(Instruction).readonly() })).readonly(),
  logMessages: z.array(z.string()).readonly(),
  computeUnitsConsumed: z.number(),
})
export type Meta = z.infer<typeof Meta>

export const readMeta = (json: string): Meta => Meta.parse(JSON.parse(json))
