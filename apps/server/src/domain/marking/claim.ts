import { maxClaimed } from '@eidolon/contract/media/claims.ts'

/** The word of a wallet for something that was made here: whoever has the file can check it, without us. */
export type Claim = {
  /** The wallet's, in base58. */
  readonly address: string
  /** How many were signed together. */
  readonly count: number
  /** What was signed, in hexadecimal digits: of one alone its leaf, of several the top of the tree of their leaves. */
  readonly root: string
  /** From the leaf to the root: what stands on the `L`eft or on the `R`ight of it, in hexadecimal digits. */
  readonly path: readonly string[]
  /** Ed25519, in base64. */
  readonly signature: string
}

/** SHA-256. */
export type Digest = (bytes: Uint8Array) => Uint8Array

/** As far as a leaf of so many can be from the root. */
export const longestPath = Math.ceil(Math.log2(maxClaimed))

/** What the wallet shows and signs. Nothing else that a wallet is asked here begins like this. */
export const claimText = ({ address, count, root }: Pick<Claim, 'address' | 'count' | 'root'>): string =>
  [
    `I claim ${count === 1 ? 'this picture or film' : `these ${count} pictures and films`} as mine.`,
    '',
    `Wallet: ${address}`,
    `SHA-256: ${root}`,
  ].join('\n')

/** The root over these recipes (their SHA-256, in hexadecimal digits), and the way to it from each. */
export function treeOf(
  recipes: readonly string[],
  digest: Digest,
): { readonly root: string; readonly count: number; readonly paths: ReadonlyMap<string, readonly string[]> } {
  const sorted = [...new Set(recipes)].toSorted()
  const paths = new Map<string, string[]>(sorted.map((recipe) => [recipe, []]))
  let level = sorted.map((recipe) => ({ hash: leafOf(recipe, digest), below: [recipe] }))
  while (level.length > 1) {
    level = pairs(level).map(([left, right]) => {
      if (!right) return left
      for (const recipe of left.below) paths.get(recipe)?.push(`R${hex(right.hash)}`)
      for (const recipe of right.below) paths.get(recipe)?.push(`L${hex(left.hash)}`)
      return { hash: nodeOf(left.hash, right.hash, digest), below: [...left.below, ...right.below] }
    })
  }
  return { root: level[0] ? hex(level[0].hash) : '', count: sorted.length, paths }
}

/** Whether a recipe is one of those that were signed, and so the signature is one for it. */
export function isUnderRoot({ root, path, count }: Claim, recipe: string, digest: Digest): boolean {
  if (path.length > longestPath || (count === 1 && path.length > 0)) return false
  const top = path.reduce(
    (below, step) => {
      const beside = Buffer.from(step.slice(1), 'hex')
      return step.startsWith('L') ? nodeOf(beside, below, digest) : nodeOf(below, beside, digest)
    },
    leafOf(recipe, digest),
  )
  return hex(top) === root
}

// Leaves and nodes begin differently, so that no node can be passed off as a leaf (RFC 6962).
const leafOf = (recipe: string, digest: Digest): Uint8Array => digest(Buffer.from(`00${recipe}`, 'hex'))
const nodeOf = (left: Uint8Array, right: Uint8Array, digest: Digest): Uint8Array =>
  digest(Buffer.concat([Uint8Array.of(1), left, right]))

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

function pairs<T>(items: readonly T[]): (readonly [T, T | undefined])[] {
  return items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]] as const] : []))
}
