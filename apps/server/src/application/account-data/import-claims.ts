import type { UserId } from '@eidolon/contract/ids.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { Claims } from '#application/claims/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Hash } from '#application/marking/state-origin.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import { claimsName } from '#domain/account-data/archive-layout.ts'
import { ClaimLine } from '#domain/account-data/archive-lines.ts'
import type { Claim } from '#domain/marking/claim.ts'
import { linesOf } from './archive-lists.ts'
import type { Links } from './import-links.ts'
import type { ImportReport } from './import-report.ts'
import type { OpenArchive } from './ports.ts'

type Deps = {
  readonly claims: Claims
  readonly documents: Pick<SystemDocuments, 'find'>
  readonly hash: Hash
  readonly holds: (claim: Claim, recipeHash: string) => Promise<boolean>
  readonly keep: (write: (unit: Transaction) => Promise<void>) => Promise<void>
  readonly momentOf: (text: string) => string
}

type ClaimImport = {
  readonly userId: UserId
  readonly archive: OpenArchive
  readonly links: Links
  readonly report: ImportReport
}

/**
 * What wallets have signed, checked again as if nobody had before: an archive is a file that anybody can write. What was
 * made here is signed by the account's own wallet alone, because its claim leaves in manifests that the studio signs.
 */
export async function importClaims(deps: Deps, { userId, archive, links, report }: ClaimImport): Promise<void> {
  const { claims, documents, hash, holds, keep, momentOf } = deps
  if (!archive.has(claimsName)) return
  const wallet = await claims.walletOf(userId)
  const seen = new Set<string>()
  for await (const given of linesOf(claimsName, archive.read(claimsName))) {
    const line = ClaimLine.safeParse(given).data
    const id = links.find(collectionIds.media, line?.mediaId)
    if (!line) report.warn(`${claimsName} names something that cannot be read.`)
    if (!line || id === null || seen.has(id)) continue
    seen.add(id)
    if (await claims.of(id)) continue
    const recipe = (await documents.find(collectionIds.media, id))?.data['recipe']
    const isMade = (await claims.recipesOf(userId, [id])).has(id)
    const mayBe = !isMade || line.claim.address === wallet
    if (mayBe && typeof recipe === 'string' && (await holds(line.claim, hash(recipe)))) {
      await keep((unit) => claims.keep(unit, id, line.claim, momentOf(line.at)))
    } else report.warn(`A signature does not hold and is left out (${line.mediaId}).`)
  }
}
