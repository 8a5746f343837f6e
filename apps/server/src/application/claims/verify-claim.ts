import { publicKeyOf } from '@eidolon/contract/accounts/wallet.ts'
import type { Signatures } from '#application/accounts/wallet/challenge-ports.ts'
import { type Claim, claimText, type Digest, isUnderRoot } from '#domain/marking/claim.ts'

type Deps = { readonly signatures: Signatures; readonly digest: Digest }

/** Whether a wallet has signed for the recipe of this hash: nothing of ours is needed to tell. */
export async function verifyClaim({ signatures, digest }: Deps, claim: Claim, recipeHash: string): Promise<boolean> {
  const key = publicKeyOf(claim.address)
  if (!key || !isUnderRoot(claim, recipeHash, digest)) return false
  const signed = new TextEncoder().encode(claimText(claim))
  return signatures.verify(key, Buffer.from(claim.signature, 'base64'), signed)
}
