import { Generation } from '@eidolon/contract/generations.ts'
import { type SheetKind, SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import { fieldsOf, jsonOf, textOf } from '#lib/json-guards.ts'

/** A request for pictures, fetched or out of an event, and what has become of it. */
export type { Generation }

/** Reads a generation; as a document, what was asked for and what went wrong are JSON texts. Undefined when it is none. */
export function readGeneration(answer: unknown): Generation | undefined {
  const { request, error, ...rest } = fieldsOf(answer)
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

/** What the pictures of a request are put together as; undefined where they are not. */
export function sheetOf({ request }: Pick<Generation, 'request'>): SheetKind | undefined {
  return SheetOrder.safeParse(request['sheet']).data?.sheet
}

/** What was said in this field of a request. */
export function textIn(request: Generation['request'], field: string): string {
  return textOf(request[field])
}

function opened(value: unknown): unknown {
  return (typeof value === 'string' ? jsonOf(value) : value) ?? null
}
