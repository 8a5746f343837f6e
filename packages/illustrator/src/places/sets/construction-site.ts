import { ball, blend, box, type Built, bulb, dust, lathe, levelAround, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, type Mesh, meshes, metal, mixed, newLights, outdoors, pairs, place, plain } from '#places/set-kit.ts'
import { planks, plaster, put, rock, rod, scaffold, scaled, type Scene, setPart, skyline } from '#places/set-kit.ts'
import { smoothstep, soil, terrain, triples, turned, underSnow } from '#places/set-kit.ts'

/** A house of raw concrete that is half built behind its scaffold, a crane over it, heaps of gravel, pipes and barriers. */
export const constructionSite = place({
  label: 'Construction site',
  words:
    'construction site, building site, construction zone, construction yard, construction area, worksite, work site, construction crane, tower crane, unfinished building, half built building, building under construction',
  order: 179,
  where: 'outdoors',
  poses: { leaning: 1 },
  seat: 'stone',
  support: 'steel post',
  build,
})

/** A mast or jib of four rods with crossed struts between them, along x or upwards. */
function lattice(mesh: Mesh, from: readonly [number, number, number], long: number, along: 'x' | 'y', wide = 3): void {
  const [x, y, z] = from
  const way = Math.sign(long)
  const at = (t: number, a: number, b: number) =>
    along === 'y' ? ([x + a, y + t, z + b] as const) : ([x + t, y + a, z + b] as const)
  const corners = [
    [-wide, -wide],
    [wide, -wide],
    [wide, wide],
    [-wide, wide],
  ] as const
  for (const [index, [a, b]] of corners.entries()) {
    const [na, nb] = corners[(index + 1) % 4] ?? [a, b]
    rod(mesh, at(0, a, b), at(long, a, b), 0.5, 0.5, 5)
    for (let t = 0; t < Math.abs(long) - 1; t += wide * 2.4)
      rod(mesh, at(t * way, a, b), at(Math.min(Math.abs(long), t + wide * 2.4) * way, na, nb), 0.3, 0.3, 4)
  }
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.7)
  const ground = levelAround((x, z) => (noise.hills(x * 0.03, z * 0.03) - 0.5) * 4, 16, 50)
  const [slabs, bars, tubes, boards, crane, heaps, pipes, bricks, barriers, cones, cabin, net, lampPosts, hook] =
    meshes()
  const lights = newLights(linear('#fff2d8'))
  // The shell: floors on columns, each a little less finished than the one below, rods standing out of the topmost.
  const [near, far, front, deep, storey] = [-14, 150, -96, 80, 32]
  const [one, two] = side > 0 ? [near, far] : [-far, -near]
  for (let floor = 0; floor < 4; floor += 1) {
    const y = floor * storey
    const reach = floor === 3 ? 0.62 : 1
    const wide = (two - one) * reach
    const middle = side > 0 ? two - wide / 2 : one + wide / 2
    if (floor > 0) box(slabs, { x: middle, y: y - 2.6, z: front - deep / 2 }, wide, 2.6, deep, { cell: 16 })
    for (let at = 0; at < 6; at += 1) {
      const x = middle - wide / 2 + 4 + (at * (wide - 8)) / 5
      for (const z of [front - 4, front - 42, front - deep + 4]) {
        if (floor < 3) box(slabs, { x, y, z }, 4.4, storey - 2.6, 4.4, { cell: 10 })
        else
          for (const [a, b] of pairs`-1.4 -1.4, 1.4 -1.4, 1.4 1.4, -1.4 1.4`)
            rod(bars, [x + a, y, z + b], [x + a, y + random.between(8, 12), z + b], 0.22, 0.22, 4)
      }
      // Some walls are up already, in blocks.
      if (floor < 2 && at < 5 && (at + floor) % 3 !== 1)
        box(
          bricks,
          { x: x + (wide - 8) / 10, y, z: front - 42 },
          (wide - 8) / 5 - 4,
          at % 2 === 0 ? storey - 3 : 17,
          2,
          { cell: 10 },
        )
    }
  }
  // The stair's shaft stands higher than all.
  box(slabs, { x: 92 * side, z: front - 50 }, 34, storey * 3 + 30, 30, { cell: 16 })
  // Scaffold before the front, nets over the far end of it.
  const [bay, lift, outer] = [20, 20, front + 12]
  scaffold(tubes, boards, {
    from: near - 2,
    to: far,
    side,
    z: outer,
    deep: 9,
    bay,
    lift,
    storeys: (x) => (x < 50 ? 4 : 5),
  })
  for (let x = near - 2; x + bay <= far; x += bay)
    for (let row = 1; row < 5 && x > 70; row += 1)
      box(net, { x: (x + bay / 2) * side, y: row * lift, z: outer + 1 }, bay - 0.4, lift - 1, 0.1)
  // The crane on the other side, its jib over the house.
  const [mx, mz, mast] = [-64 * side, -200, 150]
  lattice(crane, [mx, 0, mz], mast, 'y', 4)
  box(cabin, { x: mx + 7 * side, y: mast - 6, z: mz + 2 }, 8, 10, 8)
  lattice(crane, [mx, mast + 6, mz], 230 * side, 'x', 2.6)
  lattice(crane, [mx, mast + 6, mz], -60 * side, 'x', 2.6)
  lattice(crane, [mx, mast + 6, mz], 30, 'y', 2)
  rod(crane, [mx, mast + 36, mz], [mx + 150 * side, mast + 9, mz], 0.4, 0.4, 4)
  rod(crane, [mx, mast + 36, mz], [mx - 54 * side, mast + 9, mz], 0.4, 0.4, 4)
  box(slabs, { x: mx - 54 * side, y: mast - 8, z: mz }, 14, 14, 8)
  rod(hook, [mx + 40 * side, mast + 4, mz], [mx + 40 * side, 96, mz], 0.3, 0.3, 4)
  for (const way of [-1, 1]) rod(hook, [mx + 40 * side, 96, mz], [mx + (40 + way * 12) * side, 86, mz], 0.25, 0.25, 4)
  box(bars, { x: mx + 40 * side, y: 83, z: mz }, 30, 3, 4)
  // Heaps of sand and gravel, pipes, blocks on pallets.
  for (const [x, z, size] of triples`-46 -84 15, -78 -104 20, -30 -128 12`)
    ball(
      heaps,
      [x * side, -1, z],
      [size * 1.5, size * 0.75, size * 1.2],
      14,
      (a, b, c) => (b > 0 ? 1 - b * 0.05 : 1) * (0.86 + noise.hills(a * 3 + x, c * 3 + b) * 0.26),
    )
  for (const [row, count] of [4, 3, 2].entries())
    for (let at = 0; at < count; at += 1) {
      const [y, z] = [2.6 + row * 4.5, -52 - row * 2.6 - at * 5.2]
      rod(pipes, [-22 * side, y, z], [-58 * side, y, z], 2.6, 2.6, 16)
      rod(pipes, [-58 * side, y, z], [-22 * side, y, z], 2.2, 2.2, 16)
    }
  for (const [x, z] of pairs`34 -58, 46 -62, 72 -50`) {
    box(boards, { x: x * side, z, turn: turned(x) }, 11, 1.2, 9)
    box(bricks, { x: x * side, y: 1.2, z, turn: turned(x) }, 10, x === 46 ? 6 : 9, 8, { cell: 5 })
  }
  // Barriers in stripes and cones before it all.
  for (const [x, z, turn] of triples`24 -34 8, 44 -36 -6, -28 -38 -10, -52 -34 12`) {
    const stand = { x: x * side, z, turn: turned(turn) }
    box(barriers, { ...stand, y: 7 }, 16, 2.2, 0.5)
    box(barriers, { ...stand, y: 3.4 }, 16, 2.2, 0.5)
    for (const leg of [-6.4, 6.4]) box(tubes, { x: x * side + leg, z: z - 0.4 }, 0.6, 9.6, 0.6)
    for (const leg of [-6.4, 6.4]) box(tubes, { x: x * side + leg, z: z - 0.4 }, 0.8, 0.5, 5)
  }
  for (const [x, z] of pairs`13 -30, -17 -31, -40 -30`) {
    box(cones, { x: x * side, z }, 4, 0.4, 4)
    lathe(cones, { x: x * side, z }, pairs`1.5 0.4, 0.9 3.4, 0.35 7, 0.05 7.1`, 14)
  }
  for (const [x, z] of pairs`-34 -70, 60 -72`) {
    rod(lampPosts, [x * side, 0, z], [x * side, 44, z], 0.5, 0.4, 7)
    for (const shift of [-2.4, 2.4]) {
      box(lampPosts, { x: x * side + shift, y: 43, z: z - 0.4 }, 4, 3, 1)
      bulb(lights, [x * side + shift, 44.5, z + 0.6], 1, 1.9, 30)
    }
  }
  for (let at = 0; at < 4; at += 1) bulb(lights, [(10 + at * 30) * side, 27, front - 20], 0.6, 1.2, 18)
  const haze = air.fog.light
  const distant = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const windows = [linear('#ffd28a', 1.4), linear('#ffbe74', 1.2)]
  const wet = air.wet
  const earth = soil(white('#8a7258'), white('#a3907a'), noise, 12)
  const concrete = plaster(white('#a8a49c', 0.15), noise, 0.5)
  const stain = linear('#6a665f')
  const [orange, pale] = [linear('#d8541e'), linear('#ece8e0')]
  return outdoors(scene, {
    sky: makeSky(air, noise, distant('#8a8478', 0.5), [
      skyline(noise, 4, {
        low: 0.04,
        high: 0.18,
        often: 18,
        tone: distant('#8492a4', 0.5),
        haze,
        lamps: windows,
        lit: 0.3 * air.lamps,
      }),
    ]),
    bounce: white('#8f7f6c'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#fff0d4', 0.8),
    particles: air.weather === 'clear' ? [dust(random, linear('#e8d4b4', 0.5))] : [],
    parts: [
      setPart('earth', terrain(ground, 640, 64, 1.12), (spot) => {
        earth(spot)
        // Ruts of lorries, with water in them after rain.
        const rut = Math.abs(Math.abs(spot.x + 20 * side + (noise.hills(spot.z * 0.02, 3) - 0.5) * 30) - 9)
        const deepRut = smoothstep(3.4, 1.4, rut) * (1 - air.white)
        blend(spot, linear('#5f4d3c'), deepRut * 0.5)
        const puddle = wet * Math.max(deepRut * 0.9, smoothstep(0.54, 0.62, noise.cloud(spot.x * 0.04, spot.z * 0.04)))
        blend(spot, linear('#3a332c'), puddle * 0.7)
        spot.rough = 0.95 - puddle * 0.85
      }),
      setPart(
        'concrete',
        slabs,
        (spot) => {
          concrete(spot)
          const [u, v] = [
            Math.abs(spot.u / 11 - Math.round(spot.u / 11)),
            Math.abs(spot.v / 11 - Math.round(spot.v / 11)),
          ]
          blend(spot, stain, smoothstep(0.02, 0.008, Math.min(u, v)) * 0.5)
          blend(spot, stain, smoothstep(0.58, 0.75, noise.cloud(spot.u * 0.3, spot.v * 0.04)) * 0.3)
        },
        { castsShadow: true },
      ),
      setPart('steel rods', bars, metal(linear('#7c4a32'), noise, 0.7, 0.2)),
      setPart('scaffold', tubes, metal(linear('#9aa0a2'), noise, 0.4, 0.5), { castsShadow: true }),
      setPart('boards', boards, planks(white('#b08d5e', 0.4), noise, 2.2, 20)),
      setPart('crane', crane, plain(linear('#d9a021'), 0.5)),
      setPart('cabin', cabin, plain(linear('#e4e0d4'), 0.4)),
      setPart('hook', hook, plain(linear('#2c2c2e'), 0.6)),
      setPart('heaps', heaps, rock(white('#a08c70'), noise), { castsShadow: true }),
      setPart('pipes', pipes, plaster(mixed(linear('#a0634a'), accents[0], 0.2), noise, 0.3), {
        castsShadow: true,
        twoSided: true,
      }),
      setPart('blocks', bricks, (spot) => {
        const [column, row] = [spot.u / 5, spot.v / 2.4]
        const shift = Math.floor(row) % 2 === 0 ? 0 : 0.5
        const [u, v] = [
          Math.abs(column + shift - Math.round(column + shift)) * 5,
          Math.abs(row - Math.round(row)) * 2.4,
        ]
        put(spot, linear('#a8775c'), 0.85 + noise.cell(Math.round(column + shift), Math.round(row)) * 0.3)
        blend(spot, linear('#b4aca0'), smoothstep(0.2, 0.1, Math.min(u, v)))
        spot.rough = 0.9
      }),
      setPart(
        'barriers',
        barriers,
        (spot) => {
          const stripe = (spot.u + spot.v) / 4
          put(spot, stripe - Math.floor(stripe) < 0.5 ? orange : pale)
          spot.rough = 0.5
        },
        { castsShadow: true },
      ),
      setPart(
        'cones',
        cones,
        (spot) => {
          put(spot, spot.y > 2.6 && spot.y < 4.8 ? pale : orange)
          spot.rough = 0.6
        },
        { castsShadow: true },
      ),
      setPart('nets', net, (spot) => {
        put(spot, mixed(linear('#3f7a5c'), accents[1], 0.2), 0.8 + noise.cloud(spot.u * 0.3, spot.v * 0.12) * 0.4)
        spot.rough = 0.9
      }),
      setPart('lamp posts', lampPosts, metal(linear('#4c5254'), noise, 0.5, 0.3), { castsShadow: true }),
      ...lightParts(lights, air.lamps, 2),
    ],
  })
}
