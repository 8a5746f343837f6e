import { type WebSocket, WebSocketServer } from 'ws'
import type { Graph } from '#adapters/engines/comfyui/workflow.ts'
import { verdictOn } from './comfyui-checks.ts'
import { type ComfyModels, type ComfyNodes, kontextModels, objectInfo } from './comfyui-nodes.ts'
import { openManners } from './manners.ts'
import { type PeerRequest, sendJson } from './scripted-server.ts'
import { smallPicture } from './small-results.ts'

export const comfyKey = 'comfy-proxy-secret'
export const comfyRefusal = 'The prompt was rejected by the content policy of the service.'

type PeerJob = {
  readonly id: string
  readonly client: string
  readonly graph: Graph
  readonly shows: boolean
  state: 'waiting' | 'running' | 'done'
  interrupted?: boolean
}

type Options = {
  readonly models?: ComfyModels
  readonly nodes?: ComfyNodes
  /** Whether it takes the id that a client wants, as servers have done since 2025. */
  readonly chosenIds?: boolean
  /** Jobs of other people before ours. */
  readonly queued?: number
}

/** ComfyUI's own protocol, as its server speaks it, over real HTTP and a real socket. */
export async function comfyuiPeer(options: Options = {}) {
  const nodes = options.nodes ?? objectInfo(options.models ?? kontextModels)
  const jobs = new Map<string, PeerJob>()
  const uploads: string[] = []
  const forgotten: string[] = []
  const sockets = new Map<string, WebSocket>()
  /** What comes before the answer to calls such as `GET /queue`; where it throws, the connection is cut. */
  const before = new Map<string, () => Promise<unknown>>()
  const begins = ({ method, path }: PeerRequest) => method === 'POST' && path === '/prompt'

  const manners = await openManners(comfyKey, begins, async (asked, { manner, begin, stop, result }) => {
    const { method, path, query, headers, body, response } = asked
    if (headers.authorization !== `Bearer ${comfyKey}`) return sendJson(response, { detail: 'Who are you?' }, 401)
    const given = (): Record<string, unknown> => JSON.parse(body.toString())
    await before.get(`${method} ${path}`)?.()
    switch (`${method} ${path}`) {
      case 'GET /system_stats':
        return sendJson(response, {
          system: { comfyui_version: '0.33.1' },
          devices: [{ name: 'cuda:0 Scripted', type: 'cuda' }],
        })
      case 'GET /object_info':
        return sendJson(response, nodes)
      case 'GET /prompt':
        return sendJson(response, { exec_info: { queue_remaining: (options.queued ?? 0) + unfinished().length } })
      case 'GET /queue': {
        const row = ({ id, graph }: PeerJob) => [1, id, graph, {}, []]
        return sendJson(response, {
          queue_running: unfinished('running').map(row),
          queue_pending: unfinished('waiting').map(row),
        })
      }
      case 'POST /upload/image': {
        const form = await asked.form()
        const file = form.get('image')
        const name = file instanceof File ? file.name : ''
        uploads.push(name)
        return sendJson(response, { name, subfolder: form.get('subfolder'), type: 'input' })
      }
      case 'POST /prompt': {
        const { prompt, client_id: client, prompt_id: wanted, extra_data: extra } = given()
        const graph = prompt as Graph
        const { error, node_errors: wrong } = verdictOn(graph, nodes)
        if (error) return sendJson(response, { error, node_errors: wrong }, 400)
        const id = options.chosenIds === false ? `job-${jobs.size + 1}` : String(wanted)
        const job: PeerJob = { id, client: String(client), graph, shows: asksForPreviews(extra), state: 'waiting' }
        jobs.set(id, job)
        begin(wordsOf(graph), Object.values(graph).filter(({ class_type: type }) => type === 'LoadImage').length)
        sendJson(response, { prompt_id: id, number: jobs.size, node_errors: wrong })
        return work(job, manner())
      }
      case 'POST /interrupt': {
        const job = jobs.get(String(given()['prompt_id']))
        if (job) interrupt(job)
        stop()
        return void response.writeHead(200).end()
      }
      case 'POST /queue':
        for (const id of given()['delete'] as string[]) jobs.delete(id)
        stop()
        return void response.writeHead(200).end()
      case 'POST /history':
        forgotten.push(...(given()['delete'] as string[]))
        return void response.writeHead(200).end()
      case 'GET /view': {
        const { bytes, type } = await result(query.get('filename')?.endsWith('.mp4') ? 'video' : 'image')
        return void response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
      }
    }
    if (!path.startsWith('/history/')) return sendJson(response, {}, 404)
    const job = jobs.get(path.slice('/history/'.length))
    // A job that was left running ends as soon as the server is well again.
    if (job && job.state !== 'done' && manner() === 'well') job.state = 'done'
    return sendJson(response, job?.state === 'done' ? { [job.id]: entryOf(job, manner() === 'refuse') } : {})
  })

  const unfinished = (state?: PeerJob['state']) =>
    [...jobs.values()].filter((job) => (state ? job.state === state : job.state !== 'done'))

  /** As by its own button, or when it is told to. */
  function interrupt(job: PeerJob): void {
    job.state = 'done'
    job.interrupted = true
    const said = { ...interruption, prompt_id: job.id }
    sockets.get(job.client)?.send(JSON.stringify({ type: 'execution_interrupted', data: said }))
  }

  /** Tells the client of the job how it goes, as the real one does. */
  function work(job: PeerJob, manner: string): void {
    job.state = 'running'
    const say = (type: string, data: object) =>
      sockets.get(job.client)?.send(JSON.stringify({ type, data: { ...data, prompt_id: job.id } }))
    say('execution_start', {})
    say('executing', { node: 'sample' })
    say('progress', { value: 7, max: 20, node: 'sample' })
    if (job.shows) sockets.get(job.client)?.send(Buffer.concat([Buffer.of(0, 0, 0, 1, 0, 0, 0, 2), smallPicture()]))
    if (manner === 'endless' || manner === 'slow') return
    job.state = 'done'
    say('progress', { value: 20, max: 20, node: 'sample' })
    say(manner === 'refuse' ? 'execution_error' : 'execution_success', {})
    say('executing', { node: null })
  }

  const listening = new WebSocketServer({ server: manners.server.http, path: '/ws' })
  listening.on('connection', (socket, request) => {
    const client = new URL(request.url ?? '/', 'http://peer').searchParams.get('clientId') ?? ''
    sockets.set(client, socket)
    socket.send(
      JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: 0 } }, sid: client } }),
    )
  })
  return { ...manners, jobs, uploads, forgotten, sockets, before, work, interrupt }
}

/** `--preview-method` is "none" unless somebody says otherwise. */
const asksForPreviews = (extra: unknown): boolean =>
  typeof extra === 'object' && extra !== null && 'preview_method' in extra && extra.preview_method === 'auto'

/** Any text encoder that is not for what is unwanted. */
function wordsOf(graph: Graph): string {
  const node = Object.values(graph).find(({ _meta: meta }) => meta?.title?.includes('eidolon:prompt'))
  const words = node?.inputs['text'] ?? node?.inputs['prompt']
  return typeof words === 'string' ? words : ''
}

const interruption = { node_id: 'sample', node_type: 'KSampler', executed: [] }

function entryOf({ graph, interrupted }: PeerJob, refused: boolean) {
  if (interrupted) {
    const messages = [['execution_interrupted', interruption]]
    return { outputs: {}, status: { status_str: 'error', completed: false, messages } }
  }
  if (refused) {
    const error = { node_type: 'OpenAIGPTImage1', exception_message: `${comfyRefusal}\nrequest 17`, traceback: [] }
    return { outputs: {}, status: { status_str: 'error', completed: false, messages: [['execution_error', error]] } }
  }
  const outputs = Object.entries(graph).flatMap(([id, { class_type: type }]) => {
    const film = type === 'SaveVideo'
    const saves = film || type === 'PreviewImage' || type === 'SaveImage'
    const file = {
      filename: film ? 'video_00001_.mp4' : 'ComfyUI_temp_ahxzo_00001_.png',
      subfolder: film ? 'eidolon' : '',
      type: film ? 'output' : 'temp',
    }
    return saves ? [[id, { images: [file], ...(film && { animated: [true] }) }]] : []
  })
  return { outputs: Object.fromEntries(outputs), status: { status_str: 'success', completed: true, messages: [] } }
}
