import { z } from 'zod'
import { inlineData } from '#adapters/engines/remote/download.ts'
import type { Downloads } from '#adapters/engines/remote/download.ts'
import { mostResultBytes } from '#adapters/engines/remote/checked-result.ts'
import type { Call, Peer } from '#adapters/engines/remote/peer.ts'
import { PeerProblem } from '#adapters/engines/remote/peer-problem.ts'
import { readBody } from '#adapters/engines/remote/read-body.ts'
import { eventData } from './event-stream.ts'
import type { Fields } from './image-fields.ts'
import { judged, judgedProblem, refusedField, serviceErrorIn } from './openai-problems.ts'

/** A machine of one's own may think for minutes before it says a word; Node itself waits no longer than five. */
const longest = 290_000
const longestSilence = 180_000

type Deps = {
  readonly peer: Peer
  readonly downloads: Downloads
  readonly name: string
  /** Milliseconds for an answer to begin. */
  readonly patience?: number | undefined
  /** Fields that this server does not take, by address; what is learnt is kept. */
  readonly refused: Map<string, Set<string>>
}

export type PictureRequest = {
  readonly fields: Fields
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
export function askForPicture({ peer, downloads, name, refused, patience = longest }: Deps) {
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
    const signal = AbortSignal.any([asked.signal, quiet.signal])
    try {
      const response = await peer.open(path, { ...bodyOf(asked, without), signal, patience })
      heard()
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      return isStream ? await streamed(response, asked, heard) : await whole(response, signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async function whole(response: Response, signal: AbortSignal): Promise<Answered> {
    const text = new TextDecoder().decode(await readBody(response, mostResultBytes))
    const { success, data } = Pictures.safeParse(jsonOf(text))
    const [first] = success ? data.data : []
    const cost = costOf(data?.usage)
    if (first?.b64_json) return { bytes: Buffer.from(first.b64_json, 'base64'), cost }
    if (first?.url) {
      const bytes = inlineData(first.url) ?? (await downloads(first.url, { signal, most: mostResultBytes }))
      return { bytes, cost }
    }
    throw judged(serviceErrorIn(text), name) ?? new PeerProblem('nonsense', 'an answer without a picture')
  }

  async function streamed(response: Response, asked: PictureRequest, heard: () => void): Promise<Answered> {
    for await (const text of eventData(pieces(response))) {
      heard()
      const { success, data } = Event.safeParse(jsonOf(text))
      if (!success) continue
      const bytes = data.b64_json ? Buffer.from(data.b64_json, 'base64') : undefined
      if (bytes && /\.(completed|done)$/.test(data.type)) return { bytes, cost: costOf(data.usage) }
      if (bytes && data.type.endsWith('.partial_image')) asked.onPartial(bytes)
      if (data.error || data.type === 'error') {
        const problem = new PeerProblem('status', `the stream ended with ${text.slice(0, 300)}`, { status: 500 })
        throw judged(serviceErrorIn(text), name, problem) ?? problem
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

const Pictures = z.object({
  usage: Usage,
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const Event = z.object({
  type: z.string().catch(''),
  b64_json: z.string().nullish(),
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
    if (cause instanceof PeerProblem) throw cause
    throw new PeerProblem('unreachable', 'the stream broke off', { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
