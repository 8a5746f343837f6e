import { ProvenanceCheck } from '@eidolon/contract/provenance.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** What is known of a file; it is looked at and forgotten. */
export async function checkFile(api: LoadApi, file: File, signal: AbortSignal): Promise<ProvenanceCheck> {
  const body = new FormData()
  body.append('file', file)
  const answer = await (await api()).send('POST', '/provenance/check', { body, signal })
  return ProvenanceCheck.parse(await answer.json())
}
