import { enableCompileCache } from 'node:module'

/** The program of a drawing thread. What it runs is kept compiled, which spares it most of its start. */
enableCompileCache()
await import('./illustrator-drawing.ts')
