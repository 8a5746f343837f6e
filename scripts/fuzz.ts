import { readFuzzArguments } from './fuzz/fuzz-arguments.ts'

/**
 * `npm run fuzz -- --requests 100000 --seed 1` sends requests that are nearly right. A run with the same seed sends the
 * same. `npm run fuzz -- --strangers` sends the most expensive requests at once and measures what other clients wait.
 */
const asked = readFuzzArguments(process.argv.slice(2))
if (asked.kind === 'strangers') {
  const { strangers } = await import('./fuzz/strangers/strangers.ts')
  process.exitCode = (await strangers(asked)) ? 0 : 1
} else {
  const { nearlyRight } = await import('./fuzz/nearly-right.ts')
  process.exitCode = (await nearlyRight(asked)) ? 0 : 1
}
