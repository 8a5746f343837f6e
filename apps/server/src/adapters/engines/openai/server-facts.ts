import { z } from 'zod'
import { NotReady } from '#adapters/engines/remote/probe.ts'
import type { Peer } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'

/** Who speaks OpenAI's protocol at the other end: they agree on the outline and differ in the rest. */
export type Dialect =
  /** OpenAI itself, or whoever passes its models on. */
  | 'openai'
  /** The server of stable-diffusion.cpp: what OpenAI has no field for travels inside the prompt. */
  | 'sd-cpp'
  /** LocalAI: what should not be seen stands in the prompt, behind a bar, and pictures in a field of the order. */
  | 'localai'
  /** Servers that take fields of their own beside OpenAI's: SGLang, vLLM-Omni and others. */
  | 'open'

export type ServerFacts = {
  readonly dialect: Dialect
  /** Undefined where the server has one and goes by no name. */
  readonly imageModel: string | undefined
  /** Whether pictures of the character can be sent along. */
  readonly edits: boolean
}

type ConfiguredModels = { readonly imageModel: string | undefined; readonly videoModel: string | undefined }

const Models = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().nullish(), created: z.number().nullish() })),
})
type Listed = z.infer<typeof Models>['data'][number]

/** Names of OpenAI's own models for pictures, the best first. */
const theirs = ['gpt-image-2', 'gpt-image-1.5', 'chatgpt-image-latest', 'gpt-image-1', 'gpt-image-1-mini', 'dall-e-3']
export const isTheirs = (model: string): boolean => /^(gpt-image|chatgpt-image|dall-e|sora)/.test(model)

/**
 * Finds out what a server can do, without having anything drawn: which models it lists, and whether the address for
 * edits is there at all. `known` is what was found before; a server does not grow an address while it runs.
 */
export async function lookAtServer(
  peer: Peer,
  wanted: ConfiguredModels,
  known: ServerFacts | undefined,
  signal: AbortSignal,
): Promise<ServerFacts> {
  const listed = await models(peer, signal)
  const imageModel = modelFrom(listed, wanted)
  if (known && known.imageModel === imageModel) return known
  const dialect = await dialectOf(peer, listed, imageModel ?? wanted.videoModel, signal)
  return { dialect, imageModel, edits: await takesPictures(peer, dialect, imageModel, signal) }
}

async function takesPictures(
  peer: Peer,
  dialect: Dialect,
  imageModel: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (dialect === 'openai') return imageModel !== 'dall-e-3'
  // It has no address for edits; a model that has no use for pictures passes them over.
  if (dialect === 'localai') return true
  return exists(peer, 'images/edits', signal)
}

/** Undefined where the server keeps no list. */
async function models(peer: Peer, signal: AbortSignal): Promise<readonly Listed[] | undefined> {
  try {
    return (await peer.json(Models, 'models', { signal })).data
  } catch (error) {
    if (error instanceof PeerProblem && (error.status === 404 || error.kind === 'nonsense')) return undefined
    throw error
  }
}

function modelFrom(
  listed: readonly Listed[] | undefined,
  { imageModel, videoModel }: ConfiguredModels,
): string | undefined {
  // Servers that make films only have no pictures to name a model for.
  if (imageModel !== undefined || !listed) return imageModel
  const ids = listed.map(({ id }) => id)
  const best = theirs.find((name) => ids.includes(name))
  if (best !== undefined) return best
  const others = ids.filter((id) => id !== videoModel)
  if (others.length <= 1) return others[0]
  throw new NotReady(
    'Nobody has said which model draws.',
    `set OPENAI_IMAGE_MODEL to one of ${others.slice(0, 20).join(', ')}`,
  )
}

async function dialectOf(
  peer: Peer,
  listed: readonly Listed[] | undefined,
  model: string | undefined,
  signal: AbortSignal,
): Promise<Dialect> {
  if (peer.origin === 'https://api.openai.com' || (model !== undefined && isTheirs(model))) return 'openai'
  if (listed?.some(({ id }) => id === 'sd-cpp-local')) return 'sd-cpp'
  const bare = listed?.every(({ owned_by: owner, created }) => !owner && !created)
  return bare && (await answers(peer, '/readyz', signal)) ? 'localai' : 'open'
}

async function answers(peer: Peer, path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(new URL(path, peer.origin), { signal, redirect: 'manual' })
    await reply.body?.cancel()
    return reply.ok
  } catch {
    return false
  }
}

/** An order without anything in it is refused by whoever takes orders; only an address that is not there says so. */
async function exists(peer: Peer, path: string, signal: AbortSignal): Promise<boolean> {
  try {
    await peer.bytes(path, { method: 'POST', body: new FormData(), signal })
    return true
  } catch (error) {
    if (!(error instanceof PeerProblem) || error.kind !== 'status') throw error
    return !isMissing(error)
  }
}

/** Whether a problem says that an address or a way of asking is not there. */
export const isMissing = ({ kind, status = 0 }: PeerProblem): boolean =>
  kind === 'status' && (status === 404 || status === 405 || status === 501)
