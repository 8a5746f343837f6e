import { beforeAll, describe, expect, it } from 'vitest'
import { type ExpressionId, bodyParams, randomGenes } from '@eidolon/people'
import { bodyModel } from '#body/body-parts.ts'
import type { Body } from '#body/body.ts'
import { browForm } from '#body/brow-form.ts'
import { carriedBrows } from '#body/brow-patch.ts'
import { irisOf } from '#body/eyes.ts'
import { through } from '#geometry/interpolate.ts'
import { poseBody } from '#body/make-body.ts'
import { mirrorOf } from '#body/eyes/mirror.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'

let pack: Pack
let people: readonly BuiltPerson[]
beforeAll(async () => {
  pack = await loadPack()
  people = Array.from({ length: 6 }, (_, at) => makePerson(pack, bodyParams(randomGenes(at + 40, { sex: at % 2 }))))
})

const faced = (person: BuiltPerson, expression: ExpressionId): Body =>
  poseBody(person, { pose: 'standing', expression, seed: 1, detail: 'plain' })

const height = ({ faced }: Body, vertex: number): number => faced[vertex * 3 + 1]!
/** In the middle of the lips, where they meet; the left corner; in the middle of the left eye's lids. */
const [upperLip, lowerLip, corner, upperLid, lowerLid] = [474, 523, 10_403, 6_785, 6_828]
const parted = (body: Body): number => height(body, upperLip) - height(body, lowerLip)

/** How high the brows' middle line is on somebody's own face, by the distance from its middle on the base mesh. */
function lineOf(person: BuiltPerson): (side: number) => number {
  const carried = carriedBrows(person)
  const form = browForm(person.bodyParams, carried)
  return (side) => form.lineAt(side) + through(carried, side)
}

describe('expressions', () => {
  it('[ILL-520] leave no slit between lips that are shut, and no lips shut that laugh', () => {
    const shut = ['neutral', 'smile', 'calm', 'serious', 'angry', 'sad'] as const
    const slits = people.flatMap((person) => shut.filter((id) => parted(faced(person, id)) > 0.004))
    expect(slits).toEqual([])
    for (const person of people) expect(parted(faced(person, 'laugh'))).toBeGreaterThan(0.1)
  })

  it('[ILL-521] at rest everybody is awake: lids are farther apart than the bored have them, and shut where they are to be', () => {
    for (const person of people) {
      const gap = (id: ExpressionId) => {
        const body = faced(person, id)
        return height(body, upperLid) - height(body, lowerLid)
      }
      expect(gap('neutral')).toBeGreaterThan(gap('bored') * 1.3)
      expect(gap('eyes-closed')).toBeLessThan(0.05)
    }
  })

  it('[ILL-522] a smirk is of one side', () => {
    const other = mirrorOf(pack)(corner)
    for (const person of people) {
      const [rest, smirk, smile] = (['neutral', 'smirk', 'smile'] as const).map((id) => faced(person, id))
      const risen = (body: Body, vertex: number) => height(body, vertex) - height(rest!, vertex)
      expect(risen(smirk!, corner)).toBeGreaterThan(risen(smirk!, other) + 0.03)
      expect(risen(smile!, corner)).toBeCloseTo(risen(smile!, other), 2)
    }
  })

  it('[ILL-526] the brows of a man lie flatter than those of a woman with the same genes', () => {
    const arch = (sex: 0 | 1): number => {
      const genes = { ...randomGenes(44, { age: 30 }), sex, presentation: sex, browStyle: 'natural' as const }
      const height = lineOf(makePerson(pack, bodyParams(genes)))
      return height(0.4) - (height(0.12) + height(0.56)) / 2
    }
    expect(arch(1)).toBeLessThan(arch(0))
    expect(arch(1)).toBeGreaterThan(0)
  })

  it('[ILL-701] on every forehead brows at rest are arcs or level, neither drawn down to the nose nor raised there', () => {
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const height = lineOf(makePerson(pack, bodyParams(randomGenes(at * 31, { sex: at % 2 }))))
      const [inner, middle, outer] = [height(0.12), height(0.4), height(0.54)]
      // Flat forms are level: within a tenth of a millimeter.
      expect(middle - inner).toBeGreaterThan(-0.01)
      expect(outer - inner).toBeGreaterThan(-0.05)
      expect(outer - inner).toBeLessThan(0.06)
    }
  })

  it('[ILL-702] eyes at rest lie between their lids: neither shows white above the iris or much of it below', () => {
    for (const person of people) {
      const body = faced(person, 'neutral')
      const { radius } = irisOf(person)
      const eyes = bodyModel(
        body,
        new Uint8Array(pack.base.positions.length / 3),
      )('plain').find(({ name }) => name === 'eye-left')
      // The first vertices of the ball are the middle of the pupil.
      const pupil = eyes!.positions[1]!
      const lid = (vertex: number) => (body.posed[vertex * 3 + 1]! - pupil) / radius
      expect(lid(upperLid)).toBeLessThan(1)
      expect(lid(upperLid)).toBeGreaterThan(0.3)
      expect(lid(lowerLid)).toBeGreaterThan(-1.3)
      expect(lid(lowerLid)).toBeLessThan(-0.6)
    }
  })
})
