import { enableCompileCache } from 'node:module'

/** The program of a helper for films, started by `film-threads.ts`. Compiled code is cached, which saves most of the start. */
enableCompileCache()
await import('./film-thread-program.ts')
