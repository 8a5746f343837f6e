import { type AddMemoInput, getAddMemoInstruction } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  address,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { ed25519 } from './ed25519.ts'
import { memoTransactions } from './memo.ts'

const text = `studio.example wants you to sign in\n${'é'.repeat(150)}`
const never = blockhash('11111111111111111111111111111111')

/** The program whose words hardware shows before it signs; the library's own default is a newer one. */
const programAddress = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const memoOf = (more: Omit<AddMemoInput, 'memo'>) => getAddMemoInstruction({ memo: text, ...more }, { programAddress })

type MemoTransaction = {
  readonly version?: 0 | 'legacy'
  readonly instructions?: readonly Instruction[]
  readonly lifetime?: Blockhash
  readonly payer?: Address
  readonly signers?: readonly KeyPairSigner[]
}

/** As a client builds it with the usual library. */
async function made(signer: KeyPairSigner, { version = 0, lifetime = never, ...more }: MemoTransaction = {}) {
  const { instructions = [memoOf({})], payer = signer.address, signers = [signer] } = more
  const message = pipe(
    createTransactionMessage({ version }),
    (each) => setTransactionMessageFeePayer(payer, each),
    (each) => setTransactionMessageLifetimeUsingBlockhash({ blockhash: lifetime, lastValidBlockHeight: 0n }, each),
    (each) => appendTransactionMessageInstructions(instructions, each),
  )
  const keys = signers.map(({ keyPair }) => keyPair)
  return Uint8Array.from(
    getTransactionEncoder().encode(await partiallySignTransaction(keys, compileTransaction(message))),
  )
}

const keyOf = (signer: KeyPairSigner) => Uint8Array.from(getAddressEncoder().encode(signer.address))
const read = (transaction: Uint8Array, signer: KeyPairSigner, memo = text) =>
  memoTransactions.read(transaction, keyOf(signer), new TextEncoder().encode(memo))

describe('memoTransactions', () => {
  it('[WAL-11] reads what clients build, in every form it can have', async () => {
    const signer = await generateKeyPairSigner()
    const named = [memoOf({ signers: [signer] })]
    for (const version of [0, 'legacy'] as const) {
      for (const more of [{}, { instructions: named }]) {
        const found = read(await made(signer, { version, ...more }), signer)
        expect(found && (await ed25519.verify(keyOf(signer), found.signature, found.signed))).toBe(true)
      }
    }
  })

  it('[WAL-21] refuses a transaction that could be sent', async () => {
    const signer = await generateKeyPairSigner()
    const lifetime = blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N')
    expect(read(await made(signer, { lifetime }), signer)).toBeUndefined()
    const transfer = getTransferSolInstruction({ source: signer, destination: signer.address, amount: 1n })
    expect(read(await made(signer, { instructions: [transfer], lifetime }), signer)).toBeUndefined()
  })

  it('[WAL-21] refuses more instructions, other programs, other accounts, other signers', async () => {
    const [signer, other] = [await generateKeyPairSigner(), await generateKeyPairSigner()]
    const memo = memoOf({})
    const newer = getAddMemoInstruction({ memo: text })
    const transfer = getTransferSolInstruction({ source: signer, destination: other.address, amount: 1n })
    const foreign = { ...memo, programAddress: other.address }
    const wrong: MemoTransaction[] = [
      { instructions: [transfer] },
      { instructions: [memo, transfer] },
      { instructions: [transfer, memo] },
      { instructions: [memo, memo] },
      { instructions: [] },
      { instructions: [foreign] },
      { instructions: [newer] },
      { instructions: [{ ...memo, accounts: [{ address: other.address, role: 0 }] }] },
      { instructions: [memoOf({ signers: [other] })], signers: [signer, other] },
      { payer: other.address, instructions: [memoOf({ signers: [signer] })] },
      { payer: other.address, signers: [other] },
    ]
    for (const version of [0, 'legacy'] as const) {
      for (const more of wrong) expect(read(await made(signer, { version, ...more }), signer)).toBeUndefined()
    }
  })

  it('[WAL-18] [WAL-21] refuses another memo, and any byte more, fewer or changed in what is signed', async () => {
    const signer = await generateKeyPairSigner()
    const whole = await made(signer)
    expect(read(whole, signer, `${text}.`)).toBeUndefined()
    expect(read(whole, signer, text.slice(1))).toBeUndefined()
    for (const cut of [0, 1, 64, 65, whole.length - 1]) expect(read(whole.subarray(0, cut), signer)).toBeUndefined()
    expect(read(Uint8Array.from([...whole, 0]), signer)).toBeUndefined()
    // Two signatures before it, or none.
    expect(read(Uint8Array.from([2, ...Array<number>(64).fill(0), ...whole.subarray(1)]), signer)).toBeUndefined()
    expect(read(Uint8Array.from([0, ...whole.subarray(65)]), signer)).toBeUndefined()
    for (let at = 65; at < whole.length; at++) {
      expect(read(whole.with(at, (whole[at] ?? 0) ^ 1), signer)).toBeUndefined()
    }
  })
})
