import { enableCompileCache } from 'node:module'

/** The program of a drawing thread, started by `pool.ts`. Compiled code is cached, which saves most of the start. */
enableCompileCache()
await import('./thread-program.ts')
