import { packVersion } from '#pack/gate.ts'

// A door of its own, because reading these few numbers must not load the whole renderer.
export { packPath } from '#pack/gate.ts'

/** How often drawing has changed without the body data since it was at 7; one more each time, never less. */
const redrawn = 5

/** Raised whenever the same order would give other pixels than before; the body data has a say in that, too. */
export const illustratorVersion = `5.${Number(packVersion) + redrawn}`
