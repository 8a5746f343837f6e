import type { UserId } from '@eidolon/contract/ids.ts'
import type { PromptList } from '@eidolon/contract/prompt-history.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** A prompt, and when it was last used. */
export type UsedPrompt = { readonly prompt: string; readonly usedAt: string }

export type Looked = { readonly terms: readonly string[]; readonly limit: number; readonly offset: number }

/**
 * What accounts have asked for. The same words, in whichever case, are there once; what is more than the limits allow
 * is forgotten, oldest first.
 */
export type PromptStore = {
  /** Those that are there already are as old as their latest use. */
  note(userId: UserId, used: readonly UsedPrompt[], unit?: Transaction): Promise<void>
  /** Latest first; `terms` are folded pieces of text that all have to be in it. */
  list(userId: UserId, looked: Looked): Promise<PromptList>
  /** Whether there was one. */
  remove(userId: UserId, id: string): Promise<boolean>
  clear(userId: UserId, unit?: Transaction): Promise<void>
}
