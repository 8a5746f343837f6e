import type { Clock } from '#domain/shared/clock.ts'

/** What is read today may be believed until tomorrow; strangers must not be able to make us ask all the time. */
const longest = 24 * 60 * 60 * 1000
const shortest = 60 * 1000

/** What signatures are checked with. */
export type KeptKeys<T> = {
  current(): Promise<T>
  /** Read anew, because nothing fits; undefined when that was done a moment ago. */
  renewed(): Promise<T | undefined>
}

/** Keys that are read when they are first needed, and again when they are old or fit nothing. */
export function keptKeys<T>(read: () => Promise<T>, clock: Clock): KeptKeys<T> {
  let last: { readonly keys: Promise<T>; readonly at: number } | undefined
  const age = (): number => (last === undefined ? Number.POSITIVE_INFINITY : clock.now().getTime() - last.at)

  function readAgain(): Promise<T> {
    const keys = read()
    last = { keys, at: clock.now().getTime() }
    keys.catch(() => {
      // A failure is believed for a minute, and not for a day.
      if (last?.keys === keys) last = { keys, at: clock.now().getTime() - longest + shortest }
    })
    return keys
  }

  return {
    current: () => (last && age() <= longest ? last.keys : readAgain()),
    async renewed() {
      if (age() <= shortest) return undefined
      const before = last
      try {
        return await readAgain()
      } catch {
        // Those that are known stay good, so that a wrong signature cannot make us forget them.
        if (before) last = { ...before, at: clock.now().getTime() }
        return undefined
      }
    },
  }
}
