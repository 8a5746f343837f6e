import type { PreviewCache } from '#application/files/previews.ts'
import type { Engine } from '#application/engines/engine.ts'

/** An answered request; `route` is the pattern it came to, never the address itself. */
export type SeenRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Watches what the parts of the studio do. Where nobody measures, parts are used as they are. */
export type Meters = {
  request(seen: SeenRequest): void
  /** The same engine, with its drawing timed. */
  engine(engine: Engine): Engine
  /** The same cache, with what it finds counted under this name. */
  cache<Kept extends PreviewCache>(name: string, cache: Kept): Kept
}
