import type { ReferencePicture } from '#application/engines/engine.ts'
import type { Ready, Runnable } from './comfy-fleet.ts'
import { withInputs } from './graph-parts.ts'
import { type Graph, purposeOf, type Workflow } from './workflow.ts'

/** How much larger a picture of each size is, a side, and how many of them may be asked for at once. */
export const sizeFactors: Readonly<Record<string, { readonly factor: number; readonly maxCount: number }>> = {
  large: { factor: 2, maxCount: 4 },
  print: { factor: 4, maxCount: 2 },
}

type UpscaleSize = { readonly width: number; readonly height: number }

/** How a server enlarges; undefined where it has no model for it. */
export const enlargerOf = ({ runnable }: Ready): Runnable | undefined =>
  runnable.find(({ workflow }) => purposeOf(workflow) === 'enlarge')

export const larger = ({ width, height }: UpscaleSize, size: string | undefined): UpscaleSize => {
  const { factor = 1 } = sizeFactors[size ?? ''] ?? {}
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A picture as large as one of that size would be; what is larger already stays as it is. */
export function enlargedSize(
  { width, height }: ReferencePicture,
  usual: UpscaleSize,
  size: string | undefined,
): UpscaleSize {
  const { factor = 1 } = sizeFactors[size ?? ''] ?? {}
  const scale = Math.max(1, factor * Math.sqrt((usual.width * usual.height) / (width * height)))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The graph with what it saves made larger first, as the server enlarges other pictures; undefined where it saves none. */
export function withEnlarged(graph: Graph, workflow: Workflow, by: Runnable, size: UpscaleSize): Graph | undefined {
  const { graph: way } = by.fitted
  const [saver, last] = [saverIn(graph, workflow), saverIn(way, by.workflow)]
  const pixels = saver === undefined ? undefined : graph[saver]?.inputs['images']
  if (saver === undefined || last === undefined || !Array.isArray(pixels)) return undefined
  const [from, sized] = [by.workflow.marked.get('enlarge') ?? [], by.workflow.marked.get('size') ?? []]
  const joined = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    return from.includes(String(value[0])) ? pixels : [`enlarge-${String(value[0])}`, value[1]]
  }
  const added = Object.entries(way).flatMap(([id, { _meta: _titles, ...node }]) => {
    if (from.includes(id) || id === last) return []
    const inputs = Object.fromEntries(Object.entries(node.inputs).map(([name, value]) => [name, joined(value)]))
    return [[`enlarge-${id}`, { ...node, inputs: sized.includes(id) ? { ...inputs, ...size } : inputs }] as const]
  })
  return { ...withInputs(graph, saver, { images: joined(way[last]?.inputs['images']) }), ...Object.fromEntries(added) }
}

/** What saves the picture that is taken. */
const saverIn = (graph: Graph, { marked }: Workflow): string | undefined =>
  marked.get('output')?.[0] ?? Object.keys(graph).findLast((id) => graph[id]?.inputs['images'] !== undefined)
