import { z } from 'zod'
import { customId, existingId, maybe, text } from '#parameters.ts'

/** What browsers are known by is longer than the tokens of other push services, and has only plain letters. */
function identifier() {
  const says = 'Value must be a valid string and at least 1 chars and no longer than 2048 chars'
  return text({ max: 2048 }).refine((value) => value.length <= 255 || /^[ -~]+$/.test(value), says)
}

export const NewPushTarget = z.object({
  targetId: customId(),
  identifier: identifier(),
  providerId: maybe(existingId()),
})
export type NewPushTarget = z.infer<typeof NewPushTarget>

export const PushTargetChange = z.object({ identifier: identifier() })
export const TargetPlace = z.object({ targetId: existingId() })

const base64url = z.string().regex(/^[\w-]+=*$/)

/** A browser's subscription. `JSON.stringify(subscription)` is the identifier of its push target. */
export const PushSubscription = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(40) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** What a service worker is handed, as JSON, to make a notification of. */
export const PushNotice = z.object({
  /** A later notice with the same tag takes the place of the earlier one. */
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where a click leads, below the studio's own address. */
  url: z.string(),
  /** Which generation has ended, and how; of notices about one alone. */
  generationId: z.string().optional(),
  status: z.enum(['succeeded', 'failed', 'blocked']).optional(),
})
export type PushNotice = z.infer<typeof PushNotice>
