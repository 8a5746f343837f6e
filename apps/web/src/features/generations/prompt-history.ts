type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const most = 40

/** The prompts that were sent from this browser, newest first; one list for each account. */
export function createPromptHistory(storage: Kept, userId: string) {
  const key = `prompt-history:${userId}`
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((prompt) => typeof prompt === 'string') : []
    } catch {
      return []
    }
  }
  const write = (prompts: readonly string[]) => {
    try {
      storage.setItem(key, JSON.stringify(prompts))
    } catch {
      // Storage may be full or forbidden; the history is then as long as it was.
    }
  }
  return {
    read,
    add: (prompt: string) => {
      const words = prompt.trim()
      if (words) write([words, ...read().filter((one) => one !== words)].slice(0, most))
    },
    remove: (prompt: string) => write(read().filter((one) => one !== prompt)),
    clear: () => write([]),
  }
}

export type PromptHistory = ReturnType<typeof createPromptHistory>
