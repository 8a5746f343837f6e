import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { poseBody } from '#body/make-body.ts'
import { beards, hairStyles, type HairStyleId, type MarkId, bodyParams, randomGenes } from '@eidolon/people'
import { growBeard } from '#hair/grow-beard.ts'
import { growHair } from '#hair/grow-hair.ts'
import { hidesEye, worldOf } from '#hair/world.ts'
import type { Part } from '#geometry/part.ts'
import { vertexAt } from '#geometry/vector.ts'
import { headOf } from '#head/head.ts'
import { loadPack } from '#workshop/load-pack.ts'

const poses = ['relaxed', 'sitting', 'bowing', 'running', 'looking-back'] as const
const colors = { colour: '#5c3d29', highlight: '#8a6443', highlights: 0.2, grey: 0.1 }
const triangles = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)
const points = (part: Part) =>
  Array.from({ length: part.positions.length / 3 }, (_, index) => vertexAt(part.positions, index))

/** Finite numbers, and triangles of corners that exist. */
const isSound = ({ positions, normals, triangles: faces }: Part): boolean =>
  positions.every(Number.isFinite) &&
  normals.every(Number.isFinite) &&
  faces.every((corner) => corner < positions.length / 3)

/** Worst over all points: how far inside the cone before an eye. Cones are a little narrower than hair is kept out of. */
function deepestBeforeEyes(body: Body, parts: readonly Part[]): number {
  const head = headOf(body)
  let worst = -1
  for (const part of parts) {
    for (const point of points(part)) {
      const at = head.own(point)
      worst = Math.max(worst, hidesEye(head.eyes.left, at), hidesEye(head.eyes.right, at))
    }
  }
  return worst
}

describe('hair and beards', () => {
  const people: BuiltPerson[] = []
  const bodies: Body[] = []
  beforeAll(async () => {
    const pack = await loadPack()
    for (let seed = 1; seed <= 20; seed++) {
      const person = makePerson(pack, bodyParams(randomGenes(seed)))
      people.push(person)
      bodies.push(poseBody(person, { pose: poses[seed % poses.length] ?? 'relaxed', expression: 'smile', seed }))
    }
  })

  const grown = (body: Body, style: HairStyleId, worn: Parameters<typeof growHair>[2] = []) => {
    const form = hairStyles.find(({ id }) => id === style)?.more ?? { length: 0.5, curl: 0.2 }
    return growHair(body, { ...colors, style, length: form.length, curl: form.curl }, worn)
  }

  /** On the first head, which several tests look at: grown once. */
  const kept = new Map<HairStyleId, readonly Part[]>()
  const onFirst = (style: HairStyleId): readonly Part[] => {
    const parts = kept.get(style) ?? grown(bodies[0]!, style)
    kept.set(style, parts)
    return parts
  }

  it('[READ-65] hair over one eye hangs before the left one alone, and a fringe before neither', () => {
    const person = people[0] as BuiltPerson
    const shown = (mark: MarkId) => {
      const own = {
        ...person,
        bodyParams: { ...person.bodyParams, marks: { ...person.bodyParams.marks, ids: [mark] } },
      }
      const body = poseBody(own, { pose: 'relaxed', expression: 'smile', seed: 1 })
      const head = headOf(body)
      const at = grown(body, 'long').flatMap((part) => points(part).map((one) => head.own(one)))
      return [head.eyes.left, head.eyes.right].map((eye) => Math.max(...at.map((one) => hidesEye(eye, one))) > 0.12)
    }
    expect(shown('hair-over-eye')).toEqual([true, false])
    for (const mark of ['bangs', 'curtain-bangs', 'side-bangs'] as const) expect(shown(mark)).toEqual([false, false])
  })

  it('[ILL-80] every style grows on every head, out of finite numbers and few triangles', () => {
    const wrong: string[] = []
    for (const [nth, { id }] of hairStyles.entries()) {
      // All on the first head, and each on another one.
      for (const parts of [onFirst(id), grown(bodies[1 + (nth % 19)]!, id)]) {
        if (parts.length > 0 !== (id !== 'bald') || triangles(parts) > 32_000) wrong.push(`${id}: ${triangles(parts)}`)
        for (const part of parts) if (!isSound(part)) wrong.push(`${id}: ${part.name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('[ILL-81] no style hides an eye on any of twenty heads', () => {
    const hidden = hairStyles.flatMap(({ id }, nth) =>
      bodies.flatMap((body, at) => {
        // Each style on two heads, each head with every tenth style.
        if ((nth + at) % 10 > 0) return []
        const deep = deepestBeforeEyes(body, at === 0 ? onFirst(id) : grown(body, id))
        // Locks are kept out by their middle; what reaches in is half a lock's width.
        return deep < 0.13 ? [] : [`${id} on ${at + 1}: ${deep}`]
      }),
    )
    expect(hidden).toEqual([])
  })

  it('[ILL-82] hair lies on the skin, not in it', () => {
    const body = bodies[0]
    if (!body) throw new Error('nobody')
    const head = headOf(body)
    const world = worldOf(head, [], false)
    const sunken = hairStyles.flatMap(({ id }) => {
      const some = onFirst(id).flatMap((part) => points(part).filter((_, at) => at % 4 === 0))
      const sunk = some.filter((point) => world.near(head.own(point)).distance < -0.08).length
      return sunk / Math.max(1, some.length) < 0.03 ? [] : [`${id}: ${sunk} of ${some.length}`]
    })
    expect(sunken).toEqual([])
  })

  it('[ILL-83] below a hat no hair stands off', () => {
    const body = bodies[0]
    if (!body) throw new Error('nobody')
    const head = headOf(body)
    const world = worldOf(head, [], false)
    const standing = hairStyles.flatMap(({ id }) => {
      const crown = grown(body, id, ['top-hat'])
        .flatMap(points)
        .map((point) => head.own(point))
        .filter(([, y]) => y > 8.05)
      const far = Math.max(0, ...crown.map((at) => world.near(at).distance))
      return far < 0.24 ? [] : [`${id}: ${far}`]
    })
    expect(standing).toEqual([])
  })

  it('[ILL-84] the same person has the same hair in every picture', () => {
    const person = people[2]
    if (!person) throw new Error('nobody')
    const one = poseBody(person, { pose: 'relaxed', expression: 'neutral', seed: 1 })
    const two = poseBody(person, { pose: 'waving', expression: 'laugh', seed: 2 })
    const same = (a: readonly Part[], b: readonly Part[], of: (part: Part) => Float32Array | undefined): boolean =>
      a.every((part, at) => of(part)?.every((value, nth) => value === of(b[at] ?? part)?.[nth]))
    for (const style of ['short', 'bob', 'long-wavy', 'braid', 'cornrows'] as const) {
      const [first, again, elsewhere] = [grown(one, style), grown(one, style), grown(two, style)]
      expect(same(first, again, ({ positions }) => positions)).toBe(true)
      expect(elsewhere.map(({ uvs }) => uvs?.length)).toEqual(first.map(({ uvs }) => uvs?.length))
      expect(same(first, elsewhere, ({ uvs }) => uvs)).toBe(true)
    }
  })

  it('[ILL-541] a beard thins out towards its border', () => {
    const [ground, beard] = growBeard(bodies[0]!, { style: 'full', colour: '#5c3d29', grey: 0 })
    const covers = (low: number, high: number): number => {
      const { uvs = new Float32Array() } = ground!
      const within: number[] = []
      for (let at = 0; at < uvs.length; at += 2) if (uvs[at]! > low && uvs[at]! <= high) within.push(uvs[at + 1]!)
      return within.reduce((sum, one) => sum + one, 0) / within.length
    }
    const bands = [covers(-0.1, 0), covers(0, 0.15), covers(0.15, 0.3), covers(0.4, 2)]
    expect(bands).toEqual(bands.toSorted((a, b) => a - b))
    expect(bands[0]).toBeLessThan(0.2)
    expect(bands.at(-1)).toBeGreaterThan(0.8)
    expect(triangles([beard!])).toBeGreaterThan(5000)
  })

  it('[ILL-809] small beards hide the skin under most of them, so that they are a shape and no loose dashes', () => {
    for (const style of ['goatee', 'moustache', 'van-dyke'] as const) {
      const { uvs = new Float32Array() } = growBeard(bodies[0]!, { style, colour: '#5c3d29', grey: 0 })[0]!
      const covers: number[] = []
      for (let at = 0; at < uvs.length; at += 2) if (uvs[at]! > 0) covers.push(uvs[at + 1]!)
      expect(covers.filter((cover) => cover > 0.6).length / covers.length).toBeGreaterThan(0.5)
    }
  })

  it('[ILL-85] every beard grows below the nose and follows the mouth', () => {
    const person = people[1]
    if (!person) throw new Error('nobody')
    const calm = poseBody(person, { pose: 'relaxed', expression: 'neutral', seed: 1 })
    const loud = poseBody(person, { pose: 'relaxed', expression: 'laugh', seed: 1 })
    const head = headOf(calm)
    const wrong = beards.flatMap(({ id }) => {
      const parts = growBeard(calm, { style: id, colour: '#5c3d29', grey: 0 })
      const high = Math.max(6, ...parts.flatMap(points).map((point) => head.own(point)[1]))
      // Stubble is shown by the skin, which follows anyhow.
      const hairless = id === 'none' || id === 'stubble'
      if (parts.length > 0 === hairless || !parts.every(isSound) || high > 7.3) return [id]
      if (hairless || id === 'sideburns') return []
      const moved = growBeard(loud, { style: id, colour: '#5c3d29', grey: 0 })[0]?.positions
      return parts[0]?.positions.some((value, at) => Math.abs(value - (moved?.[at] ?? 0)) > 0.01) ? [] : [`${id} still`]
    })
    expect(wrong).toEqual([])
  })
})
