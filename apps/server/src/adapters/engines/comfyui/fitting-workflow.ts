import type { ObjectInfo } from './comfy-wire.ts'
import type { Graph, GraphNode, Workflow } from './workflow.ts'

/** A workflow that a server can run, its models chosen; or what is missing for it. */
export type Fitted =
  | { readonly graph: Graph; readonly models: Readonly<Record<string, string>> }
  | { readonly missing: string }

/** How a template names a model that may be called differently on every server: the first pattern that meets one wins. */
const picks = /^pick:\s*/

/** Whether all nodes of a workflow are there, and a model for each that it leaves open. */
export function fittedTo({ graph }: Workflow, nodes: ObjectInfo): Fitted {
  const models: Record<string, string> = {}
  const chosen: Record<string, GraphNode> = {}
  for (const [id, node] of Object.entries(graph)) {
    const known = nodes[node.class_type]
    if (!known) return { missing: `the node ${node.class_type}` }
    const inputs = { ...node.inputs }
    for (const [name, value] of Object.entries(inputs)) {
      if (typeof value !== 'string') continue
      const names = choicesOf(nodes, node.class_type, name)
      const wanted = picks.test(value) ? picked(value.replace(picks, ''), names ?? []) : value
      if (wanted === undefined) return { missing: `a model like ${value.replace(picks, '')} for ${node.class_type}` }
      // Pictures are sent along; every other name has to be one that the server knows.
      if (names && !isPicture(node) && !names.includes(wanted)) {
        return { missing: `${wanted} for ${node.class_type}` }
      }
      inputs[name] = wanted
      if (picks.test(value)) models[`${node.class_type}.${name}`] = wanted
    }
    chosen[id] = { ...node, inputs }
  }
  return { graph: chosen, models }
}

const isPicture = ({ class_type: type }: GraphNode): boolean => type.startsWith('LoadImage') || type === 'LoadVideo'

/** Longer names are no files, and patterns would take long over them. */
const longestName = 300

/** What was found in a server's list is not looked for again by each workflow. */
const choices = new WeakMap<ObjectInfo, Map<string, readonly string[] | undefined>>()
const picksOf = new WeakMap<readonly string[], Map<string, string | undefined>>()

function choicesOf(nodes: ObjectInfo, type: string, name: string): readonly string[] | undefined {
  const before = choices.get(nodes) ?? new Map<string, readonly string[] | undefined>()
  choices.set(nodes, before)
  const key = `${type} ${name}`
  if (!before.has(key)) {
    before.set(
      key,
      readChoices(nodes, type, name)?.filter((choice) => choice.length <= longestName),
    )
  }
  return before.get(key)
}

function picked(patterns: string, names: readonly string[]): string | undefined {
  const before = picksOf.get(names) ?? new Map<string, string | undefined>()
  picksOf.set(names, before)
  if (!before.has(patterns)) before.set(patterns, pick(patterns, names))
  return before.get(patterns)
}

/** The names that an input may be; undefined when it is not one of a list. */
function readChoices(nodes: ObjectInfo, type: string, name: string): readonly string[] | undefined {
  const known = nodes[type]
  const [first, more] = known?.input.required?.[name] ?? known?.input.optional?.[name] ?? []
  if (Array.isArray(first)) return first.map(String)
  if (first !== 'COMBO' && first !== 'COMFY_DYNAMICCOMBO_V3') return undefined
  if (typeof more !== 'object' || more === null || !('options' in more)) return undefined
  return Array.isArray(more.options) ? more.options.map(nameOf) : undefined
}

/** Choices that bring inputs of their own along are told with these. */
const nameOf = (option: unknown): string =>
  String(typeof option === 'object' && option !== null && 'key' in option ? option.key : option)

/** Patterns with `*`, parted by `|`, the better ones first; what follows a `!` must not be in the name. */
function pick(patterns: string, names: readonly string[]): string | undefined {
  for (const each of patterns.split('|')) {
    const [wanted = '', ...unwanted] = each.trim().split('!')
    const fits = matcher(wanted.trim())
    const others = unwanted.map((other) => matcher(other.trim()))
    const found = names.find((name) => fits(name) && !others.some((other) => other(name)))
    if (found !== undefined) return found
  }
  return undefined
}

function matcher(pattern: string): (name: string) => boolean {
  const escaped = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const expression = new RegExp(`^${escaped.join('.*')}$`, 'i')
  return (name) => expression.test(name)
}
