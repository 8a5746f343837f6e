import type { UserId } from '@eidolon/contract/ids.ts'
import type { PromptList, PromptSearch } from '@eidolon/contract/prompt-history.ts'
import { fold } from '#domain/documents/folding.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { PromptStore } from './ports.ts'

type Deps = { readonly prompts: PromptStore; readonly clock: Clock }

/** More words than these narrow nothing down any further. */
const maxTerms = 12

export type PromptHistory = {
  list(userId: UserId, search: PromptSearch): Promise<PromptList>
  /** Imports a browser's local history, newest first, each entry a moment older than the last. */
  bring(userId: UserId, brought: readonly string[]): Promise<void>
  forget(userId: UserId, id: string): Promise<void>
  forgetAll(userId: UserId): Promise<void>
}

/** What somebody has asked for, to be found and used again. Generations add to it by themselves. */
export function promptHistory({ prompts, clock }: Deps): PromptHistory {
  return {
    list(userId, { search, limit, offset }) {
      const terms = fold(search)
        .split(/\s+/)
        .filter((term) => term !== '')
      return prompts.list(userId, { terms: terms.slice(0, maxTerms), limit, offset })
    },

    bring(userId, brought) {
      const now = clock.now().getTime()
      const usedAt = (place: number) => formatDateTime(new Date(now - place - 1))
      return prompts.note(
        userId,
        brought.map((prompt, place) => ({ prompt, usedAt: usedAt(place) })),
      )
    },

    async forget(userId, id) {
      if (!(await prompts.remove(userId, id))) throw new Fault('prompt_not_found', { prompt: id })
    },

    forgetAll: (userId) => prompts.clear(userId),
  }
}
