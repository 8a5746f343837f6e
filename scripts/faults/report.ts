import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/terminal.ts'
import { faults, sideBySide } from './faults.ts'
import type { LoadResult } from './people-at-work.ts'

/** What one run of kills came to, or one fault. */
export type ReportEntry = {
  readonly at: string
  readonly name: string
  readonly what: string
  readonly kills: { readonly web: number; readonly worker: number }
  readonly seconds: number
  /** How many processes wanted a processor when it ended, those of others included. */
  readonly load: number
  readonly outcome: Omit<LoadResult, 'lost' | 'wrongJobs' | 'missed'> & {
    readonly lost: number
    readonly wrongJobs: number
    readonly missed: number
  }
}

const kept = join(root, 'docs', 'faults.json')
const page = join(root, 'docs', 'faults.md')

async function readEntries(): Promise<readonly ReportEntry[]> {
  const text = await readFile(kept, 'utf8').catch(() => '[]')
  return JSON.parse(text) as readonly ReportEntry[]
}

/** Adds to what earlier runs have found, and writes the page anew. */
export async function addEntry(entry: Omit<ReportEntry, 'load'>): Promise<void> {
  const load = Math.round(loadavg()[0] ?? 0)
  const entries = [...(await readEntries()), { ...entry, load }]
  await writeFile(kept, `${JSON.stringify(entries, undefined, 2)}\n`)
  await writePage()
}

/** The page anew, out of everything that was found so far. */
export async function writePage(): Promise<void> {
  await writeFile(page, pageOf(await readEntries()))
}

const killing = 'kill -9'

function pageOf(entries: readonly ReportEntry[]): string {
  const kills = entries.filter(({ name }) => name === killing)
  const others = entries.filter(({ name }) => name !== killing)
  const sum = (of: (entry: ReportEntry) => number, all = entries) => all.reduce((total, each) => total + of(each), 0)
  const max = (of: (entry: ReportEntry) => number, all = entries) => Math.max(0, ...all.map(of))
  const killed = { web: sum((each) => each.kills.web), worker: sum((each) => each.kills.worker) }
  const bad = sum(({ outcome }) => outcome.lost + outcome.wrongJobs + outcome.missed)
  const untried = faults.filter((fault) => !others.some(({ name }) => name === fault.name)).map(({ name }) => name)
  const late = entries.filter(({ outcome }) => outcome.longestGap > 30_000).length
  return `# Faults

Written by \`npm run faults\`, which starts three nodes and two workers over a real PostgreSQL and an S3 server behind a
balancer, has people write, ask for pictures and listen through it, and breaks things meanwhile. Every run adds to
[faults.json](faults.json); this page is the sum of all of them so far, whatever they found.

| over all                                                        |                                        |
| --------------------------------------------------------------- | -------------------------------------- |
| kills (\`kill -9\`) of nodes and workers                          | ${killed.web + killed.worker} (${killed.web} nodes, ${killed.worker} workers) |
| changes acknowledged                                            | ${sum(({ outcome }) => outcome.acknowledged)} |
| of these lost                                                   | ${sum(({ outcome }) => outcome.lost)} |
| answers that were refused or broke off, and so promised nothing | ${sum(({ outcome }) => outcome.refused)} |
| jobs that were accepted and ended well, each with one picture   | ${sum(({ outcome }) => outcome.jobs)} |
| jobs that came out wrongly: failed, twice or not at all         | ${sum(({ outcome }) => outcome.wrongJobs)} |
| events that a socket missed without being disconnected          | ${sum(({ outcome }) => outcome.missed)} |
| sockets that were disconnected and came back                    | ${sum(({ outcome }) => outcome.reconnected)} |
| the longest time without an acknowledged write                  | ${seconds(max(({ outcome }) => outcome.longestGap))} |

${bad === 0 ? 'Nothing that was acknowledged is lost, and nothing was drawn twice.' : '**Something was lost, came out wrongly or was not told: see below.**'}

${late === 0 ? 'After each of them somebody was acknowledged something within 30 seconds.' : `The bar of 30 seconds was missed in ${late} of ${entries.length} runs: see the longest silence, and beside it the load of the machine, which had other work besides (${cpus().length} processors).`}

## Kills under load

${table(kills)}

## Other faults

${table(others)}

${others.length === 0 ? '' : `What each does:\n\n${[...new Map(others.map(({ name, what }) => [name, what]))].map(([name, what]) => `- ${name}: ${what}.`).join('\n')}\n`}
What it has found, and what was mended: jobs failed while S3 answered 503 (now they wait and are tried again), and a worker whose clock was two minutes fast took jobs away from the others until they were given up (now all nodes go by the database's clock). Runs from before that are not in the figures. The two jobs that came out wrongly were given up because their workers were killed three times in a row; since then a request is begun six times before it is given up with a sentence, as one is that breaks its worker by itself, and none was.

What is checked: every change that was answered with 2xx is there afterwards, or what came after it; every accepted job ends well with exactly as many pictures as were asked for; whoever was connected all the time around a change was told of it, and whoever was not was disconnected, which is how clients know that they have to read again. The bar for being back is 30 seconds. A job whose worker dies is drawn again by another, so the engine may be asked twice for it; it is kept once.

${untried.length === 0 ? '' : `In the script and not run yet: ${untried.join('; ')}.\n\n`}Not tried here: a power cut (PostgreSQL runs without \`fsync\`), a disk that lies, and payments (they are keyed by their signature; [their tests](../apps/server/test/subscription) repeat and shuffle them).${entries.some(({ name }) => name === sideBySide) ? '' : ' Two versions with different migrations side by side have not been run either; a test holds every migration to what the version before can live with.'}
`
}

function table(entries: readonly ReportEntry[]): string {
  if (entries.length === 0) return 'None yet.'
  const lines = entries.map(({ at, name, kills, seconds: took, load, outcome }) => {
    const cells = [
      at.slice(0, 16).replace('T', ' '),
      name,
      kills.web + kills.worker || '',
      `${Math.round(took)} s`,
      outcome.acknowledged,
      outcome.refused,
      outcome.jobs,
      outcome.lost,
      outcome.wrongJobs,
      outcome.missed,
      seconds(outcome.longestGap),
      load,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| when (UTC) | what | kills | took | acknowledged | refused | jobs | lost | wrong jobs | missed events | longest silence | load |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
