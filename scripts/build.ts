import { buildWeb } from './build-web.ts'
import { packIsStale, storePack } from './load-pack.ts'
import { step } from './terminal.ts'

await step('web build', buildWeb)
if (await packIsStale()) await step('body data', storePack)
