/** The day that something is counted in. They are those of UTC, so that they are the same on every node. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** When the counts of a day end. */
export const endOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** The end of a day as a sentence ends with it. */
export const goesOnAt = (now: Date): string => `It goes on at 00:00 UTC on ${dayOf(endOfDay(now))}.`
