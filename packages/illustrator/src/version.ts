import { packVersion } from '#pack/gate.ts'

/** Raised whenever the same order would give other pixels than before; the body data has a say in that, too. */
export const illustratorVersion = `1.${packVersion}`
