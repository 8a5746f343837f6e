import { buildWeb } from './build-web.ts'
import { step } from './terminal.ts'

await step('web build', buildWeb)
