import type { Graph, GraphNode } from './workflow.ts'

/** A node of which there is exactly one. */
export function onlyNode(graph: Graph, type: string): string | undefined {
  const [first, ...more] = Object.keys(graph).filter((id) => graph[id]?.class_type === type)
  return more.length === 0 ? first : undefined
}

export function withInputs(graph: Graph, id: string, inputs: GraphNode['inputs']): Record<string, GraphNode> {
  const node = graph[id]
  return node ? { ...graph, [id]: { ...node, inputs: { ...node.inputs, ...inputs } } } : { ...graph }
}

/** Without what the sampler would have begun with. */
export function withoutStart(graph: Graph, sampler: string): Record<string, GraphNode> {
  const before = graph[sampler]?.inputs['latent_image']
  const { [Array.isArray(before) ? String(before[0]) : '']: _empty, ...rest } = graph
  return rest
}
