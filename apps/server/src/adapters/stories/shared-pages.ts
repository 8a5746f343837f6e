import { gate } from '#adapters/system/gate.ts'
import { workerThread } from '#adapters/system/worker-thread.ts'
import type { ReadSharedPages, SharedPages } from '#application/shares/ports.ts'
import type { PagesAnswer, PagesQuestion } from './shared-pages-worker.ts'

type SharedPagesSettings = {
  /** Entries and characters of what is kept. */
  readonly entries?: number
  readonly characters?: number
  /** Stories of one owner that may wait to be read. */
  readonly waiting?: number
}

type CachedPages = { readonly value: SharedPages; readonly size: number }

/**
 * Reads and draws the pages of shared stories in a thread of its own, once for each revision. The latest are kept.
 * Disposing it ends the thread.
 */
export function sharedPagesThread(
  settings: SharedPagesSettings = {},
): AsyncDisposable & { readonly read: ReadSharedPages } {
  const { entries = 400, characters = 16_000_000, waiting = 32 } = settings
  const thread = workerThread<PagesQuestion, PagesAnswer>(new URL('./shared-pages-worker.ts', import.meta.url), {
    ended: (cause) => new Error('The thread that draws shared pages has ended', { cause }),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const kept = new Map<string, CachedPages>()
  const underWay = new Map<string, Promise<SharedPages | undefined>>()
  // One of each owner at a time: nobody's stories wait behind all the stories of somebody else.
  const owners = new Map<string, { readonly enter: ReturnType<typeof gate>; users: number }>()
  let held = 0

  function find(key: string): SharedPages | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    kept.set(key, found)
    return found.value
  }

  /** Whichever page of a response is asked for, it is one entry, of the page with which it begins. */
  function findPages(story: string, page: number): SharedPages | undefined {
    const start = find(story)?.index.starts.findLast((each) => each <= page)
    return start === undefined ? undefined : find(`${story} ${start}`)
  }

  function keep(key: string, value: SharedPages): void {
    const size = sizeOf(value)
    drop(key)
    kept.set(key, { value, size })
    held += size
    for (const oldest of kept.keys()) {
      if (kept.size <= entries && held <= characters) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    held -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const turn = owners.get(owner) ?? { enter: gate(1, waiting), users: 0 }
    owners.set(owner, turn)
    turn.users += 1
    try {
      return await turn.enter(work)
    } finally {
      turn.users -= 1
      if (turn.users === 0) owners.delete(owner)
    }
  }

  return {
    async read({ owner, revision, style }, page, load) {
      const story = JSON.stringify([owner, revision])
      const found = findPages(story, page)
      if (found) return found
      const key = `${story} ${page}`
      const begun =
        underWay.get(key) ??
        inTurn(owner, async () => {
          const since = findPages(story, page)
          if (since) return since
          const text = await load()
          if (text === undefined) return undefined
          const { index, pages, first } = await thread.ask({ text, style, page })
          keep(story, { index, first: 0, pages: [] })
          const value = { index, first, pages }
          keep(`${story} ${first}`, value)
          return value
        }).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return begun
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}

/** In characters, about. */
const sizeOf = ({ index, pages }: SharedPages): number =>
  pages.reduce(
    (sum, { page, words, label }) => sum + words.length + label.length + page.panels.length * 200,
    200 + index.mediaIds.size * 40,
  )
