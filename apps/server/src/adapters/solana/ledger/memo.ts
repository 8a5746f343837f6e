import { getUtf8Decoder } from '@solana/kit'
import type { Message } from '#adapters/solana/read-message.ts'

const programs = new Set<string>([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
])

export const isMemo = (program: string): boolean => programs.has(program)

/** The memos of a transaction as lists of signatures show them: each with its length in bytes. */
export function memoOf({ instructions, staticAccounts }: Message): string | null {
  const memos = instructions
    .filter(({ programAddressIndex }) => isMemo(staticAccounts[programAddressIndex] ?? ''))
    .map(({ data }) => `[${data.length}] ${getUtf8Decoder().decode(data)}`)
  return memos.length > 0 ? memos.join('; ') : null
}
