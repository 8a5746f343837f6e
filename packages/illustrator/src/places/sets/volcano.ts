import { around, ball, behind, type Built, card, clamp, flame, halo, haze as mist, type Lamp } from '#places/set-kit.ts'
import { lathe, levelAround, linear, makeSky, meshes, mixed, outdoors, place, put, ridge } from '#places/set-kit.ts'
import { rock, scaled, type Scene, setPart, shine, smoke, smoothstep, swarm, terrain, turned } from '#places/set-kit.ts'
import { underLamps, underSnow } from '#places/set-kit.ts'

/** Black rock with rivers of lava in it, spires, a mountain of fire that smokes behind, sparks in the air. */
export const volcano = place({
  label: 'Volcano',
  words:
    'volcano, lava, lava field, magma, volcanic landscape, volcanic rock, erupting volcano, lava river, rivers of lava, inferno, hell, underworld, hellscape, molten lava, lava cave',
  order: 284,
  where: 'outdoors',
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.4)
  // The lava lies in channels; one bends from behind the person to the mountain.
  const course = (z: number): number =>
    side * (17 + (noise.hills(z * 0.02, 4) - 0.5) * 26 - smoothstep(-60, -200, z) * 2)
  const wide = (z: number): number => 6 + noise.hills(z * 0.05, 9) * 6 + Math.max(0, -z - 40) * 0.03
  const inLava = (x: number, z: number): number => {
    const main = Math.abs(x - course(z)) - wide(z)
    const pool = Math.sqrt((x + 46 * side) * (x + 46 * side) + (z + 74) * (z + 74) * 2) - 20
    return Math.min(main, pool) + (noise.cloud(x * 0.08, z * 0.08) - 0.5) * 7
  }
  const ground = levelAround(
    (x, z) => {
      const bank = smoothstep(-2, 5, inLava(x, z))
      return (
        (noise.cloud(x * 0.03 + 3, z * 0.03) - 0.32) * 15 * bank +
        (bank - 1) * 3.4 +
        smoothstep(26, 90, Math.abs(x)) * 14 * bank
      )
    },
    13,
    34,
  )
  const [stones, spires, fires, glows, smokes, cone, fountain] = meshes()
  const lamps: Lamp[] = []
  for (let z = -24; z > -150; z -= 17) {
    const x = course(z)
    card(glows, [x, 3, z], [wide(z) * 2.4, 0, 0], [0, 8, 0], [0, 0, 1])
    lamps.push({ at: [x, 3, z], light: linear('#ff6a20', 2.2), reach: 13 })
  }
  card(glows, [-46 * side, 3, -70], [34, 0, 0], [0, 12, 0], [0, 0, 1])
  lamps.push({ at: [-46 * side, 4, -70], light: linear('#ff6a20', 2.4), reach: 18 })
  around(random, 90, 16, 110, (x, z) => {
    if (inLava(x, z) < 1) return
    const size = random.between(0.5, 3.2)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.9, size],
      6,
      (a, b, c) => 0.6 + noise.hills(a * 2.4 + x, b * 2.4 + c) * 0.8,
    )
  })
  behind(random, 26, 34, 170, 1, (x, z) => {
    if (inLava(x, z) < 5 || Math.abs(x - 8 * side) < 14) return
    const high = random.between(10, 34)
    const r = high * random.between(0.16, 0.24)
    lathe(
      spires,
      { x, y: ground(x, z) - 2, z, turn: turned(random.between(0, 360)) },
      [
        [r * 1.6, 0],
        [r, high * 0.25],
        [r * 0.7, high * 0.55],
        [r * 0.34, high * 0.82],
        [0.1, high],
      ],
      7,
    )
  })
  // The mountain stands beyond the river's head, open at its top.
  const peak = { x: 62 * side, z: -330 }
  ball(cone, [peak.x, -8, peak.z], [150, 118, 120], 30, (x, y, z) => {
    const up = clamp(y)
    const across = Math.sqrt(x * x + z * z)
    const slope = 1 - up * 0.1 - clamp(across * (1 - across)) * 0.9
    return slope * (0.94 + noise.cloud(x * 1.6 + 4, z * 1.6) * 0.14)
  })
  for (let at = 0; at < 9; at += 1) {
    const high = random.between(16, 34)
    card(
      fountain,
      [peak.x + (at - 4) * 3.4, 92 + high * 0.7, peak.z + 10],
      [6, 0, 0],
      [(at - 4) * 2, high, 0],
      [0, 0, 1],
      at,
    )
  }
  card(glows, [peak.x, 104, peak.z + 12], [76, 0, 0], [0, 62, 0], [0, 0, 1])
  for (let puff = 0; puff < 16; puff += 1) {
    const size = 22 + puff * 7
    card(
      smokes,
      [peak.x - puff * 9 * side + random.middling() * 14, 116 + puff * 13, peak.z],
      [size, 0, 0],
      [0, size * 0.8, 0],
      [0, 0, 1],
      puff,
    )
  }
  for (let at = 0; at < 14; at += 1) {
    const z = random.between(-110, -24)
    const x = course(z) + random.middling() * wide(z)
    const high = random.between(1.4, 3.6)
    card(fires, [x, high * 0.6 - 1, z], [1.6, 0, 0], [0, high, 0], [0, 0, 1], at)
  }
  const heat = linear('#ff6a24')
  const level = Math.max(0.25, air.setShare)
  const haze = mixed(air.fog.light, scaled(linear('#a8543a'), level * 0.8), 0.62)
  const dim = {
    ...air,
    horizon: mixed(air.horizon, scaled(linear('#e0703c'), level), 0.7),
    middle: mixed(air.middle, scaled(linear('#8a4a44'), level * 0.8), 0.7),
    zenith: mixed(air.zenith, scaled(linear('#3a2a34'), level * 0.7), 0.7),
    cloudLit: mixed(air.cloudLit, scaled(linear('#d0785a'), level), 0.65),
    cloudShade: mixed(air.cloudShade, scaled(linear('#4a343a'), level), 0.7),
    cover: Math.max(air.cover, 0.55),
  }
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(dim, noise, far('#3a2a28', 0.3), [
    ridge(noise, 3, { low: 0.06, peaks: 0.2, often: 3, tone: far('#4a3834', 0.5), haze }),
    ridge(noise, 5, { low: 0.03, peaks: 0.1, often: 4, tone: far('#332826', 0.25), haze }),
  ])
  const basalt = rock(white('#45403f'), noise, { tone: white('#5f5450'), share: 0.3 })
  const flow = (spot: Parameters<typeof basalt>[0], depth: number): void => {
    // Crusts float on it, brightest between them.
    const crust = noise.cloud(spot.x * 0.11 + 5, spot.z * 0.11)
    const crack = Math.abs(noise.cloud(spot.x * 0.2, spot.z * 0.2 + 7) - 0.5)
    const hot = clamp(smoothstep(0.62, 0.36, crust) + smoothstep(0.07, 0.01, crack)) * depth
    shine(spot, 0.16 + hot * 2, 0.015 + hot * hot * 0.7, 0.006 + hot * hot * 0.1)
  }
  const built = outdoors(scene, {
    sky,
    bounce: mixed(white('#4a403c'), heat, 0.12),
    ground,
    lamp: scaled(heat, 0.6),
    parts: [
      setPart('ground', terrain(ground, 320, 72, 1.1), (spot) => {
        const off = inLava(spot.x, spot.z)
        const near = Math.sqrt(spot.x * spot.x + spot.z * spot.z)
        if (off < 0.4 && near > 14) {
          flow(spot, smoothstep(0.6, -1.4, off) * 0.9 + 0.1)
          return
        }
        basalt(spot)
        // Cracks glow through the rock near the river.
        const crack = Math.abs(noise.cloud(spot.x * 0.09 + 2, spot.z * 0.09) - 0.5)
        const hot = smoothstep(0.022, 0.004, crack) * smoothstep(26, 4, off) * smoothstep(12, 20, near)
        if (hot > 0.03)
          shine(spot, spot.red * 0.4 + hot * 1.7, spot.green * 0.4 + hot * 0.4, spot.blue * 0.4 + hot * 0.05)
      }),
      setPart('stones', stones, basalt, { castsShadow: true }),
      setPart('spires', spires, rock(white('#3f3a3a'), noise), { castsShadow: true }),
      setPart('mountain', cone, (spot) => {
        const vein = Math.abs(noise.hills(spot.x * 0.055 + noise.cloud(spot.y * 0.025, 3) * 0.7, 5) - 0.5)
        const hot = smoothstep(0.05, 0.012, vein) * smoothstep(20, 96, spot.y)
        basalt(spot)
        put(spot, mixed([spot.red, spot.green, spot.blue], haze, 0.2))
        if (hot > 0.02) shine(spot, 0.1 + hot * 1.8, 0.03 + hot * 0.45, 0.02 + hot * 0.06)
      }),
      setPart('fountain', fountain, flame(linear('#ffe08a'), heat, noise), { blended: true }),
      setPart('flames', fires, flame(linear('#ffd070'), heat, noise), { blended: true }),
      setPart('glows', glows, mist(heat, 0.3, halo), { blended: true }),
      setPart('smoke', smokes, smoke(mixed(scaled(linear('#4a4244'), level), haze, 0.3), noise, 0.42), {
        blended: true,
      }),
    ],
    fog: { light: haze, start: 50, density: Math.max(0.0026, air.fog.density * 1.3), max: 0.72 },
    particles: [
      swarm('ember', random, {
        count: 170,
        size: [0.04, 0.12],
        light: linear('#ff9a4a', 2.2),
        alpha: 0.9,
        soft: 0.6,
        glowing: true,
        drift: [1.5, 5, 0],
        sway: 2.4,
        low: [-44, 0, -80],
        high: [44, 42, 8],
        apart: 4,
      }),
    ],
    grade: { contrast: 1.1, bloom: 0.42, vignette: 0.3 },
  })
  // Lava shines by day too, and from the side of the river onto whoever stands there.
  return {
    ...built,
    rig: {
      ...built.rig,
      rims: built.rig.rims.map((rim, at) => (at === 0 ? { ...rim, light: scaled(heat, 2.4) } : rim)),
    },
    parts: underLamps(built.parts, lamps, [0, 0, 0]),
  }
}
