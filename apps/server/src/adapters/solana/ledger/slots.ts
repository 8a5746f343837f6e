import { createHmac } from 'node:crypto'
import { blockhash, type Blockhash, getBase58Decoder } from '@solana/kit'
import type { Clock } from '#domain/shared/clock.ts'

/** For how many slots a blockhash can be used, as on a real cluster. */
const validity = 150

export type Slots = {
  current(): number
  /** The time at which a slot began, in milliseconds. */
  startOf(slot: number): number
  latestBlockhash(): { readonly blockhash: Blockhash; readonly lastValidBlockHeight: number }
  isValid(blockhash: string): boolean
}

type Deps = {
  readonly clock: Clock
  /** When the first slot began, and how long one is, in milliseconds. */
  readonly genesis: number
  readonly length: number
  /** The last slot in which something happened. */
  readonly last: number
  readonly secret: Uint8Array
}

/**
 * Slots pass with the time, and never go back. Their blockhashes are computed from a secret, so that one that was given
 * out before a restart is as good after it.
 */
export function openSlots({ clock, genesis, length, last, secret }: Deps): Slots {
  const known = new Map<number, Blockhash>()
  let highest = Math.max(1, last)

  function current(): number {
    highest = Math.max(highest, 1 + Math.floor((clock.now().getTime() - genesis) / length))
    return highest
  }

  function hashOf(slot: number): Blockhash {
    const found = known.get(slot)
    if (found) return found
    const digest = createHmac('sha256', secret).update(`slot ${slot}`).digest()
    const made = blockhash(getBase58Decoder().decode(digest))
    known.set(slot, made)
    for (const old of known.keys()) if (old < slot - 2 * validity) known.delete(old)
    return made
  }

  return {
    current,
    startOf: (slot) => genesis + (slot - 1) * length,
    latestBlockhash() {
      const slot = current()
      return { blockhash: hashOf(slot), lastValidBlockHeight: slot + validity }
    },
    isValid(given) {
      const now = current()
      for (let slot = now; slot >= Math.max(1, now - validity); slot--) if (hashOf(slot) === given) return true
      return false
    },
  }
}
