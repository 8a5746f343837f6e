import { Generation } from '@eidolon/contract/generations.ts'

/** A request for pictures, fetched or out of an event, and what has become of it. */
export type { Generation }

/** Reads a generation; as a document, what was asked for and what went wrong are JSON texts. Undefined when it is none. */
export function readGeneration(answer: object): Generation | undefined {
  const { request, error, ...rest } = Object(answer)
  const read = Generation.safeParse({ ...rest, request: opened(request) ?? {}, error: opened(error) })
  return read.success ? read.data : undefined
}

export const isUnderWay = ({ status }: Pick<Generation, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Newest first; what was begun in the same moment stays in one order. */
export function inOrder(some: readonly Generation[]): readonly Generation[] {
  return some.toSorted((a, b) => b.$createdAt.localeCompare(a.$createdAt) || b.$id.localeCompare(a.$id))
}

/** Width by height of what was asked for. */
export function ratioOf({ request }: Pick<Generation, 'request'>): number {
  const [width = 1, height = 1] = (textIn(request, 'aspect') || '1:1').split(':').map(Number)
  return width > 0 && height > 0 ? width / height : 1
}

/** What was said in this field of a request. */
export function textIn(request: Generation['request'], field: string): string {
  const value = request[field]
  return typeof value === 'string' ? value : ''
}

function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  try {
    return value === '' ? null : JSON.parse(value)
  } catch {
    return null
  }
}
