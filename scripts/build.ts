import { buildDrawing } from './build/build-drawing.ts'
import { buildServer } from './build/build-server.ts'
import { buildWeb } from './build/build-web.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { step } from './terminal.ts'

await step('web build', buildWeb)
if (await packIsStale()) await step('body data', storePack)
await step('illustrator', buildDrawing)
await step('server', buildServer)
