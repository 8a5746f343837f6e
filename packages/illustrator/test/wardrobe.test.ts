import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { modestVertices } from '#body/modesty.ts'
import { makePerson } from '#body/person.ts'
import {
  accessories,
  type AccessoryId,
  type OutfitId,
  outfits,
  bodyParams,
  type PoseId,
  randomGenes,
} from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { normalsOf } from '#geometry/normals.ts'
import type { Pack } from '#pack/pack.ts'
import { makeSpot } from '#raster/spot.ts'
import { separatesOf } from '#props/adorn.ts'
import { dress } from '#wardrobe/dress.ts'
import { footwear } from '#wardrobe/pieces/feet.ts'
import type { Worn } from '#wardrobe/worn.ts'
import { loadPack } from '#workshop/load-pack.ts'

let pack: Pack
/** Thin, average and heavy women and men, each in a pose of their own. */
let bodies: readonly Body[]

const builds = [0.12, 0.5, 0.9].flatMap((weight) => [0, 1].map((sex) => ({ weight, sex })))
const stances: readonly PoseId[] = ['standing', 'walking', 'sitting', 'kneeling', 'arms-crossed', 'running']

beforeAll(async () => {
  pack = await loadPack()
  bodies = builds.map(({ weight, sex }, at) => {
    const genes = { ...randomGenes(at + 1, { sex, weight }), sex, weight }
    const person = makePerson(pack, bodyParams(genes))
    return poseBody(person, { pose: stances[at] ?? 'standing', expression: 'neutral', seed: at })
  })
})

/** One of the six each, the next one for the next outfit: all of them take minutes (`THOROUGH=all`). */
const bodiesFor = (id: OutfitId): readonly Body[] => {
  if (process.env.THOROUGH === 'all') return bodies
  const at = outfits.findIndex((outfit) => outfit.id === id)
  return [bodies[at % bodies.length]!]
}

const worn = (outfit: OutfitId, body: Body, more: Partial<Worn> = {}): Worn => ({
  outfit,
  primary: '#6b5a4a',
  secondary: '#335577',
  accent: '#c9993f',
  seed: 1,
  presentation: body.bodyParams.macro.gender,
  ...more,
})

const separates = accessories.filter(({ more }) => more.slot === 'feet' || more.slot === 'legs').map(({ id }) => id)
const over = accessories
  .filter(({ more }) => ['over', 'arms', 'knees', 'shins'].includes(more.slot))
  .map(({ id }) => id)

describe('the wardrobe', () => {
  // All of it on the same clothes: to sew them takes longer than to look at them.
  it.each(outfits.map(({ id }) => id))(
    '[ILL-70] [ILL-71] [ILL-72] [ILL-73] dresses everybody in %s: with shoes, nothing bare, no skin comes through, in all three colours',
    (id) => {
      const modest = modestVertices(pack)
      for (const [at, body] of bodiesFor(id).entries()) {
        const { parts, hidden } = dress(body, worn(id, body))
        expect(parts.length).toBeGreaterThan(1)
        for (const part of parts) sound(part)
        expect(parts.some(({ name }) => footwear.has(name))).toBe(true)
        expect(hidden.length).toBe(body.rest.length / 3)
        expect(parts.reduce((sum, { triangles }) => sum + triangles.length / 3, 0)).toBeLessThan(130_000)

        expect(modest.every((must, vertex) => must === 0 || hidden[vertex] === 1)).toBe(true)
        const must = at === 0 ? samples(body, modest) : []
        const bare = must.filter((sample) => !parts.some((part) => meets(sample, part)))
        expect(bare.map(({ rest }) => rest)).toEqual([])

        const [near, ways] = [drawnSkin(body, hidden), skinNormals(body)]
        const through = parts.flatMap((part) => pierced(body, near, ways, part).map((depth) => `${part.name} ${depth}`))
        // In the creases of joints the nearest skin may be that of the other side: a few places, not a patch.
        expect(through.length > 6 ? through : []).toEqual([])
        if (at === 0) takesColors(id, body, parts)
      }
    },
  )

  it('[ILL-70] makes the same clothes of the same options', () => {
    const body = bodies[1]
    if (!body) throw new Error('There is nobody.')
    for (const id of ['suit', 'robe', 'cloak'] as const) {
      const [one, other] = [dress(body, worn(id, body)), dress(body, worn(id, body))]
      // As bytes: to compare them number by number takes longer than to sew them.
      const bytes = ({ parts, hidden }: typeof one) =>
        Buffer.concat([...parts.map(({ positions }) => new Uint8Array(positions.slice().buffer)), hidden])
      expect(bytes(one).equals(bytes(other))).toBe(true)
    }
  })

  it('[ILL-410] puts shoes that are named in the place of every outfit’s own', () => {
    const body = bodies[0]
    if (!body) throw new Error('There is nobody.')
    for (const { id } of outfits) {
      const { parts } = dress(body, worn(id, body), () => {}, separatesOf(['wellies']))
      const shoes = parts.filter(({ name }) => footwear.has(name))
      expect([id, shoes.length]).toEqual([id, 1])
    }
  })

  it.each(separates)('[ILL-410] lets no skin come through %s', (id) => {
    for (const body of bodies.slice(0, 2)) {
      const { parts, hidden } = dress(body, worn('cocktail-dress', body), () => {}, separatesOf([id]))
      const [near, ways] = [drawnSkin(body, hidden), skinNormals(body)]
      const through = parts.flatMap((part) => pierced(body, near, ways, part))
      expect(through.length > 6 ? through : []).toEqual([])
      for (const part of parts) sound(part)
    }
  })

  it.each(accessories.filter(({ more }) => more.slot === 'bottoms').map(({ id }) => id))(
    '[ILL-465] wears %s in the place of what the outfit has on its legs',
    (id) => {
      for (const [at, outfit] of (['hoodie', 'blouse-skirt'] as const).entries()) {
        const body = bodies[at * 4]
        if (!body) throw new Error('There is nobody.')
        const { parts, hidden } = dress(body, worn(outfit, body), () => {}, separatesOf([id]))
        const own = id === 'leggings' || id === 'wide-trousers' || id === 'joggers' || id === 'jeans' ? 1 : 0
        expect(parts.filter(({ name }) => name === 'trousers')).toHaveLength(own)
        expect(parts.filter(({ name }) => name === 'waistband' || name === 'skirt')).toEqual([])
        const [near, ways] = [drawnSkin(body, hidden), skinNormals(body)]
        const through = parts.flatMap((part) => pierced(body, near, ways, part))
        expect(through.length > 6 ? through : []).toEqual([])
      }
    },
  )

  it.each(['tshirt-jeans', 'winter-coat'] as const)('[ILL-412] puts what is worn over it on over %s', (outfit) => {
    const body = bodies[3]
    if (!body) throw new Error('There is nobody.')
    const partsWith = (some: readonly AccessoryId[]) =>
      dress(body, worn(outfit, body), () => {}, separatesOf(some)).parts
    const least = partsWith([]).length
    for (const id of over) {
      const parts = partsWith([id])
      for (const part of parts) sound(part)
      expect([id, parts.length >= least]).toEqual([id, true])
    }
  })

  it.each(['rolled-sleeves', 'sleeveless', 'one-sleeve'] as const)('[ILL-412] shows the arm with %s', (id) => {
    const body = bodies[0]
    if (!body) throw new Error('There is nobody.')
    for (const outfit of ['suit', 'sweater', 'plate-armour'] as const) {
      const [whole, cut] = [[], separatesOf([id])].map((some) =>
        dress(body, worn(outfit, body), () => {}, some).hidden.reduce((sum, one) => sum + one, 0),
      )
      expect(cut).toBeLessThan(whole ?? 0)
    }
  })

  it('[ILL-410] shows the feet again in sandals', () => {
    const body = bodies[0]
    if (!body) throw new Error('There is nobody.')
    const [booted, bare] = (['wellies', 'sandals'] as const).map((id) =>
      dress(body, worn('summer-shorts', body), () => {}, separatesOf([id])).hidden.reduce((sum, one) => sum + one, 0),
    )
    expect(bare).toBeLessThan(booted ?? 0)
  })

  it.each([
    ['tshirt-jeans', 'top', 0.02, 0.1],
    ['shirt-chinos', 'shirt', 0.02, 0.1],
    ['sweater', 'sweater', 0.06, 0.15],
    ['suit', 'jacket', 0.08, 0.2],
  ] as const)('[ILL-76] lays %s on the shoulders', (id, name, least, max) => {
    for (const body of bodies.slice(2, 4)) {
      const part = dress(body, worn(id, body)).parts.find((one) => one.name === name)
      if (!part) throw new Error(`There is no ${name}.`)
      const heights = heightsOnShoulders(body, part)
      const at = (share: number) => heights[Math.floor(share * (heights.length - 1))] ?? Number.NaN
      expect(at(0.5)).toBeGreaterThan(least)
      expect(at(0.9)).toBeLessThan(max)
    }
  })

  it('[ILL-76] lets a T-shirt hang from the chest', () => {
    const body = bodies[4]
    if (!body) throw new Error('There is nobody.')
    const [loose, tight] = (['tshirt-jeans', 'superhero'] as const).map((id) =>
      dress(body, worn(id, body)).parts.find((one) => /top|suit/.test(one.name)),
    )
    if (!loose || !tight) throw new Error('There is nothing to compare.')
    const room = (low: number, high: number) => aheadOf(loose, low, high) - aheadOf(tight, low, high)
    expect(room(2.8, 3.2)).toBeGreaterThan(room(3.8, 4.1) + 0.03)
  })
})

const others = { primary: '#d05a4a', secondary: '#33d077', accent: '#c999d0' } as const

/**
 * Each of the three colors is seen somewhere, and none changes the cut. To sew takes longest: all three are changed at
 * once, each in a share of its own, so where red alone is another the first color is seen. Those that are only seen mixed
 * with others are changed by themselves.
 */
function takesColors(id: OutfitId, body: Body, before: readonly Part[]): void {
  const colorsBefore = before.flatMap(colors)
  /** Which shares are another somewhere, for each place. */
  const changes = (more: Partial<Worn>): number[][] => {
    const after = dress(body, worn(id, body, more)).parts
    expect(after.map(({ triangles }) => triangles.length)).toEqual(before.map(({ triangles }) => triangles.length))
    return after
      .flatMap(colors)
      .map((color, at) => [0, 1, 2].filter((share) => color[share] !== colorsBefore[at]?.[share]))
  }
  const alone = new Set(changes(others).flatMap((shares) => (shares.length === 1 ? shares : [])))
  for (const [share, name] of (['primary', 'secondary', 'accent'] as const).entries()) {
    const isSeen = alone.has(share) || changes({ [name]: others[name] }).some((shares) => shares.length > 0)
    expect([name, isSeen]).toEqual([name, true])
  }
}

/** Finite, with normals of length 1, and every index in its place. */
function sound(part: Part): void {
  const { positions, normals, triangles, rest = positions, uvs = new Float32Array() } = part
  for (const numbers of [positions, normals, rest, uvs]) expect(numbers.every(Number.isFinite)).toBe(true)
  const count = positions.length / 3
  expect(triangles.every((v) => v < count)).toBe(true)
  expect(uvs.length / 2).toBe(count)
  let [low, high] = [2, 0]
  for (let at = 0; at < normals.length; at += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(at, at + 3)
    const length = Math.sqrt(x * x + y * y + z * z)
    ;[low, high] = [Math.min(low, length), Math.max(high, length)]
  }
  expect(low).toBeGreaterThan(0.2)
  expect(high).toBeLessThan(1.001)
}

type ClothSample = {
  readonly from: readonly number[]
  readonly way: readonly number[]
  readonly rest: readonly number[]
}

function skinNormals(body: Body): Float32Array {
  const { quads, groups } = body.pack.base
  const { first, count } = groups.get('body') ?? { first: 0, count: 0 }
  const triangles: number[] = []
  for (let at = first * 4; at < (first + count) * 4; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(at, at + 4)
    triangles.push(a, b, c, a, c, d)
  }
  return normalsOf(body.posed, triangles)
}

/** Every so many of the vertices that must be covered, and which way out is. */
function samples(body: Body, modest: Uint8Array): ClothSample[] {
  const ways = skinNormals(body)
  const list: ClothSample[] = []
  let seen = 0
  for (let v = 0; v < 13_380; v += 1) {
    if (modest[v] === 0 || seen++ % 37 !== 0) continue
    // In the armpit the way out leads into the arm.
    if (Math.abs(body.rest[v * 3] ?? 0) > 1.3 && (body.rest[v * 3 + 1] ?? 0) > 4.3) continue
    const at = (from: Float32Array) => [...from.subarray(v * 3, v * 3 + 3)]
    list.push({
      from: at(body.posed),
      way: at(ways),
      rest: at(body.rest).map((value) => Math.round(value * 100) / 100),
    })
  }
  return list
}

/** Whether a ray outwards from the skin meets the part. */
function meets({ from, way }: ClothSample, { positions, triangles }: Part): boolean {
  const [dx = 0, dy = 0, dz = 0] = way
  // From a little inside, since a second skin may lie right on the first.
  const ox = (from[0] ?? 0) - dx * 0.05
  const oy = (from[1] ?? 0) - dy * 0.05
  const oz = (from[2] ?? 0) - dz * 0.05
  for (let at = 0; at < triangles.length; at += 3) {
    const a = (triangles[at] ?? 0) * 3
    const b = (triangles[at + 1] ?? 0) * 3
    const c = (triangles[at + 2] ?? 0) * 3
    const ux = (positions[b] ?? 0) - (positions[a] ?? 0)
    const uy = (positions[b + 1] ?? 0) - (positions[a + 1] ?? 0)
    const uz = (positions[b + 2] ?? 0) - (positions[a + 2] ?? 0)
    const vx = (positions[c] ?? 0) - (positions[a] ?? 0)
    const vy = (positions[c + 1] ?? 0) - (positions[a + 1] ?? 0)
    const vz = (positions[c + 2] ?? 0) - (positions[a + 2] ?? 0)
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx]
    const det = ux * px + uy * py + uz * pz
    if (Math.abs(det) < 1e-9) continue
    const [tx, ty, tz] = [ox - (positions[a] ?? 0), oy - (positions[a + 1] ?? 0), oz - (positions[a + 2] ?? 0)]
    const s = (tx * px + ty * py + tz * pz) / det
    if (s < -1e-4 || s > 1.0001) continue
    const [qx, qy, qz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux]
    const t = (dx * qx + dy * qy + dz * qz) / det
    if (t < -1e-4 || s + t > 1.0001) continue
    if ((vx * qx + vy * qy + vz * qz) / det > 0) return true
  }
  return false
}

type Near = (x: number, y: number, z: number) => number

const slot = (value: number | undefined) => Math.floor((value ?? 0) / 0.4)

/** Finds the vertex of the drawn skin that lies near a place of the base mesh at rest; -1 if there is none. */
function drawnSkin({ rest }: Body, hidden: Uint8Array): Near {
  const grid = new Map<number, number[]>()
  const key = (x: number, y: number, z: number) => (slot(x) * 1000 + slot(y)) * 1000 + slot(z)
  for (let v = 0; v < 13_380; v += 1) {
    if (hidden[v] === 1) continue
    const at = key(rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0)
    const list = grid.get(at)
    if (list) list.push(v)
    else grid.set(at, [v])
  }
  return (x, y, z) => {
    let [best, found] = [0.0144, -1]
    for (const v of grid.get(key(x, y, z)) ?? []) {
      const [dx, dy, dz] = [(rest[v * 3] ?? 0) - x, (rest[v * 3 + 1] ?? 0) - y, (rest[v * 3 + 2] ?? 0) - z]
      const far = dx * dx + dy * dy + dz * dz
      if (far < best) [best, found] = [far, v]
    }
    return found
  }
}

/** How deep vertices of the part lie under skin that is drawn, where that is more than two millimeters. */
function pierced({ posed }: Body, near: Near, ways: Float32Array, part: Part): number[] {
  const { rest = part.positions, positions, uvs = new Float32Array() } = part
  // What hangs has no place at rest to compare.
  if ((uvs[1] ?? 0) > 10) return []
  const deep: number[] = []
  for (let p = 0; p < positions.length; p += 3) {
    // The rim's inner side may touch the skin; between toes the nearest skin may be another toe's; and a full chin
    // lies over a high collar.
    const y = rest[p + 1] ?? 0
    if ((uvs[(p / 3) * 2] ?? 0) < 0.03 || y < -7.6 || y > 5.85) continue
    const found = near(rest[p] ?? 0, rest[p + 1] ?? 0, rest[p + 2] ?? 0)
    if (found < 0) continue
    let height = 0
    for (let k = 0; k < 3; k += 1) {
      height += ((positions[p + k] ?? 0) - (posed[found * 3 + k] ?? 0)) * (ways[found * 3 + k] ?? 0)
    }
    if (height < -0.02) deep.push(Math.round(height * 1000) / 1000)
  }
  return deep
}

/** How far the cloth on top of the shoulders is from the skin below, in order. */
function heightsOnShoulders(body: Body, part: Part): number[] {
  const { rest = part.positions, positions, uvs = new Float32Array() } = part
  const ways = skinNormals(body)
  const heights: number[] = []
  for (let p = 0; p < positions.length; p += 3) {
    const arm = uvs[(p / 3) * 2 + 1] ?? 0
    const border = uvs[(p / 3) * 2] ?? 0
    if (border < 0.15 || (rest[p + 1] ?? 0) < 5.2 || arm > 0.5 || Math.abs(rest[p] ?? 0) < 0.9) continue
    let [best, height] = [0.25, Number.NaN]
    for (let v = 0; v < 13_380 * 3; v += 3) {
      const x = (positions[p] ?? 0) - (body.posed[v] ?? 0)
      const y = (positions[p + 1] ?? 0) - (body.posed[v + 1] ?? 0)
      const z = (positions[p + 2] ?? 0) - (body.posed[v + 2] ?? 0)
      const far = x * x + y * y + z * z
      if (far >= best) continue
      best = far
      height = x * (ways[v] ?? 0) + y * (ways[v + 1] ?? 0) + z * (ways[v + 2] ?? 0)
    }
    if (!Number.isNaN(height)) heights.push(height)
  }
  return heights.toSorted((one, other) => one - other)
}

/** How far ahead the cloth is on both sides of the front between two heights of the base mesh. */
function aheadOf({ rest = new Float32Array(), positions }: Part, low: number, high: number): number {
  let [sum, count] = [0, 0]
  for (let p = 0; p < positions.length; p += 3) {
    const [x, y] = [Math.abs(rest[p] ?? 0), rest[p + 1] ?? 0]
    if (x < 0.4 || x > 0.9 || (rest[p + 2] ?? 0) < 0.5 || y < low || y > high) continue
    sum += positions[p + 2] ?? 0
    count += 1
  }
  return sum / count
}

/** The colors of some places of a part. */
function colors({ rest, positions, uvs, triangles, surface }: Part): string[][] {
  const list: string[][] = []
  const places = rest ?? positions
  for (let at = 0; at < triangles.length; at += 3 * Math.max(1, Math.floor(triangles.length / 3 / 400))) {
    const v = triangles[at] ?? 0
    const spot = makeSpot()
    spot.u = uvs?.[v * 2] ?? 0
    spot.v = uvs?.[v * 2 + 1] ?? 0
    spot.x = places[v * 3] ?? 0
    spot.y = places[v * 3 + 1] ?? 0
    spot.z = places[v * 3 + 2] ?? 0
    spot.grain = 0.01
    surface(spot)
    list.push([spot.red, spot.green, spot.blue].map((part) => part.toFixed(4)))
  }
  return list
}
