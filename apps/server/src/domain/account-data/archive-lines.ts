import { accountDataLimits } from '@eidolon/contract/accounts/account-data.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { readPlainJson } from '@eidolon/contract/plain-json.ts'
import { promptHistoryLimits } from '@eidolon/contract/prompt-history.ts'
import { idForm } from '#domain/account-data/archive-ids.ts'
import { z } from 'zod'
import { ClaimForm } from '#domain/marking/claim-form.ts'
import { archiveFormat } from './archive-layout.ts'
import { ArchiveProblem } from './archive-problem.ts'

const id = z.string().regex(idForm)

export const Manifest = z.object({ format: z.literal(archiveFormat.format), version: z.int() })

/** A document as it stands in an archive; what its attributes may be is for its collection to say. */
export const DocumentLine = z.object({ $id: id, $createdAt: z.string().max(64) }).loose()
export type DocumentLine = z.infer<typeof DocumentLine>

export const FileLine = z.object({ $id: id, name: z.string().max(1024), path: z.string().max(512) })
export type FileLine = z.infer<typeof FileLine>

/** What a wallet has signed for one of the pictures and films. */
export const ClaimLine = z.object({ mediaId: id, at: z.string().max(64), claim: ClaimForm })

export const ProfileData = z.object({
  account: z.object({ name: z.string().max(128), prefs: z.record(z.string(), z.unknown()) }),
})

/** What was asked for; archives of earlier versions have none. */
export const PromptData = z.object({
  prompts: z
    .array(z.object({ prompt: z.string().min(1).max(limits.media.prompt), usedAt: z.string().max(64) }))
    .max(promptHistoryLimits.max)
    .default([]),
})

export function parsed(name: string, text: string): unknown {
  const value = readPlainJson(text, accountDataLimits.line)
  if (value === undefined) throw new ArchiveProblem(`${name} has been changed and cannot be read any more.`)
  return value
}
