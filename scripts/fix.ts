import { show } from './terminal.ts'

const code = (await show('oxlint', ['--fix'])) || (await show('oxfmt', ['.']))
process.exitCode = code
