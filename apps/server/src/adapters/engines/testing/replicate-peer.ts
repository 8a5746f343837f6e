import { createHmac } from 'node:crypto'
import { openManners } from './manners.ts'
import { type PeerRequest, sendJson } from './scripted-server.ts'

export const replicateToken = 'r8_verysecrettoken'
export const replicateRefusal = 'The input or output was flagged as sensitive.'
export const replicateModels = {
  image: 'black-forest-labs/flux-dev',
  edit: 'black-forest-labs/flux-kontext-pro',
  video: 'somebody/film',
}

/** One that holds its pictures to a drawing. */
export const replicateGuided = 'black-forest-labs/flux-depth-dev'

const text = { type: 'string' }
/** The last one is somebody's own model, which is run by its version. */
const models: Readonly<Record<string, { readonly official: boolean; readonly properties: object }>> = {
  [replicateModels.image]: {
    official: true,
    properties: {
      prompt: text,
      aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }] },
      seed: { type: 'integer' },
    },
  },
  [replicateModels.edit]: {
    official: true,
    properties: { prompt: text, input_image: { ...text, format: 'uri' }, seed: { type: 'integer' } },
  },
  [replicateGuided]: {
    official: true,
    properties: { prompt: text, control_image: { ...text, format: 'uri' }, seed: { type: 'integer' } },
  },
  'somebody/upscaler': { official: true, properties: { image: text } },
  [replicateModels.video]: {
    official: false,
    properties: { prompt: text, image: text, seed: { type: 'integer' }, duration: { enum: [5, 10], type: 'integer' } },
  },
}

type Prediction = {
  readonly model: string
  readonly input: Readonly<Record<string, unknown>>
  readonly webhook: unknown
  looks: number
  cancelled: boolean
}

/** Replicate's HTTP API, as documented. */
export async function replicatePeer() {
  const predictions = new Map<string, Prediction>()
  const files = new Set<string>()
  const secret = Buffer.from('a secret for signatures')

  const begins = ({ method, path }: PeerRequest) => method === 'POST' && path.endsWith('/predictions')
  const manners = await openManners(replicateToken, begins, async (asked, { manner, begin, stop, result, server }) => {
    const { method, path, headers, response } = asked
    if (path.startsWith('/results/')) {
      const { bytes, type } = await result(path.endsWith('.mp4') ? 'video' : 'image')
      return void response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
    }
    if (headers.authorization !== `Bearer ${replicateToken}`)
      return sendJson(response, { title: 'Unauthenticated' }, 401)
    if (path === '/v1/webhooks/default/secret') return sendJson(response, { key: `whsec_${secret.toString('base64')}` })
    if (path === '/v1/files' && method === 'POST') {
      const form = await asked.form()
      if (!(form.get('content') instanceof Blob)) return sendJson(response, { detail: 'no content' }, 400)
      const id = `file-${files.size + 1}`
      files.add(id)
      return sendJson(response, { id, urls: { get: `${server.url}/v1/files/${id}` } }, 201)
    }
    if (path.startsWith('/v1/files/') && method === 'DELETE') {
      files.delete(path.slice('/v1/files/'.length))
      return void response.writeHead(204).end()
    }
    if (begins(asked)) return create(asked, begin)
    const [, name = ''] = /^\/v1\/models\/([\w.-]+\/[\w.-]+)$/.exec(path) ?? []
    const model = models[name]
    if (model && method === 'GET') return sendJson(response, modelView(name, model))
    const [, id = '', action] = /^\/v1\/predictions\/([\w-]+)(\/cancel)?$/.exec(path) ?? []
    const prediction = predictions.get(id)
    if (!prediction) return sendJson(response, { detail: 'Not found', status: 404 }, 404)
    if (action !== undefined && method === 'POST') {
      prediction.cancelled = true
      stop()
      return sendJson(response, view(id, prediction, { status: 'canceled' }))
    }
    prediction.looks += 1
    if (prediction.cancelled) return sendJson(response, view(id, prediction, { status: 'canceled' }))
    if (prediction.looks === 1) return sendJson(response, view(id, prediction, { status: 'starting' }))
    if (prediction.looks === 2 || manner() === 'endless') {
      const logs = 'Using seed: 7\n 40%|████      | 8/20 [00:02<00:03]'
      return sendJson(response, view(id, prediction, { status: 'processing', logs }))
    }
    if (manner() === 'refuse') {
      const error = `${replicateRefusal} Please try again with different inputs. (E005)`
      return sendJson(response, view(id, prediction, { status: 'failed', error }))
    }
    const isFilm = prediction.model === replicateModels.video
    const address = `${server.url}/results/${id}.${isFilm ? 'mp4' : 'png'}`
    const output = isFilm ? address : [address]
    return sendJson(response, view(id, prediction, { status: 'succeeded', output, metrics: { predict_time: 2.5 } }))
  })

  function create(
    { path, body, headers, response }: PeerRequest,
    begin: (prompt: string, pictures: number) => void,
  ): void {
    const { input, version, webhook } = JSON.parse(body.toString())
    const [, name = ''] = /^\/v1\/models\/(.+)\/predictions$/.exec(path) ?? []
    const model = name === '' ? Object.keys(models).find((each) => versionOf(each) === version) : name
    // Somebody's own model has no address of its own to be asked at.
    if (model === undefined || (name !== '' && !models[name]?.official))
      return sendJson(response, { detail: 'Not found' }, 404)
    if (headers['cancel-after'] === undefined) return sendJson(response, { detail: 'no end' }, 400)
    if (model === replicateGuided && typeof input.control_image !== 'string') {
      const detail = '- input: control_image is required\n'
      return sendJson(response, { title: 'Input validation failed', detail, status: 422 }, 422)
    }
    const id = `prediction${predictions.size + 1}`
    const prediction: Prediction = { model, input, webhook, looks: 0, cancelled: false }
    predictions.set(id, prediction)
    begin(String(input.prompt), [input.input_image, input.image].filter((each) => typeof each === 'string').length)
    sendJson(response, view(id, prediction, { status: 'starting' }), 201)
  }

  return {
    ...manners,
    predictions,
    files,
    /** The call that Replicate makes when a prediction is done, with its signature. */
    call(id: string, now: Date) {
      const body = JSON.stringify({ id, status: 'succeeded' })
      const time = String(Math.floor(now.getTime() / 1000))
      const signature = createHmac('sha256', secret).update(`msg_1.${time}.${body}`).digest('base64')
      const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
      return { body, headers: { ...headers, 'content-type': 'application/json' } }
    },
  }
}

const versionOf = (model: string): string => Buffer.from(model).toString('hex')

function modelView(
  name: string,
  { official, properties }: { readonly official: boolean; readonly properties: object },
) {
  const aspect = { enum: ['1:1', '3:4', '16:9'], type: 'string' }
  const schemas = { Input: { type: 'object', properties, required: ['prompt'] }, aspect_ratio: aspect }
  const openapi = { openapi: '3.0.2', components: { schemas } }
  return { url: name, is_official: official, latest_version: { id: versionOf(name), openapi_schema: openapi } }
}

const view = (id: string, { model, input }: Prediction, more: object): object => ({
  id,
  model,
  input,
  output: null,
  error: null,
  logs: '',
  ...more,
})
