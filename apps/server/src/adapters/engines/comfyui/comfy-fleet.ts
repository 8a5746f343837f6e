import { NotReady, type Probe, probing } from '#adapters/engines/remote/probe.ts'
import { answerLimits } from '#adapters/engines/remote/answer-limits.ts'
import { asFailure } from '#adapters/engines/remote/peer-problem.ts'
import type { ComfyServer } from './comfy-server.ts'
import type { ObjectInfo } from './comfy-wire.ts'
import { type Fitted, fittedTo } from './fitting-workflow.ts'
import { needed } from './regional-prompts.ts'
import { guidedBy, type Unread, type Workflow } from './workflow.ts'

export type Runnable = {
  readonly workflow: Workflow
  readonly fitted: Extract<Fitted, { readonly graph: unknown }>
}

/** A server that answers, with what it can run. */
export type Ready = {
  readonly server: ComfyServer
  readonly version: string
  readonly nodes: ObjectInfo
  readonly runnable: readonly Runnable[]
  /** The operator's own files that cannot be used there. */
  readonly unusable: readonly Unread[]
}

type Options = {
  readonly servers: readonly ComfyServer[]
  readonly workflows: () => Promise<{ readonly workflows: readonly Workflow[]; readonly unread: readonly Unread[] }>
  /** Told once of each of the operator's files that cannot be used. */
  readonly onUnusable?: (file: Unread) => void
  readonly fresh?: number
  readonly patience?: number
}

/** Milliseconds for which the long list of a server's nodes is believed: models are added now and then. */
const nodesFresh = 60_000

/** Which of the servers are there, and what each can run. */
export function comfyFleet({ servers, workflows, onUnusable, fresh, patience }: Options): Probe<readonly Ready[]> {
  const known = new Map<string, { readonly ready: Ready; readonly at: number }>()
  const reading = new Map<string, Promise<Ready>>()
  const told = new Set<string>()

  /** Large installations tell their nodes slowly while they draw: it goes on when whoever asked has gone. */
  function read(server: ComfyServer, version: string): Promise<Ready> {
    const begun = reading.get(server.url) ?? readNow(server, version).finally(() => reading.delete(server.url))
    reading.set(server.url, begun)
    return begun
  }

  async function readNow(server: ComfyServer, version: string): Promise<Ready> {
    const { workflows: all, unread } = await workflows()
    const named = new Set([
      ...needed,
      ...all.flatMap(({ graph }) => Object.values(graph).map((node) => node.class_type)),
    ])
    // Apart from the limit for whether the server is there at all.
    const nodes = await server.nodes(named, AbortSignal.timeout(answerLimits.comfyNodes.milliseconds))
    const runnable: Runnable[] = []
    const unusable = [...unread]
    for (const workflow of all) {
      const fitted = fittedTo(workflow, nodes)
      if ('graph' in fitted) runnable.push({ workflow, fitted })
      else if (workflow.own) unusable.push({ file: `${workflow.name}.json`, reason: `it wants ${fitted.missing}` })
    }
    for (const each of unusable) tellOnce(each)
    const ready = { server, version, nodes, runnable, unusable }
    known.set(server.url, { ready, at: Date.now() })
    return ready
  }

  function tellOnce(each: Unread): void {
    const text = sentenceOf(each)
    if (told.has(text)) return
    told.add(text)
    onUnusable?.(each)
  }

  async function meet(server: ComfyServer, signal: AbortSignal): Promise<Ready> {
    const version = await server.version(signal)
    const before = known.get(server.url)
    if (before?.ready.version !== version) return inTime(read(server, version), signal)
    // What was found last time serves until the new list is there.
    if (Date.now() - before.at > nodesFresh) read(server, version).catch(() => {})
    return before.ready
  }

  async function look(signal: AbortSignal): Promise<readonly Ready[]> {
    const met = await Promise.allSettled(servers.map((server) => meet(server, signal)))
    const there = met.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const able = there.filter(({ runnable }) => runnable.length > 0)
    if (able.length > 0) return able
    const [first] = there
    if (first) throw new NotReady('ComfyUI has no model that the studio can use.', await lacking(first))
    const [problem] = met.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (problem instanceof NotReady) throw problem
    if (signal.aborted) throw new NotReady('ComfyUI does not answer.')
    throw asFailure(problem, 'ComfyUI') instanceof Error ? problem : new NotReady('ComfyUI cannot be reached.')
  }

  /** For the operator: what each workflow wants. */
  async function lacking({ nodes }: Ready): Promise<string> {
    const { workflows: all, unread } = await workflows()
    // What guides a picture comes on top of a workflow that is named already.
    const plain = all.filter((workflow) => workflow.own || guidedBy(workflow).length === 0)
    const wants = plain.map((workflow) => {
      const fitted = fittedTo(workflow, nodes)
      return 'missing' in fitted ? `${workflow.name} wants ${fitted.missing}` : workflow.name
    })
    return [...wants, ...unread.map(sentenceOf)].join('; ')
  }

  // What is wrong with the files themselves is known before any server is.
  workflows().then(
    ({ unread }) => unread.forEach(tellOnce),
    () => {},
  )
  return probing({
    name: 'ComfyUI',
    look,
    remark: unusedIn,
    ...(fresh !== undefined && { fresh }),
    ...(patience !== undefined && { patience }),
  })
}

/** What was begun goes on when the time is over; whoever waits is told to come again. */
async function inTime(reading: Promise<Ready>, signal: AbortSignal): Promise<Ready> {
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(new NotReady('ComfyUI is busy: its list of nodes takes long.'))
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([reading, over.promise])
  } finally {
    signal.removeEventListener('abort', end)
    // Nobody may be waiting for it any more.
    reading.catch(() => {})
  }
}

const sentenceOf = ({ file, reason }: Unread): string => `${file}: ${reason}`

/** Files of the operator's own that are passed over although others can be used. */
function unusedIn(there: readonly Ready[]): string | undefined {
  const all = new Set(there.flatMap(({ unusable }) => unusable.map(sentenceOf)))
  return all.size === 0 ? undefined : `Workflows that cannot be used: ${[...all].join('; ')}.`
}
