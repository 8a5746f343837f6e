import { enableCompileCache } from 'node:module'

/**
 * The program of a thread that draws along at a film. Such threads come and go: what they run is kept compiled, which
 * spares them most of their start.
 */
enableCompileCache()
await import('./film-helping.ts')
