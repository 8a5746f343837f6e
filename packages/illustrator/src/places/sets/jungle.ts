import { arch, around, ball, bark, beam, behind, bladeSpray, broadTree, type Built, card } from '#places/set-kit.ts'
import { clamp, crown, filtered, frondSpray, haze as mist, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { linear, makeSky, meshes, mixed, outdoors, pairs, palm, pane, place, ridge, rock } from '#places/set-kit.ts'
import { rod, scaled, type Scene, setPart, shine, smoothstep, soil, swarm, terrain, treeLine } from '#places/set-kit.ts'
import { triples, tuft, underSnow, water } from '#places/set-kit.ts'

/** Rain forest: buttressed trees, creepers, great leaves, a waterfall in the haze. */
export const jungle = place({
  label: 'Jungle',
  words: 'jungle, rainforest, tropical forest, rain forest, amazon',
  order: 230,
  where: 'outdoors',
  holds: { lantern: 1 },
  seat: 'stump',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.55)
  const fallsX = 14 * side
  const ground = levelAround(
    (x, z) => {
      const pool = smoothstep(26, 12, Math.sqrt((x - fallsX) * (x - fallsX) + (z + 82) * (z + 82)))
      return (
        (noise.hills(x * 0.02 + 2, z * 0.02) - 0.4) * 10 +
        Math.max(0, Math.abs(x) - 30) * 0.12 -
        pool * 4 +
        smoothstep(-120, -138, z) * 34
      )
    },
    14,
    44,
  )
  const [wood, leaves, fronds, ferns, creepers, stones, falls, pool, shafts, flowers] = meshes()
  for (const [x, z, high] of triples`
    -25 -24 100, 27 -36 110, -34 -58 116, 42 -66 110, -14 -100 90, 60 -100 110, -64 -90 110`) {
    const [px, y] = [x * side, ground(x * side, z)]
    broadTree(wood, leaves, random, { x: px, z, y, high, wide: high * 0.26, cards: 260, leaf: 5, tones: 4 })
    for (let root = 0; root < 5; root += 1) {
      const angle = root * 1.257 + random.share()
      const [dx, dz] = [Math.sqrt(Math.abs(1 - angle * 0.1)) * (root % 2 === 0 ? 7 : -7), (root - 2) * 3.4]
      rod(wood, [px + dx, y - 0.6, z + dz], [px, y + 11, z], 0.9, 1.6, 5)
    }
    for (let at = 0; at < 4; at += 1) {
      const [vx, vz] = [px + random.middling() * 14, z + random.middling() * 10]
      const low = random.between(6, 26)
      rod(creepers, [vx, 66, vz], [vx + random.middling() * 4, low, vz], 0.22, 0.14, 5)
      crown(leaves, random, [vx, low + 12, vz], [1.4, 14, 1.4], 26, 1.3, 4)
    }
  }
  for (const [x, z] of pairs`-30 -38, 35 -24, -20 -74, 34 -84`)
    palm(wood, fronds, random, {
      x: x * side,
      z,
      y: ground(x * side, z),
      high: random.between(26, 44),
      lean: random.middling() * 8,
      toward: 3,
    })
  // Great leaves near the ground.
  behind(random, 44, 23, 90, 1.3, (x, z) => {
    if (Math.abs(x) < 8 || (Math.abs(x - fallsX) < 15 && z < -60)) return
    const y = ground(x, z)
    for (let leaf = 0; leaf < 8; leaf += 1)
      arch(
        fronds,
        [x, y + 0.5, z],
        leaf * 0.785 + random.share(),
        random.between(5, 9),
        random.between(1.2, 2),
        random.between(0.6, 1.1),
        Math.floor(random.share() * 3),
      )
    if (random.chance(0.4)) crown(flowers, random, [x, y + 3.4, z + 1], [2, 1.4, 1.6], 7, 0.8, 3)
  })
  around(random, 700, 9, 70, (x, z) => {
    const high = random.between(0.6, 1.9)
    if (Math.abs(x) > 6 || z > 0)
      tuft(ferns, random, x, ground(x, z) - 0.2, z, high * 1.4, high, Math.floor(random.share() * 3))
  })
  behind(random, 30, 18, 100, 1.2, (x, z) => {
    const size = random.between(0.8, 3)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.3, size * 0.8, size],
      6,
      (a, b, c) => 0.75 + noise.hills(a * 2 + x, b * 2 + c) * 0.5,
    )
  })
  behind(random, 18, 100, 170, 0.8, (x, z) =>
    broadTree(wood, leaves, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(60, 90),
      wide: 26,
      cards: 90,
      leaf: 8,
      tones: 4,
    }),
  )
  // The fall: sheets of water one behind the other, and its pool.
  for (const [z, wide] of pairs`-110 7, -111.5 9`) {
    pane(falls, [fallsX - wide, -3, z], [wide * 2, 0, 0], [0, 42, -5], { unit: true, u: z })
  }
  ball(stones, [fallsX, 14, -128], [26, 27, 12], 14, (a, b, c) => 0.8 + noise.hills(a * 3 + 2, b * 3 + c) * 0.35)
  pane(pool, [fallsX - 30, -2.6, -56], [60, 0, 0], [0, 0, -54], { cell: 20 })
  for (let at = 0; at < 14; at += 1) {
    const x = fallsX + (at % 2 === 0 ? -1 : 1) * random.between(14, 24)
    const size = random.between(4, 9)
    ball(
      stones,
      [x, random.between(-3, 30), -108 - random.share() * 6],
      [size, size * 1.2, size],
      8,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.55,
    )
  }
  if (air.weather !== 'storm')
    for (let at = 0; at < 8; at += 1)
      card(
        shafts,
        [random.between(-30, 30), 30, random.between(-90, -18)],
        [random.between(1.5, 4), 0, 0],
        [15 * side, 36, 0],
        [0, 0, 1],
      )
  const haze = mixed(air.fog.light, scaled(linear('#ece4b2'), air.setShare), air.weather === 'clear' ? 0.65 : 0.2)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#3f6a3c', 0.5), [
    ridge(noise, 3, { low: 0.14, peaks: 0.16, often: 5, tone: far('#6a9a84', 0.65), haze, round: 0.7 }),
    treeLine(noise, 1, 0.3, far('#4f8a55', 0.6), haze, false),
    treeLine(noise, 2, 0.2, far('#2f6a3c', 0.42), far('#5a8f5a', 0.6), false),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  const bright = scaled(mixed(air.ambient, air.key, 0.5), air.setShare * 0.85)
  const greens = ['#1c4a2c', '#2f6a34', '#4f8f3c', '#84b04a'].map((hex) => white(hex))
  return outdoors(scene, {
    sky,
    bounce: white('#4a6a3c'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 240), soil(white('#4a4a2c'), white('#3f6a34'), noise, 7)),
      setPart('trunks', wood, bark(linear('#5c4e40'), noise, white('#4f7a3a'))),
      setPart('creepers', creepers, bark(linear('#4a4a30'), noise)),
      leafy('leaves', leaves, leafSpray(noise, 34, 0.16, 0.42), greens),
      leafy(
        'fronds',
        fronds,
        frondSpray(),
        ['#24583a', '#3f7f3c', '#6fa544'].map((hex) => white(hex)),
      ),
      leafy(
        'ferns',
        ferns,
        bladeSpray(noise, 14, 0.1),
        ['#2f6a38', '#4f8a3c', '#7aa648'].map((hex) => white(hex, 0.4)),
      ),
      leafy('flowers', flowers, leafSpray(noise, 10, 0.2, 0.4), [
        linear('#d8406a'),
        linear('#f08a3a'),
        linear('#f4d060'),
      ]),
      setPart('stones', stones, rock(linear('#5f6a62'), noise, { tone: white('#4f7a3c'), share: 0.55 })),
      setPart(
        'falls',
        falls,
        (spot) => {
          const u = spot.u - Math.floor(spot.u)
          const streak = noise.cloud(u * 9, spot.v * 1.2) * 0.7 + noise.cloud(u * 26, spot.v * 3) * 0.5
          shine(spot, bright[0] * (0.35 + streak), bright[1] * (0.4 + streak), bright[2] * (0.42 + streak))
          spot.alpha = clamp(
            smoothstep(0, 0.4, u + streak * 0.16 - 0.1) *
              smoothstep(1, 0.6, u - streak * 0.16 + 0.1) *
              (0.3 + streak * 0.5),
          )
        },
        { blended: true },
      ),
      setPart(
        'pool',
        pool,
        water(sky, noise, {
          deep: filtered(linear('#1f5a4c'), scaled(light, air.setShare)),
          wave: 5,
          steep: 0.3,
          foam: (x, z) => smoothstep(-90, -104, z) * noise.cloud(x * 0.3, z * 0.3) * 1.3,
          foamLight: bright,
        }),
      ),
      setPart(
        'shafts',
        shafts,
        mist(air.moon ? linear('#9fc0ff', 0.4) : mixed(air.key, [1, 1, 0.8], 0.4), 0.15, beam),
        {
          blended: true,
        },
      ),
    ],
    fog: { light: haze, start: 28, density: Math.max(0.0024, air.fog.density * 1.5), max: 0.92 },
    particles: [
      swarm(air.lamps >= 0.9 ? 'firefly' : 'dust', random, {
        count: 90,
        size: [0.04, 0.12],
        light: air.lamps >= 0.9 ? linear('#d0ff80', 1.8) : mixed(scaled(air.key, 0.8), [1, 1, 0.8], 0.4),
        alpha: 0.55,
        soft: 0.8,
        glowing: true,
        drift: [0.4, 0.2, 0],
        sway: 2,
        apart: 4,
      }),
    ],
    grade: { saturation: 1.08 },
  })
}
