import { type Abilities, type GuidanceKind, guidanceKinds } from '@eidolon/contract/engines.ts'
import type { GenerationRequest } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { maxPeople } from '@eidolon/people'
import { maskedParts, neuralAbilities, sizesAround } from '#adapters/engines/remote/neural-abilities.ts'
import type { EngineTask, ReferencePicture } from '#application/engines/engine.ts'
import type { Ready, Runnable } from './comfy-fleet.ts'
import type { ComfyServer } from './comfy-server.ts'
import type { HistoryEntry, OutputFile } from './comfy-wire.ts'
import { enlargerOf, sizeFactors } from './enlarging.ts'
import { supportsRegionalPrompts } from './regional-prompts.ts'
import type { Pictures } from './fill-workflow.ts'
import { guidedBy, type Mark, type Purpose, purposeOf, type Workflow } from './workflow.ts'

const usualEdge = 1024
const usualDurations = [2, 3, 4, 5]

export const takesPictures = ({ workflow: { marked } }: Runnable): boolean =>
  marked.has('reference') || marked.has('start')

/**
 * The first that fits: with pictures of the character where there are some, without where there are none. The
 * operator's own are taken before those that come along: one for words alone is what they want to have drawn with.
 */
export function chooseWorkflow(
  { runnable, nodes }: Ready,
  request: Pick<GenerationRequest, 'kind' | 'guidance' | 'likeness' | 'change' | 'enlarge' | 'characterIds'>,
  hasPicture: boolean,
): Runnable | undefined {
  const { kind, guidance, likeness, characterIds = [] } = request
  const purpose = purposeFor(request)
  const able = runnable.filter(({ workflow }) => {
    const guides = guidedBy(workflow)
    if (workflow.kind !== kind || purposeOf(workflow) !== purpose) return false
    // Several people in one text become one another.
    if (characterIds.length > 1 && purpose === 'draw' && !supportsRegionalPrompts(workflow, nodes)) return false
    return guidance ? guides.includes(guidance.kind) : guides.length === 0
  })
  const dialled = able.filter(({ workflow }) => workflow.marked.has('likeness'))
  const ofKind = likeness !== undefined && hasPicture && dialled.length > 0 ? dialled : able
  const own = ofKind.filter(({ workflow }) => workflow.own)
  const fits = (one: Runnable) => takesPictures(one) === hasPicture
  return own.find(fits) ?? own.find((one) => !takesPictures(one)) ?? ofKind.find(fits) ?? ofKind[0]
}

const purposeFor = ({ change, enlarge }: Pick<GenerationRequest, 'change' | 'enlarge'>): Purpose =>
  change ? 'change' : enlarge ? 'enlarge' : 'draw'

/** What is changed or enlarged is no picture to go by. */
export const hasPicture = ({ references = [], parent, request }: EngineTask): boolean =>
  references.length > 0 || (parent !== undefined && purposeFor(request) === 'draw')

export async function uploadPictures(
  server: ComfyServer,
  { marked }: Workflow,
  { references = [], parent, mask }: EngineTask,
  drawGuide: (kind: GuidanceKind) => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<Pictures> {
  const wanted = (['reference', 'reference-2', 'reference-3'] as const).filter((mark) => marked.has(mark)).length
  const has = (mark: Mark) => marked.has(mark)
  const isOver = has('parent') || has('enlarge')
  // What it goes on from shows best what is meant; then those that show the character best.
  const shown = [...(parent && !isOver ? [parent] : []), ...references]
  const names: string[] = []
  for (const { png } of shown.slice(0, wanted)) names.push(await server.upload(png, signal))
  const [first] = shown
  const start = first && marked.has('start') ? await server.upload(first.png, signal) : undefined
  const guides: Partial<Record<GuidanceKind, string>> = {}
  for (const kind of guidanceKinds) {
    if (marked.has(kind)) guides[kind] = await server.upload(await drawGuide(kind), signal)
  }
  const sent = async (picture: ReferencePicture | undefined, wants: boolean) =>
    picture && wants ? server.upload(picture.png, signal) : undefined
  return {
    references: names,
    start,
    guides,
    parent: await sent(parent, isOver),
    mask: await sent(mask, has('mask')),
  }
}

/** What a marked node has saved; without any mark what was saved last, rather in the output folder than elsewhere. */
export function outputOf({ outputs }: HistoryEntry, { marked }: Workflow, mark: Mark): OutputFile | undefined {
  const ids = marked.get(mark)
  if (ids) return ids.flatMap((id) => outputs[id] ?? [])[0]
  if (mark !== 'output') return undefined
  const still = marked.get('still') ?? []
  const files = Object.entries(outputs).flatMap(([id, list]) => (still.includes(id) ? [] : list))
  return files.findLast(({ type }) => type === 'output') ?? files.at(-1)
}

/** What the servers that are there can do together. */
export function abilitiesOf(there: readonly Ready[], canGuide: boolean): Abilities {
  const workflows = there.flatMap(({ runnable }) => runnable.map(({ workflow }) => workflow))
  const has = (mark: Mark) => workflows.some(({ marked }) => marked.has(mark))
  const kinds = (['image', 'video'] as const).filter((kind) =>
    workflows.some((one) => one.kind === kind && purposeOf(one) === 'draw'),
  )
  const stills = workflows.filter((one) => one.kind === 'image' && purposeOf(one) === 'draw')
  const film = workflows.find(({ kind }) => kind === 'video')
  const { edge, step } = stills[0]?.about ?? {}
  const masks = workflows.some((one) => purposeOf(one) === 'change')
  // Who is where is told by our own drawing.
  const together =
    canGuide &&
    there.some(({ runnable, nodes }) => runnable.some(({ workflow }) => supportsRegionalPrompts(workflow, nodes)))
  return neuralAbilities({
    kinds: kinds.length > 0 ? kinds : ['image'],
    maxCount: limits.generation.count,
    seed: has('seed'),
    negativePrompt: has('negative'),
    reference: has('reference') || has('start'),
    strength: false,
    guidance: canGuide ? guidanceKinds.filter((kind) => stills.some(({ marked }) => marked.has(kind))) : [],
    likeness: has('likeness'),
    sizes: sizesAround(edge ?? usualEdge, step),
    larger: there.some((one) => enlargerOf(one) !== undefined) ? sizeFactors : {},
    parts: masks ? maskedParts : [],
    masks,
    ...(together && { maxCharacters: maxPeople, maxFilmCharacters: 1 }),
    durations: film?.about.durations ?? usualDurations,
  })
}
