import { z } from 'zod'
import { PaymentWanted } from './subscription.ts'

/**
 * What a refusal says to programs, each a key of its own in the error body beside `message`. The message is for people
 * and for clients of the protocol; nothing of ours reads it.
 */
export const FaultDetails = z
  .object({
    /** The parameter or attribute that is wrong, by its path: `name`, `tags`, `genes.hair`. */
    field: z.string(),
    /** The reason alone: the message without the parameter's name, and without what the other details repeat. */
    problem: z.string(),
    /** The rule of the studio that a text is against, and the words of that text it is about. */
    rule: z.string(),
    words: z.array(z.string()).readonly(),
    /** Why a subscription is needed, and what is to be paid for one. */
    why: z.string(),
    payment: PaymentWanted,
    freeLeft: z.number(),
    /** When the same request may be made again. */
    until: z.iso.datetime(),
    /** Bytes that the account keeps, with what was refused, and how many it may. */
    used: z.number(),
    quota: z.number(),
  })
  .partial()
  .readonly()
export type FaultDetails = z.infer<typeof FaultDetails>
