import { packVersion } from '#pack/gate.ts'

// A door of its own, because reading these few numbers must not load the whole renderer.
export { packPath } from '#pack/gate.ts'

/** Raised whenever the same order would give other pixels than before; the body data has a say in that, too. */
export const illustratorVersion = `5.${packVersion}`
