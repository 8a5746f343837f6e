import { addCopy, blend, box, type Built, card, cos, crowd, crowdRows, lampRoom, lathe } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, metal, minus, mixed, newLights, newMesh, ofOneColor } from '#places/set-kit.ts'
import { pairs, palette, pane, place, plain, plaster, put, rod, type Scene, seen, setPart } from '#places/set-kit.ts'
import { sin, smoothstep, type Vector } from '#places/set-kit.ts'

/** White ice with painted lines and the marks of skates, boards and glass around it, tiers of seats, lamps under a roof. */
export const iceRink = place({
  label: 'Ice rink',
  words:
    'ice rink, ice rinks, rink, rinks, at the rink, on the rink, skating rink, skating rinks, ice skating rink, figure skating rink, hockey rink, hockey rinks, ice hockey rink, ice hockey arena, hockey arena, hockey stadium, ice arena, ice stadium, ice hall, indoor ice rink, indoor rink, public skating rink, skating arena',
  order: 106,
  where: 'indoors',
  poses: { walking: 1 },
  seat: 'bench',
  support: 'steel post',
  build,
})

/** The boards: how far they stand behind the person and to both sides, and how they are rounded where they meet. */
const [behind, aside, round] = [-84, 128, 56]

/** Where the boards run, from the left of the camera around to its right. */
function boards(): Vector[] {
  const points: Vector[] = [[-aside, 0, 60]]
  for (const way of [-1, 1])
    for (let at = 0; at <= 8; at += 1) {
      const angle = (Math.PI / 2) * (way < 0 ? at / 8 : 1 - at / 8)
      points.push([way * (aside - round + cos(angle) * round), 0, behind + round - sin(angle) * round])
    }
  points.push([aside, 0, 60])
  return points
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 300, back: 190, front: 60, high: 104 }
  const room = makeRoom(size, {}, 14)
  const [board, kick, cap, glass, posts, tiers, seats, people, beams, flags, sign, digits] = meshes()
  const lights = newLights(linear('#f2f7ff'))
  // Boards with a band below and a rail on top; panes of glass stand on them between posts.
  let along = 0
  const points = boards()
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to
    const across = minus(to, from)
    const long = Math.sqrt(across[0] * across[0] + across[2] * across[2])
    const up = (spot: Vector, y: number): Vector => [spot[0], y, spot[2]]
    pane(board, up(from, 2), across, [0, 8.6, 0], { cell: 12, u: along, v: 2 })
    pane(kick, from, across, [0, 2, 0], { cell: 12, u: along })
    rod(cap, up(from, 10.9), up(to, 10.9), 0.5, 0.5, 6)
    pane(glass, up(from, 11.3), across, [0, 9.4, 0], { cell: 12, u: along })
    const count = Math.max(1, Math.round(long / 12))
    for (let post = 0; post < count; post += 1) {
      const [x, z] = [from[0] + (across[0] * post) / count, from[2] + (across[2] * post) / count]
      rod(posts, [x, 11.3, z], [x, 20.7, z], 0.22, 0.22, 5)
    }
    along += long
  })
  // Tiers of seats behind the boards; some of them are taken.
  const rows = 10
  for (let row = 0; row < rows; row += 1) {
    const [y, z] = [6 + row * 4.4, behind - 14 - row * 8.4]
    box(tiers, { z, y: 0 }, 290, y, 8.4, { cell: 16 })
    for (let x = -142; x < 142; x += 5.2) {
      if (Math.abs(x) % 62 < 5) continue
      const one = newMesh()
      box(one, { y: 0.6, z: 0.4 }, 4.4, 0.6, 3.4)
      box(one, { y: 1, z: -1.5 }, 4.4, 4, 0.5)
      addCopy(seats, ofOneColor(one), { x, y, z: z + 1 }, row % 4 === 3 ? 1 : 0)
    }
  }
  crowdRows(people, random, {
    from: -140,
    to: 140,
    y: 1,
    z: behind - 13.6,
    rows,
    deep: 8.4,
    rise: 4.4,
    apart: 9,
    high: 13.5,
  })
  // The roof: beams across, lamps in rows between them, flags, and a board with the score.
  for (let z = -160; z <= 20; z += 30) {
    box(beams, { z, y: 92 }, 298, 1.6, 1.6, { cell: 30 })
    box(beams, { z, y: 100 }, 298, 1.6, 1.6, { cell: 30 })
    for (let x = -140; x < 140; x += 20) {
      rod(beams, [x, 93, z], [x + 10, 100.6, z], 0.5, 0.5, 4)
      rod(beams, [x + 10, 100.6, z], [x + 20, 93, z], 0.5, 0.5, 4)
    }
  }
  for (let x = -100; x <= 100; x += 40)
    for (const z of [-125, -85, -45, -5]) {
      lathe(lights.bulbs, { x, y: 86, z }, pairs`2.6 0, 2.2 1.6, 0.6 3.4`, 10)
      card(lights.halos, [x, 86, z], [8, 0, 0], [0, 8, 0], [0, 0, 1])
      lights.lamps.push({ at: [x, 80, z], light: linear('#eef4ff', 0.2), reach: 62 })
    }
  for (let at = 0; at < 7; at += 1) {
    const one = newMesh()
    box(one, {}, 13, 17, 0.2)
    addCopy(flags, ofOneColor(one), { x: (at - 3) * 24, y: 66, z: behind - 74 }, at)
  }
  const board2 = { x: 26 * side, z: behind - 30 }
  box(sign, { ...board2, y: 62 }, 38, 16, 5)
  for (const x of [-11, 0, 11])
    for (const y of [66, 72.4])
      box(digits, { x: board2.x + x, y, z: board2.z + 2.6 }, x === 0 ? 5 : 7.4, y > 70 ? 2.4 : 4.4, 0.2)
  const paint = mixed(linear('#2f5fa8'), accents[0], 0.25)
  const red = linear('#c23a3e')
  const tone = linear('#e2ecf2')
  const stands = mixed(linear('#33415c'), paint, 0.4)
  const bands = [paint, mixed(linear('#d8b04a'), accents[1], 0.35), red, mixed(linear('#2f7a6a'), accents[2], 0.3)]
  const center = { x: 16 * side, z: -34 }
  /** What the ice shows of the boards' foot, and of the stands above them. */
  const [kickplate, crowded] = [linear('#d8b44a'), mixed(stands, tone, 0.2)]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#b8c8d8',
    warm: '#f4f8ff',
    floor: '#dce8f0',
    room: linear('#aebccc', 0.26),
    aim: 1,
    rims: [linear('#e8f2ff', 1.6), linear('#d8e8ff', 1.4)],
    parts: [
      setPart('ice', room.floor, (spot) => {
        const { x, z, lookX = 0, lookY = -0.3, lookZ = -0.95 } = spot
        put(spot, tone, 0.9 + noise.hills(x * 0.05, z * 0.05) * 0.12)
        const [dx, dz] = [x - center.x, z - center.z]
        const ring = Math.abs(Math.sqrt(dx * dx + dz * dz) - 34)
        const soft = 0.12 + spot.grain * 0.5
        const line = (off: number, half: number): number => smoothstep(half + soft, half - soft, off)
        blend(spot, red, Math.max(line(Math.abs(dx), 1.1), line(Math.sqrt(dx * dx + dz * dz), 1.6)) * 0.62)
        blend(spot, paint, Math.max(line(ring, 0.5), line(Math.abs(Math.abs(dx) - 72), 1.3)) * 0.62)
        // Marks of skates: long bent scratches, white on the gray of the ice.
        for (const [often, turn] of pairs`0.013 0.4, 0.019 -0.7`) {
          const way = (noise.hills((x + z * turn) * often, (z - x * turn) * often) - 0.5) * 17
          const off = Math.abs(way - Math.floor(way) - 0.5)
          blend(spot, [0.97, 0.99, 1], smoothstep(0.035, 0, off) * 0.34 * seen(spot.grain, 0.7))
        }
        // A look that grazes the ice is thrown back to the boards.
        const away = 1 + Math.min(0, lookY)
        const share = 0.06 + 0.62 * away * away * away
        const blur = (noise.hills(x * 0.2, z * 0.1) - 0.5) * 2.4
        const y = lookZ < -0.1 ? ((behind - z) / lookZ) * -lookY + blur + Math.abs(lookX) : 60
        blend(spot, kickplate, share * smoothstep(3.4, 1.4, y))
        blend(spot, crowded, share * 0.55 * smoothstep(11, 34, y))
        spot.rough = 0.12
      }),
      setPart('walls', room.walls, plaster(linear('#5a6676'), noise, 0.2)),
      setPart('roof', room.ceiling, plaster(linear('#39424e'), noise, 0.2)),
      setPart('boards', board, (spot) => {
        const part = Math.floor(spot.u / 26)
        put(spot, linear('#eef1f2'), 0.98)
        // Painted fields along the boards, with nothing to read on them.
        const [u, v] = [spot.u / 26 - part, spot.v]
        if (part % 2 === 0 && u > 0.1 && u < 0.9 && v > 3.4 && v < 9.4) {
          put(spot, bands[(((part / 2) % 4) + 4) % 4] ?? tone)
          const disc = Math.sqrt((u - 0.5) * (u - 0.5) * 676 + (v - 6.4) * (v - 6.4))
          if (disc < 2.1) blend(spot, [0.95, 0.96, 0.97], 0.85)
        }
        spot.rough = 0.3
      }),
      setPart('kick plate', kick, plain(linear('#d8b44a'), 0.4)),
      setPart('board rail', cap, plain(paint, 0.4)),
      setPart('posts', posts, metal(linear('#b8c0c8'), noise, 0.3)),
      setPart(
        'glass',
        glass,
        (spot) => {
          put(spot, [0.75, 0.86, 0.92])
          const slant = (spot.u - spot.v * 0.7) / 12
          const part = slant - Math.floor(slant)
          spot.alpha = part > 0.42 && part < 0.6 ? 0.22 : 0.1
          spot.rough = 0.06
        },
        { blended: true, twoSided: true },
      ),
      setPart('tiers', tiers, plaster(linear('#6a7480'), noise, 0.2)),
      setPart('seats', seats, palette([stands, mixed(stands, [0.8, 0.82, 0.86], 0.5)], 0.5)),
      setPart(
        'people',
        people,
        crowd(
          noise,
          [linear('#7a4a48'), linear('#9aa2ac'), linear('#2c3648'), linear('#5a4e44'), linear('#4a5a74')],
          0.08,
        ),
        { cutOut: true },
      ),
      setPart('beams', beams, metal(linear('#8a949e'), noise, 0.5, 0.3)),
      setPart('flags', flags, palette([paint, [0.85, 0.86, 0.88], red, accents[2]], 0.9)),
      setPart('scoreboard', sign, plain(linear('#14181f'), 0.4)),
      setPart('score', digits, (spot) => {
        put(spot, spot.y > 70 ? [0.9, 0.6, 0.15] : [0.85, 0.2, 0.12])
        spot.glow = 1.6
      }),
    ],
    fog: { light: linear('#b4c4d4', 0.5), start: 90, density: 0.002, max: 0.42 },
    grade: { bloom: 0.3, tint: [0.98, 1, 1.03] },
  })
}
