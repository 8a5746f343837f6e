import { type Address, getBase58Encoder, getUtf8Decoder } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { Instruction } from '#adapters/solana/ledger/litesvm.ts'
import { isMemo } from '#adapters/solana/ledger/memo.ts'
import { tokenAmount, tokenPrograms } from '#adapters/solana/ledger/tokens.ts'

type Parsed = { readonly program: string; readonly parsed: unknown }
type InstructionParts = { readonly accounts: readonly (Address | undefined)[]; readonly data: Buffer }

/** Memos and transfers in words; any other instruction as accounts and bytes, which nodes do too. */
export function parsedInstruction(instruction: Instruction, keys: readonly Address[]) {
  const { programIdIndex, data, stackHeight } = instruction
  const programId = keys[programIdIndex] ?? ''
  const accounts = instruction.accounts.map((index) => keys[index])
  const parts = { accounts, data: Buffer.from(getBase58Encoder().encode(data)) }
  const known = parse(programId, parts)
  return known ? { ...known, programId, stackHeight } : { accounts, data, programId, stackHeight }
}

function parse(programId: string, parts: InstructionParts): Parsed | undefined {
  if (isMemo(programId)) return { program: 'spl-memo', parsed: getUtf8Decoder().decode(parts.data) }
  const program = tokenPrograms[programId]
  const parsed = program ? tokenTransfer(parts) : programId === SYSTEM_PROGRAM_ADDRESS ? transfer(parts) : undefined
  return parsed && { program: program ?? 'system', parsed }
}

function transfer({ accounts: [source, destination], data }: InstructionParts) {
  if (data.length !== 12 || data.readUInt32LE() !== 2) return undefined
  return { type: 'transfer', info: { source, destination, lamports: data.readBigUInt64LE(4) } }
}

function tokenTransfer({ accounts, data }: InstructionParts) {
  if (data[0] === 3 && data.length === 9) {
    const [source, destination, authority] = accounts
    return { type: 'transfer', info: { source, destination, authority, amount: String(data.readBigUInt64LE(1)) } }
  }
  if (data[0] === 12 && data.length === 10) {
    const [source, mint, destination, authority] = accounts
    const amount = tokenAmount(data.readBigUInt64LE(1), data.readUInt8(9))
    return { type: 'transferChecked', info: { source, mint, destination, authority, tokenAmount: amount } }
  }
  return undefined
}
