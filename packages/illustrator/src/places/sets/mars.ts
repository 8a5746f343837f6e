import { ball, behind, box, type Built, bulb, fours, lathe, levelAround, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, meshes, metal, mixed, newLights, outdoors, pane, place, plain, put, ridge } from '#places/set-kit.ts'
import { ripples, rock, rod, scaled, type Scene, setPart, swarm, terrain } from '#places/set-kit.ts'

/** Rust-red dust and boulders under a pale sky, table mountains far off, the white domes of a base with its lamps. */
export const mars = place({
  label: 'Mars',
  words:
    'mars, on mars, martian, martian surface, surface of mars, mars surface, martian landscape, martian desert, red planet, on the red planet, red planet surface, mars colony, martian colony, mars base, martian base, mars outpost, colony on mars, base on mars, mars habitat, martian dunes, red alien desert',
  order: 324,
  where: 'outdoors',
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.009 + 2, z * 0.009) - 0.5) * 22 + (noise.hills(x * 0.035, z * 0.035) - 0.5) * 3.5,
    16,
    110,
  )
  const [mesas, stones, shells, joints, windows, masts, solar] = meshes()
  const lights = newLights(linear('#ffd9a0'))
  for (const [x, z, wide, high] of fours`-150 -330 60 66, 120 -380 74 84, 10 -470 70 58`)
    ball(mesas, [x * side, ground(x * side, z) - high * 0.12, z], [wide, high, wide * 0.7], 14, (a, b, c) => {
      const layer = noise.cell(b * 10 + 40, x) * 0.12
      return (0.8 + layer + noise.hills(a * 2.4 + x, c * 2.4 + b) * 0.3) * (b > 0.4 ? 0.85 : 1)
    })
  behind(random, 120, 9, 150, 1.25, (x, z, far) => {
    const size = random.between(0.2, 0.9) + random.share() * random.share() * far * 0.03
    ball(
      stones,
      [x, ground(x, z) + size * 0.1, z],
      [size * 1.4, size * 0.8, size],
      far < 50 ? 8 : 6,
      (a, b, c) => 0.65 + noise.hills(a * 2.3 + x, b * 2.3 + c) * 0.65,
    )
  })
  // Domes of a base, joined by a tube, each with a ring of portholes and a lock.
  const domes = [
    [-34 * side, -92, 21],
    [6 * side, -124, 26],
    [52 * side, -106, 17],
  ] as const
  for (const [x, z, r] of domes) {
    const y = ground(x, z) - 0.6
    ball(shells, [x, y + 3, z], [r, r * 0.78, r], 18)
    lathe(
      joints,
      { x, y, z },
      [
        [r * 1.04, 0],
        [r * 1.04, 3.6],
        [r * 0.99, 4.4],
      ],
      26,
    )
    for (let turn = -3; turn <= 3; turn += 1) {
      const [dx, dz] = [Math.sin(turn * 0.42), Math.cos(turn * 0.42)]
      ball(windows, [x + dx * r * 0.945, y + 7.4, z + dz * r * 0.945], [1.2, 1.2, 1.2], 8)
    }
    box(joints, { x: x + r * 0.25 * side, y, z: z + r * 0.95 }, 8, 10.5, 7, { cell: 5 })
    bulb(lights, [x + r * 0.25 * side, y + 12, z + r + 3.2], 0.5, 1.4, 26)
    rod(masts, [x, y + r * 0.8, z], [x, y + r * 0.8 + 12, z], 0.35, 0.15, 6)
    bulb(lights, [x, y + r * 0.8 + 12.3, z], 0.35, 0.5, 8)
  }
  for (const [from, to] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [[ax, az], [bx, bz]] = [domes[from], domes[to]]
    rod(joints, [ax, ground(ax, az) + 4, az], [bx, ground(bx, bz) + 4, bz], 4.2, 4.2, 12)
  }
  // A field of solar panels beside them.
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, z] = [(-96 + column * 13) * side, -92 - row * 14]
      const y = ground(x, z)
      rod(masts, [x, y - 1, z], [x, y + 3.4, z], 0.4, 0.4, 5)
      pane(solar, [x - 5, y + 2, z + 2.4], [10, 0, 0], [0, 4.6, -4.4], { unit: true })
    }
  const pale = scaled(linear('#e8b98e'), Math.max(0.04, air.setShare))
  const haze = mixed(air.fog.light, pale, 0.75)
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const blue = makeSky(air, noise, away('#a5562f', 0.5), [
    ridge(noise, 5, { low: 0.012, peaks: 0.08, often: 4, tone: away('#a45a3a', 0.55), haze, round: 0.3 }),
    ridge(noise, 2, { low: 0.005, peaks: 0.035, often: 7, tone: away('#9a4c2c', 0.35), haze, round: 0.9 }),
  ])
  // Fine dust in thin air: what is blue at home is butterscotch here.
  const sky: typeof blue = (x, y, z, out) => {
    blue(x, y, z, out)
    const bright = (out[0] ?? 0) * 0.3 + (out[1] ?? 0) * 0.5 + (out[2] ?? 0) * 0.2
    const [r, g, b] = linear('#f0c59c')
    const share = 0.78
    out[0] = (out[0] ?? 0) * (1 - share) + bright * r * 1.5 * share
    out[1] = (out[1] ?? 0) * (1 - share) + bright * g * 1.5 * share
    out[2] = (out[2] ?? 0) * (1 - share) + bright * b * 1.5 * share
  }
  const dustTone = mixed(linear('#b4603a'), linear('#e9eef4'), air.white * 0.5)
  return outdoors(scene, {
    sky,
    bounce: scaled(dustTone, 0.8),
    lamps: lights.lamps,
    ground,
    parts: [
      setPart('dust', terrain(ground, 640, 72, 1.1), ripples(dustTone, linear('#7c3a22'), noise, 3.2)),
      setPart('mesas', mesas, rock(linear('#94492c'), noise, { tone: linear('#b8714a'), share: 0.4 })),
      setPart('stones', stones, rock(linear('#7a4028'), noise), { castsShadow: true }),
      setPart('shells', shells, plain(linear('#d9d3cb'), 0.5)),
      setPart('joints', joints, metal(linear('#a8a4a0'), noise, 0.45)),
      setPart('masts', masts, plain(linear('#8a8683'), 0.4, 0.7)),
      setPart('solar panels', solar, plain(linear('#1c2a55'), 0.2, 0.4)),
      setPart('portholes', windows, (spot) => {
        plain(linear('#8c8474'), 0.1)(spot)
        put(spot, mixed(linear('#3a4450'), linear('#ffdca0'), air.lamps))
        spot.glow = 1.6 * air.lamps
      }),
      ...lightParts(lights, air.lamps, 2),
    ],
    fog: { light: haze, start: 70 },
    particles: [
      swarm('dust', random, {
        count: 90,
        size: [0.03, 0.1],
        light: scaled(haze, 0.7),
        alpha: 0.5,
        soft: 0.7,
        drift: [5, 0.2, 0],
        sway: 1,
      }),
    ],
    grade: { tint: [1.05, 0.99, 0.93] },
  })
}
