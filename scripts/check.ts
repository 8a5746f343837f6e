import { runCheck } from './rings.ts'

const { failed } = await runCheck()
process.exitCode = failed > 0 ? 1 : 0
