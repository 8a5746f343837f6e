import type { Payment } from '@eidolon/contract/subscription.ts'

/** What somebody has sent that is not what a month is paid with. */
export const strayWords = (note: Payment['note']): string => (note === 'sol' ? 'SOL' : 'Another token')
