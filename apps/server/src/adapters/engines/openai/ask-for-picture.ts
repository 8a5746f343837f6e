import { z } from 'zod'
import { inlineData } from '#adapters/engines/remote/download.ts'
import type { Downloads } from '#adapters/engines/remote/download.ts'
import { answerLimits, streamLimits } from '#adapters/engines/remote/answer-limits.ts'
import { type Call, type Peer, readJson } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { readEvents } from './event-stream.ts'
import type { FormFields } from './image-fields.ts'
import { judged, judgedProblem, refusedField, serviceErrorOf } from './openai-problems.ts'

/** A machine of one's own may think for minutes before it says a word; Node itself waits no longer than five. */
const longest = 290_000
const longestSilence = 180_000

type Deps = {
  readonly peer: Peer
  readonly downloads: Downloads
  readonly name: string
  /** Milliseconds for an answer to begin. */
  readonly patience?: number | undefined
  /** Milliseconds from the request to the last byte of the picture, however much is heard meanwhile. */
  readonly within?: number | undefined
  /** Fields that this server does not take, by address; what is learnt is kept. */
  readonly refused: Map<string, Set<string>>
}

export type PictureRequest = {
  readonly fields: FormFields
  /** PNG pictures of the character; with some it is an edit, unless they are part of the order itself. */
  readonly references: readonly Uint8Array[]
  readonly inOrder: boolean
  readonly signal: AbortSignal
  /** A picture on its way, as far as it has come. */
  readonly onPartial: (bytes: Uint8Array) => void
}

/** A picture, and what the server counts it as. */
type Answered = { readonly bytes: Uint8Array; readonly cost: { readonly tokens: number } | undefined }

/** One picture, however the server likes to send it: streamed, as data, or as an address. */
export function askForPicture(deps: Deps) {
  const { peer, downloads, name, refused, patience = longest, within = streamLimits.milliseconds } = deps

  async function send(asked: PictureRequest, without: ReadonlySet<string>): Promise<Answered> {
    const path = pathOf(asked)
    const quiet = new AbortController()
    let timer = setTimeout(() => {}, 0)
    const heard = (): void => {
      clearTimeout(timer)
      timer = setTimeout(
        () => quiet.abort(new PeerProblem('slow', `${path} fell silent`)),
        Math.min(patience, longestSilence),
      )
    }
    // What is heard does not put this one off.
    const late = setTimeout(() => quiet.abort(new PeerProblem('slow', `${path} took over ${within} ms`)), within)
    const signal = AbortSignal.any([asked.signal, quiet.signal])
    try {
      const response = await peer.open(path, { ...bodyOf(asked, without), signal, patience })
      heard()
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      return isStream ? await streamed(response, asked, heard) : await whole(response, signal)
    } finally {
      clearTimeout(timer)
      clearTimeout(late)
    }
  }

  async function whole(response: Response, signal: AbortSignal): Promise<Answered> {
    const { value } = await readJson(response, answerLimits.imageJson).catch(asProblem)
    const { success, data } = Pictures.safeParse(value)
    const [first] = success ? data.data : []
    const cost = costOf(data?.usage)
    const address = first?.url
    const inside = bytesOf(first?.b64_json) ?? (typeof address === 'string' ? inlineData(address) : address)
    if (inside) return { bytes: inside, cost }
    if (typeof address === 'string' && address !== '') {
      return { bytes: await downloads(address, { signal, limit: answerLimits.result }), cost }
    }
    throw judged(serviceErrorOf(value), name) ?? new PeerProblem('nonsense', 'an answer without a picture')
  }

  async function streamed(response: Response, asked: PictureRequest, heard: () => void): Promise<Answered> {
    for await (const { data: told, head } of readEvents(pieces(response), streamLimits)) {
      heard()
      const { success, data } = Event.safeParse(told)
      if (!success) continue
      const bytes = bytesOf(data.b64_json)
      if (bytes && /\.(completed|done)$/.test(data.type)) return { bytes, cost: costOf(data.usage) }
      if (bytes && data.type.endsWith('.partial_image')) asked.onPartial(bytes)
      if (data.error || data.type === 'error') {
        const problem = new PeerProblem('status', `the stream ended with ${head}`, { status: 500 })
        throw judged(serviceErrorOf(told), name, problem) ?? problem
      }
    }
    throw new PeerProblem('unreachable', 'the stream ended before the picture')
  }

  return async (asked: PictureRequest): Promise<Answered> => {
    const path = pathOf(asked)
    // Each turn leaves out one field more, so it ends.
    for (;;) {
      // What others learn meanwhile was still sent with this one.
      const without = new Set(refused.get(path))
      try {
        return await send(asked, without)
      } catch (error) {
        const sent = Object.keys(asked.fields).filter((field) => !without.has(field))
        const field = refusedField(error, [...sent, ...(without.has(pictureField) ? [] : [pictureField])])
        if (field === undefined) throw judgedProblem(error, name)
        refused.set(path, new Set([...(refused.get(path) ?? []), field]))
      }
    }
  }
}

const pathOf = ({ references, inOrder }: PictureRequest): string =>
  references.length > 0 && !inOrder ? 'images/edits' : 'images/generations'

/** Stands for the name under which pictures are sent: a server that stumbles over it is sent the other one. */
const pictureField = 'image'

const Usage = z.object({ total_tokens: z.number() }).nullish().catch(undefined)
const costOf = (usage: z.infer<typeof Usage>) => (usage ? { tokens: usage.total_tokens } : undefined)

/** Long ones have become bytes already. */
const ImageText = z.union([z.string(), z.instanceof(Uint8Array)]).nullish()

const bytesOf = (image: z.infer<typeof ImageText>): Uint8Array | undefined =>
  typeof image === 'string' ? (image === '' ? undefined : Buffer.from(image, 'base64')) : (image ?? undefined)

const Pictures = z.object({
  usage: Usage,
  data: z.array(z.object({ b64_json: ImageText, url: ImageText })).min(1),
})
const Event = z.object({
  type: z.string().catch(''),
  b64_json: ImageText,
  error: z.unknown().optional(),
  usage: Usage,
})

function bodyOf({ fields, references, inOrder }: PictureRequest, refused: ReadonlySet<string>): Omit<Call, 'signal'> {
  const kept = Object.entries(fields).filter(([name]) => !refused.has(name))
  // Pictures on the way exist only in a stream.
  const sent = kept.filter(([name]) => name !== 'partial_images' || !refused.has('stream'))
  if (references.length === 0) return { method: 'POST', json: Object.fromEntries(sent) }
  if (inOrder) {
    const pictures = references.map((png) => Buffer.from(png).toString('base64'))
    return { method: 'POST', json: { ...Object.fromEntries(sent), ref_images: pictures } }
  }
  const body = new FormData()
  for (const [name, value] of sent) body.set(name, String(value))
  // Several are a list by OpenAI's own library; some servers know only one of the two names.
  const isList = references.length > 1 !== refused.has(pictureField)
  const field = isList ? 'image[]' : 'image'
  for (const [index, png] of references.entries()) {
    body.append(field, new Blob([Uint8Array.from(png)], { type: 'image/png' }), `reference-${index + 1}.png`)
  }
  return { method: 'POST', body }
}

async function* pieces(response: Response): AsyncIterable<Uint8Array> {
  if (!response.body) return
  try {
    yield* response.body
  } catch (cause) {
    asProblem(cause)
  }
}

function asProblem(cause: unknown): never {
  if (cause instanceof PeerProblem) throw cause
  throw new PeerProblem('unreachable', 'the answer broke off', { cause })
}
