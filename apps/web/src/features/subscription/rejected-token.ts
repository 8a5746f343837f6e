import type { Payment } from '@eidolon/contract/subscription.ts'

/** What was sent that does not pay for a month. */
export const rejectedToken = (note: Payment['note']): string => (note === 'sol' ? 'SOL' : 'Another token')
