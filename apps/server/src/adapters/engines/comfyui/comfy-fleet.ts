import { NotReady, type Probe, probing } from '#adapters/engines/remote/probe.ts'
import { asFailure } from '#adapters/engines/remote/peer-problem.ts'
import type { ComfyServer } from './comfy-server.ts'
import type { ObjectInfo } from './comfy-wire.ts'
import { type Fitted, fittedTo } from './fitting-workflow.ts'
import type { Unread, Workflow } from './workflow.ts'

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
}

type Options = {
  readonly servers: readonly ComfyServer[]
  readonly workflows: () => Promise<{ readonly workflows: readonly Workflow[]; readonly unread: readonly Unread[] }>
  readonly fresh?: number
  readonly patience?: number
}

/** Milliseconds for which the long list of a server's nodes is believed: models are added now and then. */
const nodesFresh = 60_000

/** Which of the servers are there, and what each can run. */
export function comfyFleet({ servers, workflows, fresh, patience }: Options): Probe<readonly Ready[]> {
  const known = new Map<string, { readonly ready: Ready; readonly at: number }>()

  async function meet(server: ComfyServer, signal: AbortSignal): Promise<Ready> {
    const version = await server.version(signal)
    const before = known.get(server.url)
    if (before && before.ready.version === version && Date.now() - before.at < nodesFresh) return before.ready
    const nodes = await server.nodes(signal)
    const { workflows: all } = await workflows()
    const runnable = all.flatMap((workflow) => {
      const fitted = fittedTo(workflow, nodes)
      return 'graph' in fitted ? [{ workflow, fitted }] : []
    })
    const ready = { server, version, nodes, runnable }
    known.set(server.url, { ready, at: Date.now() })
    return ready
  }

  async function look(signal: AbortSignal): Promise<readonly Ready[]> {
    const { unread } = await workflows()
    const met = await Promise.allSettled(servers.map((server) => meet(server, signal)))
    const there = met.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const able = there.filter(({ runnable }) => runnable.length > 0)
    if (able.length > 0) return able
    const [first] = there
    if (first) throw new NotReady('ComfyUI has no model that the studio can use.', await lacking(first, unread))
    const [problem] = met.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (signal.aborted) throw new NotReady('ComfyUI does not answer.')
    throw asFailure(problem, 'ComfyUI') instanceof Error ? problem : new NotReady('ComfyUI cannot be reached.')
  }

  /** For the operator: what each workflow wants. */
  async function lacking({ nodes }: Ready, unread: readonly Unread[]): Promise<string> {
    const { workflows: all } = await workflows()
    const wants = all.map((workflow) => {
      const fitted = fittedTo(workflow, nodes)
      return 'missing' in fitted ? `${workflow.name} wants ${fitted.missing}` : workflow.name
    })
    return [...wants, ...unread.map(({ file, reason }) => `${file}: ${reason}`)].join('; ')
  }

  return probing({
    name: 'ComfyUI',
    look,
    ...(fresh !== undefined && { fresh }),
    ...(patience !== undefined && { patience }),
  })
}
