import { join } from 'node:path'
import { root, show } from './terminal.ts'

/** `npm run studio -- <command>`: what an operator does by hand; `help` lists it. */
const program = join(root, 'apps', 'server', 'src', 'operate.ts')
process.exitCode = await show(process.execPath, [program, ...process.argv.slice(2)])
