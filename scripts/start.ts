import { buildDrawing, drawingIsStale, drawingProgram } from './build/build-drawing.ts'
import { buildServer, serverIsStale, serverProgram } from './build/build-server.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import { launchServer } from './launch-server.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { seconds, step } from './terminal.ts'

const started = performance.now()
try {
  if (await webIsStale()) await step('building the web', buildWeb)
  if (await packIsStale()) await step('packing the body data', storePack)
  if (await drawingIsStale()) await step('building the illustrator', buildDrawing)
  if (await serverIsStale()) await step('building the server', buildServer)
} catch (error) {
  console.error(error)
  console.error(
    '\nWhat the studio needs could not be built; what went wrong stands above. "npm ci" and the same command start afresh.',
  )
  process.exit(1)
}

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
