import type { TestWallet } from './wallet-keys.ts'

const memoProgram = Buffer.from('054a535a992921064d24e87160da387c7c35b5ddbc92bb81e41fa8404105448d', 'hex')

type Other = {
  readonly blockhash?: Uint8Array
  readonly program?: Uint8Array
  readonly payer?: Uint8Array
  readonly instructions?: number
}

/** What a wallet signs that can sign nothing but transactions; each part may be another one than it should be. */
export function memoTransaction({ publicKey, sign }: TestWallet, memo: string, other: Other = {}): Uint8Array {
  const { blockhash = new Uint8Array(32), program = memoProgram, payer = publicKey, instructions = 1 } = other
  const data = new TextEncoder().encode(memo)
  const instruction = [1, 1, 0, (data.length & 0x7f) | 0x80, data.length >> 7, ...data]
  const all = Array.from({ length: instructions }, () => instruction).flat()
  const message = Uint8Array.from([1, 0, 1, 2, ...payer, ...program, ...blockhash, instructions, ...all])
  return Uint8Array.from([1, ...sign(message), ...message])
}
