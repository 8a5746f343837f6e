import { randomInt } from 'node:crypto'
import {
  address as toAddress,
  type Address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { Funding, FaucetMint } from '#application/ledger/ports.ts'
import type { Chain } from './chain.ts'
import type { Journal } from './journal.ts'
import { decimals, keyIn, faucetMint } from './faucet-mint.ts'

/** What somebody new gets: enough SOL for thousands of fees, and enough of the token to try everything. */
const gift = { lamports: 2_000_000_000n, tokens: 10_000n * 10n ** BigInt(decimals) }
const purse = 1_000_000_000_000_000n

export type Faucet = {
  fund(address: Address): Promise<Funding>
  /** SOL alone. */
  airdrop(address: Address, lamports: bigint): Promise<string>
  /** What people pay with, and whom. */
  readonly shop: FaucetMint
}

/** Whoever holds its keys can make any amount of money: they never leave the journal. */
export async function openFaucet(chain: Chain, journal: Pick<Journal, 'secret'>): Promise<Faucet> {
  const [bank, mint] = await Promise.all([keyIn(journal, 'faucet'), keyIn(journal, 'mint')])
  const shop = await faucetMint(journal)
  if (!chain.account(bank.address)) {
    const nothing = { owner: SYSTEM_PROGRAM_ADDRESS, executable: false, data: new Uint8Array() }
    chain.endow({ address: bank.address, lamports: purse, ...nothing })
  }
  if (!chain.account(mint.address)) await run(chain, bank, newMint(chain, bank, mint))

  const unlikeAnyOther = computeLimits()
  const transfer = (destination: Address, amount: bigint): Instruction =>
    getTransferSolInstruction({ source: bank, destination, amount })

  return {
    shop,
    airdrop: (destination, lamports) => run(chain, bank, [transfer(destination, lamports), unlikeAnyOther()]),
    async fund(owner) {
      const [ata] = await findAssociatedTokenPda({ owner, mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS })
      const signature = await run(chain, bank, [
        transfer(owner, gift.lamports),
        getCreateAssociatedTokenIdempotentInstruction({ payer: bank, ata, owner, mint: mint.address }),
        getMintToInstruction({ mint: mint.address, token: ata, mintAuthority: bank, amount: gift.tokens }),
        unlikeAnyOther(),
      ])
      const token = { mint: mint.address, account: ata, decimals, amount: gift.tokens }
      return { signature, lamports: gift.lamports, token }
    },
  }
}

function newMint(chain: Chain, bank: KeyPairSigner, mint: KeyPairSigner): Instruction[] {
  const space = getMintSize()
  const lamports = chain.rentExemption(space)
  const programAddress = TOKEN_PROGRAM_ADDRESS
  return [
    getCreateAccountInstruction({ payer: bank, newAccount: mint, space, lamports, programAddress }),
    getInitializeMint2Instruction({ mint: mint.address, decimals, mintAuthority: bank.address }),
  ]
}

async function run(chain: Chain, payer: KeyPairSigner, instructions: readonly Instruction[]): Promise<string> {
  const { blockhash, lastValidBlockHeight } = chain.slots.latestBlockhash()
  const lifetime = { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => signTransactionMessageWithSigners(message),
  )
  // A failure is told to whoever asked, instead of being recorded.
  return chain.send(new Uint8Array(getTransactionEncoder().encode(transaction)), { preflight: true })
}

/** Two equal gifts in one slot would be one transaction. A limit for computing that differs costs nothing. */
function computeLimits(): () => Instruction {
  let count = randomInt(1_000_000)
  return () => {
    count = (count + 1) % 1_000_000
    const data = Buffer.alloc(5)
    data.writeUInt8(2)
    data.writeUInt32LE(200_000 + count, 1)
    return { programAddress: toAddress('ComputeBudget111111111111111111111111111111'), data }
  }
}
