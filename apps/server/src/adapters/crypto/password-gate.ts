import { type Gate, gates } from '#adapters/system/gate.ts'

/**
 * Hashing a password takes one of the four threads that also read files. All hashing in this process together uses two
 * of them at most, whatever it is for.
 */
const slots = gates(2)

/** About two seconds of work. */
const maxWaiting = 32

/** Passwords of accounts. */
export const accountPasswordGate = (): Gate => slots({ max: maxWaiting })

/** Passwords of share links. The links of one owner can't fill the queue for everyone else. */
export const sharePasswordGate = (): Gate => slots({ max: maxWaiting, maxPerOwner: 4 })
