/** A browser without pages: it keeps cookies and follows redirects as far as it is told. */
export type Visitor = {
  /** Goes where an address leads; the last address, and what is there when it is one that `stops` has not named. */
  follow(address: string, stops: (url: URL) => boolean): Promise<{ url: URL; response: Response | undefined }>
  fetch(address: string, init?: RequestInit): Promise<Response>
}

export function visitor(): Visitor {
  const jars = new Map<string, Map<string, string>>()

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      const isOver = attributes.some((each) => /max-age=0|expires=thu, 01 jan 1970/i.test(each.trim()))
      if (isOver) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return response
  }

  return {
    fetch: ask,
    async follow(address, stops) {
      let url = new URL(address)
      for (let steps = 0; steps < 20; steps++) {
        if (stops(url)) return { url, response: undefined }
        const response = await ask(url.href)
        const location = response.headers.get('location')
        if (location === null) return { url, response }
        url = new URL(location, url)
      }
      throw new Error(`The redirects go round in a circle: ${url.href}`)
    },
  }
}
