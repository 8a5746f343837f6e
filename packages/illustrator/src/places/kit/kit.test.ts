import { describe, expect, it } from 'vitest'
import { random, type Random } from '@eidolon/people'
import { type Mesh, newMesh } from '#geometry/mesh.ts'
import { archedBridge, pavilion } from './bridges.ts'
import { car } from './cars.ts'
import { chair, jars, potted, roundTable, sofa, stool, table } from './furniture.ts'
import { block, cottage } from './houses.ts'
import { palm } from './palms.ts'
import { broadTree, conifer, tuft } from './plants.ts'
import { ball, box, rod, turned } from './shapes.ts'
import { bookcase } from './shelves.ts'
import { terrain } from './terrain.ts'
import { facing, faults, heights } from './testing.ts'

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

  it.each(['box', 'rod', 'ball', 'table', 'round table', 'chair', 'stool', 'car', 'town house', 'terrain'])(
    '[ILL-222] looks outwards with all its triangles: %s',
    (name) => {
      for (const mesh of things[name]?.(random('kit', 3)) ?? []) expect(facing(mesh)).toBe(1)
    },
  )
})
