import { maxClaimed } from '@eidolon/contract/media/claims.ts'
import { z } from 'zod'
import { longestPath } from './claim.ts'

/** A claim out of something that anybody may have written: a manifest, an archive. Whether it holds is another question. */
export const ClaimForm = z.object({
  address: z.string().max(44),
  count: z.int().min(1).max(maxClaimed),
  root: z.string().regex(/^[0-9a-f]{64}$/),
  path: z.array(z.string().regex(/^[LR][0-9a-f]{64}$/)).max(longestPath),
  signature: z.string().max(88),
})
