import { FaultDetails } from '@eidolon/contract/fault-details.ts'
import { faultOf } from './fault.ts'

/** What the server's refusal says to programs. Apart from `fault.ts`, because zod is not in the first chunk. */
export function detailsOf(error: unknown): FaultDetails {
  return FaultDetails.safeParse(faultOf(error).body).data ?? {}
}
