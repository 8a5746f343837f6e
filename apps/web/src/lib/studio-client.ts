import { AppwriteException, Client } from 'appwrite'

type Parameters = Readonly<Record<string, unknown>>
type Browser = Pick<typeof globalThis, 'fetch' | 'localStorage' | 'FormData'>

/**
 * The SDK's client for a page of the same origin. The SDK's own request keeps the session's secret where any script can
 * read it whenever the host is no registered domain (localhost, an address), and warns about it. Here the cookie is
 * enough: a secret that is kept already is sent along and forgotten when its session ends, and none is ever kept.
 */
export class StudioClient extends Client {
  readonly #browser: Browser

  constructor(browser: Browser) {
    super()
    this.#browser = browser
  }

  override async call(method: string, url: URL, headers: Record<string, string> = {}, params: Parameters = {}) {
    const { localStorage } = this.#browser
    const kept = localStorage.getItem(keptKey) ?? ''
    const sent: Record<string, string> = { ...this.headers, ...headers, 'X-Fallback-Cookies': kept }
    const response = await this.#request(method.toUpperCase(), url, sent, params)
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    const data: unknown = isJson ? await response.json() : { message: await response.text() }
    if (response.status >= 400) throw refusal(response.status, data)
    if (kept && response.headers.get('X-Fallback-Cookies') === '[]') localStorage.removeItem(keptKey)
    return data
  }

  async #request(method: string, url: URL, headers: Record<string, string>, params: Parameters) {
    const options: RequestInit = { method, headers, credentials: 'include' }
    if (method === 'GET') for (const [name, value] of flat(params)) url.searchParams.append(name, value)
    else if (headers['content-type'] === 'multipart/form-data') {
      // The browser writes this one itself, with the boundary between the parts.
      delete headers['content-type']
      options.body = form(new this.#browser.FormData(), params)
    } else options.body = JSON.stringify(params)
    try {
      return await this.#browser.fetch(url, options)
    } catch {
      throw new AppwriteException('Network request failed')
    }
  }
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

function refusal(status: number, data: unknown): AppwriteException {
  const { message, type } = Object(data)
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  return new AppwriteException(words(message), status, words(type), JSON.stringify(data))
}
