/** What strangers send, in this order. */
export const caseNames = [
  'connections',
  'story',
  'card-2mb',
  'card-10mb',
  'guesses',
  'readings',
  'looks',
  'card-png',
  'story-pdf',
  'verify',
  'archive',
  'webhooks',
] as const
export type CaseName = (typeof caseNames)[number]
