import { parseArgs } from 'node:util'
import { caseNames } from './strangers/case-names.ts'

export type StrangersRun = {
  readonly kind: 'strangers'
  readonly only: readonly string[]
  /** How many requests at once, one phase for each. */
  readonly parallel: readonly number[]
  /** A request that hasn't been answered by then is canceled. */
  readonly seconds: number
  /** How long memory may take to come back. */
  readonly settle: number
  /** The server is stopped beyond this many megabytes, so that the machine survives. */
  readonly memory: number
}
type RequestsRun = { readonly kind: 'requests'; readonly count: number; readonly seed: number }

const ofRequests = { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } } as const
const ofStrangers = {
  strangers: { type: 'boolean' },
  only: { type: 'string', default: caseNames.join(',') },
  parallel: { type: 'string', default: '10,60,200' },
  seconds: { type: 'string', default: '10' },
  settle: { type: 'string', default: '60' },
  memory: { type: 'string', default: '3000' },
} as const

/** Throws with the option that can't be used. */
export function readFuzzArguments(args: string[]): StrangersRun | RequestsRun {
  if (!args.includes('--strangers')) {
    const { requests, seed } = parseArgs({ args, options: ofRequests }).values
    return { kind: 'requests', count: Number(requests), seed: Number(seed) }
  }
  const { only, parallel, seconds, settle, memory } = parseArgs({ args, options: ofStrangers }).values
  const names = only.split(',')
  const unknown = names.find((name) => !caseNames.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`--only: there is no case "${unknown}". Use ${caseNames.join(', ')}.`)
  return {
    kind: 'strangers',
    only: names,
    parallel: parallel.split(',').map((each) => within('--parallel', each, 1000)),
    seconds: within('--seconds', seconds, 60),
    settle: within('--settle', settle, 60),
    memory: within('--memory', memory, 100_000),
  }
}

function within(name: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new Error(`${name}: "${text}" isn't a whole number from 1 to ${max}.`)
}
