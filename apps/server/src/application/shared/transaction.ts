import type { RealtimeEvent } from '#domain/realtime/event.ts'

/**
 * One thing that happens or does not: what stores write with the same unit is kept together, and what is published
 * with it leaves only once that is true.
 */
export type Transaction = { publish(event: RealtimeEvent): void }

export type Transactions = { run<T>(work: (unit: Transaction) => Promise<T>): Promise<T> }
