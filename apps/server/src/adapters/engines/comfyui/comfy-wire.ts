import { z } from 'zod'

/** What ComfyUI's own endpoints answer, as far as it is looked at. Nodes of every origin appear in it, so it is loose. */
export const SystemStats = z.object({
  system: z.object({ comfyui_version: z.string().optional() }),
  devices: z.array(z.object({ name: z.string(), type: z.string() })).default([]),
})

/** The first of an input's values: a type, or the names that it may be. Newer nodes tell these among the options. */
const Inputs = z
  .record(z.string(), z.unknown())
  .transform((inputs): Record<string, readonly unknown[]> =>
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [name, Array.isArray(input) && input.length > 0 ? input : ['']]),
    ),
  )
const Node = z.object({
  input: z.object({ required: Inputs.optional(), optional: Inputs.optional() }).default({}),
  output_node: z.boolean().default(false),
})
/** Those that were left out of the answer are null. */
const withoutNulls = (nodes: unknown): unknown =>
  typeof nodes === 'object' && nodes !== null
    ? Object.fromEntries(Object.entries(nodes).filter(([, node]) => node !== null))
    : nodes
export const ObjectInfo = z.preprocess(
  withoutNulls,
  z.record(z.string(), Node.catch({ input: {}, output_node: false })),
)
export type ObjectInfo = z.infer<typeof ObjectInfo>

export const QueueLength = z.object({ exec_info: z.object({ queue_remaining: z.int() }) })

/** Number, id of the prompt, and more that is nobody's business. */
const Queued = z.array(z.unknown())
export const Queue = z.object({ queue_running: z.array(Queued), queue_pending: z.array(Queued) })

/** What is wrong with single nodes. `dependent_outputs` are the nodes whose results cannot be made because of it. */
const NodeErrors = z
  .record(
    z.string(),
    z.object({
      class_type: z.string().default(''),
      dependent_outputs: z.array(z.string()).default([]),
      errors: z.array(z.object({ message: z.string().default(''), details: z.string().default('') })).default([]),
    }),
  )
  // Without any it is an empty list.
  .catch({})
type NodeErrors = z.infer<typeof NodeErrors>

export const Accepted = z.object({ prompt_id: z.string(), node_errors: NodeErrors.default({}) })
export const Uploaded = z.object({ name: z.string(), subfolder: z.string().default('') })

const Refused = z.object({
  error: z.union([z.string(), z.object({ message: z.string(), details: z.string().optional() })]),
  node_errors: NodeErrors.default({}),
})

const reasonsIn = (errors: NodeErrors): readonly string[] =>
  Object.entries(errors).flatMap(([id, { class_type: type, errors: found }]) =>
    found.map(({ message, details }) => `${type} (${id}): ${[message, details].filter(Boolean).join(': ')}`),
  )

/** Which results will not be made although the order was accepted, and why. */
export const refusedOutputs = (errors: NodeErrors): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(errors).flatMap(([id, error]) =>
      error.dependent_outputs.map((output) => [output, reasonsIn({ [id]: error }).join('; ')] as const),
    ),
  )

/** Why a workflow was not accepted: in general, and for each node. */
export function refusalIn(body: string): string | undefined {
  const parsed = z.preprocess(fromJson, Refused).safeParse(body)
  if (!parsed.success) return undefined
  const { error, node_errors: nodes } = parsed.data
  const general = typeof error === 'string' ? error : [error.message, error.details].filter(Boolean).join(': ')
  return [general, ...reasonsIn(nodes)].join('; ')
}

const OutputFile = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
})
export type OutputFile = z.infer<typeof OutputFile>

/** Files lie in lists of several names: images, gifs, video. */
const Output = z.record(z.string(), z.unknown()).transform((lists) =>
  Object.values(lists).flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((each) => {
          const file = OutputFile.safeParse(each)
          return file.success ? [file.data] : []
        })
      : [],
  ),
)
const Entry = z.object({
  outputs: z.record(z.string(), Output).default({}),
  status: z
    .object({
      status_str: z.string(),
      completed: z.boolean().default(true),
      messages: z.array(z.unknown()).default([]),
    })
    .nullish(),
})
export type HistoryEntry = z.infer<typeof Entry>
export const History = z.record(z.string(), Entry)

const ErrorMessage = z.object({ exception_message: z.string().default(''), node_type: z.string().default('') })
export type JobError = z.infer<typeof ErrorMessage> & {
  /** Somebody at the server has ended it; nothing broke. */
  readonly interrupted?: boolean
}

/** What went wrong, according to the messages of an entry; undefined when nothing did. */
export function errorIn({ status }: HistoryEntry): JobError | undefined {
  if (!status || (status.status_str !== 'error' && status.completed)) return undefined
  for (const message of status.messages) {
    if (!Array.isArray(message)) continue
    const [type, said]: readonly unknown[] = message
    if (type !== 'execution_error' && type !== 'execution_interrupted') continue
    const parsed = ErrorMessage.safeParse(said)
    if (parsed.success) return { ...parsed.data, interrupted: type === 'execution_interrupted' }
  }
  return { exception_message: '', node_type: '' }
}

/** What is said on the socket. Messages that are not for us are passed over. */
const SocketMessage = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: z.string().optional(),
      node: z.string().nullable().optional(),
      value: z.number().optional(),
      max: z.number().optional(),
    })
    .default({}),
})
export type SocketMessage = z.infer<typeof SocketMessage>

export function readMessage(text: string): SocketMessage | undefined {
  const parsed = SocketMessage.safeParse(fromJson(text))
  return parsed.success ? parsed.data : undefined
}

/** The picture of a binary message: the kind in four bytes, then what the kind needs, then JPEG or PNG. */
export function readPreview(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < 9) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = view.getUint32(0)
  if (kind === 1) return bytes.subarray(8)
  // The length of a text about the picture, and that text.
  if (kind === 4) return bytes.subarray(8 + view.getUint32(4))
  return undefined
}

function fromJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined
  } catch {
    return undefined
  }
}
