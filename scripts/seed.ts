import { join } from 'node:path'
import { root, show } from './terminal.ts'

/** `npm run seed -- --media 100000 --account <id>`: a library to try things on, in the data folder. */
const program = join(root, 'apps', 'server', 'src', 'seed.ts')
process.exitCode = await show(process.execPath, [program, ...process.argv.slice(2)])
