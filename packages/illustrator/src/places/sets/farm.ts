import { around, bark, bladeSpray, blend, box, broadTree, type Built, bulb, facet, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, levelAround, lightParts, linear, makeSky, meshes, metal, mixed } from '#places/set-kit.ts'
import { newLights, outdoors, pairs, place, plain, planks, railing, ridge, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, smoothstep, soil, terrain, treeLine, triples, tuft, turned } from '#places/set-kit.ts'
import { underSnow } from '#places/set-kit.ts'

/** A farmyard: a red barn and its silo, fences, bales of hay, rows of a field beyond, hills. */
export const farm = place({
  label: 'Farm',
  words:
    'farm, farmyard, barn, ranch, barnyard, homestead, stable, stables, hay bales, haystack, haystacks, farmland, vegetable patch, vegetable garden, rows of crops, crops, ploughed field, plantation',
  order: 242,
  where: 'outdoors',
  poses: { leaning: 2, sitting: 1 },
  holds: { basket: 2 },
  chance: { overalls: 4 },
  seat: 'stump',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.75, '#e9f0f8')
  const ground = levelAround((x, z) => (noise.hills(x * 0.009 + 3, z * 0.009) - 0.45) * 26, 60, 160)
  const [walls, trim, roof, silo, fence, bales, grass, crops, wood, leaves] = meshes()
  const lights = newLights(linear('#ffc680'))
  // The barn: its gable looks at the yard, with a great door and a loft hatch framed in white.
  const [bx, bz] = [34 * side, -98]
  const [half, high, ridgeHigh, deep] = [21, 27, 45, 52]
  box(walls, { x: bx, z: bz - deep / 2 }, half * 2, high, deep, { cell: 10 })
  const front = bz + 0.02
  const gable = (z: number, corners: readonly (readonly [number, number])[]) => {
    const [a, b, c, d] = corners.map(([x, y]) => [bx + x, y, z] as const)
    if (a && b && c && d) facet(walls, a, b, c, d, [a[1], c[1]])
  }
  gable(front, [
    [-half, high],
    [half, high],
    [half * 0.62, high + 12],
    [-half * 0.62, high + 12],
  ])
  gable(front, [
    [-half * 0.62, high + 12],
    [half * 0.62, high + 12],
    [0.2, ridgeHigh],
    [-0.2, ridgeHigh],
  ])
  for (const way of [-1, 1]) {
    const slope = (from: readonly [number, number], to: readonly [number, number]): void => {
      const corner = (point: readonly [number, number], z: number) => [bx + point[0] * way, point[1], z] as const
      const sheet = [corner(from, bz + 3), corner(from, bz - deep - 3), corner(to, bz - deep - 3), corner(to, bz + 3)]
      const [a, b, c, d] = way > 0 ? sheet : sheet.toReversed()
      if (a && b && c && d) facet(roof, a, b, c, d, [0, 14])
    }
    slope([half + 2, high - 1.4], [half * 0.62, high + 12.4])
    slope([half * 0.62, high + 12.4], [0, ridgeHigh + 0.6])
    rod(trim, [bx + (half + 2) * way, high - 1.6, bz + 3], [bx + half * 0.62 * way, high + 12, bz + 3], 0.6, 0.6, 4)
    rod(trim, [bx + half * 0.62 * way, high + 12, bz + 3], [bx, ridgeHigh + 0.4, bz + 3], 0.6, 0.6, 4)
    rod(trim, [bx + half * way, 0, bz + 0.3], [bx + half * way, high, bz + 0.3], 0.6, 0.6, 4)
    rod(trim, [bx + 9 * way, 0, bz + 0.4], [bx + 9 * way, 19, bz + 0.4], 0.55, 0.55, 4)
    rod(trim, [bx - 9 * way, 0.6, bz + 0.4], [bx, 19, bz + 0.4], 0.45, 0.45, 4)
    rod(trim, [bx, 0.6, bz + 0.4], [bx + 9 * way, 19, bz + 0.4], 0.45, 0.45, 4)
  }
  rod(trim, [bx - 9, 19, bz + 0.4], [bx + 9, 19, bz + 0.4], 0.55, 0.55, 4)
  rod(trim, [bx, 0, bz + 0.4], [bx, 19, bz + 0.4], 0.5, 0.5, 4)
  box(trim, { x: bx, z: bz + 0.2, y: 26 }, 9, 9, 0.5)
  box(roof, { x: bx, z: bz + 0.5, y: 27 }, 7, 7, 0.4)
  bulb(lights, [bx, 23, bz + 2], 0.8, 2, 20)
  lathe(silo, { x: bx + 34 * side, z: bz - 14 }, pairs`10 0, 10 56, 8.6 60, 5 63.4, 0.1 65`, 24)
  // Fences along the yard, with a gap where the cart goes.
  for (const [from, to] of pairs`-120 -10, 10 14`)
    railing(fence, [from * side, 0, -40], [to * side, 0, -40], { high: 9, gap: 10, thick: 0.7, bars: 2 })
  railing(fence, [14 * side, 0, -40], [14 * side, 0, -88], { high: 9, gap: 10, thick: 0.7, bars: 2 })
  // Bales of hay, in twos with a third on top.
  for (const [x, z, turn] of triples`-23 -28 20, 25 -46 100, -58 -62 30, -40 -88 80`) {
    const [c, s] = turned(turn)
    const [middle, y] = [x * side, ground(x * side, z)]
    for (const [along, up] of pairs`-3.1 0, 3.1 0, 0.6 5`)
      box(bales, { x: middle + s * along, z: z + c * along, y: y + up, turn: [c, s] }, 10, 5, 5.8, { cell: 3 })
  }
  // Rows of the field behind the fence.
  for (let row = 0; row < 16; row += 1)
    for (let step = 0; step < 20; step += 1) {
      const [x, z] = [(-8 - row * 7) * side, -50 - step * 7 - random.share() * 3]
      if (Math.abs(x - bx) < 30) continue
      tuft(crops, random, x, ground(x, z) - 0.2, z, 2.6, random.between(1.4, 2.6), Math.floor(random.share() * 3))
    }
  around(random, 700, 9, 75, (x, z) => {
    if (z > -36 && Math.abs(x) < 16 && noise.cloud(x * 0.1, z * 0.1) > 0.35) return
    const tall = random.between(0.4, 1.2)
    tuft(grass, random, x, ground(x, z) - 0.15, z, tall * 1.2, tall, Math.floor(random.share() * 4))
  })
  for (const [x, z, tall] of triples`-50 -120 60, -90 -150 54, 88 -130 58`)
    broadTree(wood, leaves, random, {
      x: x * side,
      z,
      y: ground(x * side, z),
      high: tall,
      wide: 25,
      cards: 380,
      leaf: 4.2,
      tones: 4,
    })
  const haze = air.fog.light
  const hill = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, hill('#7f944c', 0.35), [
    ridge(noise, 2, { low: 0.02, peaks: 0.1, often: 4, tone: hill('#8aa0ac', 0.55), haze, round: 0.9 }),
    treeLine(noise, 4, 0.05, hill('#4f7038', 0.45), haze, false),
  ])
  const turf = soil(white('#6a8a3c'), white('#a0a050'), noise, 12)
  const yard = white('#a58c66')
  return outdoors(scene, {
    sky,
    bounce: white('#8a8a50'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffc890', 0.8),
    parts: [
      setPart('ground', terrain(ground, 520), (spot) => {
        turf(spot)
        const worn = Math.abs(spot.x - (spot.z < -36 ? ((spot.z + 36) / -62) * bx : 0)) - (spot.z > -30 ? 14 : 9)
        blend(spot, yard, smoothstep(4, -3, worn + (noise.cloud(spot.x * 0.12, spot.z * 0.12) - 0.5) * 10))
      }),
      setPart('barn', walls, planks(white('#8f3226', 0.15), noise, 1.8, 40, 0.95), { castsShadow: true }),
      setPart('frames', trim, plain(white('#ece6da', 0.2), 0.8)),
      setPart('roof', roof, planks(white('#5a5450', 0.9), noise, 1.4, 8, 0.95), { twoSided: true, castsShadow: true }),
      setPart('silo', silo, metal(linear('#a8b0b4'), noise, 0.5), { castsShadow: true }),
      setPart('fence', fence, plain(white('#8a7258', 0.4), 0.9), { castsShadow: true }),
      setPart('hay', bales, soil(white('#c9a54c', 0.5), white('#a8843a', 0.5), noise, 0.8), { castsShadow: true }),
      leafy('crops', crops, leafSpray(noise, 30, 0.13, 0.35), [
        white('#3f6b2c', 0.5),
        white('#5d8a35', 0.5),
        white('#86a845', 0.5),
      ]),
      leafy('grass', grass, bladeSpray(noise, 26, 0.045), [
        white('#4f7030', 0.4),
        white('#6a8a38', 0.45),
        white('#94a04a', 0.5),
        white('#b9ad5f', 0.55),
      ]),
      setPart('trunks', wood, bark(linear('#6b5443'), noise, linear('#566b3a'))),
      leafy('leaves', leaves, leafSpray(noise, 66, 0.1, 0.42), [
        white('#2f5428', 0.6),
        white('#44702f', 0.6),
        white('#5f8f39', 0.6),
        white('#93ad4c', 0.7),
      ]),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 90, density: Math.max(0.0012, air.fog.density) },
  })
}
