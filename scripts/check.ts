import { runCheck } from './rings.ts'
import { verdict } from './tally.ts'

const { lines, passes } = verdict(await runCheck())
for (const line of ['', ...lines]) console.log(line)
process.exitCode = passes ? 0 : 1
