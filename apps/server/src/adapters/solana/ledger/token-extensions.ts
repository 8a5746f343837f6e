import type { LedgerAccount } from './litesvm.ts'

/** What the newer token program can add to a mint or an account, by number, in the words of a node. */
const names = [
  'uninitialized',
  'transferFeeConfig',
  'transferFeeAmount',
  'mintCloseAuthority',
  'confidentialTransferMint',
  'confidentialTransferAccount',
  'defaultAccountState',
  'immutableOwner',
  'memoTransfer',
  'nonTransferable',
  'interestBearingConfig',
  'cpiGuard',
  'permanentDelegate',
  'nonTransferableAccount',
  'transferHook',
  'transferHookAccount',
  'confidentialTransferFeeConfig',
  'confidentialTransferFeeAmount',
  'metadataPointer',
  'tokenMetadata',
  'groupPointer',
  'tokenGroup',
  'groupMemberPointer',
  'tokenGroupMember',
  'confidentialMintBurn',
  'scaledUiAmountConfig',
  'pausableConfig',
  'pausableAccount',
]

/** Behind what every token account has, and the byte that says which kind it is. */
const start = 166

/** The extensions of a mint or a token account, by name; what is in them is not told. */
export function extensionsOf({ data }: Pick<LedgerAccount, 'data'>): readonly { readonly extension: string }[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const found: { extension: string }[] = []
  for (let at = start; at + 4 <= data.length;) {
    const type = view.getUint16(at, true)
    if (type === 0) break
    found.push({ extension: names[type] ?? 'unparseableExtension' })
    at += 4 + view.getUint16(at + 2, true)
  }
  return found
}
