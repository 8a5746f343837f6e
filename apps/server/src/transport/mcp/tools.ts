import type { McpServer } from '@modelcontextprotocol/server'
import type { KeyScope } from '@eidolon/contract/accounts/key-scopes.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { existingId } from '@eidolon/contract/parameters.ts'
import { databaseId } from '@eidolon/contract/resources.ts'
import { z } from 'zod'
import { Refusal, type StudioCalls } from './studio-calls.ts'

const documents = (collection: string): string => `/databases/${databaseId}/collections/${collection}/documents`
const query = (method: string, attribute: string | undefined, ...values: unknown[]): string =>
  JSON.stringify({ method, ...(attribute !== undefined && { attribute }), values })
const queries = (all: readonly string[]): string => all.map((each) => `queries[]=${encodeURIComponent(each)}`).join('&')

const Character = z.object({
  $id: z.string(),
  name: z.string(),
  age: z.number().nullish(),
  style: z.string().nullish(),
  appearance: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
})
const Media = z.object({
  $id: z.string(),
  kind: z.string(),
  characterId: z.string().nullish(),
  prompt: z.string().nullish(),
  caption: z.string().nullish(),
  fileId: z.string(),
  posterId: z.string().nullish(),
})
const Generation = z.object({
  $id: z.string(),
  status: z.string(),
  progress: z.number().nullish(),
  mediaIds: z.array(z.string()).nullish(),
  error: z.unknown(),
})
const over = new Set(['succeeded', 'failed', 'cancelled', 'blocked'])

/** Seconds that one call waits at most: programs give up on what takes a minute. */
const longestWait = 45

type Result = { content: Content[]; isError?: true }
type Content = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string }

const told = (value: unknown): Result => ({ content: [{ type: 'text', text: JSON.stringify(value) }] })

/** A refusal is an answer that whoever called can read and act upon, not a failure of the connection. */
async function answered(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}

/** What an assistant can do here; of it, what its key was given for. `gone`: whoever asked has left. */
export function addTools(server: McpServer, ask: StudioCalls, scopes: readonly KeyScope[], gone: AbortSignal): void {
  if (scopes.includes('read')) addReading(server, ask, gone)
  if (scopes.includes('generate')) addGenerating(server, ask)
}

function addReading(server: McpServer, ask: StudioCalls, gone: AbortSignal): void {
  const readOnly = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'list_characters',
    {
      title: 'List characters',
      description: 'The characters of the studio, the newest first: id, name, age, style, appearance and tags.',
      inputSchema: z.object({
        search: z.string().max(128).optional().describe('Part of a name'),
        limit: z.int().min(1).max(100).default(25),
      }),
      annotations: readOnly,
    },
    ({ search, limit }) =>
      answered(async () => {
        const wanted = [
          query('limit', undefined, limit),
          query('orderDesc', '$createdAt'),
          ...(search ? [query('contains', 'name', search)] : []),
        ]
        const answer = await ask.json('GET', `${documents('characters')}?${queries(wanted)}`)
        const { total, documents: found } = z.object({ total: z.int(), documents: z.array(Character) }).parse(answer)
        return told({ total, characters: found.map(({ $id: id, ...rest }) => ({ id, ...rest })) })
      }),
  )

  server.registerTool(
    'read_words',
    {
      title: 'Read words',
      description:
        'What a prompt will show before anything is drawn: the parts that were understood, and words that are not drawn.',
      inputSchema: z.object({
        text: z.string().max(limits.media.prompt),
        characterIds: z.array(existingId()).max(limits.reading.characters).optional(),
      }),
      annotations: readOnly,
    },
    (given) => answered(async () => told(await ask.json('POST', '/readings', given))),
  )

  server.registerTool(
    'search_library',
    {
      title: 'Search the library',
      description: 'Pictures and videos that show or say it, best first, each with the reason.',
      inputSchema: z.object({ text: z.string().min(1).max(300), limit: z.int().min(1).max(50).default(10) }),
      annotations: readOnly,
    },
    ({ text, limit }) =>
      answered(async () => {
        const answer = await ask.json('GET', `/media/find?q=${encodeURIComponent(text)}&limit=${limit}`)
        const found = z.object({ documents: z.array(Media.extend({ why: z.array(z.string()) })) }).parse(answer)
        const media = found.documents.map(({ $id: id, kind, characterId, prompt, caption, why }) => ({
          id,
          kind,
          characterId,
          prompt,
          caption,
          why,
        }))
        return told({ media })
      }),
  )

  server.registerTool(
    'get_picture',
    {
      title: 'Get a picture',
      description: 'A small copy of a picture in the library, or of the still of a video.',
      inputSchema: z.object({ mediaId: existingId(), width: z.int().min(64).max(1024).default(512) }),
      annotations: readOnly,
    },
    ({ mediaId, width }) =>
      answered(async () => {
        const media = Media.parse(await ask.json('GET', `${documents('media')}/${mediaId}`))
        if (media.kind === 'video' && !media.posterId) throw new Refusal('This video has no still to show.')
        const file = media.kind === 'video' ? media.posterId : media.fileId
        const path = `/storage/buckets/media/files/${file}/preview?width=${width}&output=jpeg&quality=80`
        const { type, bytes } = await ask.bytes(path)
        return { content: [{ type: 'image', data: bytes.toString('base64'), mimeType: type }] }
      }),
  )

  server.registerTool(
    'wait',
    {
      title: 'Wait for a generation',
      description: `How far a generation is, once it has ended or the seconds have passed (at most ${longestWait}). Call it again while it is queued or running; mediaIds are there when it has succeeded.`,
      inputSchema: z.object({
        generationId: existingId(),
        seconds: z.int().min(0).max(longestWait).default(30),
      }),
      annotations: readOnly,
    },
    ({ generationId, seconds }) =>
      answered(async () => {
        const until = Date.now() + seconds * 1000
        for (;;) {
          const generation = Generation.parse(await ask.json('GET', `/generations/${generationId}`))
          const { $id: id, ...rest } = generation
          if (over.has(generation.status) || Date.now() >= until || gone.aborted) return told({ id, ...rest })
          await new Promise((done) => setTimeout(done, 1500))
        }
      }),
  )
}

function addGenerating(server: McpServer, ask: StudioCalls): void {
  server.registerTool(
    'generate',
    {
      title: 'Generate pictures',
      description:
        'Asks for pictures of one character, or of several together, as the prompt describes. Answers at once with the id of the generation; call wait with it.',
      inputSchema: z.object({
        characterIds: z.array(existingId()).min(1).max(4).describe('Who is in it'),
        prompt: z.string().max(limits.media.prompt).default(''),
        negativePrompt: z.string().max(limits.media.negativePrompt).optional(),
        count: z.int().min(1).max(4).default(1),
        aspect: z.string().max(16).optional().describe('1:1, 2:3, 3:2, 9:16, 16:9 …'),
        style: z.string().max(64).optional(),
        seed: z.int().min(0).optional(),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    (given) =>
      answered(async () => {
        const { $id: id, status } = Generation.parse(await ask.json('POST', '/generations', given))
        return told({ id, status })
      }),
  )
}
