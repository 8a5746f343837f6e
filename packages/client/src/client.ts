import type { Operations } from './api.ts'

export type * from './api.ts'
export type { StudioRequest } from './requests.ts'

type Options = {
  /** Where the studio is: `https://studio.example`. */
  readonly url: string
  readonly key: string
  readonly fetch?: typeof globalThis.fetch
}

type OperationInput<Name extends keyof Operations> = Omit<Operations[Name], 'answer'>
type Rest<Name extends keyof Operations> =
  Record<never, never> extends OperationInput<Name> ? [given?: OperationInput<Name>] : [given: OperationInput<Name>]

/** What the studio refused: its `type` is for programs, the message for people. */
export class StudioRefusal extends Error {
  override readonly name = 'StudioRefusal'
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

/** Asks a studio with a key: `studio('GET /media/find', { query: { q: 'beach' } })`. */
export function studioClient({ url, key, fetch = globalThis.fetch }: Options) {
  return async <Name extends keyof Operations>(
    name: Name,
    ...[given]: Rest<Name>
  ): Promise<Operations[Name]['answer']> => {
    const [method = '', pattern = ''] = name.split(' ')
    const { path = {}, query = {}, body } = (given ?? {}) as Loose
    const place = pattern.replaceAll(/\{(\w+)\}/g, (_all, each: string) => encodeURIComponent(String(path[each])))
    const address = new URL(`/v1${place}`, url)
    for (const [each, value] of Object.entries(query)) {
      if (typeof value === 'object') for (const one of value) address.searchParams.append(`${each}[]`, String(one))
      else if (value !== undefined) address.searchParams.set(each, String(value))
    }
    const isForm = body instanceof FormData
    const response = await fetch(address, {
      method,
      headers: { 'x-eidolon-key': key, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const answer = await read(response)
    if (!response.ok) throw refusal(response.status, answer)
    return answer as Operations[Name]['answer']
  }
}

type Plain = string | number | boolean

type Loose = {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, Plain | readonly Plain[] | undefined>>
  readonly body?: unknown
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? response.json() : new Uint8Array(await response.arrayBuffer())
}

function refusal(status: number, answer: unknown): StudioRefusal {
  const { type = 'general_unknown', message = `The studio answered ${status}.` } = Object(answer) as {
    readonly type?: string
    readonly message?: string
  }
  return new StudioRefusal(status, type, message)
}
