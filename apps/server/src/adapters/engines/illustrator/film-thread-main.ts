import { enableCompileCache } from 'node:module'
import { drawBehindOthers } from './thread-priority.ts'

/** The program of a helper for films, started by `film-threads.ts`. Compiled code is cached, which saves most of the start. */
drawBehindOthers()
enableCompileCache()
await import('./film-thread-program.ts')
