import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  getTransactionSizeLimit,
  type Instruction,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { TreasuryDetails, Transfer } from '#application/subscription/ports.ts'
import { readMessage } from './read-message.ts'
import type { TransferFees } from './transfer-fees.ts'

/** The most bytes of a transaction that we build: those of version 0. */
const largest = 1232

export type Lifetime = { readonly blockhash: string; readonly lastValidBlockHeight: string }
type TransferParts = Transfer & {
  readonly treasury: TreasuryDetails
  readonly lifetime: Lifetime
  readonly accountExists: boolean
  readonly fees: TransferFees
}

/** A transfer to the treasury that names the reference; unsigned. */
export async function buildTransfer({
  treasury,
  payer,
  amount,
  reference,
  lifetime,
  accountExists,
  fees,
}: TransferParts): Promise<string> {
  const [mint, tokenProgram] = [address(treasury.mint), address(treasury.tokenProgram)]
  const authority = createNoopSigner(address(payer))
  const [source] = await findAssociatedTokenPda({ owner: authority.address, mint, tokenProgram })
  const ata = address(treasury.account)
  const options = { programAddress: tokenProgram }
  const { decimals } = treasury
  const transfer = getTransferCheckedInstruction(
    { source, mint, destination: ata, authority, amount, decimals },
    options,
  )
  const named = { address: address(reference), role: AccountRole.READONLY }
  const instructions: Instruction[] = [{ ...transfer, accounts: [...transfer.accounts, named] }]
  if (!accountExists) {
    const owner = address(treasury.owner)
    instructions.unshift(
      getCreateAssociatedTokenIdempotentInstruction({ payer: authority, ata, owner, mint, tokenProgram }),
    )
  }
  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(authority.address, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        {
          blockhash: blockhash(lifetime.blockhash),
          lastValidBlockHeight: BigInt(lifetime.lastValidBlockHeight),
        },
        message,
      ),
    (message) => setTransactionMessageComputeUnitLimit(fees.units, message),
    (message) => setTransactionMessageComputeUnitPrice(fees.price > 0n ? fees.price : undefined, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) => compileTransaction(message),
  )
  const wire = getBase64EncodedWireTransaction(transaction)
  if (Buffer.byteLength(wire, 'base64') > largest) throw new Error(`A payment has more than ${largest} bytes`)
  return wire
}

type TransferTerms = Omit<Transfer, 'payer'>

/**
 * The first signature of a transaction in which somebody sends at least so much to the treasury and names the
 * reference. Wallets may add instructions of their own, so the rest is not looked at: what it does is read from the
 * chain afterwards.
 */
export function readTransfer(
  wire: string,
  { amount, reference }: TransferTerms,
  treasury: TreasuryDetails,
): string | undefined {
  const bytes = Buffer.from(wire, 'base64')
  const transaction = attempt(() => getTransactionDecoder().decode(bytes))
  const message = transaction && attempt(() => readMessage(transaction.messageBytes).message)
  // A wallet may turn what we build into version 1, which has room for more.
  if (!transaction || !message || bytes.length > getTransactionSizeLimit(transaction)) return undefined
  const signatures = Object.values(transaction.signatures)
  const [first] = signatures
  if (!first || signatures.some((each) => !each)) return undefined
  const keys: readonly string[] = message.staticAccounts
  const pays = message.instructions.some(({ programAddressIndex, accountIndices, data }) => {
    const accounts = accountIndices.map((index) => keys[index])
    const [, mint, destination] = accounts
    // Twelve is a checked transfer: an amount of eight bytes follows, and the number of decimals.
    if (keys[programAddressIndex] !== treasury.tokenProgram || data[0] !== 12 || data.length !== 10) return false
    const sent = Buffer.from(data).readBigUInt64LE(1)
    const isOurs = mint === treasury.mint && destination === treasury.account
    return isOurs && sent >= amount && accounts.slice(4).includes(reference)
  })
  return pays ? getBase58Decoder().decode(first) : undefined
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
