import type { Md5Answer, Md5Question } from './md5-worker.ts'
import { md5 } from './md5.ts'
import { workerThread } from '#adapters/system/worker-thread.ts'
import type { Digest, NewDigest } from '#application/files/file-store.ts'

/** Bytes go to the thread in pieces of this size; what is no longer than one is done at once, where it is. */
const piece = 1024 * 1024
/** So many pieces of one file may wait for the thread before the file itself waits. */
const ahead = 2
/** So many pieces of memory are kept for the next file. */
const kept = 4

type Md5Thread = AsyncDisposable & { readonly newDigest: NewDigest }

/**
 * MD5 in a thread of its own: it is the most work of an upload, and would keep everybody else waiting and the next bytes
 * in the network meanwhile.
 */
export function md5Thread(): Md5Thread {
  const thread = workerThread<Md5Question, Md5Answer>(new URL('./md5-worker.ts', import.meta.url), {
    ended: (cause) => new Error('The thread that makes signatures has ended', { cause }),
  })
  const free: Uint8Array[] = []
  let last = 0

  async function ask(question: Md5Question): Promise<string> {
    const { known, hex = '' } = await thread.ask(question)
    if (!known) throw new Error('The thread that makes signatures has ended since this one was begun')
    return hex
  }

  /** What nobody can ask for any more is not kept there either. */
  const forgotten = new FinalizationRegistry((hash: number) => void ask({ kind: 'end', hash }).catch(() => {}))

  function digest(from: number | undefined): Digest {
    const hash = ++last
    const waiting: Promise<unknown>[] = []
    let begun = false
    let memory: Uint8Array | undefined
    let filled = 0

    function tell(question: Md5Question): Promise<unknown> {
      const told = ask(question)
      // A thread that ends takes the hash along, so the end of it fails as well.
      told.catch(() => {})
      return told
    }
    function begin(): void {
      if (begun) return
      begun = true
      forgotten.register(made, hash, made)
      waiting.push(tell({ kind: 'begin', hash, from }))
    }
    function send(): void {
      begin()
      const sent = memory
      if (!sent || filled === 0) return
      const done = tell({ kind: 'add', hash, bytes: sent.subarray(0, filled) })
      void done.then(() => free.length < kept && free.push(sent)).catch(() => {})
      waiting.push(done)
      memory = undefined
      filled = 0
    }
    /** Copies as much as fits. */
    function take(bytes: Uint8Array, from: number): number {
      memory ??= free.pop() ?? new Uint8Array(new SharedArrayBuffer(piece))
      const some = bytes.subarray(from, from + piece - filled)
      memory.set(some, filled)
      filled += some.length
      return some.length
    }
    async function addSlowly(bytes: Uint8Array): Promise<void> {
      for (let at = 0; at < bytes.length;) {
        if (filled === piece) send()
        while (waiting.length > ahead) await waiting.shift()?.catch(() => {})
        at += take(bytes, at)
      }
    }

    const made: Digest = {
      update: (bytes) => (filled + bytes.length > piece ? addSlowly(bytes) : void take(bytes, 0)),
      rest() {
        if (memory) send()
      },
      copy() {
        send()
        return digest(hash)
      },
      async hex() {
        if (!begun && from === undefined) {
          const short = md5()
          if (memory) await short.update(memory.subarray(0, filled))
          if (memory && free.length < kept) free.push(memory)
          memory = undefined
          return short.hex()
        }
        send()
        forgotten.unregister(made)
        return ask({ kind: 'end', hash })
      },
    }
    if (from !== undefined) begin()
    return made
  }

  return { newDigest: () => digest(undefined), [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose]() }
}
