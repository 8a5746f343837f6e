import { enableCompileCache } from 'node:module'

/**
 * The program of a thread that draws along at films. What it runs is kept compiled, which spares it most of its start.
 */
enableCompileCache()
await import('./film-helping.ts')
