import { bodyParams, randomGenes } from '@eidolon/people'
import { beforeAll, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { lashPart } from '#body/lashes.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson } from '#body/person.ts'

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

/** The vertex in front that is nearest to a height on the base mesh, below the middle of the left eye. */
function below(height: number): number {
  const { positions } = pack.base
  const far = (at: number) => (positions[at * 3 + 2]! > 1.15 ? off(positions, at, height) : 9)
  return Array.from({ length: 13_380 }, (_, at) => at).reduce((best, at) => (far(at) < far(best) ? at : best))
}
const off = (positions: Float32Array, at: number, height: number): number =>
  (positions[at * 3]! - 0.315) ** 2 + (positions[at * 3 + 1]! - height) ** 2

it('[ILL-790] eyes that a style enlarges hang over no deeper a hollow than in life', () => {
  const [lid, hollow] = [below(7.235), below(7.082)]
  const steepness = (shape: Float32Array) =>
    (shape[lid * 3 + 2]! - shape[hollow * 3 + 2]!) / (shape[lid * 3 + 1]! - shape[hollow * 3 + 1]!)
  for (const seed of [5, 16, 27]) {
    const person = bodyParams(randomGenes(seed, { sex: 1 }))
    const life = steepness(makePerson(pack, person).shape)
    const enlarged = makePerson(pack, person, { eyes: 1.43, irises: 1, head: 1 })
    expect(life).toBeGreaterThan(0.1)
    expect(steepness(enlarged.shape)).toBeLessThan(life)
  }
})

it('[ILL-791] the lashes of both eyes face away from the head, so that none sinks behind its lid', () => {
  const person = makePerson(pack, bodyParams(randomGenes(8, { sex: 0 })))
  const { normals, uvs = new Float32Array(0) } = lashPart(
    poseBody(person, { pose: 'relaxed', expression: 'neutral', seed: 1 }),
  )
  const forward = [0, 0, 0, 0]
  for (let at = 0; at < uvs.length / 2; at += 1) forward[Math.floor(uvs[at * 2]! / 2)]! += normals[at * 3 + 2]!
  for (const sum of forward) expect(sum).toBeGreaterThan(10)
})
