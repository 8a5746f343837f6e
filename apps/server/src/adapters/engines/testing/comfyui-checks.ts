import type { Graph } from '#adapters/engines/comfyui/workflow.ts'
import type { ComfyNodes } from './comfyui-nodes.ts'

type Problem = { readonly type: string; readonly message: string; readonly details: string }

/** What ComfyUI finds wrong with a workflow before it takes it: its own checks in short. */
export function problemIn(graph: Graph, nodes: ComfyNodes): Problem | undefined {
  for (const [id, { class_type: type }] of Object.entries(graph)) {
    if (nodes[type]) continue
    const message = `Node '${type}' not found. The custom node may not be installed.`
    return { type: 'missing_node_type', message, details: `Node ID '#${id}'` }
  }
  if (!Object.values(graph).some(({ class_type: type }) => nodes[type]?.output_node)) {
    return { type: 'prompt_no_outputs', message: 'Prompt has no outputs', details: '' }
  }
  const wrong = Object.keys(graph).flatMap((id) => wrongInputs(graph, id, nodes))
  if (wrong.length === 0) return undefined
  const message = 'Prompt outputs failed validation'
  return { type: 'prompt_outputs_failed_validation', message, details: wrong.join('\n') }
}

function wrongInputs(graph: Graph, id: string, nodes: ComfyNodes): readonly string[] {
  const { class_type: type, inputs } = graph[id] ?? { class_type: '', inputs: {} }
  const { required = {}, optional = {} } = nodes[type]?.input ?? {}
  const missing = Object.keys(required)
    .filter((name) => !(name in inputs))
    .map((name) => `Required input is missing: ${id} ${type} ${name}`)
  const wrong = Object.entries({ ...optional, ...required }).flatMap(([name, [kind, more]]) => {
    if (!(name in inputs)) return []
    const value = inputs[name]
    const where = `${id} ${type} ${name}`
    if (Array.isArray(value)) {
      const given = outputOf(graph, value, nodes)
      return given === kind ? [] : [`Return type mismatch between linked nodes: ${where}, ${given} != ${String(kind)}`]
    }
    const choices = choicesIn(kind, more)
    // Pictures that were uploaded are looked for in their folder instead.
    if (choices && type !== 'LoadImage') {
      return choices.includes(value) ? [] : [`Value not in list: ${where}: ${String(value)}`]
    }
    return fits(kind, value) ? [] : [`Failed to convert an input value: ${where}`]
  })
  return [...missing, ...wrong]
}

function outputOf(graph: Graph, [from, slot]: readonly unknown[], nodes: ComfyNodes): string {
  const source = graph[String(from)]
  return (source && nodes[source.class_type]?.output[Number(slot)]) ?? 'nothing'
}

function choicesIn(kind: unknown, more: unknown): readonly unknown[] | undefined {
  if (Array.isArray(kind)) return kind
  if (typeof more !== 'object' || more === null || !('options' in more) || !Array.isArray(more.options))
    return undefined
  return more.options.map((option: unknown) =>
    typeof option === 'object' && option !== null && 'key' in option ? option.key : option,
  )
}

function fits(kind: unknown, value: unknown): boolean {
  if (kind === 'INT') return Number.isSafeInteger(value)
  if (kind === 'FLOAT') return typeof value === 'number'
  if (kind === 'BOOLEAN') return typeof value === 'boolean'
  return Array.isArray(kind) || (kind === 'STRING' && typeof value === 'string')
}
