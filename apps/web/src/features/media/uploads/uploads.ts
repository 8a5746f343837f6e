import { createStore } from 'zustand/vanilla'

export type Upload = {
  readonly key: number
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly reason: string
  /** Whether trying once more may help. */
  readonly again: boolean
}

export type Failure = Pick<Upload, 'reason' | 'again'>

type Send = (file: File, id: string, onProgress: (share: number) => void) => Promise<void>
type Deps = {
  readonly send: Send
  readonly newId: () => string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Why a file cannot be taken; empty when it can. */
  readonly refusal: (file: File) => string
  readonly failureOf: (error: unknown) => Failure
}

const atOnce = 3

/**
 * Files on their way, three at a time. A file keeps its id until it has arrived whole, over a reload too: choosing it
 * again goes on where it stopped.
 */
export function createUploads({ send, newId, storage, refusal, failureOf }: Deps) {
  const state = createStore<readonly Upload[]>()(() => [])
  const files = new Map<number, File>()
  let lastKey = 0
  const set = (key: number, change: Partial<Upload>) =>
    state.setState((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)), true)

  async function run(key: number, file: File) {
    const memory = `upload ${file.name} ${file.size} ${file.lastModified}`
    const id = storage.getItem(memory) ?? newId()
    storage.setItem(memory, id)
    set(key, { state: 'running', reason: '' })
    try {
      await send(file, id, (share) => set(key, { share }))
      storage.removeItem(memory)
      files.delete(key)
      set(key, { state: 'done', share: 1 })
    } catch (error) {
      set(key, { state: 'failed', ...failureOf(error) })
    }
    next()
  }
  function next() {
    const all = state.getState()
    const running = all.filter((one) => one.state === 'running').length
    for (const { key } of all.filter((one) => one.state === 'waiting').slice(0, Math.max(0, atOnce - running))) {
      const file = files.get(key)
      if (file) void run(key, file)
    }
  }
  return {
    state,
    add: (added: readonly File[]) => {
      const made = added.map((file): Upload => {
        lastKey += 1
        files.set(lastKey, file)
        const reason = refusal(file)
        return { key: lastKey, name: file.name, share: 0, state: reason ? 'failed' : 'waiting', reason, again: false }
      })
      state.setState((all) => [...all, ...made], true)
      next()
    },
    retry: (key: number) => {
      set(key, { state: 'waiting', reason: '' })
      next()
    },
    /** What has ended leaves the list. */
    tidy: () => state.setState((all) => all.filter((one) => one.state === 'waiting' || one.state === 'running'), true),
  }
}
