import { ball, bark, behind, type Built, conifer, filtered, leafSpray, leafy, levelAround } from '#places/set-kit.ts'
import { linear, makeSky, mixed, newMesh, outdoors, place, ridge, ripples, rock, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, swarm, terrain } from '#places/set-kit.ts'

/** A white shoulder of a mountain, spruces below, range behind range. */
export const snowMountains = place({
  label: 'Snowy mountains',
  words:
    'snow mountains, snowy mountains, mountain, alps, glacier, himalayas, ski slope, mountain top, mountaintop, snowy peaks, peaks, summit, arctic, tundra, snowy landscape, ski resort, mountain range, mountain peak, ice cave, mountain pass, snowfield, snowy plain, alpine peaks, alpine pass, frozen wasteland, icy peaks, greenland, lapland, north pole, antarctica',
  order: 270,
  where: 'outdoors',
  holds: { lantern: 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.014 + 2, z * 0.014) - 0.5) * 26 + (z < 0 ? z * 0.05 : 0) + Math.abs(x) * 0.05,
    14,
    110,
  )
  const [wood, needles, stones] = [newMesh(), newMesh(), newMesh()]
  behind(random, 30, 60, 300, 1, (x, z, far) => {
    if (Math.abs(x) < 14 + far * 0.07) return
    conifer(wood, needles, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(28, 52),
      wide: random.between(9, 13),
      leaf: 3,
      tones: 4,
      tiers: far > 140 ? 10 : 15,
    })
  })
  behind(random, 22, 18, 120, 1.3, (x, z) => {
    const size = random.between(0.8, 4)
    ball(
      stones,
      [x, ground(x, z) - size * 0.1, z],
      [size * 1.3, size * 0.8, size],
      7,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.55,
    )
  })
  const haze = air.fog.light
  const lit = mixed(scaled(mixed(air.key, air.ambient, 0.35), air.setShare * 0.95), haze, 0.12)
  const shade = (share: number) =>
    mixed(filtered(linear('#8fa6c8'), scaled(air.ambient, 1.9 * air.setShare)), haze, share)
  const sky = makeSky(air, noise, shade(0.6), [
    ridge(noise, 1, { low: 0.1, peaks: 0.26, often: 4.5, tone: shade(0.45), haze, slopes: mixed(lit, haze, 0.35) }),
    ridge(noise, 4, {
      low: 0.05,
      peaks: 0.22,
      often: 6,
      tone: shade(0.2),
      haze: mixed(shade(0.5), haze, 0.4),
      slopes: mixed(lit, haze, 0.15),
    }),
    ridge(noise, 2, {
      low: 0.005,
      peaks: 0.1,
      often: 9,
      tone: mixed(filtered(linear('#4f6a7a'), scaled(air.ambient, 1.8 * air.setShare)), haze, 0.25),
      haze: shade(0.55),
    }),
  ])
  const white = linear('#f2f6fb')
  return outdoors(scene, {
    sky,
    bounce: scaled(white, 0.75),
    ground,
    parts: [
      setPart('snow', terrain(ground, 420), ripples(white, linear('#c4d6ec'), noise, 5, 0.6)),
      setPart('trunks', wood, bark(linear('#5f4a3c'), noise)),
      leafy('needles', needles, leafSpray(noise, 110, 0.09, 0.16), [
        linear('#2c4a48'),
        linear('#41655c'),
        linear('#a9c0c6'),
        linear('#eaf1f6'),
      ]),
      setPart('stones', stones, rock(linear('#77808a'), noise, { tone: white, share: 0.62 })),
    ],
    fog: { start: 60 },
    particles:
      air.weather === 'clear'
        ? [
            swarm('snow', random, {
              count: 110,
              size: [0.03, 0.09],
              light: [0.95, 0.97, 1],
              alpha: 0.7,
              soft: 0.6,
              drift: [5, -3, 0],
              sway: 1.5,
            }),
          ]
        : [],
    grade: { tint: air.time === 'day' ? [0.98, 1, 1.03] : [1, 1, 1] },
  })
}
