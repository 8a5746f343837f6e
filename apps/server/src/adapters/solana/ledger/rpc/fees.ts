import type { Message } from '#adapters/solana/read-message.ts'

const perSignature = 5000n
const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const unitsPerInstruction = 200_000n
const maxUnits = 1_400_000n

/** What sending a message will cost: its signatures, and the price it bids for the units it may use. */
export function feeOf({ header, instructions, staticAccounts, config }: Message): bigint {
  const signed = BigInt(header.numSignerAccounts) * perSignature
  // Version 1 says what it pays, whatever it may use.
  if (config) return signed + (config.priorityFeeLamports ?? 0n)
  let price = 0n
  let units: bigint | undefined
  let others = 0n
  for (const { programAddressIndex, data } of instructions) {
    if (staticAccounts[programAddressIndex] !== budgetProgram) others += 1n
    else if (data[0] === 2 && data.length >= 5) units = BigInt(Buffer.from(data).readUInt32LE(1))
    else if (data[0] === 3 && data.length >= 9) price = Buffer.from(data).readBigUInt64LE(1)
  }
  const asked = units ?? others * unitsPerInstruction
  const paid = asked < maxUnits ? asked : maxUnits
  return signed + (price * paid + 999_999n) / 1_000_000n
}
