import type { Picture } from '@eidolon/people'

/** How the one who ordered follows the work. Drawing is synchronous, so it asks instead of being told. */
export type Watch = {
  /** Called a few times a second; `share` grows from 0 to 1. A small picture comes along as soon as there is one. */
  progress(stage: string, share: number, preview?: Picture): void
  /** Asked often; true ends the work with `Stopped`. */
  stopped(): boolean
}

/** Thrown out of the drawing when `stopped()` said so. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
