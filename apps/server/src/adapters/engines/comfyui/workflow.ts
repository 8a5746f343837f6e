import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import { z } from 'zod'

/** A workflow as ComfyUI's own export in API format writes it. */
const Node = z.object({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.object({ title: z.string().optional() }).loose().optional(),
})
export type GraphNode = z.infer<typeof Node>
export type Graph = Readonly<Record<string, GraphNode>>

/** What the export does not say; all of it may be left out. */
const About = z.object({
  label: z.string().optional(),
  /** Square root of the pixels that it draws best, and what both edges are multiples of. */
  edge: z.int().min(64).max(4096).optional(),
  step: z.int().min(1).max(128).optional(),
  /** Of films: frames a second, and that their number less one is a multiple of this. */
  fps: z.number().positive().optional(),
  frames: z.int().min(1).optional(),
  durations: z.array(z.number().positive()).optional(),
  /** Names of ControlNet models that go with its model: one for everything, or one for each kind of guidance. */
  control: z.object({ union: z.string(), depth: z.string(), pose: z.string(), lines: z.string() }).partial().optional(),
})
export type About = z.infer<typeof About>

/** Titles of nodes that are filled in for an order, such as `eidolon:prompt`. */
export const marks = [
  'prompt',
  'negative',
  'seed',
  'size',
  'frames',
  'fps',
  'start',
  'reference',
  'reference-2',
  'reference-3',
  ...guidanceKinds,
  'strength',
  'likeness',
  'parent',
  'mask',
  'enlarge',
  'motion',
  'output',
  'still',
] as const
export type Mark = (typeof marks)[number]

export type Workflow = {
  readonly name: string
  readonly kind: 'image' | 'video'
  readonly graph: Graph
  readonly about: About
  /** Ids of the nodes that carry a mark; one mark may be on several. */
  readonly marked: ReadonlyMap<Mark, readonly string[]>
  /** Whether it is the operator's own, which is taken before those that come along. */
  readonly own: boolean
}

/** By what a workflow is guided; without pictures for all of these nothing of it would be left. */
export const guidedBy = ({ marked }: Workflow): readonly GuidanceKind[] =>
  guidanceKinds.filter((kind) => marked.has(kind))

/** What a workflow is for: with a mask it changes a picture, and one that enlarges does nothing else. */
export type Purpose = 'draw' | 'change' | 'enlarge'
export const purposeOf = ({ marked }: Pick<Workflow, 'marked'>): Purpose =>
  marked.has('enlarge') ? 'enlarge' : marked.has('mask') ? 'change' : 'draw'

/** A file of workflows that cannot be used, with the reason. */
export type Unread = { readonly file: string; readonly reason: string }

const filmNodes = new Set(['SaveVideo', 'SaveWEBM', 'VHS_VideoCombine'])

/** All workflows of a folder, in the order of their names. */
export async function readWorkflows(
  folder: string,
  own: boolean,
): Promise<{ readonly workflows: readonly Workflow[]; readonly unread: readonly Unread[] }> {
  const workflows: Workflow[] = []
  const unread: Unread[] = []
  const names = await readdir(folder).catch(() => {
    unread.push({ file: folder, reason: 'it cannot be opened' })
    return []
  })
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  for (const file of files) {
    const read = readWorkflow(basename(file, '.json'), await readFile(join(folder, file), 'utf8'), own)
    if (typeof read === 'string') unread.push({ file, reason: read })
    else workflows.push(read)
  }
  return { workflows, unread }
}

/** A workflow, or why it is none. */
export function readWorkflow(name: string, text: string, own: boolean): Workflow | string {
  const whole = fromJson(text)
  if (typeof whole !== 'object' || whole === null) return 'it is no JSON'
  if ('nodes' in whole && 'links' in whole) return 'it is not in API format: export it with "Export (API)"'
  const entries = Object.entries(whole).filter(([id]) => !id.startsWith('_'))
  const parsed = z.record(z.string(), Node).safeParse(Object.fromEntries(entries))
  if (!parsed.success || entries.length === 0) return 'it is no workflow in API format'
  const about = About.safeParse('_eidolon' in whole ? whole._eidolon : {})
  if (!about.success) return 'its _eidolon part is wrong'
  const graph = parsed.data
  const marked = markedIn(graph)
  if (!marked.has('prompt') && !marked.has('enlarge')) return 'no node is titled eidolon:prompt'
  const isFilm = Object.values(graph).some(({ class_type: type }) => filmNodes.has(type))
  return { name, kind: isFilm ? 'video' : 'image', graph, about: about.data, marked, own }
}

export function markedIn(graph: Graph): ReadonlyMap<Mark, readonly string[]> {
  const found = new Map<Mark, string[]>()
  for (const [id, { _meta: meta }] of Object.entries(graph)) {
    for (const word of (meta?.title ?? '').toLowerCase().split(/\s+/)) {
      const mark = marks.find((one) => word === `eidolon:${one}`)
      if (mark) found.set(mark, [...(found.get(mark) ?? []), id])
    }
  }
  return found
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
