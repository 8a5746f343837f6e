import type { StateStorage } from 'zustand/middleware'

/** A browser's storage, for one test. */
export function memoryStorage(): StateStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}
