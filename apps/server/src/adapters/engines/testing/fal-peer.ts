import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { openManners } from './manners.ts'
import { type PeerRequest, sendJson } from './scripted-server.ts'

export const falKey = 'fal-key-id:very-secret'
export const falRefusal = 'The content could not be processed because it was flagged by a content checker.'
export const falModels = {
  image: 'fal-ai/flux/dev',
  edit: 'fal-ai/flux-pro/kontext',
  video: 'fal-ai/film/image-to-video',
}
/** One that is guided by drawings, and reads them itself. */
export const falGuided = 'fal-ai/sdxl-controlnet-union'

/** One that draws anew inside of a mask, and does nothing else. */
export const falMasked = 'fal-ai/flux-lora/inpainting'

const text = { type: 'string' }
const inputs: Readonly<Record<string, object>> = {
  [falModels.image]: {
    prompt: text,
    image_size: { anyOf: [{ $ref: '#/components/schemas/ImageSize' }, { enum: ['square_hd'] }] },
    seed: { type: 'integer' },
    num_images: { type: 'integer' },
  },
  [falModels.edit]: {
    prompt: text,
    image_url: text,
    aspect_ratio: { enum: ['1:1', '3:4', '16:9'] },
    seed: { type: 'integer' },
  },
  [falGuided]: {
    prompt: text,
    depth_image_url: text,
    depth_preprocess: { type: 'boolean' },
    controlnet_conditioning_scale: { type: 'number', minimum: 0, maximum: 1 },
    seed: { type: 'integer' },
  },
  [falMasked]: { prompt: text, image_url: text, mask_url: text, seed: { type: 'integer' } },
  [falModels.video]: { prompt: text, image_url: text, duration: { enum: ['4', '6'] }, seed: { type: 'integer' } },
}

type FalRequest = {
  readonly model: string
  readonly input: Readonly<Record<string, unknown>>
  looks: number
  cancelled: boolean
  webhook: string | null
}

/** fal's queue, storage and registry of models, as documented, on one port. */
export async function falPeer() {
  const requests = new Map<string, FalRequest>()
  const uploads: string[] = []
  const lifecycles: unknown[] = []
  let blackened = false
  let expired = false
  let unreadable = false
  let places = 0
  const keys = generateKeyPairSync('ed25519')
  const isJob = /^\/([\w-]+\/[\w.-]+)\/requests\/([\w-]+)(\/status|\/cancel)?$/

  const begins = ({ method, path }: PeerRequest) => method === 'POST' && path.slice(1) in inputs
  const manners = await openManners(falKey, begins, async (asked, { manner, begin, stop, result, server }) => {
    const { method, path, query, headers, body, response } = asked
    if (path === '/.well-known/jwks.json')
      return sendJson(response, { keys: [keys.publicKey.export({ format: 'jwk' })] })
    if (path.startsWith('/upload/')) {
      // Whoever has the address may write; the key has no business here.
      if (headers.authorization !== undefined) return sendJson(response, {}, 400)
      uploads.push(path)
      return void response.writeHead(200).end()
    }
    if (path.startsWith('/results/')) {
      if (expired) return sendJson(response, {}, 404)
      const { bytes, type } = await result(path.endsWith('.mp4') ? 'video' : 'image')
      return void response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
    }
    if (headers.authorization !== `Key ${falKey}`)
      return sendJson(response, { detail: 'Authentication is required' }, 401)
    const lifecycle = headers['x-fal-object-lifecycle-preference']
    if (typeof lifecycle === 'string') lifecycles.push(JSON.parse(lifecycle))
    if (path === '/v1/models/pricing') return sendJson(response, { prices: [] })
    if (path === '/v1/models') {
      const model = query.get('endpoint_id') ?? ''
      const known = inputs[model]
      return sendJson(response, { models: known ? [{ endpoint_id: model, openapi: document(model, known) }] : [] })
    }
    if (path === '/storage/upload/initiate') {
      const place = `${++places}-${requests.size}`
      return sendJson(response, {
        upload_url: `${server.url}/upload/${place}`,
        file_url: `https://v3.fal.media/${place}.png`,
      })
    }
    if (begins(asked)) {
      const input: Readonly<Record<string, unknown>> = JSON.parse(body.toString())
      const id = `request-${requests.size + 1}`
      requests.set(id, { model: path.slice(1), input, looks: 0, cancelled: false, webhook: query.get('fal_webhook') })
      begin(String(input['prompt']), typeof input['image_url'] === 'string' ? 1 : 0)
      return sendJson(response, { request_id: id, status: 'IN_QUEUE', queue_position: 0 })
    }
    const [, app, id = '', action] = isJob.exec(path) ?? []
    const job = requests.get(id)
    if (!job || !job.model.startsWith(`${app}`)) return sendJson(response, { detail: 'Not found' }, 404)
    if (action === '/cancel' && method === 'PUT') {
      job.cancelled = true
      stop()
      return sendJson(response, { status: 'CANCELLATION_REQUESTED' }, 202)
    }
    if (action === '/status') {
      job.looks += 1
      const status =
        job.looks === 1 ? 'IN_QUEUE' : job.looks === 2 || manner() === 'endless' ? 'IN_PROGRESS' : 'COMPLETED'
      const logs = [{ message: ' 50%|█████     | 14/28 [00:01<00:01]', level: 'STDERR' }]
      return sendJson(response, {
        status,
        ...(status === 'IN_PROGRESS' && { logs }),
        ...(status === 'COMPLETED' && { metrics: { inference_time: 1.5 } }),
      })
    }
    if (manner() === 'refuse') {
      const detail = [{ loc: ['body', 'prompt'], msg: falRefusal, type: 'content_policy_violation' }]
      return sendJson(response, { detail }, 422)
    }
    if (unreadable) {
      const msg = 'Failed to download the file. Please check that the URL is accessible and try again.'
      const detail = [{ loc: ['body', 'depth_image_url'], msg, type: 'file_download_error' }]
      return sendJson(response, { detail }, 422)
    }
    const isFilm = job.model === falModels.video
    const place = { url: `${server.url}/results/${id}.${isFilm ? 'mp4' : 'png'}`, content_type: 'x' }
    return sendJson(
      response,
      isFilm ? { video: place } : { images: [place], seed: job.input['seed'], has_nsfw_concepts: [blackened] },
    )
  })

  return {
    ...manners,
    requests,
    uploads,
    lifecycles,
    cannotRead: () => void (unreadable = true),
    blacken: () => void (blackened = true),
    expire: (isExpired: boolean) => void (expired = isExpired),
    places: { queue: manners.server.url, rest: manners.server.url, api: manners.server.url },
    /** The call that fal makes when a job is done, with its signature. */
    call(id: string, now: Date) {
      const body = JSON.stringify({ request_id: id, gateway_request_id: id, status: 'OK', payload: {} })
      const time = String(Math.floor(now.getTime() / 1000))
      const hash = createHash('sha256').update(body).digest('hex')
      const signature = sign(null, Buffer.from([id, 'user-1', time, hash].join('\n')), keys.privateKey).toString('hex')
      const headers = {
        'x-fal-webhook-request-id': id,
        'x-fal-webhook-user-id': 'user-1',
        'x-fal-webhook-timestamp': time,
        'x-fal-webhook-signature': signature,
      }
      return { body, headers: { ...headers, 'content-type': 'application/json' } }
    },
  }
}

function document(model: string, properties: object): object {
  const schema = { $ref: '#/components/schemas/PeerRequest' }
  return {
    openapi: '3.0.4',
    paths: { [`/${model}`]: { post: { requestBody: { content: { 'application/json': { schema } } } } } },
    components: {
      schemas: {
        PeerRequest: { type: 'object', required: ['prompt'], properties },
        ImageSize: { type: 'object', properties: { width: { type: 'integer' }, height: { type: 'integer' } } },
      },
    },
  }
}
