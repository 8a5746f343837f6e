import { runCheck } from './rings/rings.ts'
import { verdict } from './rings/tally.ts'
import { endTogether } from './terminal.ts'

endTogether()
const { lines, passes } = verdict(await runCheck())
for (const line of ['', ...lines]) console.log(line)
process.exitCode = passes ? 0 : 1
