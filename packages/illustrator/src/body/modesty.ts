import type { Pack } from '#pack/pack.ts'

/** Height on the base mesh, in decimeters: above the breasts, and halfway down the thighs. */
const highest = 4.55
const lowest = -1.75

/** The hollow under the arm, behind where the chest begins: seen where arms are raised, and skin where no cloth covers it. */
const isUnderArm = (positions: Float32Array, at: number): boolean =>
  Math.abs(positions[at]!) > 1.15 && positions[at + 1]! > 3.95 && positions[at + 2]! < 0.75

const arm = /^(upperarm|lowerarm|wrist|metacarpal|finger)/

type Skeleton = {
  readonly base: Pick<Pack['base'], 'positions' | 'boneIndices' | 'boneWeights'>
  readonly bones: readonly { readonly name: string }[]
}

/**
 * 1 for each vertex of the body from the chest to the thighs. The bare body is never drawn there, whatever is worn:
 * this is the gate that no outfit can pass.
 */
export const modestVertices = (skeleton: Skeleton): Uint8Array =>
  trunkVertices(skeleton).map((is, vertex) => (isUnderArm(skeleton.base.positions, vertex * 3) ? 0 : is))

/** The same with the hollow under the arm. The body data has no skin for any of it: that hollow takes what lies beside it. */
export function trunkVertices({ base, bones }: Skeleton): Uint8Array {
  const arms = Uint8Array.from(bones, ({ name }) => (arm.test(name) ? 1 : 0))
  const count = base.positions.length / 3
  const result = new Uint8Array(count)
  for (let vertex = 0; vertex < count; vertex += 1) {
    const y = base.positions[vertex * 3 + 1] ?? 0
    if (y > highest || y < lowest) continue
    let onArm = 0
    for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) {
      if (arms[base.boneIndices[k] ?? 0] === 1) onArm += base.boneWeights[k] ?? 0
    }
    if (onArm < 0.5) result[vertex] = 1
  }
  return result
}
