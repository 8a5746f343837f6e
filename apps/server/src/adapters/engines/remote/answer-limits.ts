/** What one answer of another server may cost us. Documents can list these as they stand. */
export type AnswerLimit = {
  readonly name: string
  /** Bytes that are read at most, without what is left out of the text. */
  readonly bytes: number
  /** Milliseconds from the request to the last byte. */
  readonly milliseconds: number
  /** Where the bytes are parsed. `chunk by chunk` means: on the event loop, with other work between two chunks. */
  readonly parsed: 'not parsed' | 'event loop' | 'chunk by chunk'
}

/** JSON has two sizes more: what of it is built into values, and how large the images inside it may be. */
export type JsonLimit = AnswerLimit & {
  /** Bytes that are handed to `JSON.parse`; images and what is left out are not among them. */
  readonly text: number
  /** Values that are built. */
  readonly values: number
  /** Bytes of all images inside, decoded. */
  readonly images: number
}

const [kb, mb, second, minute] = [1024, 1024 * 1024, 1000, 60_000]

/** The largest picture that may stand inside JSON, as base64 or as a `data:` address. */
const imageInJson = 32 * mb
/** Base64 takes four bytes for three. */
const asBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4

const plain = { text: mb, values: 20_000, images: 0, parsed: 'chunk by chunk' } as const

/** Every kind of answer that engines and services elsewhere give, and how much of it is taken. */
export const answerLimits = {
  /** States, lists of models, receipts: JSON without images. */
  json: { name: 'engine JSON', bytes: mb, milliseconds: 30 * second, ...plain },
  /** An OpenAPI document of a model at fal or Replicate. */
  modelSchema: {
    name: 'model schema',
    bytes: 4 * mb,
    milliseconds: 30 * second,
    ...plain,
    text: 4 * mb,
    values: 60_000,
  },
  /** What became of a job; its result may be inside. */
  jobResult: {
    name: 'job result',
    bytes: asBase64(imageInJson) + mb,
    milliseconds: minute,
    ...plain,
    images: imageInJson,
  },
  /** A picture in JSON, as servers of OpenAI's protocol send it. */
  imageJson: {
    name: 'image in JSON',
    bytes: asBase64(imageInJson) + mb,
    milliseconds: 5 * minute,
    ...plain,
    images: imageInJson,
  },
  /** ComfyUI's list of nodes. Only the nodes that our workflows name are built. */
  comfyNodes: {
    name: 'ComfyUI nodes',
    bytes: 64 * mb,
    milliseconds: minute,
    ...plain,
    text: 4 * mb,
    values: 40_000,
  },
  /** ComfyUI's queue. The graphs of the jobs are left out. */
  comfyQueue: { name: 'ComfyUI queue', bytes: 64 * mb, milliseconds: 30 * second, ...plain },
  /** One job of ComfyUI's history. Its graph is left out. */
  comfyHistory: { name: 'ComfyUI history entry', bytes: 16 * mb, milliseconds: 30 * second, ...plain },
  /** An error. */
  refusal: { name: 'error body', bytes: 20 * kb, milliseconds: 30 * second, parsed: 'event loop' },
  /** A picture or a film as a file. */
  result: { name: 'result file', bytes: 200_000_000, milliseconds: 10 * minute, parsed: 'not parsed' },
} as const satisfies Record<string, AnswerLimit | JsonLimit>

/** Server-sent events: one picture at a time, each event in one line. */
export const streamLimits = {
  name: 'image stream',
  bytes: 4 * asBase64(imageInJson),
  milliseconds: 15 * minute,
  parsed: 'chunk by chunk',
  line: asBase64(imageInJson) + mb,
  /** What one event may hold. */
  event: { text: mb, values: 20_000, images: imageInJson },
} as const satisfies AnswerLimit & Record<string, unknown>

/** ComfyUI's socket: a server that sends more is asked by HTTP from then on. */
export const socketLimits = {
  name: 'ComfyUI socket',
  bytes: 512 * mb,
  milliseconds: 6 * 60 * minute,
  parsed: 'event loop',
  /** One message, which may be a preview. */
  message: 4 * mb,
  /** One message of text. */
  text: 64 * kb,
} as const satisfies AnswerLimit & Record<string, unknown>

/** Services that are no engines. */
export const serviceLimits = {
  price: { name: 'price', bytes: 64 * kb, milliseconds: 10 * second, parsed: 'event loop' },
  oauth: { name: 'OAuth provider', bytes: 256 * kb, milliseconds: 10 * second, parsed: 'event loop' },
  traces: { name: 'trace collector', bytes: 64 * kb, milliseconds: 10 * second, parsed: 'event loop' },
  /** Asked for by `models add` alone. */
  modelList: { name: 'files of a model', bytes: 4 * mb, milliseconds: 30 * second, ...plain, text: 4 * mb },
} as const satisfies Record<string, AnswerLimit | JsonLimit>
