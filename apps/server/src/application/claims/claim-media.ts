import type { MediaClaimMessage } from '@eidolon/contract/media/claims.ts'
import type { MediaId } from '@eidolon/contract/ids.ts'
import { publicKeyOf } from '@eidolon/contract/accounts/wallet.ts'
import type { Signatures } from '#application/accounts/wallet/challenge-ports.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Hash } from '#application/marking/state-origin.ts'
import { findMedia } from '#application/media/find-own.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { claimText, type Digest, treeOf } from '#domain/marking/claim.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { Claims } from './ports.ts'

type Deps = {
  readonly claims: Claims
  readonly store: DocumentStore
  readonly signatures: Signatures
  readonly hash: Hash
  readonly digest: Digest
  readonly units: Transactions
  readonly clock: Clock
}

export type ClaimMedia = {
  /** What the wallet is to sign. */
  message(caller: UserCaller, ids: readonly MediaId[]): Promise<{ readonly address: string; readonly message: string }>
  /** Who has signed, and the message for the wallet. Signers are listed even if no more can sign. */
  describe(caller: UserCaller, id: MediaId): Promise<MediaClaimMessage>
  /** All of them or none; answers how many. */
  sign(caller: UserCaller, ids: readonly MediaId[], signature: string): Promise<number>
}

/**
 * Owners sign for what they have made, with the wallet that opens their account: one alone, or many with one signature.
 * What is to be signed follows from the recipes, so nothing is remembered between asking and signing.
 */
export function claimMedia({ claims, store, signatures, hash, digest, units, clock }: Deps): ClaimMedia {
  function textFor(address: string, recipes: ReadonlyMap<MediaId, string>) {
    const hashes = new Map([...recipes].map(([id, recipe]) => [id, hash(recipe)]))
    const { root, count, paths } = treeOf([...hashes.values()], digest)
    return { address, hashes, root, count, paths, message: claimText({ address, count, root }) }
  }

  async function toSign(caller: UserCaller, given: readonly MediaId[]) {
    const ids = [...new Set(given)]
    const address = await claims.walletOf(caller.userId)
    if (address === undefined) throw new Fault('claim_wallet_missing')
    const recipes = await claims.recipesOf(caller.userId, ids)
    for (const id of ids) {
      if (recipes.has(id)) continue
      // Somebody else's is not there at all; what was brought along is not for anybody to sign here.
      await findMedia(store, caller, id)
      throw invalidParam('ids', 'Only what was made here can be signed.')
    }
    return textFor(address, recipes)
  }

  return {
    async message(caller, ids) {
      const { address, message } = await toSign(caller, ids)
      return { address, message }
    },

    async describe(caller, id) {
      await findMedia(store, caller, id)
      const found = await claims.of(id)
      const claim = found ? { address: found.claim.address, at: found.at } : null
      const address = await claims.walletOf(caller.userId)
      const recipes = await claims.recipesOf(caller.userId, [id])
      // What was brought along is nobody's to sign here: no mistake of those who look at it.
      if (!recipes.has(id) || (claim && address === undefined)) return { address: null, message: null, claim }
      if (address === undefined) throw new Fault('claim_wallet_missing')
      return { address, message: textFor(address, recipes).message, claim }
    },

    async sign(caller, ids, signature) {
      const { address, hashes, root, count, paths, message } = await toSign(caller, ids)
      const key = publicKeyOf(address)
      const bytes = Buffer.from(signature, 'base64')
      if (!key || !(await signatures.verify(key, bytes, new TextEncoder().encode(message)))) {
        throw new Fault('claim_signature_invalid')
      }
      const at = formatDateTime(clock.now())
      await units.run(async (unit) => {
        for (const [id, recipe] of hashes) {
          // It may have been deleted while the wallet was asked.
          await findMedia(store, caller, id, { unit })
          await claims.keep(unit, id, { address, count, root, path: paths.get(recipe) ?? [], signature }, at)
        }
      })
      return hashes.size
    },
  }
}
