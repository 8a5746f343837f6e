import { openManners } from './manners.ts'
import { type PeerRequest, sendJson } from './scripted-server.ts'
import { smallPicture } from './small-results.ts'

export const openaiKey = 'sk-very-secret'
export const openaiRefusal = 'Your request was rejected by the safety system.'

/** How much of the protocol a server knows, and how it names what it does not. */
export type OpenaiServer = {
  readonly models?: readonly object[]
  readonly edits?: boolean
  readonly streams?: boolean
  /** Fields that it refuses, as its framework says it. */
  readonly refuses?: readonly string[]
  readonly says?: 'openai' | 'fastapi'
  /** LocalAI answers here. */
  readonly readyz?: boolean
  /** The only name under which it takes pictures. */
  readonly pictureField?: 'image' | 'image[]'
  /** Makes films out of words only. */
  readonly wordsOnly?: boolean
  /** Results as addresses instead of data. */
  readonly addresses?: boolean
}

const theirs = [{ id: 'gpt-image-1.5', object: 'model', created: 1, owned_by: 'system' }]

type Video = { readonly fields: Readonly<Record<string, string>>; looks: number; gone: boolean }

/** OpenAI's pictures and videos as documented, or as much of it as other servers know. */
export async function openaiPeer(server: OpenaiServer = {}) {
  const { models = theirs, edits = true, streams = true, refuses = [], says = 'openai' } = server
  const orders: Readonly<Record<string, unknown>>[] = []
  const videos = new Map<string, Video>()

  let instead: { readonly status: number; readonly body: object } | undefined

  const begins = ({ method, path }: PeerRequest) => method === 'POST' && path === '/v1/videos'
  const manners = await openManners(openaiKey, begins, async (asked, { manner, begin, stop, result, server: own }) => {
    const { method, path, headers, response } = asked
    if (path === '/readyz') return void response.writeHead(server.readyz ? 200 : 404).end()
    if (path.startsWith('/results/')) return void response.writeHead(200).end((await result('image')).bytes)
    if (headers.authorization !== `Bearer ${openaiKey}`)
      return sendJson(response, { error: { message: 'no key' } }, 401)
    if (instead && method === 'POST') {
      const { status, body } = instead
      instead = undefined
      return sendJson(response, body, status)
    }
    if (path === '/v1/models') return sendJson(response, { object: 'list', data: models })
    if (path === '/v1/images/generations' || (edits && path === '/v1/images/edits')) return picture(asked)
    if (begins(asked)) {
      const form = await asked.form()
      const fields = Object.fromEntries(
        [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
      if (server.wordsOnly && form.has('input_reference')) {
        return sendJson(response, { detail: 'input_reference is not supported by this model' }, 400)
      }
      const id = `video_${videos.size + 1}`
      videos.set(id, { fields, looks: 0, gone: false })
      begin(fields['prompt'] ?? '', form.has('input_reference') ? 1 : 0)
      return sendJson(response, { id, object: 'video', status: 'queued', progress: 0 })
    }
    const [, id = '', content] = /^\/v1\/videos\/([\w-]+)(\/content)?$/.exec(path) ?? []
    const video = videos.get(id)
    if (!video || video.gone) return sendJson(response, { error: { message: 'Not found.' } }, 404)
    if (method === 'DELETE') {
      video.gone = true
      stop()
      return sendJson(response, { id, object: 'video.deleted', deleted: true })
    }
    if (content !== undefined) return void response.writeHead(200).end((await result('video')).bytes)
    video.looks += 1
    if (video.looks === 1 || manner() === 'endless') {
      return sendJson(response, { id, object: 'video', status: 'in_progress', progress: 33 })
    }
    if (manner() === 'refuse') {
      const error = { code: 'moderation_blocked', message: openaiRefusal }
      return sendJson(response, { id, object: 'video', status: 'failed', error })
    }
    return sendJson(response, { id, object: 'video', status: 'completed', progress: 100 })

    async function picture({ form, body }: PeerRequest): Promise<void> {
      const isForm = headers['content-type']?.startsWith('multipart/')
      const sent = isForm ? [...(await form())] : Object.entries(JSON.parse(body.toString()))
      const fields = Object.fromEntries(sent.filter(([, value]) => !(value instanceof Blob)))
      const inOrder = Array.isArray(fields['ref_images']) ? fields['ref_images'] : []
      const pictures = sent.filter(([, value]) => value instanceof Blob).length + inOrder.length
      if (fields['prompt'] === undefined) return refuse('prompt', 'Missing required parameter')
      const { pictureField } = server
      const misplaced = pictureField && sent.some(([field, value]) => value instanceof Blob && field !== pictureField)
      if (misplaced) return refuse(pictureField, 'Missing required parameter')
      const wrong = refuses.find((name) => name in fields)
      if (wrong !== undefined) return refuse(wrong, 'Unknown parameter')
      orders.push({ path, pictures, ...fields })
      begin(typeof fields['prompt'] === 'string' ? fields['prompt'] : '', pictures)
      response.on('close', () => response.writableFinished || stop())
      if (manner() === 'refuse') {
        const error = { code: 'moderation_blocked', type: 'image_generation_user_error', message: openaiRefusal }
        return sendJson(response, { error }, 400)
      }
      if (manner() === 'slow' || manner() === 'endless') return
      const b64 = Buffer.from((await result('image')).bytes).toString('base64')
      if (!streams || String(fields['stream']) !== 'true') {
        return sendJson(response, {
          created: 1,
          data: [server.addresses ? { url: `${own.url}/results/1.png` } : { b64_json: b64 }],
        })
      }
      const kind = path.endsWith('edits') ? 'image_edit' : 'image_generation'
      const partial = Buffer.from(smallPicture()).toString('base64')
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const event = (type: string, more: object) =>
        response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
      event(`${kind}.partial_image`, { partial_image_index: 0, b64_json: partial })
      event(`${kind}.completed`, { b64_json: b64, usage: { total_tokens: 1234, input_tokens: 200 } })
      response.end()
    }

    function refuse(name: string, why: string): void {
      if (says === 'fastapi')
        sendJson(response, { detail: [{ type: 'extra_forbidden', loc: ['body', name], msg: why }] }, 422)
      else
        sendJson(
          response,
          { error: { message: `${why}: '${name}'.`, param: name, type: 'invalid_request_error' } },
          400,
        )
    }
  })
  return {
    ...manners,
    orders,
    videos,
    /** The next order is answered with this. */
    answerOnce: (status: number, body: object) => void (instead = { status, body }),
  }
}
