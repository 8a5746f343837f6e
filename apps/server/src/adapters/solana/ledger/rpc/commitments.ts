import type { Clock } from '#domain/shared/clock.ts'
import type { Commitment } from './method.ts'

/** After how many milliseconds a transaction is what. */
export type Pace = Readonly<Record<Commitment, number>>

/** Quicker than a real cluster, where the last step takes 13 seconds; slow enough that each can be seen. */
export const usualPace: Pace = { processed: 0, confirmed: 400, finalized: 1600 }

export type Commitments = {
  of(at: number): Commitment
  /** Nothing younger than this has come so far. */
  latest(commitment: Commitment | null | undefined): number
  /** How long until something that happened then has come so far. */
  wait(at: number, commitment: Commitment): number
}

/** There is one ledger and no forks: how final a transaction is, is a matter of its age alone. */
export function commitments(pace: Pace, clock: Clock): Commitments {
  const now = (): number => clock.now().getTime()
  return {
    of(at) {
      const age = now() - at
      return age >= pace.finalized ? 'finalized' : age >= pace.confirmed ? 'confirmed' : 'processed'
    },
    latest: (commitment) => now() - pace[commitment ?? 'finalized'],
    wait: (at, commitment) => Math.max(0, at + pace[commitment] - now()),
  }
}
