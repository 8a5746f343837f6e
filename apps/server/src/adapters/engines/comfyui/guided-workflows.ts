import { type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import { onlyNode, withInputs, withoutStart } from './graph-parts.ts'
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
  const title = `${graph[sampler]?._meta?.title ?? ''} eidolon:strength`.trim()
  const changed = withInputs(withoutStart(graph, sampler), sampler, { latent_image: ['guide', 0] })
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
