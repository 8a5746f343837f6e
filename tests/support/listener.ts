import { projectId } from '@eidolon/contract/resources.ts'

export type Message = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** A bare WebSocket on the server's realtime address, for what an SDK keeps to itself. */
export function listener(
  server: { readonly url: string },
  channels: readonly string[],
  headers: Readonly<Record<string, string>> = {},
) {
  const query = new URLSearchParams([['project', projectId], ...channels.map((channel) => ['channels[]', channel])])
  const address = `${server.url.replace('http', 'ws')}/v1/realtime?${query}`
  // Node's takes headers, which a browser's does not; its type is the browser's here.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers }])
  const told: Message[] = []
  const waiting: ((message: Message) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(message)
    else told.push(message)
  })
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    socket.addEventListener('close', ({ code, reason }) => done({ code, reason }))
  })
  return {
    closed,
    next: () =>
      new Promise<Message>((done) => {
        const message = told.shift()
        if (message) done(message)
        else waiting.push(done)
      }),
    send: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}

/** Somebody signed in, without an SDK: `call` speaks for them to any server on the same data. */
export async function person(server: { readonly url: string }) {
  let fallback = ''
  const call = (at: { readonly url: string }, method: string, path: string, body: object = {}): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      'x-appwrite-project': projectId,
      'x-fallback-cookies': fallback,
    }
    return fetch(`${at.url}/v1${path}`, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
  }
  const answer = await call(server, 'POST', '/account/sessions/anonymous')
  if (answer.status !== 201) throw new Error(`No session: ${await answer.text()}`)
  fallback = answer.headers.get('x-fallback-cookies') ?? ''
  const { userId } = (await answer.json()) as { userId: string }
  const secrets: Record<string, string> = JSON.parse(fallback)
  return { userId, secret: secrets[`a_session_${projectId}`] ?? '', call }
}
