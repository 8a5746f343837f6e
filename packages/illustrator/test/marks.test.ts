import { idsOf, marks, type MarkId, motifs, bodyParams, randomGenes } from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { eyePainter } from '#body/eyes/eye-marks.ts'
import { poseBody } from '#body/make-body.ts'
import { chartOf } from '#body/marks/chart.ts'
import { markPainter } from '#body/marks/paint-marks.ts'
import { bareNails, lacquer, longNails } from '#body/nails.ts'
import { makePerson } from '#body/person.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { growHair } from '#hair/grow-hair.ts'
import type { Pack } from '#pack/pack.ts'
import { makeSpot } from '#raster/spot.ts'
import { dress } from '#wardrobe/dress.ts'
import { loadPack } from '#workshop/load-pack.ts'

const someone = (given: Parameters<typeof randomGenes>[1]) => bodyParams(randomGenes(7, { sex: 0, ...given }))
const skinned = (x: number, y: number, z: number): SurfacePoint =>
  Object.assign(makeSpot(), { x, y, z, grain: 0.008, red: 0.4, green: 0.26, blue: 0.2, rough: 0.65 })
/** Marks that lie on skin; the others are of the eyes, the hair, the nails or the feet, on brows and lashes, or found by the texture. */
const elsewhere = new Set(['eyes', 'hair', 'nails', 'feet'])
const ofCards = new Set<MarkId>(['white-lashes', 'white-brows', 'no-brows', 'glossy-lips'])
const onSkin = marks.filter(({ id, more }) => !elsewhere.has(more.family) && !ofCards.has(id))

let pack: Pack
/** Places of the body's skin, every so many vertices. */
let places: (readonly [x: number, y: number, z: number])[]

beforeAll(async () => {
  pack = await loadPack()
  const { positions } = pack.base
  places = Array.from({ length: 13_000 }, (_, at) => [
    positions[at * 3]!,
    positions[at * 3 + 1]!,
    positions[at * 3 + 2]!,
  ])
})

/** What a mark changes, by the part of the body. */
function changed(id: MarkId, given: Parameters<typeof randomGenes>[1] = {}): Map<string, number> {
  const paint = markPainter({ pack, bodyParams: someone({ ...given, marks: [id] }) })
  const chart = chartOf(pack)
  const found = new Map<string, number>()
  for (const [x, y, z] of places) {
    const spot = skinned(x, y, z)
    paint?.(spot)
    const all = [spot.red, spot.green, spot.blue, spot.rough, spot.metal, spot.glow, spot.relief, spot.open]
    if (!all.every(Number.isFinite) || Math.min(spot.red, spot.green, spot.blue) < 0)
      throw new Error(`${id} at ${x} ${y} ${z}`)
    const before = skinned(x, y, z)
    const isOther =
      Math.abs(spot.red - before.red) + Math.abs(spot.green - before.green) + Math.abs(spot.rough - before.rough) >
      0.004
    const { part } = chart(x, y, z)
    if (isOther) found.set(part, (found.get(part) ?? 0) + 1)
  }
  return found
}

describe('marks on skin', () => {
  it('[ILL-395] who has none is painted by nobody', () => {
    expect(markPainter({ pack, bodyParams: someone({}) })).toBeUndefined()
    expect(lacquer({ pack, bodyParams: someone({}) })).toBeUndefined()
  })

  it.each(onSkin.map(({ id, more }) => [id, more.where] as const))(
    '[ILL-395] %s is seen on the %s, in colours that are some',
    (id, where) => {
      const parts = changed(id)
      const wanted = {
        face: 'head',
        neck: 'neck',
        arms: 'arm',
        hands: 'arm',
        chest: 'trunk',
        back: 'trunk',
        legs: 'leg',
        body: 'arm',
      }
      expect(parts.get(id === 'tattoo-ear' ? [...parts.keys()][0]! : wanted[where]) ?? 0).toBeGreaterThan(0)
    },
  )

  it('[ILL-396] what is on the face leaves the hands alone, and what is on the hands the face', () => {
    for (const id of ['soot-face', 'war-paint', 'nosebleed', 'rhinestones', 'scar-eye'] as const)
      expect([...changed(id).keys()]).toEqual(['head'])
    for (const id of ['grease-hands', 'bandage-hands', 'bloody-knuckles', 'henna', 'metal-arm'] as const)
      expect([...changed(id).keys()]).toEqual(['arm'])
  })

  it('[ILL-396] a single sleeve is on the left arm alone; every motif is there to be seen and is not everywhere', () => {
    for (const motif of idsOf(motifs)) {
      const paint = markPainter({ pack, bodyParams: someone({ marks: ['tattoo-sleeve'], motif }) })
      let [inked, bare, right] = [0, 0, 0]
      for (const [x, y, z] of places) {
        const spot = skinned(x, y, z)
        paint?.(spot)
        const isInked = spot.red < 0.36
        if (x < 0 && isInked) right += 1
        if (x > 2.2 && isInked) inked += 1
        if (x > 2.2 && !isInked) bare += 1
      }
      expect(right).toBe(0)
      expect(inked).toBeGreaterThan(4)
      expect(bare).toBeGreaterThan(inked * 0.2)
    }
  })

  it('[ILL-396] paint and ink take the colour that is asked for', () => {
    const blueOf = (given: Parameters<typeof randomGenes>[1]) => {
      const paint = markPainter({ pack, bodyParams: someone(given) })
      return places.reduce((max, [x, y, z]) => {
        const spot = skinned(x, y, z)
        paint?.(spot)
        return Math.max(max, spot.blue - spot.red)
      }, 0)
    }
    expect(blueOf({ marks: ['eye-band'], paint: '#2446c0' })).toBeGreaterThan(0.2)
    expect(blueOf({ marks: ['eye-band'] })).toBeLessThan(0.02)
    expect(blueOf({ marks: ['tattoo-sleeves'], ink: '#2446c0' })).toBeGreaterThan(0.15)
  })
})

describe('marks of eyes, nails, hair and feet', () => {
  it('[ILL-397] each kind of eyes is other than plain ones, and no other mark changes them', () => {
    const seen = (id: MarkId, side: 'L' | 'R') => {
      const paint = eyePainter(someone({ marks: [id] }), side, 0.56)
      if (!paint) return 0
      let sum = 0
      for (let at = 0; at < 400; at += 1) {
        const [x, y] = [((at % 20) / 10 - 0.95) * 0.8, (Math.floor(at / 20) / 10 - 0.95) * 0.8]
        const spot = Object.assign(makeSpot(), { x, y, z: Math.sqrt(Math.max(0, 1 - x * x - y * y)) })
        paint(spot)
        sum += Math.abs(spot.red - 0.5) + Math.abs(spot.green - 0.5) + spot.glow
      }
      return sum
    }
    for (const { id, more } of marks) {
      const isEye = more.family === 'eyes' || id === 'metal-face'
      expect([id, seen(id, 'L') > 0]).toEqual([id, isEye])
    }
    expect(seen('cyber-eye', 'R')).toBe(0)
    expect(seen('blind-eye', 'R')).toBe(0)
  })

  it('[ILL-398] nails are painted at the tips of the fingers, and long ones stand out beyond them', () => {
    const paint = lacquer({ pack, bodyParams: someone({ nails: '#2446c0' }) })
    const blue = places.filter(([x, y, z]) => {
      const spot = skinned(x, y, z)
      paint?.(spot)
      return spot.blue > spot.red
    })
    expect(blue.length).toBeGreaterThan(40)
    expect(blue.every(([x, y]) => Math.abs(x) > 3.8 && y < 2.4)).toBe(true)
    const body = poseBody(makePerson(pack, someone({ marks: ['long-nails'] })), {
      pose: 'relaxed',
      expression: 'neutral',
      seed: 1,
    })
    expect(longNails(body).map(({ name }) => name)).toEqual(['nails'])
    const bare = poseBody(makePerson(pack, someone({})), { pose: 'relaxed', expression: 'neutral', seed: 1 })
    expect(longNails(bare)).toEqual([])
  })

  it('[ILL-575] nails without lacquer are rosier and smoother than the skin, at the tips of the fingers alone', () => {
    const paint = bareNails(pack, [0.5, 0.5, 0.5])
    const seen = places.flatMap(([x, y, z]) => {
      const spot = Object.assign(skinned(x, y, z), { red: 0.5, green: 0.5, blue: 0.5, rough: 0.66, grain: 0.004 })
      paint(spot)
      return spot.rough < 0.5 ? [{ x, y, rosy: spot.red > spot.green && spot.green >= spot.blue }] : []
    })
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter(({ x, y, rosy }) => !rosy || Math.abs(x) < 3.8 || y > 2.4)).toEqual([])
    // Where a pixel is wider than a nail there is none to be seen.
    const far = Object.assign(skinned(4.6, 1.4, 0.5), { grain: 0.2 })
    const before = { ...far }
    paint(far)
    expect(far).toEqual(before)
  })

  it('[ILL-398] hair in two colours has one on each side; the form of the hair stays', () => {
    const genes = { hairStyle: 'long' as const, hairColour: '#1c1816', highlight: '#f0eeea', highlights: 0, grey: 0 }
    const grown = (given: Parameters<typeof randomGenes>[1]) => {
      const body = poseBody(makePerson(pack, someone({ ...genes, ...given })), {
        pose: 'relaxed',
        expression: 'neutral',
        seed: 1,
      })
      return growHair(body, body.bodyParams.hair)
    }
    const [plain, split] = [grown({}), grown({ marks: ['split-hair'] })]
    expect(split.map(({ positions }) => positions.length)).toEqual(plain.map(({ positions }) => positions.length))
    const toneAt = (x: number) => {
      const spot = Object.assign(makeSpot(), { x, y: 8, z: 0.8, u: 3.5, v: 0.4, grain: 0.02 })
      split.at(-1)?.surface(spot)
      return spot.green
    }
    expect(toneAt(0.4)).toBeGreaterThan(toneAt(-0.4) * 4)
    expect(grown({ marks: ['ahoge'] }).length).toBe(plain.length)
  })

  it('[ILL-398] who is barefoot wears no shoes and stands no higher for it', () => {
    const body = poseBody(makePerson(pack, someone({})), { pose: 'standing', expression: 'neutral', seed: 1 })
    const worn = {
      outfit: 'tshirt-jeans',
      primary: '#334a6e',
      secondary: '#8a8578',
      accent: '#c8564a',
      presentation: 0,
      seed: 1,
    } as const
    const names = (barefoot: boolean) => dress(body, { ...worn, barefoot }).parts.map(({ name }) => name)
    expect(names(false).some((name) => name.includes('trainers'))).toBe(true)
    expect(names(true).some((name) => name.includes('trainers'))).toBe(false)
  })
})
