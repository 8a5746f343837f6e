import { ball, box, type Built, bulb, card, fabric, lathe, linear, makeRoom, meshes, metal } from '#places/set-kit.ts'
import { newLights, pairs, place, planks, rock, rod, type Scene, setPart, smoke, triples } from '#places/set-kit.ts'
import { windowedRoom, wood } from '#places/set-kit.ts'

/** Walls and two tiers of benches in pale boards, a stove heaped with stones, a bucket and a ladle, steam. */
export const sauna = place({
  label: 'Sauna',
  words:
    'sauna, in a sauna, steam room, finnish sauna, wooden sauna, steam bath, banya, sweat lodge, sauna room, hot sauna',
  order: 58,
  where: 'windowed',
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const size = { wide: 62, back: 44, front: 60, high: 32 }
  const hole = { left: 31 + 13 * side - 6, right: 31 + 13 * side + 6, low: 17, high: 25 }
  const room = makeRoom(size, { back: [hole] })
  const [benches, legs, stove, stones, rails, bucket, shades, towels, steam, frames] = meshes()
  const lights = newLights(linear('#ffdcae'))
  // Two tiers along the back, one behind and above the other, each of boards with gaps.
  for (const [y, z, deep] of triples`4.6 -32 9, 9.4 -39.4 9`) {
    for (let board = 0; board < 4; board += 1)
      box(benches, { x: -7 * side, y, z: z + (board - 1.5) * (deep / 4) }, 46, 0.7, deep / 4 - 0.35, { cell: 8 })
    for (let x = -27; x <= 14; x += 10) box(legs, { x: x * side, z: z + 3.4 }, 0.9, y, 0.9)
    for (let slat = 1; slat < 3; slat += 1) box(legs, { x: -7 * side, y: y - slat * 1.8, z: z + 4 }, 46, 0.7, 0.5)
  }
  // Back rest.
  for (let slat = 0; slat < 3; slat += 1)
    box(legs, { x: -7 * side, y: 14 + slat * 1.9, z: -43.3 }, 46, 0.9, 0.6, { cell: 8 })
  // The stove in its corner behind a rail, heaped with stones.
  const [sx, sz] = [23 * side, -34]
  box(stove, { x: sx, z: sz }, 10, 10, 10, { cell: 4 })
  for (let stone = 0; stone < 46; stone += 1) {
    const [dx, dz] = [random.middling() * 4.6, random.middling() * 4.6]
    const high = 10.4 + random.share() * 2.4 * (1 - (dx * dx + dz * dz) / 44)
    const r = random.between(0.7, 1.2)
    ball(
      stones,
      [sx + dx, high, sz + dz],
      [r * 1.2, r * 0.8, r],
      6,
      (a, b, c) => 0.75 + noise.hills(a * 2 + stone, b + c) * 0.45,
    )
  }
  for (const y of [8, 12]) {
    box(rails, { x: sx, y, z: sz + 7 }, 14, 0.8, 0.8)
    box(rails, { x: sx - 7 * side, y, z: sz + 1 }, 0.8, 0.8, 13)
  }
  for (const [dx, dz] of pairs`-7 7, 7 7`) box(rails, { x: sx + dx * side, z: sz + dz }, 0.9, 13, 0.9)
  // A bucket with its ladle on the lower bench, rolled towels above.
  const [bx, bz] = [-17 * side, -31]
  lathe(bucket, { x: bx, y: 5.3, z: bz }, pairs`1.7 0, 2.1 3.4, 1.9 3.4, 1.8 2.8, 0.1 2.8`, 16)
  rod(bucket, [bx + 1.2, 7.6, bz], [bx + 3.8 * side, 11.4, bz + 0.6], 0.22, 0.18, 6)
  for (const [x, y] of pairs`-22 10.9, -19.6 10.9, -20.8 12.6`)
    rod(towels, [x * side, y, -41.6], [x * side, y, -36.6], 1, 1, 12)
  // A lamp behind slats in the other corner, and its warm light.
  const lamp = [-27 * side, 23, -41] as const
  for (let slat = 0; slat < 7; slat += 1)
    box(shades, { x: lamp[0] + (slat - 3) * 1.1 * side, y: 19, z: lamp[2] + Math.abs(slat - 3) * 0.4 }, 0.55, 9, 0.4)
  bulb(lights, [lamp[0], lamp[1], lamp[2] - 1.4], 1.1, 2.2, 34)
  lights.lamps.push({ at: [10 * side, 26, -6], light: linear('#fff0dc', 1.2), reach: 40 })
  lights.lamps.push({ at: [sx, 15, sz + 6], light: linear('#ff7a3a', 0.9), reach: 20 })
  for (let puff = 0; puff < 7; puff += 1)
    card(
      steam,
      [sx + random.middling() * 9, 17 + random.share() * 8, sz + 3 + random.share() * 6],
      [7 + random.share() * 4, 0, 0],
      [0, 6 + random.share() * 4, 0],
      [0, 0, 1],
      puff,
    )
  for (const u of [-6.4, 6.4]) box(frames, { x: 13 * side + u, y: 16.4, z: -43.8 }, 0.9, 9.2, 0.9)
  for (const y of [16.4, 25]) box(frames, { x: 13 * side, y, z: -43.8 }, 13.6, 0.9, 0.9)
  const boards = (hex: string) => planks(linear(hex), noise, 1.5, 60, 0.6)
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#cdb08a',
    warm: '#ffe6c8',
    floor: '#a08866',
    bright: 0.5,
    parts: [
      setPart('floor', room.floor, boards('#a58c6c')),
      setPart('walls', room.walls, boards('#d0b48c')),
      setPart('ceiling', room.ceiling, boards('#c2a880')),
      setPart('benches', benches, wood(linear('#e2cba2'), noise, 0.55), { castsShadow: true }),
      setPart('legs', legs, wood(linear('#c6a97e'), noise, 0.6)),
      setPart('frames', frames, wood(linear('#9a6a3c'), noise, 0.6)),
      setPart('stove', stove, metal(linear('#3a3836'), noise, 0.5), { castsShadow: true }),
      setPart('stones', stones, rock(linear('#6a6460'), noise)),
      setPart('rails', rails, wood(linear('#bf9f72'), noise, 0.55)),
      setPart('bucket', bucket, planks(linear('#a97442'), noise, 0.8, 8, 0.6), { castsShadow: true }),
      setPart('shades', shades, wood(linear('#b07c48'), noise, 0.6)),
      setPart('towels', towels, fabric(linear('#efe9de'), noise)),
      setPart('steam', steam, smoke(linear('#fff4e6', 0.75), noise, 0.3), { blended: true }),
    ],
    fog: { light: linear('#fff0dc', 0.5), start: 12, density: 0.006, max: 0.3 },
    grade: { bloom: 0.32, vignette: 0.3, tint: [1.01, 1, 0.98] },
  })
}
