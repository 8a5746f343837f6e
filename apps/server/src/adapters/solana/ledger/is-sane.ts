import type { Message } from '#adapters/solana/read-message.ts'

const limits = { signers: 12, accounts: 64, instructions: 64, heapUnit: 1024 }
const noBlockhash = '1'.repeat(32)

/**
 * Whether a message of version 1 keeps the rules of SIMD-0385. The virtual machine ends the whole process over one that
 * does not, so none of those may reach it. It checks older versions by itself, and refuses them.
 */
export function isSane({ version, header, staticAccounts, instructions, lifetimeToken, config }: Message): boolean {
  const { numSignerAccounts: signers, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  if (signers === 0) return false
  if (version !== 1) return true
  const { length } = staticAccounts
  const isCounted =
    signers <= limits.signers &&
    length <= limits.accounts &&
    instructions.length <= limits.instructions &&
    numReadonlySignerAccounts < signers &&
    signers + numReadonlyNonSignerAccounts <= length
  return (
    isCounted &&
    lifetimeToken !== noBlockhash &&
    new Set(staticAccounts).size === length &&
    (config?.heapSize ?? 0) % limits.heapUnit === 0 &&
    instructions.every(
      ({ programAddressIndex, accountIndices }) =>
        // The one who pays cannot be a program.
        programAddressIndex > 0 && programAddressIndex < length && accountIndices.every((index) => index < length),
    )
  )
}
