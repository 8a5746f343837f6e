import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { serviceLimits } from '#adapters/engines/remote/answer-limits.ts'
import { readJson } from '#adapters/engines/remote/peer.ts'
import { ModelProblem } from '#adapters/engines/setup/model-problem.ts'

/** Where models are published; everybody who mirrors it speaks the same protocol. */
export const usualHub = 'https://huggingface.co'

type Fetching = {
  /** Such as `owner/model`. */
  readonly name: string
  readonly hub: string
  /** For models that want to know who takes them. */
  readonly token: string | undefined
  /** The folder of all models; this one gets a folder of its own in it. */
  readonly home: string
  readonly say: (line: string) => void
  /** Milliseconds for the next 64 KB, after which a connection is given up, and how often it is begun again. */
  readonly silence?: number
  readonly tries?: number
}

type Listed = {
  readonly path: string
  readonly size: number
  readonly sum: { readonly kind: 'sha256' | 'git'; readonly value: string }
}

/** What is read of a model, and nothing else that lies in its repository. */
const wanted = [
  /^(text_encoder|unet|vae_decoder)\/(model\.onnx[\w.]*|config\.json)$/,
  /^tokenizer\/(vocab\.json|merges\.txt|tokenizer_config\.json|special_tokens_map\.json)$/,
  /^scheduler\/scheduler_config\.json$/,
  /^vae\/config\.json$/,
  /^model_index\.json$/,
  /^LICENSE(\.\w+)?$/,
]

const Repository = z.object({
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  siblings: z.array(
    z.object({
      rfilename: z.string(),
      size: z.int().nonnegative().nullish(),
      blobId: z.string().nullish(),
      lfs: z.object({ sha256: z.string(), size: z.int().nonnegative() }).nullish(),
    }),
  ),
})

export const isHubName = (given: string): boolean => /^[\w-][\w.-]{0,95}\/[\w-][\w.-]{0,95}$/.test(given)

/**
 * Fetches a model that is published in ONNX format, and answers its folder. What was fetched before is not fetched
 * again, a file that broke off goes on where it ended, and every file is held against its checksum.
 */
export async function fetchModel(fetching: Fetching): Promise<string> {
  const { name, home, say } = fetching
  const { sha, siblings } = await ask(fetching, `api/models/${name}?blobs=true`, readRepository)
  if (siblings.some(({ rfilename }) => rfilename.startsWith('text_encoder_2/'))) {
    throw new ModelProblem(`${name} has two text encoders, as SDXL has; models with one can be used.`)
  }
  const files = siblings.flatMap(listedOf)
  if (!files.some(({ path }) => path === 'unet/model.onnx')) throw new ModelProblem(exportFirst(name))
  const folder = join(home, name.replace('/', '--'))
  await mkdir(folder, { recursive: true })
  await roomFor(folder, files)
  for (const file of files) await fetchFile(fetching, sha, folder, file)
  say(`${name} lies in ${folder}.`)
  return folder
}

function listedOf({ rfilename: path, size, blobId, lfs }: z.infer<typeof Repository>['siblings'][number]): Listed[] {
  if (!wanted.some((pattern) => pattern.test(path))) return []
  if (lfs) return [{ path, size: lfs.size, sum: { kind: 'sha256', value: lfs.sha256 } }]
  if (size === undefined || size === null || !blobId) return []
  return [{ path, size, sum: { kind: 'git', value: blobId } }]
}

async function readRepository(response: Response): Promise<z.infer<typeof Repository>> {
  const parsed = Repository.safeParse((await readJson(response, serviceLimits.modelList).catch(() => undefined))?.value)
  if (parsed.success) return parsed.data
  throw new ModelProblem(`${response.url} answered something else than a list of files.`)
}

async function roomFor(folder: string, files: readonly Listed[]): Promise<void> {
  let missing = 0
  for (const { path, size } of files) missing += size - (await sizeOf(join(folder, path)))
  const { bavail, bsize } = await statfs(folder)
  if (missing > bavail * bsize) {
    throw new ModelProblem(
      `${inGigabytes(missing)} are to be fetched, and ${folder} has room for ${inGigabytes(bavail * bsize)}.`,
    )
  }
}

async function fetchFile(fetching: Fetching, sha: string, folder: string, file: Listed): Promise<void> {
  const { name, say, tries = 5 } = fetching
  const target = join(folder, file.path)
  // A file has its name only after its checksum was right.
  if ((await sizeOf(target)) === file.size) return
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  const path = `${name}/resolve/${sha}/${file.path}`
  for (let left = tries; (await sizeOf(part)) < file.size; left -= 1) {
    try {
      await fetchRest(fetching, path, part, file)
    } catch (error) {
      if (error instanceof ModelProblem || left <= 1) throw error
      say(`${file.path} broke off and goes on.`)
    }
  }
  if (!(await isWhole(part, file))) {
    await rm(part, { force: true })
    throw new ModelProblem(
      `${file.path} of ${name} arrived changed: its checksum is wrong. It was thrown away; try again.`,
    )
  }
  await rename(part, target)
}

/** What of a file is still missing, added to what is there. */
async function fetchRest(fetching: Fetching, path: string, part: string, file: Listed): Promise<void> {
  const { say, silence = 60_000 } = fetching
  const from = await sizeOf(part)
  const quiet = new AbortController()
  const headers = from > 0 ? { range: `bytes=${from}-` } : {}
  const response = await ask(fetching, path, async (answer) => answer, { headers, signal: quiet.signal })
  // Some mirrors send the whole of it whatever was asked for.
  const isRest = response.status === 206
  await using output = await open(part, isRest ? 'a' : 'w')
  let done = isRest ? from : 0
  let counted = done
  let told = Math.floor((done / file.size) * 10)
  const giveUp = () => quiet.abort(new Error('too few bytes came'))
  let timer = setTimeout(giveUp, silence)
  try {
    for await (const piece of response.body ?? []) {
      done += piece.length
      if (done - counted >= step) {
        counted = done
        clearTimeout(timer)
        timer = setTimeout(giveUp, silence)
      }
      if (done > file.size) throw new ModelProblem(`${file.path} is longer than its list says.`)
      await output.appendFile(piece)
      const tenths = Math.floor((done / file.size) * 10)
      if (tenths > told && file.size > 10_000_000)
        say(`${file.path}: ${inGigabytes(done)} of ${inGigabytes(file.size)}`)
      told = tenths
    }
  } finally {
    clearTimeout(timer)
  }
  await output.sync()
}

/** Bytes that keep a connection alive: single ones would keep it for years. */
const step = 64 * 1024

type Asking = { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal }

async function ask<T>(
  { name, hub, token }: Fetching,
  path: string,
  read: (response: Response) => Promise<T>,
  { headers = {}, signal = AbortSignal.timeout(serviceLimits.modelList.milliseconds) }: Asking = {},
): Promise<T> {
  const secret = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(new URL(path, `${hub.replace(/\/$/, '')}/`), {
    headers: { ...headers, ...secret },
    signal,
  }).catch((cause: unknown) => {
    throw new ModelProblem(`${hub} cannot be reached from here. ${elsewhere(name)}`, { cause })
  })
  if (response.ok) return read(response)
  await response.body?.cancel()
  throw new ModelProblem(refusalOf(response.status, name, hub))
}

function refusalOf(status: number, name: string, hub: string): string {
  if (status === 401 || status === 403) {
    return `${name} is not given to everybody: accept its licence at ${hub}/${name}, and set HF_TOKEN to a token of yours.`
  }
  if (status === 404) return `There is no model ${name} at ${hub}.`
  return `${hub} answered with ${status}. ${elsewhere(name)}`
}

const exporting = (name: string): string => `optimum-cli export onnx --model ${name} ${name.split('/').at(-1)}`

const elsewhere = (name: string): string =>
  `On a machine that reaches it, "${exporting(name)}" writes a folder; copy it here and add that.`

const exportFirst = (name: string): string =>
  `${name} is not published in ONNX format. "pip install optimum[onnxruntime]" and "${exporting(name)}" write a folder that is; add that.`

async function isWhole(file: string, { size, sum }: Listed): Promise<boolean> {
  if ((await sizeOf(file)) !== size) return false
  const hash: Hash = sum.kind === 'git' ? createHash('sha1').update(`blob ${size}\0`) : createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return hash.digest('hex') === sum.value
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const inGigabytes = (bytes: number): string =>
  bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
