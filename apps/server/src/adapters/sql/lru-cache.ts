/**
 * A map of about `size` recently used entries. Two generations instead of a list: a hit in the young one costs a
 * single look-up, and whatever was not asked for during a whole generation is dropped with the old one.
 */
export function lruCache<K, V>(size: number): { get(key: K): V | undefined; set(key: K, value: V): void } {
  let young = new Map<K, V>()
  let old = new Map<K, V>()

  function set(key: K, value: V): void {
    if (young.size >= size) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }

  return {
    get(key) {
      const hit = young.get(key)
      if (hit !== undefined) return hit
      const kept = old.get(key)
      if (kept !== undefined) set(key, kept)
      return kept
    },
    set,
  }
}
