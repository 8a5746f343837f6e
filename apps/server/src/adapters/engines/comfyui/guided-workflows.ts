import { type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import { type Graph, type GraphNode, markedIn, type Workflow } from './workflow.ts'

/** What a model for every kind of guidance calls them. */
const unionTypes = {
  depth: 'depth',
  pose: 'openpose',
  lines: 'canny/lineart/anime_lineart/mlsd',
} as const satisfies Partial<Record<GuidanceKind, string>>
type Control = keyof typeof unionTypes

/** Guidance lets go before the last steps, which are the model's own: skin, cloth and light. */
const until = 0.9

/**
 * The same workflow guided by our drawing of the scene, once for each way that its models may allow; which of them can
 * be used, a server's list of models decides. One model for everything comes before single ones.
 */
export function guidedWorkflows(workflow: Workflow): readonly Workflow[] {
  const { control } = workflow.about
  const sampler = onlyNode(workflow.graph, 'KSampler')
  const decoder = onlyNode(workflow.graph, 'VAEDecode')
  if (!control || !sampler || !decoder) return []
  return guidanceKinds.flatMap((kind) => {
    if (kind === 'render') return [variant(workflow, kind, overRender(workflow.graph, sampler, decoder))]
    const { union, [kind]: single } = control
    const loaders = [...(union ? [unionLoader(union, kind)] : []), ...(single ? [singleLoader(single)] : [])]
    return loaders.map((loader) => variant(workflow, kind, controlled(workflow.graph, sampler, decoder, kind, loader)))
  })
}

function variant(workflow: Workflow, kind: GuidanceKind, graph: Graph): Workflow {
  return { ...workflow, name: `${workflow.name}, guided by ${kind}`, graph, marked: markedIn(graph) }
}

/** A node of which there is exactly one. */
function onlyNode(graph: Graph, type: string): string | undefined {
  const [first, ...more] = Object.keys(graph).filter((id) => graph[id]?.class_type === type)
  return more.length === 0 ? first : undefined
}

type Nodes = Readonly<Record<string, GraphNode>>

const singleLoader = (names: string): Nodes => ({
  'guide-model': { class_type: 'ControlNetLoader', inputs: { control_net_name: `pick: ${names}` } },
})

const unionLoader = (names: string, kind: Control): Nodes => ({
  'guide-models': { class_type: 'ControlNetLoader', inputs: { control_net_name: `pick: ${names}` } },
  'guide-model': {
    class_type: 'SetUnionControlNetType',
    inputs: { control_net: ['guide-models', 0], type: unionTypes[kind] },
  },
})

/** What is wanted and what is not go to the sampler by way of a ControlNet. */
function controlled(graph: Graph, sampler: string, decoder: string, kind: Control, loader: Nodes): Graph {
  const { positive, negative } = graph[sampler]?.inputs ?? {}
  return {
    ...withInputs(graph, sampler, { positive: ['guide', 0], negative: ['guide', 1] }),
    ...loader,
    'guide-picture': loaded(kind),
    guide: {
      class_type: 'ControlNetApplyAdvanced',
      inputs: {
        positive,
        negative,
        control_net: ['guide-model', 0],
        image: ['guide-picture', 0],
        vae: graph[decoder]?.inputs['vae'],
        strength: 0.8,
        start_percent: 0,
        end_percent: until,
      },
      _meta: { title: 'eidolon:strength' },
    },
  }
}

/** The sampler begins with our picture instead of nothing, and changes as much of it as the strength leaves. */
function overRender(graph: Graph, sampler: string, decoder: string): Graph {
  const before = graph[sampler]?.inputs['latent_image']
  const began = Array.isArray(before) ? String(before[0]) : ''
  const { [began]: _empty, ...rest } = graph
  const title = `${graph[sampler]?._meta?.title ?? ''} eidolon:strength`.trim()
  const changed = withInputs(rest, sampler, { latent_image: ['guide', 0] })
  const node = changed[sampler]
  return {
    ...changed,
    ...(node && { [sampler]: { ...node, _meta: { title } } }),
    'guide-picture': loaded('render'),
    guide: { class_type: 'VAEEncode', inputs: { pixels: ['guide-picture', 0], vae: graph[decoder]?.inputs['vae'] } },
  }
}

const loaded = (kind: GuidanceKind): GraphNode => ({
  class_type: 'LoadImage',
  inputs: { image: '' },
  _meta: { title: `eidolon:${kind}` },
})

function withInputs(graph: Graph, id: string, inputs: GraphNode['inputs']): Record<string, GraphNode> {
  const node = graph[id]
  return node ? { ...graph, [id]: { ...node, inputs: { ...node.inputs, ...inputs } } } : { ...graph }
}
