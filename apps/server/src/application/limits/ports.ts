/** A fixed window of a key, `period` seconds long: `ends` is a Unix time in seconds, the same for every node. */
export type Window = {
  readonly key: string
  readonly period: number
  readonly ends: number
  /** How much it counts; one where it is left out. */
  readonly amount?: number | undefined
}

export type Counters = {
  /** Adds to each window and answers the counts, in the order asked for. `now` is a Unix time in seconds. */
  add(windows: readonly Window[], now: number): Promise<readonly number[]>
}
