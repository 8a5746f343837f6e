import { randomBytes } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'
import type { FaucetMint } from '#application/ledger/ports.ts'
import type { Journal } from './journal.ts'

/** Of the studio's token. */
export const decimals = 6

/** One of the ledger's own keys, made when it is first asked for. */
export const keyIn = (journal: Pick<Journal, 'secret'>, name: 'faucet' | 'mint' | 'treasury'): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(journal.secret(name, () => randomBytes(32))))

/** What people pay with, and whom: it follows from the keys, so nothing of the ledger has to run to tell it. */
export async function faucetMint(journal: Pick<Journal, 'secret'>): Promise<FaucetMint> {
  const [mint, treasury] = await Promise.all([keyIn(journal, 'mint'), keyIn(journal, 'treasury')])
  return { mint: mint.address, decimals, treasury: treasury.address }
}
