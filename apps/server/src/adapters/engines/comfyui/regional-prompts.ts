import { grayStep } from '#application/engines/stage-guide.ts'
import type { ObjectInfo } from './comfy-wire.ts'
import { type Graph, type GraphNode, purposeOf, type Workflow } from './workflow.ts'

/** What people are told apart with; ComfyUI brings all of it along. */
export const needed = ['ImageColorToMask', 'GrowMask', 'ConditioningSetMask', 'ConditioningCombine', 'LoadImage']

/** How far around somebody their words still count, in shares of the longer edge: hair blows, and hands reach. */
const around = 0.02

/** Everybody in a picture, in the order of the map. */
export type Apart = {
  /** What is said of the whole picture, without what belongs to one of them. */
  readonly whole: string
  readonly people: readonly { readonly words: string; readonly reference: string | undefined }[]
  /** The name of the uploaded map of who is where. */
  readonly map: string
  readonly longer: number
}

/**
 * Whether several people can each be given words of their own: one text says what is wanted, pictures of somebody are
 * looked at where they are alone, and the nodes are there.
 */
export function supportsRegionalPrompts(
  { kind, graph, marked }: Pick<Workflow, 'kind' | 'graph' | 'marked'>,
  nodes: ObjectInfo,
) {
  const [prompt, ...more] = marked.get('prompt') ?? []
  const isOne = prompt !== undefined && more.length === 0 && graph[prompt]?.class_type === 'CLIPTextEncode'
  // Whoever else is shown a picture would lend its face to everybody.
  const isFaced = !marked.has('reference') || adaptersIn(graph).length === 1
  return (
    kind === 'image' && purposeOf({ marked }) === 'draw' && isOne && isFaced && needed.every((type) => type in nodes)
  )
}

/**
 * A workflow that was filled in, with words for each person where they are, and their picture where it is shown one.
 * Everything that went by the text for the whole picture goes by all of them.
 */
export function withRegionalPrompts(graph: Graph, { marked }: Pick<Workflow, 'marked'>, apart: Apart): Graph {
  const [prompt = ''] = marked.get('prompt') ?? []
  const text = graph[prompt]
  if (!text) return graph
  const grown = Math.round(apart.longer * around)
  const added: Record<string, GraphNode> = {
    'who-is-where': { class_type: 'LoadImage', inputs: { image: apart.map } },
  }
  let last = prompt
  for (const [index, { words }] of apart.people.entries()) {
    const own = (what: string) => `person-${index + 1}-${what}`
    const tone = (index + 1) * grayStep
    added[own('place')] = {
      class_type: 'ImageColorToMask',
      inputs: { image: ['who-is-where', 0], color: tone * 0x01_01_01 },
    }
    added[own('around')] = {
      class_type: 'GrowMask',
      inputs: { mask: [own('place'), 0], expand: grown, tapered_corners: true },
    }
    added[own('words')] = { ...text, inputs: { ...text.inputs, text: words }, _meta: {} }
    added[own('there')] = {
      class_type: 'ConditioningSetMask',
      inputs: { conditioning: [own('words'), 0], mask: [own('around'), 0], strength: 1, set_cond_area: 'default' },
    }
    added[own('added')] = {
      class_type: 'ConditioningCombine',
      inputs: { conditioning_1: [last, 0], conditioning_2: [own('there'), 0] },
    }
    last = own('added')
  }
  const whole = { ...text, inputs: { ...text.inputs, text: apart.whole } }
  const told = { ...redirected(graph, prompt, last), [prompt]: whole, ...added }
  return withFacesApart(told, apart)
}

/** An adapter for each face, which looks at its own person alone; who has no picture is told by words. */
function withFacesApart(graph: Graph, { people }: Apart): Graph {
  const [face, ...others] = adaptersIn(graph)
  const node = face === undefined ? undefined : graph[face]
  if (face === undefined || !node || others.length > 0) return graph
  const shown = people.flatMap(({ reference }, index) => (reference === undefined ? [] : [{ reference, index }]))
  const added: Record<string, GraphNode> = {}
  let [model, last]: [unknown, string] = [node.inputs['model'], face]
  for (const [at, { reference, index }] of shown.entries()) {
    const id = at === 0 ? face : `person-${index + 1}-face`
    const picture = `person-${index + 1}-picture`
    added[picture] = { class_type: 'LoadImage', inputs: { image: reference } }
    const inputs = { ...node.inputs, model, image: [picture, 0], attn_mask: [`person-${index + 1}-around`, 0] }
    added[id] = { ...node, inputs }
    ;[model, last] = [[id, 0], id]
  }
  return { ...redirected(graph, face, last), ...added }
}

const adaptersIn = (graph: Graph): readonly string[] =>
  Object.keys(graph).filter((id) => graph[id]?.class_type === 'IPAdapterAdvanced')

/** Whatever took the first output of one node takes that of another. */
function redirected(graph: Graph, from: string, to: string): Graph {
  const entries = Object.entries(graph).map(([id, node]) => {
    const inputs = Object.entries(node.inputs).map(([name, value]) => {
      const isIt = Array.isArray(value) && value[0] === from && value[1] === 0
      return [name, isIt ? [to, 0] : value]
    })
    return [id, { ...node, inputs: Object.fromEntries(inputs) }]
  })
  return Object.fromEntries(entries)
}
