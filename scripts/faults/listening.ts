import { projectId } from '@eidolon/contract/resources.ts'
import type { Writer } from './writing.ts'

/** An event may come for so long after its acknowledgement before anybody asks for it. */
const onItsWay = 10_000
/** Within this time a socket is told that it may have missed something, by being disconnected. */
const patience = 30_000

type Time = { readonly from: number; until: number }

export type EventListener = Disposable & {
  heard(): number
  /** How often it was disconnected, and so knew that it had to read again. */
  reconnected(): number
  /** Changes that were acknowledged while it was connected all the time, and that it was not told of. */
  missed(): readonly string[]
}

/** Follows what a writer does, and comes back whenever it is disconnected. */
export function follow(url: string, writer: Writer): EventListener {
  const channel = 'documents'
  const query = new URLSearchParams([
    ['project', projectId],
    ['channels[]', channel],
  ])
  const address = `${url.replace('http', 'ws')}/v1/realtime?${query}`
  const heard = new Map<string, number>()
  const times: Time[] = []
  let closing = false
  let socket: WebSocket | undefined

  function connect(): void {
    if (closing) return
    const own: WebSocket = Reflect.construct(WebSocket, [
      address,
      { headers: { 'x-appwrite-session': writer.person.session } },
    ])
    socket = own
    let time: Time | undefined
    const beating = setInterval(() => own.readyState === WebSocket.OPEN && own.send('{"type":"ping"}'), 5000)
    own.addEventListener('message', ({ data }) => {
      const message: { readonly type: string; readonly data?: { readonly payload?: { readonly name?: string } } } =
        JSON.parse(String(data))
      if (message.type === 'connected') {
        time = { from: Date.now(), until: Infinity }
        times.push(time)
      }
      const name = message.type === 'event' ? message.data?.payload?.name : undefined
      if (name !== undefined) heard.set(name, Date.now())
    })
    own.addEventListener('error', () => {})
    own.addEventListener('close', () => {
      clearInterval(beating)
      if (time) time.until = Date.now()
      setTimeout(connect, 200)
    })
  }
  connect()

  return {
    heard: () => heard.size,
    reconnected: () => Math.max(0, times.length - 1),
    missed() {
      const whole = (at: number) => times.some(({ from, until }) => from < at - 1000 && until > at + patience)
      const due = [...writer.told].filter(([, at]) => at < Date.now() - onItsWay)
      for (const [name] of due) writer.told.delete(name)
      return due.filter(([name, at]) => whole(at) && !heard.has(name)).map(([name]) => name)
    },
    [Symbol.dispose]() {
      closing = true
      socket?.close()
    },
  }
}
