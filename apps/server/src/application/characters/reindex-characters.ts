import type { Transaction, Transactions } from '#application/shared/transaction.ts'

/** Characters whose words for searching were written when less of them was searched. */
export type CharacterWords = {
  /** Their places, oldest first. */
  next(max: number): Promise<readonly number[]>
  /** Rewrites the search words of a character if it still exists, and takes it off the list. */
  renew(unit: Transaction, place: number): Promise<void>
}

type Deps = {
  readonly words: CharacterWords
  readonly units: Transactions
  /** Lets everybody else have a turn. */
  readonly pause: () => Promise<void>
}

/** Small enough that requests don't wait for a batch. */
const inOneGo = 20

/** Indexes older characters for search, a few at a time. Resumes after an interruption. */
export async function reindexCharacters({ words, units, pause }: Deps, stop: AbortSignal): Promise<number> {
  let renewed = 0
  while (!stop.aborted) {
    const places = await words.next(inOneGo)
    if (places.length === 0) break
    await units.run(async (unit) => {
      for (const place of places) await words.renew(unit, place)
    })
    renewed += places.length
    await pause()
  }
  return renewed
}
