import { request } from 'node:http'

export type StrangerRequest = {
  readonly from: string
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
  readonly signal?: AbortSignal
  /** As much of the answer is kept. The rest is read and dropped, like a download to nowhere. */
  readonly kept?: number
}
/** A status of 0 is a connection that broke, or a request that was canceled. */
export type Got = {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string
}

/** One request on a connection of its own, from a loopback address, so that limits by client address count it there. */
export function send(
  url: string,
  { from, method = 'GET', path, headers = {}, body, signal, kept = 1000 }: StrangerRequest,
): Promise<Got> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((done) => {
    let text = ''
    const fail = (error: Error) => done({ status: 0, text: error.message, header: () => '' })
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { 'x-appwrite-project': 'eidolon', ...length, ...headers },
        localAddress: from,
        agent: false,
        ...(signal && { signal }),
      },
      (response) => {
        response.on('data', (piece: Buffer) => {
          if (text.length < kept) text += piece.toString()
        })
        const header = (name: string) => String(response.headers[name] ?? '')
        response.on('end', () => done({ status: response.statusCode ?? 0, text, header }))
        response.on('error', fail)
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
