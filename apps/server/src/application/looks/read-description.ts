import type { Look, LookRequest } from '@eidolon/contract/characters/looks.ts'
import { readGenes, writeGenes } from '@eidolon/people'
import { refusalOf } from '#domain/looks/policy.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import type { Clock } from '#domain/shared/clock.ts'

/** What a description says of somebody's looks, for whoever is writing it. */
export function readDescription(
  { readLook, clock }: { readonly readLook: LookReader; readonly clock: Clock },
  { genes, ...request }: LookRequest,
): Look {
  const look = readLook({ ...request, genes: genes && readGenes(genes) })
  return {
    genes: writeGenes(look.genes),
    seed: look.seed,
    understood: look.understood.map(({ part, value, words }) => ({ part, value, words })),
    unknown: [...look.unknown],
    refused: refusalOf(request.appearance, clock.now()) ?? null,
  }
}
