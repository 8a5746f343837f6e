import { z } from 'zod'
import { limits } from './limits.ts'
import { existingId, text, whole } from './parameters.ts'

/** How many prompts an account's history has, and how many bytes all of them; what is older goes. */
export const promptHistoryLimits = { max: 500, bytes: 256 * 1024, search: 200, brought: 100 } as const

/** `GET /v1/account/prompts`: what was asked for, latest first; `search` has words that have to be in it. */
export const PromptSearch = z.object({
  search: text({ min: 0, max: promptHistoryLimits.search }).default(''),
  limit: whole(1, 100).default(25),
  offset: whole(0, promptHistoryLimits.max).default(0),
})
export type PromptSearch = z.output<typeof PromptSearch>

/** `POST /v1/account/prompts`: those that a browser has kept by itself, latest first. */
export const BroughtPrompts = z.object({
  prompts: z.array(text({ max: limits.media.prompt })).max(promptHistoryLimits.brought),
})

export const PromptPlace = z.object({ promptId: existingId() })

export const PromptList = z.object({
  total: z.int(),
  prompts: z.array(z.object({ $id: z.string(), prompt: z.string(), usedAt: z.string() })),
})
export type PromptList = z.infer<typeof PromptList>
