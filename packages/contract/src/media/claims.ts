import { z } from 'zod'
import { existingId, text } from '#parameters.ts'

/** How many may be signed for together. */
export const maxClaimed = 500

const says = `Value must be a list of 1 to ${maxClaimed} ids`
const ids = z.array(existingId(), { error: says }).min(1, says).max(maxClaimed, says)
/** Ed25519 in base64: 64 bytes. */
const signature = text({ max: 88 }).regex(/^[A-Za-z0-9+/]{86}==$/, 'Value must be a signature of 64 bytes in base64')

/** `POST /v1/media/{mediaId}/claim`. */
export const ClaimSignature = z.object({ signature })

/** `POST /v1/media/claims/message`: what a wallet is to sign for many. */
export const MediaClaims = z.object({ ids })

/** `POST /v1/media/claims`: all of them or none. */
export const MediaClaim = z.object({ ids, signature })

/**
 * `GET /v1/media/{mediaId}/claim`: what the wallet of the account is to sign, and who has signed already. Text and
 * wallet are null where this account cannot sign: it brought the picture along, or somebody has signed and it has no wallet.
 */
export const MediaClaimMessage = z.object({
  message: z.string().nullable(),
  /** The wallet that has to sign. */
  address: z.string().nullable(),
  claim: z.object({ address: z.string(), at: z.string() }).nullable(),
})
export type MediaClaimMessage = z.infer<typeof MediaClaimMessage>

export const MediaClaimed = z.object({ total: z.int() })
export type MediaClaimed = z.infer<typeof MediaClaimed>
