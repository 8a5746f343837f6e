import { type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import { z } from 'zod'
import type { Shot } from '#adapters/engines/remote/plan-shots.ts'
import type { ObjectInfo } from './comfy-wire.ts'
import type { Graph, GraphNode, Mark, Workflow } from './workflow.ts'

export type Pictures = {
  /** Names of uploaded pictures. */
  readonly references: readonly string[]
  readonly start: string | undefined
  /** Of our drawing of the scene, those that the workflow is guided by. */
  readonly guides?: Readonly<Partial<Record<GuidanceKind, string>>>
  /** The picture that is changed or enlarged, and where it is changed. */
  readonly parent?: string | undefined
  readonly mask?: string | undefined
  /** A film of how everybody moves. */
  readonly motion?: string | undefined
}

/** How much of a picture is drawn anew when it is held to as strictly as can be. */
const leastAnew = 0.2

/** The dials of a request, and the size where it is not that of the shot. */
export type Dials = {
  readonly strength?: number | undefined
  readonly likeness?: number | undefined
  readonly size?: WorkflowSize | undefined
}
type WorkflowSize = { readonly width: number; readonly height: number }

const usualFps = 24

const Growing = z.object({ template: z.object({ min: z.int().optional() }) })

/** How large a workflow draws a shot: its own number of pixels in the shape of the shot. */
export function sizeFor({ about }: Workflow, { width, height }: WorkflowSize): WorkflowSize {
  const { edge, step = 16 } = about
  const scale = edge === undefined ? 1 : edge / Math.sqrt(width * height)
  const fitted = (side: number) => Math.max(step, Math.round((side * scale) / step) * step)
  return { width: fitted(width), height: fitted(height) }
}

/** How many frames a film has, and how many of them are a second. */
export function framesFor({ about }: Pick<Workflow, 'about'>, { seconds = 0 }: Pick<Shot, 'seconds'>) {
  const { fps = usualFps, frames = 4 } = about
  return { count: Math.max(1, Math.round((seconds * fps) / frames)) * frames + 1, fps }
}

/**
 * The workflow for one shot; undefined when without the pictures that there are nothing of it would be left. Nodes for
 * pictures that are missing go, and with them whatever cannot be without.
 */
export function fillWorkflow(
  workflow: Workflow,
  graph: Graph,
  nodes: ObjectInfo,
  shot: Shot,
  pictures: Pictures,
  { strength, likeness, size = sizeFor(workflow, shot) }: Dials = {},
): Graph | undefined {
  const { marked } = workflow
  const filled: Record<string, GraphNode> = structuredClone(graph)
  const on = (mark: Mark, change: (inputs: Record<string, unknown>, node: GraphNode) => void) => {
    for (const id of marked.get(mark) ?? []) {
      const node = filled[id]
      if (node) change(node.inputs, node)
    }
  }
  on('prompt', (inputs) => write(inputs, shot.prompt, '{prompt}', ['positive_prompt']))
  on('negative', (inputs) => write(inputs, shot.negativePrompt, '{negative}', ['negative_prompt']))
  on('seed', (inputs) => {
    for (const name of ['seed', 'noise_seed']) if (name in inputs) inputs[name] = shot.noise
  })
  on('size', (inputs) => Object.assign(inputs, size))
  const { count, fps } = framesFor(workflow, shot)
  on('frames', (inputs) => {
    for (const name of ['length', 'frames', 'num_frames', 'video_frames']) if (name in inputs) inputs[name] = count
  })
  on('fps', (inputs) => {
    for (const name of ['fps', 'frame_rate']) if (name in inputs) inputs[name] = fps
  })
  if (strength !== undefined) {
    on('strength', (inputs) => {
      if ('denoise' in inputs) inputs['denoise'] = 1 - (1 - leastAnew) * strength
      for (const name of ['strength', 'value', 'float']) if (typeof inputs[name] === 'number') inputs[name] = strength
    })
  }
  if (likeness !== undefined) {
    on('likeness', (inputs) => {
      for (const name of ['weight', 'strength']) if (typeof inputs[name] === 'number') inputs[name] = likeness
    })
  }
  const given: readonly (readonly [Mark, string | undefined])[] = [
    ...guidanceKinds.map((kind) => [kind, pictures.guides?.[kind]] as const),
    ['parent', pictures.parent],
    ['mask', pictures.mask],
    ['enlarge', pictures.parent],
    ['motion', pictures.motion],
    ['start', pictures.start],
    ['reference', pictures.references[0]],
    ['reference-2', pictures.references[1]],
    ['reference-3', pictures.references[2]],
  ]
  for (const [mark, name] of given) {
    for (const id of marked.get(mark) ?? []) {
      const node = filled[id]
      if (name === undefined) remove(filled, id, nodes)
      else if (node) node.inputs[mark === 'motion' ? 'file' : 'image'] = name
    }
  }
  const isLeft = Object.values(filled).some(({ class_type: type }) => nodes[type]?.output_node)
  return isLeft ? filled : undefined
}

/** Into the place that the text leaves for it, or instead of the text. Some nodes have both texts, named apart. */
function write(inputs: Record<string, unknown>, text: string, hole: string, own: readonly string[]): void {
  const name = [...own, 'text', 'prompt', 'value', 'string'].find((each) => typeof inputs[each] === 'string')
  if (name === undefined) return
  const before = String(inputs[name])
  inputs[name] = before.includes(hole) ? before.replaceAll(hole, () => text) : text
}

/** Takes a node out, and every node that needs something of it. */
function remove(graph: Record<string, GraphNode>, gone: string, nodes: ObjectInfo): void {
  delete graph[gone]
  for (const [id, { class_type: type, inputs }] of Object.entries(graph)) {
    for (const [name, value] of Object.entries(inputs)) {
      if (!Array.isArray(value) || value[0] !== gone) continue
      if (canBeWithout(nodes[type], inputs, name)) delete inputs[name]
      else {
        remove(graph, id, nodes)
        break
      }
    }
  }
}

/** Optional inputs, and those of a list as long as enough others of it are left: `images.image0`, `images.image1`. */
function canBeWithout(node: ObjectInfo[string] | undefined, inputs: GraphNode['inputs'], name: string): boolean {
  const { required = {}, optional = {} } = node?.input ?? {}
  if (optional[name]) return true
  const [list = ''] = name.split('.')
  const [kind, more] = optional[list] ?? required[list] ?? []
  if (kind !== 'COMFY_AUTOGROW_V3') return false
  const least = Growing.safeParse(more).data?.template.min ?? 1
  return Object.keys(inputs).filter((other) => other.startsWith(`${list}.`)).length > least
}
