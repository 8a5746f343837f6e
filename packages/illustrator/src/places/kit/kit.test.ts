import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random, type Random } from '@eidolon/people'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import { cross, dot, lengthOf, minus, type Vector } from '#geometry/vector.ts'
import { archedBridge, pavilion } from './bridges.ts'
import { car } from './cars.ts'
import { chair, jars, potted, roundTable, sofa, stool, table } from './furniture.ts'
import { block, cottage } from './houses.ts'
import { arch, palm } from './palms.ts'
import { around, behind, broadTree, conifer, crown, greatTrees, tuft } from './plants.ts'
import { frame, makeRoom, trim } from './room.ts'
import { ball, box, card, lathe, pane, rod, turned } from './shapes.ts'
import { bookcase } from './shelves.ts'
import { levelAround, terrain, walked } from './terrain.ts'

const at = (mesh: Mesh, list: 'positions' | 'normals', index: number): Vector => [
  mesh[list][index * 3] ?? 0,
  mesh[list][index * 3 + 1] ?? 0,
  mesh[list][index * 3 + 2] ?? 0,
]
const heights = (mesh: Mesh): readonly number[] => mesh.positions.filter((_, index) => index % 3 === 1)

/** What is wrong with a mesh; nothing, when all is well. */
function faults(mesh: Mesh): readonly string[] {
  const { positions, normals, uvs, triangles } = mesh
  const vertices = positions.length / 3
  const lengths = Array.from({ length: vertices }, (_, index) => lengthOf(at(mesh, 'normals', index)))
  return [
    ...([positions, normals, uvs, triangles].flat().every(Number.isFinite) ? [] : ['not a number']),
    ...(triangles.every((index) => Number.isInteger(index) && index >= 0 && index < vertices)
      ? []
      : ['no such vertex']),
    ...(normals.length === positions.length && uvs.length === vertices * 2 ? [] : ['lists of different lengths']),
    ...(triangles.length > 0 && triangles.length % 3 === 0 ? [] : ['no triangles']),
    // A rod that grows thin has normals a little longer than 1; the renderer makes them even.
    ...(lengths.every((length) => length > 0.9 && length < 1.2) ? [] : ['uneven normals']),
  ]
}

/** How many of the triangles look where their normals do, as a share of those that have a size. */
function facing(mesh: Mesh): number {
  let [right, all] = [0, 0]
  for (let from = 0; from < mesh.triangles.length; from += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(from, from + 3)
    const side = cross(
      minus(at(mesh, 'positions', b), at(mesh, 'positions', a)),
      minus(at(mesh, 'positions', c), at(mesh, 'positions', a)),
    )
    if (lengthOf(side) < 1e-6) continue
    all += 1
    if (dot(side, at(mesh, 'normals', a)) + dot(side, at(mesh, 'normals', b)) + dot(side, at(mesh, 'normals', c)) > 0)
      right += 1
  }
  return right / all
}

const stand = { x: 3, z: -20, turn: turned(30) }

/** Everything of the kit that is built by chance or without it, as the meshes it goes into. */
const things: Readonly<Record<string, (chance: Random) => readonly Mesh[]>> = {
  box: () => made((one) => box(one, stand, 4, 3, 2, { cell: 1 })),
  rod: () => made((one) => rod(one, [0, 0, 0], [1, 9, 2], 1, 0.4, 8)),
  ball: () => made((one) => ball(one, [0, 3, 0], [2, 3, 1], 6)),
  table: () => made((one) => table(one, stand, 12, 7)),
  'round table': () => made((one) => roundTable(one, stand, 4)),
  chair: () => made((one) => chair(one, stand)),
  stool: () => made((one) => stool(one, stand)),
  bridge: () => made((one) => archedBridge(one, { x: 0, z: -40 }, 60, 8)),
  car: () => car(),
  sofa: () => {
    const [wood, soft] = [newMesh(), newMesh()]
    sofa(wood, soft, stand)
    return [wood, soft]
  },
  pavilion: () => {
    const meshes = { step: newMesh(), posts: newMesh(), roof: newMesh() }
    pavilion(meshes, { x: 5, y: 1, z: -60 })
    return [meshes.step, meshes.posts, meshes.roof]
  },
  'plant in a pot': (chance) => two((pots, leaves) => potted(pots, leaves, chance, { x: 2, z: -9 }, 3, 4)),
  jars: (chance) => made((one) => jars(one, chance, -6, 6, 4, -10, 2, 5)),
  bookcase: (chance) =>
    two((wood, books) => bookcase(wood, books, chance, stand, { wide: 12, high: 20, deep: 3, boards: 5, colours: 9 })),
  cottage: (chance) => {
    const into = { walls: newMesh(), roofs: newMesh(), timber: newMesh(), panes: newMesh(), stone: newMesh() }
    cottage(into, chance, stand, { wide: 40, deep: 30, high: 26, roof: 16 })
    return Object.values(into)
  },
  'town house': () => two((fronts, ledges) => block(fronts, ledges, stand, 30, 80, 24)),
  palm: (chance) =>
    two((trunk, fronds) => palm(trunk, fronds, chance, { x: 9, z: -30, y: 0, high: 40, lean: 5, toward: 2 })),
  tree: (chance) =>
    two((wood, leaves) =>
      broadTree(wood, leaves, chance, { x: 0, z: -40, high: 50, wide: 24, cards: 60, leaf: 3, tones: 4 }),
    ),
  spruce: (chance) =>
    two((wood, leaves) =>
      conifer(wood, leaves, chance, { x: 0, z: -40, high: 60, wide: 16, tiers: 8, leaf: 3, tones: 3 }),
    ),
  tuft: (chance) => made((one) => tuft(one, chance, 20, 0, -20, 1, 2, 1)),
  terrain: () => [terrain((x, z) => x * 0.01 - z * 0.02, 200)],
}

function made(build: (mesh: Mesh) => void): readonly Mesh[] {
  const mesh = newMesh()
  build(mesh)
  return [mesh]
}

function two(build: (one: Mesh, other: Mesh) => void): readonly Mesh[] {
  const [one, other] = [newMesh(), newMesh()]
  build(one, other)
  return [one, other]
}

describe('the kit of places', () => {
  it.each(Object.entries(things))('[ILL-60] %s is made of finite numbers and of vertices there are', (_, build) => {
    for (const seed of [1, 2, 3]) expect(build(random('kit', seed)).flatMap(faults)).toEqual([])
  })

  it.each(Object.entries(things))('[ILL-61] %s is the same for the same seed', (_, build) => {
    expect(build(random('kit', 7))).toEqual(build(random('kit', 7)))
  })

  it.each(['plant in a pot', 'jars', 'bookcase', 'cottage', 'palm', 'tree', 'spruce', 'tuft'])(
    '[ILL-61] no two of the kind are alike: %s',
    (name) => {
      const one = things[name]
      expect(one?.(random('kit', 7))).not.toEqual(one?.(random('kit', 8)))
    },
  )

  it.each(['box', 'table', 'round table', 'chair', 'stool', 'plant in a pot', 'bookcase', 'town house'])(
    'stands on the floor, neither in it nor above it: %s',
    (name) => {
      const all = things[name]?.(random('kit', 3)).flatMap(heights) ?? []
      expect(Math.min(...all)).toBeCloseTo(0, 6)
    },
  )

  it.each(['box', 'rod', 'ball', 'table', 'round table', 'chair', 'stool', 'town house', 'terrain'])(
    '[ILL-222] looks outwards with all its triangles: %s',
    (name) => {
      for (const mesh of things[name]?.(random('kit', 3)) ?? []) expect(facing(mesh)).toBe(1)
    },
  )
})

describe('shapes', () => {
  const length = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10)

  it('a box is as large as it was asked to be, however it is turned and cut', () => {
    fc.assert(
      fc.property(
        length,
        length,
        length,
        fc.constantFrom(0.5, 2, 9),
        fc.integer({ min: 0, max: 360 }),
        (w, h, d, cell, angle) => {
          const mesh = newMesh()
          box(mesh, { x: 5, y: 2, z: -3, turn: turned(angle) }, w, h, d, { cell })
          const far = Array.from({ length: mesh.positions.length / 3 }, (_, index) => {
            const [x, , z] = at(mesh, 'positions', index)
            return Math.sqrt((x - 5) * (x - 5) + (z + 3) * (z + 3))
          })
          expect(Math.max(...far)).toBeCloseTo(Math.sqrt(w * w + d * d) / 2, 6)
          expect(Math.min(...heights(mesh))).toBe(2)
          expect(Math.max(...heights(mesh))).toBeCloseTo(2 + h, 6)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('a box and a ball look away from their middles on all sides', () => {
    const outwards = (mesh: Mesh, middle: Vector) =>
      Array.from({ length: mesh.positions.length / 3 }, (_, index) =>
        dot(at(mesh, 'normals', index), minus(at(mesh, 'positions', index), middle)),
      ).every((out) => out > 0)
    const [square, round] = [newMesh(), newMesh()]
    box(square, { x: 4, y: 1, turn: turned(20) }, 3, 2, 5)
    ball(round, [1, 2, 3], [4, 1, 2], 7)
    expect([outwards(square, [4, 2, 0]), outwards(round, [1, 2, 3])]).toEqual([true, true])
  })

  it('a pane covers its whole size in pieces no longer than a cell, without gaps', () => {
    fc.assert(
      fc.property(length, length, fc.constantFrom(0.5, 2, 9), (wide, high, cell) => {
        const mesh = newMesh()
        pane(mesh, [1, 2, 3], [wide, 0, 0], [0, high, 0], { cell })
        let area = 0
        for (let from = 0; from < mesh.triangles.length; from += 3) {
          const [a, b, c] = mesh.triangles.slice(from, from + 3).map((index) => at(mesh, 'positions', index))
          const [one, other] = [minus(b ?? [0, 0, 0], a ?? [0, 0, 0]), minus(c ?? [0, 0, 0], a ?? [0, 0, 0])]
          area += lengthOf(cross(one, other)) / 2
          expect(Math.max(Math.abs(one[0]), Math.abs(other[1]))).toBeLessThanOrEqual(cell + 1e-9)
        }
        expect(area).toBeCloseTo(wide * high, 6)
        expect(new Set(mesh.normals.filter((_, index) => index % 3 === 2))).toEqual(new Set([1]))
      }),
      { numRuns: 20 },
    )
  })

  it('a pane counts its texture in decimetres, or from 0 to 1', () => {
    const [plain, unit] = [newMesh(), newMesh()]
    pane(plain, [0, 0, 0], [4, 0, 0], [0, 3, 0], { u: 10, v: -1 })
    pane(unit, [0, 0, 0], [4, 0, 0], [0, 3, 0], { unit: true })
    expect(plain.uvs).toEqual([10, -1, 14, -1, 10, 2, 14, 2])
    expect(unit.uvs).toEqual([0, 0, 1, 0, 0, 1, 1, 1])
  })

  it('a card is seen from both sides, and stays within its own colour', () => {
    const mesh = newMesh()
    card(mesh, [0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], 3)
    expect(facing(mesh)).toBe(0.5)
    expect(mesh.uvs.filter((_, index) => index % 2 === 0).every((u) => Math.floor(u) === 3)).toBe(true)
  })

  it('a lathe keeps the radii and heights of its profile', () => {
    const mesh = newMesh()
    const profile = [
      [2, 0],
      [3, 1],
      [0.5, 4],
    ] as const
    lathe(mesh, { x: 7 }, profile, 9)
    for (let index = 0; index < mesh.positions.length / 3; index++) {
      const [x, y, z] = at(mesh, 'positions', index)
      const radius = profile.find(([, high]) => Math.abs(high - y) < 1e-9)?.[0] ?? -1
      expect(Math.sqrt((x - 7) * (x - 7) + z * z)).toBeCloseTo(radius, 6)
    }
  })

  it('a leaf rises from its root and comes down again', () => {
    const mesh = newMesh()
    arch(mesh, [0, 10, 0], 1, 16, 2, 0.5, 2)
    const rib = heights(mesh).filter((_, index) => index % 3 === 1)
    expect(rib[0]).toBe(10)
    expect(Math.max(...rib)).toBeGreaterThan(11)
    expect(rib.at(-1)).toBeLessThan(Math.max(...rib))
  })
})

describe('rooms and ground', () => {
  const size = { wide: 60, back: 40, front: 30, high: 28 }

  it('a room goes all around, looks inwards and is open where its windows are', () => {
    const hole = { left: 10, right: 20, low: 8, high: 20 }
    const { walls, floor, ceiling } = makeRoom(size, { back: [hole] })
    expect([walls, floor, ceiling].flatMap(faults)).toEqual([])
    expect(new Set(heights(floor))).toEqual(new Set([0]))
    expect(new Set(heights(ceiling))).toEqual(new Set([28]))
    expect(floor.normals.filter((_, index) => index % 3 === 1).every((up) => up === 1)).toBe(true)
    expect(ceiling.normals.filter((_, index) => index % 3 === 1).every((up) => up === -1)).toBe(true)
    // Nothing of the back wall lies within the window.
    const inside = Array.from({ length: walls.triangles.length / 3 }, (_, triangle) => {
      const [a, b, c] = walls.triangles.slice(triangle * 3, triangle * 3 + 3).map((one) => at(walls, 'positions', one))
      return [0, 1, 2].map((axis) => ((a?.[axis] ?? 0) + (b?.[axis] ?? 0) + (c?.[axis] ?? 0)) / 3)
    }).filter(([x = 0, y = 0, z = 0]) => Math.abs(z + 40) < 1e-6 && x > -20 && x < -10 && y > 8 && y < 20)
    expect(inside).toEqual([])
  })

  it('bars and skirting stay within their wall', () => {
    const [bars, wood] = [newMesh(), newMesh()]
    frame(bars, { left: 10, right: 20, low: 8, high: 20 }, { x: -30, z: -40 }, 3, 2)
    trim(wood, size, 1, 0)
    expect([...faults(bars), ...faults(wood)]).toEqual([])
    expect(Math.min(...heights(bars))).toBeGreaterThan(7)
    expect(Math.max(...heights(bars))).toBeLessThan(21)
    expect(Math.max(...heights(wood))).toBe(1)
  })

  it('[ILL-62] ground is level around the person and along their way, and wild only farther off', () => {
    const wild = () => 5
    const ground = levelAround(wild)
    const place = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(place, place, (x, z) => {
        const height = ground(x, z)
        expect(height).toBeGreaterThanOrEqual(0)
        expect(height).toBeLessThanOrEqual(5)
        const away = Math.sqrt(x * x + Math.max(0, z - walked, -z) ** 2)
        expect(away <= 14 ? height : 0).toBe(0)
        expect(away >= 40 ? height : 5).toBe(5)
      }),
      { numRuns: 150 },
    )
  })

  it('terrain is as high as its ground everywhere, finer near than far, and reaches as far as it was asked to', () => {
    const ground = (x: number, z: number) => x * 0.1 + z * 0.05
    const mesh = terrain(ground, 150)
    const radii = Array.from({ length: mesh.positions.length / 3 }, (_, index) => {
      const [x, y, z] = at(mesh, 'positions', index)
      expect(y).toBeCloseTo(ground(x, z), 9)
      return Math.sqrt(x * x + z * z)
    })
    expect(Math.max(...radii)).toBeCloseTo(150, 6)
    const rings = [...new Set(radii.map((radius) => Math.round(radius * 1e6) / 1e6))]
    const steps = rings.slice(2, -1).map((radius, index) => radius - (rings[index + 1] ?? 0))
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })
})

describe('what is scattered', () => {
  it('[ILL-62] lies within its ring and never where the camera looks along', () => {
    for (const seed of [1, 2, 3, 4]) {
      let placed = 0
      around(random('ring', seed), 120, 20, 90, (x, z, distance) => {
        placed += 1
        expect(Math.sqrt(x * x + z * z)).toBeCloseTo(distance, 6)
        expect(distance >= 20 && distance <= 90).toBe(true)
        expect(z > 0 && Math.abs(x) < 8 + z * 0.5).toBe(false)
      })
      expect(placed).toBeGreaterThan(60)
    }
  })

  it('lies behind the person, one in each sector, within the angle', () => {
    const seen: number[] = []
    behind(random('back', 3), 40, 30, 60, 0.8, (x, z, distance, index) => {
      seen.push(index)
      expect(z).toBeLessThan(0)
      expect(Math.abs(x)).toBeLessThanOrEqual(distance * Math.sin(0.8) + 1e-6)
    })
    expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index))
  })

  it('[ILL-62] grass beside the person is no higher than their ankles', () => {
    const high = (x: number) => {
      const mesh = newMesh()
      tuft(mesh, random('tuft', 1), x, 0, 0, 1, 6, 0)
      return Math.max(...heights(mesh))
    }
    expect(high(8)).toBeLessThanOrEqual(2)
    expect(high(30)).toBe(12)
  })

  it('leaves take one of the tones there are, and lie around their crown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(99), (tones, seed) => {
        const mesh = newMesh()
        crown(mesh, random('crown', seed), [0, 30, 0], [8, 5, 8], 20, 1, tones)
        expect(faults(mesh)).toEqual([])
        const which = mesh.uvs.filter((_, index) => index % 2 === 0).map(Math.floor)
        expect(which.every((tone) => tone >= 0 && tone < tones)).toBe(true)
        expect(heights(mesh).every((y) => y > 20 && y < 40)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('great trees stand on their ground, mirrored where the other side is asked for', () => {
    const planted = (side: number) => {
      const [wood, leaves] = [newMesh(), newMesh()]
      greatTrees(wood, leaves, random('park', 2), {
        at: [[30, -50, 40]],
        side,
        ground: (x) => x / 10,
        wide: 0.5,
        near: { z: -60, cards: 20, leaf: 2 },
        far: { cards: 10, leaf: 3 },
      })
      return at(wood, 'positions', 0)
    }
    const [one, other] = [planted(1), planted(-1)]
    expect([Math.sign(one[0]), Math.sign(other[0])]).toEqual([1, -1])
    expect(one[1]).toBeCloseTo(2, 6)
    expect(other[1]).toBeCloseTo(-4, 6)
  })
})
