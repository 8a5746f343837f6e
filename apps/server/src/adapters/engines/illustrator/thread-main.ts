import { enableCompileCache } from 'node:module'
import { drawBehindOthers } from './thread-priority.ts'

/** The program of a drawing thread, started by `pool.ts`. Compiled code is cached, which saves most of the start. */
drawBehindOthers()
enableCompileCache()
await import('./thread-program.ts')
