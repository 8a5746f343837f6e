import type { Graph } from '#adapters/engines/comfyui/workflow.ts'
import type { ComfyNodes } from './comfyui-nodes.ts'

type Problem = {
  readonly type: string
  readonly message: string
  readonly details: string
  readonly extra_info: object
}
type NodeErrors = Readonly<
  Record<
    string,
    { readonly errors: readonly Problem[]; readonly dependent_outputs: readonly string[]; readonly class_type: string }
  >
>

/** What `/prompt` answers: with an error nothing is drawn, without one the results that no node error stands against. */
export type Verdict = { readonly error: Problem | undefined; readonly node_errors: NodeErrors }

/** What ComfyUI finds wrong with a workflow before it takes it: its own checks in short, told in its own shapes. */
export function verdictOn(graph: Graph, nodes: ComfyNodes): Verdict {
  for (const [id, { class_type: type }] of Object.entries(graph)) {
    if (nodes[type]) continue
    const message = `Node '${type}' not found. The custom node may not be installed.`
    return { error: problem('missing_node_type', message, `Node ID '#${id}'`), node_errors: {} }
  }
  const outputs = Object.keys(graph).filter((id) => nodes[graph[id]?.class_type ?? '']?.output_node)
  if (outputs.length === 0) {
    return { error: problem('prompt_no_outputs', 'Prompt has no outputs', ''), node_errors: {} }
  }
  const wrong = Object.entries(graph).flatMap(([id, { class_type: type }]) => {
    const errors = wrongInputs(graph, id, nodes)
    const dependent = outputs.filter((output) => needs(graph, output).has(id))
    return errors.length > 0 && dependent.length > 0
      ? [[id, { errors, dependent_outputs: dependent, class_type: type }] as const]
      : []
  })
  const lost = new Set(wrong.flatMap(([, { dependent_outputs: ids }]) => ids))
  const error =
    lost.size === outputs.length
      ? problem('prompt_outputs_failed_validation', 'Prompt outputs failed validation', '')
      : undefined
  return { error, node_errors: Object.fromEntries(wrong) }
}

/** What is wrong with a workflow, if anything, in one text. */
export function problemIn(graph: Graph, nodes: ComfyNodes): string | undefined {
  const { error, node_errors: wrong } = verdictOn(graph, nodes)
  return error || Object.keys(wrong).length > 0 ? JSON.stringify({ error, wrong }) : undefined
}

const problem = (type: string, message: string, details: string): Problem => ({
  type,
  message,
  details,
  extra_info: {},
})

/** A node and all that it is made from. */
function needs(graph: Graph, id: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const value of Object.values(graph[id]?.inputs ?? {})) {
    if (Array.isArray(value)) needs(graph, String(value[0]), seen)
  }
  return seen
}

function wrongInputs(graph: Graph, id: string, nodes: ComfyNodes): readonly Problem[] {
  const { class_type: type, inputs } = graph[id] ?? { class_type: '', inputs: {} }
  const { required = {}, optional = {} } = nodes[type]?.input ?? {}
  const missing = Object.keys(required)
    .filter((name) => !(name in inputs))
    .map((name) => problem('required_input_missing', 'Required input is missing', name))
  const wrong = Object.entries({ ...optional, ...required }).flatMap(([name, [kind, more]]) => {
    if (!(name in inputs)) return []
    const value = inputs[name]
    if (Array.isArray(value)) {
      const given = outputOf(graph, value, nodes)
      const details = `${name}, received_type(${given}) mismatch input_type(${String(kind)})`
      return given === kind
        ? []
        : [problem('return_type_mismatch', 'Return type mismatch between linked nodes', details)]
    }
    const choices = choicesIn(kind, more)
    // Pictures and films that were uploaded are looked for in their folder instead.
    const isFile = (type.startsWith('LoadImage') && name === 'image') || (type === 'LoadVideo' && name === 'file')
    if (isFile) return typeof value === 'string' ? [] : [problem('value_not_in_list', 'Value not in list', name)]
    if (choices) {
      const details = `${name}: '${String(value)}' not in ${JSON.stringify(choices)}`
      return choices.includes(value) ? [] : [problem('value_not_in_list', 'Value not in list', details)]
    }
    const message = `Failed to convert an input value to a ${String(kind)} value`
    return fits(kind, value) ? [] : [problem('invalid_input_type', message, `${name}, ${String(value)}`)]
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
