import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson } from '#body/person.ts'
import { bodyParams, type poses, random, randomGenes } from '@eidolon/people'
import { growHair } from '#hair/grow-hair.ts'
import type { Part } from '#geometry/part.ts'
import { lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { insideHat } from '#hair/hat-compression.ts'
import { adorn } from '#props/adorn.ts'
import { fittingOf, seenWire, unasked } from '#props/fitting.ts'
import { poseFor } from '#props/holding.ts'
import { draped } from '#props/kit/worn/draped.ts'
import { skinAt } from '#props/kit/worn/strap.ts'
import { props } from '#props/props.generated.ts'
import { headOf } from '#head/head.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
const points = (part: Part) =>
  Array.from({ length: part.positions.length / 3 }, (_, index) => vertexAt(part.positions, index))

describe('accessories', () => {
  let pack: Pack
  const bodyOf = (seed: number, pose: (typeof poses)[number]['id']): Body =>
    poseBody(makePerson(pack, bodyParams(randomGenes(seed))), { pose, expression: 'smile', seed })
  beforeAll(async () => {
    pack = await loadPack()
  })

  it('[ILL-89] glasses stand before the eyes and reach the ears, earrings hang at the lobes', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const body = bodyOf(seed, 'relaxed')
      const head = headOf(body)
      for (const id of ['glasses', 'round-glasses', 'sunglasses'] as const) {
        const [frame, lenses] = adorn(body, [id], colors)
        if (!frame || !lenses) throw new Error('no glasses')
        const lens = points(lenses).map((point) => head.own(point))
        expect(Math.min(...lens.map(([, , z]) => z))).toBeGreaterThan(head.eyes.left[2] + 0.1)
        for (const eye of [head.eyes.left, head.eyes.right]) {
          const off = lens.map(([x, y]) => Math.abs(x - eye[0]) + Math.abs(y - eye[1]))
          expect(Math.min(...off)).toBeLessThan(0.1)
        }
        expect(Math.min(...points(frame).map((point) => head.own(point)[2]))).toBeLessThan(0.6)
      }
      const ring = adorn(body, ['earrings'], colors)[0]
      if (!ring) throw new Error('no earrings')
      const lobe = vertexAt(body.posed, 12329)
      expect(Math.min(...points(ring).map((point) => lengthOf(minus(point, lobe))))).toBeLessThan(0.08)
    }
  })

  it('[ILL-771] glasses are nearly as wide as the face, leave room for the nose and rest on the ears, not above them', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const body = bodyOf(seed, 'relaxed')
      const head = headOf(body)
      const ear = vertexAt(head.skin, 12012)
      for (const id of ['glasses', 'round-glasses', 'sunglasses'] as const) {
        const [frame, lenses] = adorn(body, [id], colors, [], { turned: 0, framing: 'portrait' })
        const left = points(lenses!)
          .map((point) => head.own(point))
          .filter(([x]) => x > 0)
        expect(Math.min(...left.map(([x]) => x))).toBeGreaterThan(0.05)
        expect(Math.max(...left.map(([x]) => x))).toBeGreaterThan(head.eyes.left[0] + 0.23)
        const back = points(frame!)
          .map((point) => head.own(point))
          .filter(([x, , z]) => x > 0 && z < ear[2] + 0.06)
        expect(Math.abs(Math.max(...back.map(([, y]) => y)) - ear[1])).toBeLessThan(0.08)
        expect(Math.min(...back.map(([, , z]) => z))).toBeGreaterThan(ear[2] - 0.2)
      }
    }
  })

  it('[ILL-816] glasses rest on the nose without going into the head, cut frames are broad, and lenses are round enough to mirror', () => {
    for (const seed of [3, 8, 14, 21]) {
      const body = bodyOf(seed, 'relaxed')
      const head = headOf(body)
      const skull = fittingOf(body, colors, random('test', 1), [], 0).skull
      const ear = vertexAt(head.skin, 12012)
      for (const id of ['glasses', 'round-glasses', 'sunglasses'] as const) {
        const [frame, lenses] = adorn(body, [id], colors, [], { turned: 0, framing: 'portrait' })
        const own = points(frame!).map((point) => head.own(point))
        const off = own.map((at) => ({ at, away: skull.near(at).distance }))
        const nose = off.filter(({ at: [x, , z] }) => Math.abs(x) < 0.2 && z > head.eyes.left[2])
        expect(Math.min(...nose.map(({ away }) => away))).toBeLessThan(0.01)
        // Pads press into the skin a little; nothing else comes near it before the ears.
        const deep = off.filter(({ at: [x, , z] }) => z > ear[2] + 0.15 && Math.abs(x) > 0.2)
        expect(Math.min(...deep.map(({ away }) => away))).toBeGreaterThan(0)
        const tilt = points({ ...lenses!, positions: lenses!.normals }).map((normal) => normal[1])
        expect(Math.max(...tilt) - Math.min(...tilt)).toBeGreaterThan(0.2)
      }
      const hinge = (id: 'glasses' | 'round-glasses'): number => {
        const arm = points(adorn(body, [id], colors, [], { turned: 0, framing: 'portrait' })[0]!)
          .map((point) => head.own(point))
          .filter(([x, , z]) => x > head.eyes.left[0] + 0.3 && z > head.eyes.left[2] - 0.2)
        return Math.max(...arm.map(([, y]) => y)) - Math.min(...arm.map(([, y]) => y))
      }
      expect(hinge('glasses')).toBeGreaterThan(hinge('round-glasses') * 1.3)
    }
  })

  it('[ILL-772] wires and chains are thicker the farther away the camera is', () => {
    const body = bodyOf(2, 'relaxed')
    const wires = (['portrait', 'half', 'full'] as const).map((framing) => {
      const fitting = { ...fittingOf(body, colors, random('test', 1), [], 0), shot: { ...unasked, framing } }
      return seenWire(fitting, 0.01)
    })
    expect(wires).toEqual(wires.toSorted((a, b) => a - b))
    expect(wires[0]).toBe(0.01)
    expect(wires[2]).toBeGreaterThan(0.015)
  })

  it.each([0.1, 0.5, 0.95])(
    '[ILL-773] a necklace lies on the skin from the nape to its foot at a weight of %d',
    (weight) => {
      const genes = { ...randomGenes(2, { sex: 0, weight }), sex: 0, weight }
      const body = poseBody(makePerson(pack, bodyParams(genes)), { pose: 'standing', expression: 'neutral', seed: 2 })
      const fitting = fittingOf(body, colors, random('test', 1), [], 0)
      const line = draped(fitting, 1.15, 0.035)
      const far = line.map((at) => fitting.trunk.near(at)).map(({ found, distance }) => (found ? distance : 1))
      expect(Math.min(...far)).toBeGreaterThan(0)
      // Between the collar bones it may hang free.
      expect(far.filter((distance) => distance > 0.12).length / far.length).toBeLessThan(0.25)
      expect(Math.max(...far.slice(0, 8))).toBeLessThan(0.08)
      const [nape, foot] = [line[0]!, line[(line.length - 1) / 2]!]
      expect(nape[2]).toBeLessThan(foot[2])
      expect(nape[1] - foot[1]).toBeGreaterThan(0.9)
      expect(Math.abs(foot[0] - nape[0])).toBeLessThan(0.2)
      expect(foot[1]).toBeLessThan(Math.min(...line.map(([, y]) => y)) + 0.05)
    },
  )

  it.each([
    ['motorcycle-helmet', 'motorcycle helmet'],
    ['knight-helmet', "knight's helmet"],
  ] as const)('[ILL-86] nothing of the head comes through a %s', (id, name) => {
    const middle = [0, 7.3, 0.5] as const
    for (let seed = 1; seed <= 8; seed++) {
      const body = bodyOf(seed, 'relaxed')
      const shell = adorn(body, [id], colors).find((part) => part.name === name)
      const spokes = spokesOf(
        Array.from({ length: (shell?.rest?.length ?? 0) / 3 }, (_, at) => vertexAt(shell!.rest!, at)),
      )
      const { skin, rest } = headOf(body)
      const through = Array.from({ length: 13_380 }, (_, at) => at).filter((at) => {
        // The face is behind the opening, and the neck comes out below.
        const [, y, z] = vertexAt(rest, at)
        if (y < 6.7 || z > 1.1) return false
        const [key, far] = spokeOf(vertexAt(skin, at))
        return far > (spokes.get(key) ?? Number.POSITIVE_INFINITY)
      })
      expect(through).toEqual([])
    }

    function spokeOf(point: Vector): readonly [key: string, far: number] {
      const way = minus(point, middle)
      const far = lengthOf(way)
      return [way.map((part) => Math.round((part / far) * 6)).join(' '), far]
    }
    /** How far out the shell is in every direction. */
    function spokesOf(places: readonly Vector[]): ReadonlyMap<string, number> {
      const found = new Map<string, number>()
      for (const place of places) {
        const [key, far] = spokeOf(place)
        found.set(key, Math.max(found.get(key) ?? 0, far))
      }
      return found
    }
  })

  it('[ILL-460] things for different places are worn together', () => {
    const together = ['hair-clip', 'brooch', 'satchel', 'holster', 'rings', 'anklet', 'quiver'] as const
    const body = bodyOf(6, 'standing')
    const alone = together.map((id) => adorn(body, [id], colors).length)
    expect(alone.every((count) => count > 0)).toBe(true)
    expect(adorn(body, together, colors)).toHaveLength(alone.reduce((sum, count) => sum + count, 0))
    expect(new Set(together.map((id) => props[id].facts.slot)).size).toBe(together.length)
  })

  it.each(['hijab', 'niqab', 'babushka', 'balaclava'] as const)('[ILL-461] no hair is seen below a %s', (id) => {
    const body = bodyOf(3, 'relaxed')
    const isInside = insideHat([id])
    const { positions } = growHair(body, {
      style: 'long',
      colour: '#1a1412',
      highlight: '#ffffff',
      highlights: 0,
      grey: 0,
      length: 0.6,
      curl: 0.2,
    })[0]!
    const seen = Array.from({ length: positions.length / 3 }, (_, index) => vertexAt(positions, index)).filter(
      (point) => isInside?.(headOf(body).own(point)) !== true,
    )
    expect(seen).toEqual([])
  })

  it.each([0.1, 0.5, 0.95])('[ILL-462] what hangs on the chest hangs before the body at a weight of %d', (weight) => {
    const genes = { ...randomGenes(2, { sex: 0, weight }), sex: 0, weight }
    const body = poseBody(makePerson(pack, bodyParams(genes)), { pose: 'standing', expression: 'neutral', seed: 2 })
    const { trunk } = fittingOf(body, colors, random('test', 1), [], 0)
    for (const id of ['lanyard', 'medal', 'camera-at-neck', 'whistle'] as const) {
      const sunk = adorn(body, [id], colors)
        .flatMap(points)
        .filter((point) => trunk.near(point).found && trunk.near(point).distance < -0.12)
      expect(sunk.map((point) => [id, ...point, trunk.near(point).distance])).toEqual([])
    }
  })

  it('[ILL-463] high heels lift the heel and reach the ground', () => {
    const person = makePerson(pack, bodyParams({ ...randomGenes(4), sex: 0 }))
    const posed = (pose: ReturnType<typeof poseFor>) => poseBody(person, { pose, expression: 'neutral', seed: 4 })
    const [flat, high] = [posed(poseFor('standing', [], 'suit')), posed(poseFor('standing', ['heels'], 'suit'))]
    const heelOf = (body: Body) => skinAt(body, [2.12, -7.9, -0.3])[1]
    expect(heelOf(high)).toBeGreaterThan(heelOf(flat) + 0.5)
    expect(high.bones.joint('head')[1]).toBeGreaterThan(flat.bones.joint('head')[1] + 0.4)
    const pins = adorn(high, ['heels'], colors).flatMap(points)
    expect(Math.abs(Math.min(...pins.map(([, y]) => y)))).toBeLessThan(0.12)
  })

  it('[ILL-86] wings and tails are behind the person, and nothing hangs through the ground', () => {
    for (const pose of ['standing', 'sitting', 'kneeling'] as const) {
      const body = bodyOf(4, pose)
      for (const id of ['fox-tail', 'cat-tail', 'devil-tail', 'angel-wings', 'demon-wings', 'fairy-wings'] as const) {
        const places = adorn(body, [id], colors).flatMap(points)
        const root = body.bones.joint('spine05')
        expect(Math.min(...places.map(([, y]) => y))).toBeGreaterThan(-0.6)
        expect(places.filter(([, , z]) => z < root[2]).length / places.length).toBeGreaterThan(0.5)
      }
    }
  })
})
