import type { Profiler } from 'node:inspector'
import { relative } from 'node:path'
import { root } from '#scripts/terminal.ts'

/** A time in which the event loop stood still, in microseconds. */
export type Stall = {
  readonly from: number
  readonly to: number
  /** How long of it the thread had a processor; the rest is waiting for the disk. */
  readonly worked: number
  /** How long of it the thread waited for a processor, which others had. */
  readonly queued: number
}
type Profile = Pick<Profiler.Profile, 'nodes' | 'startTime' | 'samples' | 'timeDeltas'>
export type Watched = { readonly stalls: readonly Stall[]; readonly profile: Profile }

export type Explained = Stall & {
  /** The calls that most of the stall was spent in, innermost first. */
  readonly stack: readonly string[]
  /** The functions with the most self time, with their share. */
  readonly busiest: readonly { readonly name: string; readonly share: number }[]
}

export const bar = 50
const shown = 10
const frames = 14
/** Called by everything, so they explain nothing. */
const plumbing = new Set(['(root)', '(program)', '(idle)'])

/** What the server itself did in a stall, in microseconds. */
export const lasted = ({ from, to, queued }: Stall): number => Math.max(0, to - from - queued)

/** The ten longest stalls between two moments, longest first. */
export function longest({ stalls, profile }: Watched, from: number, to: number): readonly Explained[] {
  const within = stalls.filter((stall) => stall.from >= from && stall.to <= to)
  return within
    .toSorted((one, other) => lasted(other) - lasted(one))
    .slice(0, shown)
    .map((stall) => ({ ...stall, ...explain(profile, stall) }))
}

function explain(profile: Profile, stall: Stall): Pick<Explained, 'stack' | 'busiest'> {
  const own = timeByNode(profile, stall)
  const total = [...own.values()].reduce((sum, time) => sum + time, 0)
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const whole = new Map<number, number>()
  const wholeOf = (id: number): number => {
    const known = whole.get(id)
    if (known !== undefined) return known
    const sum = (nodes.get(id)?.children ?? []).reduce((time, child) => time + wholeOf(child), own.get(id) ?? 0)
    whole.set(id, sum)
    return sum
  }
  const stack: string[] = []
  for (let node = profile.nodes[0]; node !== undefined;) {
    if (!plumbing.has(node.callFrame.functionName)) stack.unshift(frameOf(node))
    const max = (node.children ?? []).toSorted((one, other) => wholeOf(other) - wholeOf(one))[0]
    node = max !== undefined && wholeOf(max) >= total / 2 && total > 0 ? nodes.get(max) : undefined
  }
  const byName = new Map<string, number>()
  for (const [id, time] of own) {
    const node = nodes.get(id)
    if (node) byName.set(frameOf(node), (byName.get(frameOf(node)) ?? 0) + time)
  }
  const busiest = [...byName]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, time]) => ({ name, share: time / total }))
  return { stack: stack.slice(0, frames), busiest }
}

/** A sample counts from its moment to that of the next. */
function timeByNode({ startTime, samples = [], timeDeltas = [] }: Profile, { from, to }: Stall): Map<number, number> {
  const times = new Map<number, number>()
  let at = startTime
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    const end = at + (timeDeltas[index + 1] ?? 0)
    const time = Math.min(end, to) - Math.max(at, from)
    if (time > 0) times.set(id, (times.get(id) ?? 0) + time)
  }
  return times
}

function frameOf({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string {
  const file = url.startsWith('file:') ? relative(root, decodeURI(url.slice('file://'.length))) : url
  return `${functionName || '(anonymous)'}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`
}

/** What the command prints; `since` is when the load began. */
export function report(stalls: readonly Explained[], since: number): string {
  const lines = stalls.flatMap((stall, index) => {
    const queued = stall.queued >= 1000 ? `, after ${ms(stall.queued)} of waiting for a processor` : ''
    const busiest = stall.busiest.map(({ name, share }) => `${Math.round(share * 100)} % ${name}`)
    return [
      `${index + 1}. ${ms(lasted(stall))} at ${Math.round((stall.from - since) / 1e6)} s, ${ms(stall.worked)} of them at work${queued}`,
      ...stall.stack.map((frame) => `     ${frame}`),
      `   most time in: ${busiest.join(', ')}`,
    ]
  })
  const over = stalls.filter((stall) => lasted(stall) > bar * 1000).length
  const counted = over === shown ? `at least ${over}` : String(over)
  return [...lines, '', `${over === 0 ? '✓' : '✗'} ${counted} stalls over ${bar} ms`].join('\n')
}

const ms = (microseconds: number): string => `${Math.round(microseconds / 1000)} ms`
