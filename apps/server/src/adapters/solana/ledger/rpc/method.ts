import { type Address, isAddress } from '@solana/kit'
import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Chain } from '#adapters/solana/ledger/chain.ts'

/** A method of the JSON-RPC interface over parameters as they came. */
export type RpcMethod = (params: readonly unknown[]) => unknown
export type Methods = Readonly<Record<string, RpcMethod>>

/** Reads the parameters first; what follows the known ones is ignored, as nodes do. */
export function method<T extends z.ZodType>(schema: T, run: (params: z.output<T>) => unknown): RpcMethod {
  return (params) => run(readParams(schema, params))
}

export function readParams<T extends z.ZodType>(schema: T, params: readonly unknown[]): z.output<T> {
  const read = schema.safeParse(params)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue && issue.path.length > 0 ? ` (parameter ${issue.path.join('.')})` : ''
  throw invalid(`${issue?.message ?? 'wrong'}${place}`)
}

export const invalid = (what: string): RpcRefusal => new RpcRefusal(-32602, `Invalid params: ${what}`)

export const AddressParam = z.string().transform((text, context): Address => {
  if (isAddress(text)) return text
  context.addIssue({ code: 'custom', message: 'not an address: 32 bytes in base58 are wanted' })
  return z.NEVER
})

export const SignatureParam = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, 'not a signature in base58')

export const Commitment = z.enum(['processed', 'confirmed', 'finalized'])
export type Commitment = z.infer<typeof Commitment>

/** The settings that nearly every method takes. */
export const contextFields = { commitment: Commitment.nullish(), minContextSlot: z.int().nonnegative().nullish() }
export const ContextConfig = z.object(contextFields).nullish()

type Context = { readonly minContextSlot?: number | null | undefined } | null | undefined

/** Nobody is answered from before the slot they have seen already. */
export function checkSlot({ slots }: Chain, config: Context): number {
  const slot = slots.current()
  if ((config?.minContextSlot ?? 0) <= slot) return slot
  throw new RpcRefusal(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
}

/** An answer together with the slot it was true in. */
export const inContext = <T>({ slots }: Chain, value: T) => ({
  context: { apiVersion: version, slot: slots.current() },
  value,
})

/** Of the cluster software whose behavior the machine has. */
export const version = '3.0.0'
