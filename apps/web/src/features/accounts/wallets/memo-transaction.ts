// MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr
const memoProgram = [
  5, 74, 83, 90, 153, 41, 33, 6, 77, 36, 232, 113, 96, 218, 56, 124, 124, 53, 181, 221, 188, 146, 187, 129, 228, 31,
  168, 64, 65, 5, 68, 141,
]

/**
 * A transaction that would only write `memo`, for accounts that can sign nothing else. It is never sent, and could not
 * be: its blockhash is all zeros, which no ledger has ever had.
 */
export function memoTransaction(signer: Iterable<number>, memo: string): Uint8Array {
  const data = new TextEncoder().encode(memo)
  const message = [
    // One signature is needed; of the keys without one, the last is only read.
    1,
    0,
    1,
    2,
    ...signer,
    ...memoProgram,
    ...Array.from({ length: 32 }, () => 0),
    // One instruction: key 1 is the program, key 0 vouches for the words.
    1,
    1,
    1,
    0,
    ...compactLength(data.length),
    ...data,
  ]
  return Uint8Array.from([1, ...Array.from({ length: 64 }, () => 0), ...message])
}

/** Seven bits per byte, lowest first; the eighth says that more follows. */
function compactLength(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...compactLength(length >> 7)]
}
