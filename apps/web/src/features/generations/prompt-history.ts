import { limits } from '@eidolon/contract/limits.ts'
import { PromptList, promptHistoryLimits } from '@eidolon/contract/prompt-history.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LoadApi } from '#lib/use-api.tsx'

type HistoryStorage = Pick<Storage, 'getItem' | 'removeItem'>

const path = '/account/prompts'
const shown = 50

export const promptKeys = { all: ['prompts'], found: (search: string) => ['prompts', search] } as const

/** What the account has asked for, latest first; only what has these words in it. */
export const promptsQuery = (api: LoadApi, search: string) => {
  const words = search.trim().slice(0, promptHistoryLimits.search)
  return queryOptions({
    queryKey: promptKeys.found(words),
    queryFn: ({ signal }) => fetchPrompts(api, words, signal),
    placeholderData: keepPreviousData,
  })
}

async function fetchPrompts(api: LoadApi, words: string, signal: AbortSignal): Promise<PromptList> {
  const asked = new URLSearchParams({ limit: String(shown), ...(words && { search: words }) })
  const answer = await (await api()).send('GET', `${path}?${asked}`, { signal })
  return PromptList.parse(await answer.json())
}

export async function forgetPrompt(api: LoadApi, id: string): Promise<void> {
  await (await api()).send('DELETE', `${path}/${encodeURIComponent(id)}`)
}

export async function forgetPrompts(api: LoadApi): Promise<void> {
  await (await api()).send('DELETE', path)
}

/**
 * Earlier versions kept prompts in the browser alone. Those are given to the account once; what did not arrive is tried
 * again at the next visit. Whether there were any.
 */
export async function bringKeptPrompts(api: LoadApi, storage: HistoryStorage, userId: string): Promise<boolean> {
  const key = `prompt-history:${userId}`
  const prompts = keptIn(storage, key)
  if (prompts.length > 0) await (await api()).send('POST', path, { json: { prompts } })
  try {
    storage.removeItem(key)
  } catch {
    // A storage that is forbidden has nothing to take over.
  }
  return prompts.length > 0
}

function keptIn(storage: HistoryStorage, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    const texts = Array.isArray(kept) ? kept.filter((prompt) => typeof prompt === 'string') : []
    return texts
      .filter((prompt) => prompt.trim() !== '' && prompt.length <= limits.media.prompt)
      .slice(0, promptHistoryLimits.brought)
  } catch {
    return []
  }
}
