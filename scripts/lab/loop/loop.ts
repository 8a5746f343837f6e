import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { accountWith } from '#scripts/fuzz/strangers/attackers.ts'
import { large, openLibrary } from '#scripts/lab/large-library.ts'
import { startShipped } from '#scripts/lab/shipped-server.ts'
import { mixedLoad } from './mixed-load.ts'
import { bar, lasted, longest, report, type Watched } from './stalls.ts'

/** What a start does once, and what is compiled at the first request of each kind, isn't counted. */
const warmUp = 15_000

export function readMinutes(args: string[]): number {
  const { minutes } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } }).values
  const value = Number(minutes)
  if (value > 0 && value <= 60) return value
  throw new Error(`--minutes: "${minutes}" isn't a number from 0 to 60.`)
}

/** Loads the server as it ships, and prints its longest stalls. False where one is over the bar. */
export async function loop(args: string[]): Promise<boolean> {
  const minutes = readMinutes(args)
  await using library = await openLibrary(large)
  const { dataDir } = library
  const file = join(dataDir, 'stalls.json')
  const preload = new URL('./watch.ts', import.meta.url)
  await using server = await startShipped({ dataDir, preload }, { STALLS_FILE: file })
  const { url } = server
  // Clients have machines of their own, so what they do must not take the processors from the server.
  lowerPriority()
  const owner = accountWith(url, '127.0.0.1', library.headers)
  const over = new AbortController()
  const load = mixedLoad({ url, owner, size: large, signal: over.signal })
  await wait(warmUp)
  const from = now()
  console.log(`  mixed load for ${minutes} minutes …`)
  await wait(minutes * 60_000)
  const to = now()
  over.abort()
  const counts = await load
  await server.stop()
  const watched: Watched = JSON.parse(await readFile(file, 'utf8'))
  const stalls = longest(watched, from, to)
  console.log(
    [...counts]
      .map(([kind, { done, refused }]) => `${kind} ${done}${refused ? ` (${refused} refused)` : ''}`)
      .join(', '),
  )
  console.log(`\n${report(stalls, from)}`)
  return stalls.every((stall) => lasted(stall) <= bar * 1000)
}

/** Microseconds on the clock that all processes share. */
const now = (): number => Number(process.hrtime.bigint() / 1000n)

function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch {
    // Measured as it is, then.
  }
}
