import { callerHeader } from '@eidolon/contract/resources.ts'
import { Client } from 'appwrite'
import { Refused, Unanswered } from './fault.ts'
import { newTraceparent } from './traceparent.ts'

type Parameters = Readonly<Record<string, unknown>>
type Options = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal?: AbortSignal | undefined
}
type Browser = Pick<typeof globalThis, 'fetch' | 'localStorage' | 'FormData'>

/**
 * The SDK's client for a page of the same origin. The SDK's own request keeps the session's secret where any script can
 * read it whenever the host is no registered domain (localhost, an address), and warns about it. Here the cookie is
 * enough: a secret that is kept already is sent along and forgotten when its session ends, and none is ever kept.
 */
export class StudioClient extends Client {
  readonly #browser: Browser
  readonly #signedInAs: () => string

  /** `signedInAs` is who this page takes itself for; empty when not signed in. */
  constructor(browser: Browser, signedInAs: () => string) {
    super()
    this.#browser = browser
    this.#signedInAs = signedInAs
  }

  override async call(method: string, url: URL, headers: Record<string, string> = {}, params: Parameters = {}) {
    const response = await this.send(
      method.toUpperCase(),
      url,
      this.#options(method.toUpperCase(), url, headers, params),
    )
    return dataOf(response)
  }

  /** A request with the SDK's headers and its refusals, answered as it came: for pictures, and for what may be canceled. */
  async send(method: string, url: URL, { headers = {}, body, signal }: Options = {}): Promise<Response> {
    const { localStorage } = this.#browser
    const kept = localStorage.getItem(keptKey) ?? ''
    const me = this.#signedInAs()
    // What a click leads to can be followed by who operates the studio, where they have set that up.
    const trace = method === 'POST' && { traceparent: newTraceparent() }
    const sent = { ...this.headers, ...headers, 'X-Fallback-Cookies': kept, ...trace }
    const response = await this.#fetch(url, {
      method,
      headers: sent,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    // A guest's list is empty and a guest's picture is not there. To a signed-in visitor that would be a lie.
    const isForGuests = method === 'GET' && response.headers.get(callerHeader) === 'guest'
    if (isForGuests && me !== '' && me === this.#signedInAs()) throw sessionOver()
    if (response.status >= 400) throw new Refused(response.status, await dataOf(response))
    if (kept && response.headers.get('X-Fallback-Cookies') === '[]') localStorage.removeItem(keptKey)
    return response
  }

  #options(method: string, url: URL, headers: Record<string, string>, params: Parameters): Options {
    if (method === 'GET') {
      for (const [name, value] of flat(params)) url.searchParams.append(name, value)
      return { headers }
    }
    if (headers['content-type'] !== 'multipart/form-data') return { headers, body: JSON.stringify(params) }
    // The browser writes this one itself, with the boundary between the parts.
    const { 'content-type': _written, ...others } = headers
    return { headers: others, body: form(new this.#browser.FormData(), params) }
  }

  async #fetch(url: URL, options: RequestInit): Promise<Response> {
    try {
      return await this.#browser.fetch(url, options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new Unanswered(error)
    }
  }
}

async function dataOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  return isJson ? response.json() : { message: await response.text() }
}

const keptKey = 'cookieFallback'

function form(data: FormData, params: Parameters): FormData {
  const add = (name: string, value: unknown) => data.append(name, value instanceof Blob ? value : String(value))
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const item of value) add(`${name}[]`, item)
    else add(name, value)
  }
  return data
}

/** `{ queries: ['a'] }` is `queries[0]=a` in an address. */
function flat(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([name, item]) => flat(item, prefix ? `${prefix}[${name}]` : name))
}

/** As the server refuses guests where they may not ask at all. */
const sessionOver = () => new Refused(401, { message: 'The session has ended.', type: 'general_unauthorized_scope' })
