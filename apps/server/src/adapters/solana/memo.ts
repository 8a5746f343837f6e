import type { MemoTransactions } from '#application/accounts/wallet/challenge-ports.ts'

/** MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr */
const memoProgram = Buffer.from('054a535a992921064d24e87160da387c7c35b5ddbc92bb81e41fa8404105448d', 'hex')

/** How recent it is. No ledger has ever had this one, so a transaction that says so can be sent nowhere. */
const neverABlock = Array<number>(32).fill(0)

/**
 * Nothing is parsed. With one signer, one program and one instruction there are four ways to write such a transaction
 * (with or without version, the signer named by the memo or not); each is written out here and compared, so whatever
 * else might be in a transaction makes it another one.
 */
export const memoTransactions: MemoTransactions = {
  read(transaction, publicKey, memo) {
    // One signature, of 64 bytes; behind it, what it signs.
    if (transaction[0] !== 1 || transaction.length < 65) return undefined
    const signature = transaction.subarray(1, 65)
    const signed = transaction.subarray(65)
    const known = forms(publicKey, memo).some((form) => form.equals(signed))
    return known ? { signature, signed } : undefined
  },
}

function forms(publicKey: Uint8Array, memo: Uint8Array): Buffer[] {
  // One signature is needed, no signer is read-only, one other key is: two keys in all.
  const head = [1, 0, 1, 2, ...publicKey, ...memoProgram, ...neverABlock]
  const data = [...compact(memo.length), ...memo]
  return [[0], [1, 0]].flatMap((named) => {
    // One instruction, for the second key.
    const legacy = [...head, 1, 1, ...named, ...data]
    // Version 0 ends with the number of look-up tables.
    return [Buffer.from(legacy), Buffer.from([0x80, ...legacy, 0])]
  })
}

/** A length as transactions write it: seven bits a byte, the lowest first. */
function compact(length: number): number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compact(length >> 7)]
}
