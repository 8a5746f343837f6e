import fc from 'fast-check'
import {
  accessories,
  type AccessoryId,
  isRidden,
  bodyParams,
  poses as catalog,
  type PoseId,
  randomGenes,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson } from '#body/person.ts'
import type { Part } from '#geometry/part.ts'
import { cross, dot, lengthOf, minus, plus, times, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { poses } from '#poses/poses.generated.ts'
import { adorn } from '#props/adorn.ts'
import { contactsOf } from '#props/kit/mount.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
const builds = [
  { sex: 0, weight: 0.15, muscle: 0.3, height: 0.3, age: 22 },
  { sex: 1, weight: 0.95, muscle: 0.8, height: 0.8, age: 45 },
]
const rides = catalog.flatMap(({ id, more: { thing } }) => (thing && isRidden(thing, id) ? [{ id, thing }] : []))

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

function riding(pose: PoseId, thing: AccessoryId, seed: number, genes: object) {
  const person = makePerson(pack, bodyParams(randomGenes(seed, genes)))
  const body = poseBody(person, { pose: poses[pose].body, expression: 'neutral', seed, detail: 'plain', soles: 0.2 })
  return { body, parts: adorn(body, [thing], colors) }
}

/** How far the nearest point of the parts is. */
function distance(parts: readonly Part[], from: Vector): number {
  let least = Number.POSITIVE_INFINITY
  for (const { positions, triangles } of parts)
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => vertexAt(positions, triangles[at + corner]!)) as [
        Vector,
        Vector,
        Vector,
      ]
      least = Math.min(least, toTriangle(from, a, b, c))
    }
  return least
}

/** From a point to a triangle: its plane when the foot of the perpendicular is inside, else its nearest edge. */
function toTriangle(from: Vector, a: Vector, b: Vector, c: Vector): number {
  const normal = cross(minus(b, a), minus(c, a))
  const size = lengthOf(normal)
  const edges = [toEdge(from, a, b), toEdge(from, b, c), toEdge(from, c, a)]
  if (size < 1e-9) return Math.min(...edges)
  const inside = [
    [a, b],
    [b, c],
    [c, a],
  ].every(([one, other]) => dot(cross(minus(other!, one!), minus(from, one!)), normal) >= 0)
  return inside ? Math.abs(dot(minus(from, a), normal)) / size : Math.min(...edges)
}

function toEdge(from: Vector, a: Vector, b: Vector): number {
  const way = minus(b, a)
  const share = Math.min(1, Math.max(0, dot(minus(from, a), way) / Math.max(1e-9, dot(way, way))))
  return lengthOf(minus(from, plus(a, times(way, share))))
}

/** Points along the middle of shins and forearms. */
function limbsOf({ bones }: Body): readonly Vector[] {
  return ['L', 'R'].flatMap((end) =>
    [
      ['lowerleg01', 'foot'],
      ['lowerarm01', 'wrist'],
    ].flatMap(([from, to]) => {
      const [one, other] = [bones.joint(`${from}.${end}`), bones.joint(`${to}.${end}`)]
      return [0.15, 0.4, 0.65].map((share) => plus(one, times(minus(other, one), share)))
    }),
  )
}

/** What one sits in hides the legs; they need not stay outside it. */
const enclosing: readonly AccessoryId[] = ['convertible', 'canoe', 'kart']

describe('what people ride', () => {
  it('[ILL-330] is under whoever takes its pose and stands beside everybody else', () => {
    expect(rides.length).toBeGreaterThan(15)
    for (const { id, thing } of rides) {
      expect({ id, rides: poses[id].body.rides !== undefined }).toEqual({ id, rides: true })
      const mounted = riding(id, thing, 3, builds[0]!)
      const standing = riding('standing', thing, 3, builds[0]!)
      expect(mounted.parts.length).toBeGreaterThan(0)
      expect(standing.parts.length).toBeGreaterThan(0)
    }
    const named = accessories.filter(({ more }) => more.slot === 'mount')
    expect(named.filter(({ more }) => !more.ridden).map(({ id }) => id)).toEqual([])
  })

  it.each(rides)('[ILL-331] $thing meets hands, feet and seat of whoever does $id, stout or slim', ({ id, thing }) => {
    for (const [at, build] of builds.entries()) {
      const { body, parts } = riding(id, thing, at + 1, build)
      const { saddle, grips, soles } = contactsOf(body)
      const pose = poses[id].body
      const touched = [
        ...(pose.sits ? [saddle] : []),
        ...(['left', 'right'] as const).flatMap((side) => (pose.fingers?.[side] === 'grip' ? [grips[side]] : [])),
        // Who hangs by the hands has nothing below the feet.
        ...(pose.sits || pose.fingers?.right === 'grip' ? [] : [soles.left, soles.right]),
      ]
      const off = touched
        .map((point) => distance(parts, point))
        .filter((far) => far > (pose.rides === 'fast' ? 4 : 0.5))
      expect({ id, off }).toEqual({ id, off: [] })
      const wheels = parts.filter(({ name }) => /tyres|skate|horse$/.test(name))
      const low = Math.min(...wheels.flatMap(({ positions }) => [...positions].filter((_, nth) => nth % 3 === 1)))
      expect(wheels.length === 0 || pose.rides === 'fast' || Math.abs(low) < 0.45).toBe(true)
    }
  })

  it('[ILL-332] goes through no shin and no forearm', () => {
    const free = rides.filter(({ thing }) => !enclosing.includes(thing))
    fc.assert(
      fc.property(
        fc.constantFrom(...free),
        fc.constantFrom(...builds),
        fc.integer({ min: 1, max: 99 }),
        ({ id, thing }, build, seed) => {
          const { body, parts } = riding(id, thing, seed, build)
          const solid = parts.filter(({ name }) => !/boot|water|wave/.test(name))
          expect({ id, through: limbsOf(body).filter((point) => distance(solid, point) < 0.16) }).toEqual({
            id,
            through: [],
          })
        },
      ),
      { numRuns: 24 },
    )
  })
})
