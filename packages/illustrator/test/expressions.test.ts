import { beforeAll, describe, expect, it } from 'vitest'
import { type ExpressionId, phenotype, randomGenes } from '@eidolon/people'
import { bodyModel } from '#body/body-parts.ts'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { mirrorOf } from '#body/mirror.ts'
import { makePerson, type Person } from '#body/person.ts'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'

let pack: Pack
let people: readonly Person[]
beforeAll(async () => {
  pack = await loadPack()
  people = Array.from({ length: 6 }, (_, at) => makePerson(pack, phenotype(randomGenes(at + 40, { sex: at % 2 }))))
})

const faced = (person: Person, expression: ExpressionId): Body =>
  poseBody(person, { pose: 'standing', expression, seed: 1, detail: 'plain' })

const height = ({ faced }: Body, vertex: number): number => faced[vertex * 3 + 1]!
/** In the middle of the lips, where they meet; the left corner; in the middle of the left eye's lids. */
const [upperLip, lowerLip, corner, upperLid, lowerLid] = [474, 523, 10_403, 6_785, 6_828]
const parted = (body: Body): number => height(body, upperLip) - height(body, lowerLip)

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
      const body = faced(makePerson(pack, phenotype(genes)), 'neutral')
      const brows = bodyModel(
        body,
        new Uint8Array(pack.base.positions.length / 3),
      )('plain').find(({ name }) => name === 'brows')
      const mean = (from: number, to: number) => {
        const rest = brows?.rest ?? new Float32Array()
        const heights = Array.from({ length: rest.length / 3 }, (_, at) => at).flatMap((at) => {
          const side = rest[at * 3]!
          return side > from && side < to ? [brows!.positions[at * 3 + 1]!] : []
        })
        return heights.reduce((sum, one) => sum + one, 0) / heights.length
      }
      return mean(0.3, 0.46) - (mean(0.08, 0.16) + mean(0.53, 0.62)) / 2
    }
    expect(arch(1)).toBeLessThan(arch(0))
    expect(arch(1)).toBeGreaterThan(0)
  })
})
