import {
  type Address,
  type CompiledTransactionMessage,
  getCompiledTransactionMessageDecoder,
  type ReadonlyUint8Array,
  type V1TransactionConfig,
} from '@solana/kit'

type Decoded = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>

/** What the message of a transaction says, in the same form for every version. */
export type Message = {
  readonly version: CompiledTransactionMessage['version']
  readonly header: CompiledTransactionMessage['header']
  readonly staticAccounts: readonly Address[]
  readonly lifetimeToken: string
  readonly instructions: readonly CompiledInstruction[]
  /** The limits that version 1 keeps in the message; other versions have instructions for them. */
  readonly config: V1TransactionConfig | undefined
  /** Whether it names accounts through lookup tables, which only version 0 can. */
  readonly usesLookupTables: boolean
}

export type CompiledInstruction = {
  readonly programAddressIndex: number
  readonly accountIndices: readonly number[]
  readonly data: ReadonlyUint8Array
}

const decoder = getCompiledTransactionMessageDecoder()
const noData = new Uint8Array()

/** Throws where the bytes are no message. Also returns the form that can be encoded again. */
export function readMessage(bytes: ReadonlyUint8Array): { readonly message: Message; readonly decoded: Decoded } {
  const decoded = decoder.decode(bytes)
  const { version, header, staticAccounts, lifetimeToken } = decoded
  const tables = 'addressTableLookups' in decoded ? (decoded.addressTableLookups ?? []) : []
  const message = {
    version,
    header,
    staticAccounts,
    lifetimeToken,
    instructions: instructionsOf(decoded),
    config: version === 1 ? configOf(decoded) : undefined,
    usesLookupTables: tables.length > 0,
  }
  return { message, decoded }
}

function instructionsOf(message: CompiledTransactionMessage): readonly CompiledInstruction[] {
  if (message.version === 1) {
    return message.instructionHeaders.map(({ programAccountIndex }, index) => {
      const payload = message.instructionPayloads[index]
      return {
        programAddressIndex: programAccountIndex,
        accountIndices: payload?.instructionAccountIndices ?? [],
        data: payload?.instructionData ?? noData,
      }
    })
  }
  return message.instructions.map(({ programAddressIndex, accountIndices = [], data = noData }) => ({
    programAddressIndex,
    accountIndices,
    data,
  }))
}

/** The values come in the order of their bits. The price has two bits, and 64 of its own. */
function configOf({
  configMask,
  configValues,
}: Extract<CompiledTransactionMessage, { version: 1 }>): V1TransactionConfig {
  if ((configMask & ~0b1_1111) !== 0) throw new RangeError(`Unknown settings in the mask ${configMask}`)
  const values = configValues.map(({ value }) => value)
  const next = (bits: number) => ((configMask & bits) === 0 ? undefined : values.shift())
  const [priorityFee, units, loaded, heap] = [0b11, 0b100, 0b1000, 0b1_0000].map(next)
  return {
    ...(priorityFee !== undefined && { priorityFeeLamports: BigInt(priorityFee) }),
    ...(units !== undefined && { computeUnitLimit: Number(units) }),
    ...(loaded !== undefined && { loadedAccountsDataSizeLimit: Number(loaded) }),
    ...(heap !== undefined && { heapSize: Number(heap) }),
  }
}
