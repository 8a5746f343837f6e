import type { FailedTransactionMetadata } from 'litesvm'

/** Why a transaction failed, as JSON-RPC writes it. */
export type TransactionError = string | Readonly<Record<string, unknown>>

type Raw = ReturnType<FailedTransactionMetadata['err']>

/** The machine's own error, which carries numbers where nodes write names. */
export function transactionError(raw: Raw): TransactionError {
  if (typeof raw === 'number') return transactionErrors[raw] ?? `Unknown${raw}`
  if ('err' in raw) return { InstructionError: [raw.index, instructionError(raw.err())] }
  if ('index' in raw) return { DuplicateInstruction: raw.index }
  const name = raw.constructor.name.replace('TransactionError', '')
  return { [name]: { account_index: raw.accountIndex } }
}

function instructionError(raw: unknown): unknown {
  if (typeof raw === 'number') return instructionErrors[raw] ?? `Unknown${raw}`
  if (typeof raw === 'object' && raw !== null && 'code' in raw) return { Custom: raw.code }
  return 'BorshIoError'
}

/** The sentence a node puts into its refusal; clients decide by the error itself. */
export function inWords(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  const [entry] = Object.entries(error)
  const [name, detail] = entry ?? []
  if (name !== 'InstructionError' || !Array.isArray(detail)) return String(name)
  const [index, inner]: unknown[] = detail
  return `Error processing Instruction ${String(index)}: ${innerWords(inner)}`
}

function innerWords(inner: unknown): string {
  if (typeof inner === 'object' && inner !== null && 'Custom' in inner) {
    return `custom program error: 0x${Number(inner.Custom).toString(16)}`
  }
  return String(inner)
}

const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
}

// In the order in which the machine counts them.
const transactionErrors = names(`
  AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee
  AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure
  InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit
  UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit
  TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData
  InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit
  WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded
  InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled`)

const instructionErrors = names(`
  GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds
  IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction
  ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange
  ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys
  AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync
  InvalidError ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId
  CallDepth MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc
  ComputationalBudgetExceeded PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete
  ProgramFailedToCompile Immutable IncorrectAuthority AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow
  UnsupportedSysvar IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded
  MaxInstructionTraceLengthExceeded BuiltinProgramsMustConsumeComputeUnits BorshIoError`)

function names(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}
