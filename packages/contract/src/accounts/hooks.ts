import { z } from 'zod'
import { existingId, flag, text } from '#parameters.ts'

/** What a hook can be told of. */
export const hookEvents = [
  'generation.completed',
  'generation.failed',
  'generation.cancelled',
  'media.created',
  'character.created',
  'character.updated',
  'character.deleted',
] as const
export type HookEvent = (typeof hookEvents)[number]

export const hookLimits = { each: 10, url: 1024, waiting: 1000, kept: 1000, listed: 100 } as const

/** Headers of a delivery: the signature, what it tells of, and by which id it is known however often it is sent. */
export const signatureHeader = 'X-Eidolon-Signature'
export const hookEventHeader = 'X-Eidolon-Event'
export const deliveryHeader = 'X-Eidolon-Delivery'

const ofEvents = `Value must be a list of some of (${hookEvents.join(', ')})`

/** `POST /v1/account/hooks`. */
export const NewHook = z.object({
  url: text({ max: hookLimits.url, line: true }),
  events: z
    .array(z.enum(hookEvents, { error: ofEvents }), { error: ofEvents })
    .min(1, ofEvents)
    .max(hookEvents.length, ofEvents)
    .transform((given): HookEvent[] => hookEvents.filter((event) => given.includes(event))),
})
export type NewHook = z.output<typeof NewHook>

/** `PATCH /v1/account/hooks/{hookId}`. */
export const HookChange = z.object({ enabled: flag() })

export const HookPlace = z.object({ hookId: existingId() })
export const DeliveryPlace = HookPlace.extend({ deliveryId: existingId() })

export const Hook = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  url: z.string(),
  events: z.array(z.enum(hookEvents)),
  /** False once it was turned off, by hand or after too many failures. */
  enabled: z.boolean(),
  /** How many tries in a row have failed. */
  failures: z.int(),
})
export type Hook = z.infer<typeof Hook>

export const HookList = z.object({ total: z.int(), hooks: z.array(Hook) })
export type HookList = z.infer<typeof HookList>

/** The answer when a hook is made: what its deliveries are signed with is told this once. */
export const HookWithSecret = Hook.extend({ secret: z.string() })
export type HookWithSecret = z.infer<typeof HookWithSecret>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const HookDelivery = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  event: z.enum(hookEvents),
  status: z.enum(deliveryStates),
  /** How often it was tried. */
  attempts: z.int(),
  /** When it was tried last; null before the first time. */
  triedAt: z.string().nullable(),
  /** When it is tried next; null when it is over. */
  dueAt: z.string().nullable(),
  /** What was answered: a status of HTTP, and a few words of it, or why there was none. */
  code: z.int().nullable(),
  answer: z.string(),
})
export type HookDelivery = z.infer<typeof HookDelivery>

export const HookDeliveryList = z.object({ total: z.int(), deliveries: z.array(HookDelivery) })
export type HookDeliveryList = z.infer<typeof HookDeliveryList>
