import { join } from 'node:path'
import { drawingProgram } from './build/build-drawing.ts'
import { serverProgram } from './build/build-server.ts'
import { launchServer } from './launch-server.ts'
import { endAll, root, seconds, show } from './terminal.ts'

const started = performance.now()
// In a process of its own, because this one lives as long as the server and bundlers keep hundreds of megabytes.
process.once('SIGTERM', endAll)
if ((await show(process.execPath, [join(root, 'scripts', 'build.ts'), '--stale'])) > 0) {
  console.error('\nThe build failed; its message is above. Run npm ci, then try again.')
  process.exit(1)
}
process.off('SIGTERM', endAll)

// Requests are not of interest on a terminal; LOG_LEVEL=info brings them back.
const { LOG_LEVEL = 'warn', ILLUSTRATOR_PROGRAM = drawingProgram } = process.env
const server = await launchServer({ LOG_LEVEL, ILLUSTRATOR_PROGRAM }, { program: serverProgram })
if (!server.ready) process.exit(await server.ended)

const { url, dataDir } = server.ready
console.log(`
  Eidolon is ready in ${seconds(started)}

  Open      ${url}
  Sign in   with the demo wallet on the login page, or with a Solana wallet such as Phantom
  Data      ${dataDir}
  Stop      Ctrl-C
`)
process.exitCode = await server.ended
