import { ball, behind, blend, type Built, card, clamp, halo, haze, levelAround, linear } from '#places/set-kit.ts'
import { makeSky, meshes, mixed, outdoors, place, put, ridge, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { swarm, terrain } from '#places/set-kit.ts'

/** A sea of clouds to stand on, towers of cloud around it, nothing but sky above. */
export const sky = place({
  label: 'Above the clouds',
  words: 'above the clouds, in the sky, heaven, cloudscape, heavens',
  order: 310,
  where: 'outdoors',
  afloat: true,
  seat: 'stump',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const ground = levelAround(
    (x, z) => (noise.cloud(x * 0.012 + 2, z * 0.012) - 0.5) * 30 + (noise.hills(x * 0.05, z * 0.05) - 0.5) * 5 - 3,
    13,
    60,
  )
  const [heaps, veils] = meshes()
  const puff = (x: number, y: number, z: number, size: number): void => {
    ball(heaps, [x, y, z], [size * 1.25, size * 0.85, size], 12, (a, b, c) => {
      const large = 1 - Math.abs(noise.hills(a * 1.7 + x * 0.1, b * 1.7 + c * 1.7 + z * 0.1) * 2 - 1)
      const small = 1 - Math.abs(noise.hills(a * 4.1 + z, b * 4.1 + c * 3.7) * 2 - 1)
      return 0.72 + large * 0.3 + small * 0.14
    })
    // A veil around it, so that no edge is hard.
    card(veils, [x, y + size * 0.1, z + size * 0.8], [size * 1.9, 0, 0], [0, size * 1.3, 0], [0, 0.5, 0.8])
  }
  behind(random, 16, 60, 260, 1, (x, z, far) => {
    if (Math.abs(x) < far * 0.16) return
    const size = random.between(9, 17) * (far / 140)
    const base = ground(x, z)
    puff(x, base, z, size * 1.5)
    puff(x + size, base + size * 0.5, z - 4, size * 1.15)
    puff(x - size * 0.9, base + size * 0.4, z + 3, size)
    puff(x + size * 0.2, base + size * 1.25, z, size * 0.9)
  })
  behind(random, 16, 18, 50, 1.4, (x, z) => puff(x, ground(x, z) - 1.5, z, random.between(2, 4)))
  const light = scaled(mixed(air.key, [0.95, 0.95, 0.95], 0.5), air.setShare)
  const shade = mixed(scaled(air.cloudShade, 1), air.fog.light, 0.35)
  const far = makeSky({ ...air, cover: Math.min(air.cover, 0.55) }, noise, mixed(shade, light, 0.35), [
    ridge(noise, 1, {
      low: -0.02,
      peaks: 0.13,
      often: 5,
      tone: mixed(air.cloudLit, air.horizon, 0.4),
      haze: air.fog.light,
      round: 0.9,
    }),
    ridge(noise, 4, {
      low: -0.03,
      peaks: 0.1,
      often: 7,
      tone: mixed(air.cloudLit, air.horizon, 0.15),
      haze: mixed(shade, air.horizon, 0.5),
      round: 0.85,
    }),
  ])
  const cloud = mixed(linear('#dfe3ea'), air.cloudLit, 0.4)
  const dim = mixed(linear('#8fa6cf'), air.cloudShade, 0.5)
  // Clouds are light through and through: what they give off themselves softens every shade.
  const shadow = scaled(dim, 0.7)
  const glow = 0.5 * air.setShare
  return outdoors(scene, {
    sky: far,
    bounce: [0.7, 0.72, 0.78],
    ground,
    parts: [
      setPart('clouds', terrain(ground, 420, 64, 1.1), (spot) => {
        put(spot, cloud, 0.66)
        const soft = noise.cloud(spot.x * 0.045, spot.z * 0.045)
        blend(spot, shadow, clamp((0.62 - soft) * 1.6) * 0.8)
        spot.glow = glow * (0.8 + soft * 0.3)
        spot.rough = 1
      }),
      setPart('towers', heaps, (spot) => {
        put(spot, cloud, 0.66)
        const soft = noise.cloud(spot.x * 0.05 + spot.y * 0.03, spot.z * 0.05 + spot.y * 0.06)
        blend(spot, shadow, clamp((0.6 - soft) * 1.5) * 0.7)
        spot.glow = glow
        spot.rough = 1
      }),
      setPart('veils', veils, haze(mixed(scaled(light, 0.9), cloud, 0.3), 0.5, halo), { blended: true }),
    ],
    fog: { light: mixed(air.fog.light, cloud, 0.3), start: 40, density: Math.max(0.0032, air.fog.density) },
    particles: [
      swarm('dust', random, {
        count: 60,
        size: [0.04, 0.14],
        light: [1, 1, 1],
        alpha: 0.4,
        soft: 0.9,
        glowing: true,
        drift: [3, 0.3, 0],
        sway: 1,
      }),
    ],
  })
}
