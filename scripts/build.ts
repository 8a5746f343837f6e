import { buildDrawing, drawingIsStale } from './build/build-drawing.ts'
import { buildServer, serverIsStale } from './build/build-server.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { step } from './terminal.ts'

/** Otherwise all of it, whatever has changed. */
const staleOnly = process.argv.includes('--stale')

if (!staleOnly || (await webIsStale())) await step('building the web', buildWeb)
if (await packIsStale()) await step('packing the body data', storePack)
if (!staleOnly || (await drawingIsStale())) await step('building the illustrator', buildDrawing)
if (!staleOnly || (await serverIsStale())) await step('building the server', buildServer)
