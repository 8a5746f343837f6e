import { createHash, type Hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** `bytes` is memory that both threads see: it may be written to again once there is an answer. */
export type Md5Question =
  | { readonly kind: 'begin'; readonly hash: number; readonly from: number | undefined }
  | { readonly kind: 'add'; readonly hash: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly hash: number }
/** Not `known` is a hash that a thread before this one had. */
export type Md5Answer = { readonly id: number; readonly known: boolean; readonly hex?: string }

const hashes = new Map<number, Hash>()

parentPort?.on('message', (asked: Md5Question & { readonly id: number }) =>
  parentPort?.postMessage({ id: asked.id, ...answer(asked) }),
)

function answer(asked: Md5Question): Omit<Md5Answer, 'id'> {
  if (asked.kind === 'begin') {
    const begun = asked.from === undefined ? createHash('md5') : hashes.get(asked.from)?.copy()
    if (begun) hashes.set(asked.hash, begun)
    return { known: begun !== undefined }
  }
  const hash = hashes.get(asked.hash)
  if (!hash) return { known: false }
  if (asked.kind === 'add') {
    hash.update(asked.bytes)
    return { known: true }
  }
  hashes.delete(asked.hash)
  return { known: true, hex: hash.digest('hex') }
}
