import { hash, mix } from './hash.ts'

/** A stream of numbers that depends on nothing but what it was made from. */
export type Random = {
  /** At least 0, below 1. */
  share(): number
  /** At least `low`, below `high`. */
  between(low: number, high: number): number
  /** Around 0, within -1..1, the middle likelier than the ends: the mean of three. */
  middling(): number
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  /** One of the list, each as likely as its weight; weights below 0 count as 0. */
  weighted<T>(list: readonly [T, ...T[]], weight: (item: T) => number): T
}

/** The stream called `name` of this seed. Streams of other names know nothing of each other. */
export function random(name: string, seed: number): Random {
  let state = hash(name, seed)
  const next = (): number => {
    // Weyl sequence with the golden ratio, scattered: splitmix32.
    state = (state + 0x9e3779b9) >>> 0
    return mix(state)
  }
  const share = () => next() / 4294967296
  return {
    share,
    between: (low, high) => low + share() * (high - low),
    middling: () => ((share() + share() + share()) / 3) * 2 - 1,
    chance: (probability) => share() < probability,
    pick: (list) => list[Math.floor(share() * list.length)] ?? list[0],
    weighted: (list, weight) => {
      const total = list.reduce((sum, item) => sum + Math.max(0, weight(item)), 0)
      let left = share() * total
      for (const item of list) {
        left -= Math.max(0, weight(item))
        if (left < 0) return item
      }
      return list[0]
    },
  }
}
