import { around, ball, behind, bladeSpray, blend, box, type Built, card, crowd, crowdRows } from '#places/set-kit.ts'
import { fabric, flame, halo, haze as mist, type Lamp, lathe, leafy, levelAround, linear } from '#places/set-kit.ts'
import { makeSky, meshes, metal, mixed, outdoors, pairs, palette, place, planks, ridge, rock } from '#places/set-kit.ts'
import { rod, scaled, type Scene, setPart, smoke, smoothstep, soil, swarm, terrain, triples } from '#places/set-kit.ts'
import { tuft, turned, underLamps, underSnow, type Vector, wood } from '#places/set-kit.ts'

/** Trodden mud, torn banners, spears and swords left standing, fires and smoke, an army on the rise beyond. */
export const battlefield = place({
  label: 'Battlefield',
  words:
    'battlefield, battle field, war zone, warzone, muddy battlefield, burning battlefield, burning field, burning cornfield, muddy field, battle scene',
  order: 142,
  where: 'outdoors',
  seat: 'stone',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6)
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.016 + 2, z * 0.016) - 0.4) * 9 + smoothstep(-70, -200, z) * 20,
    16,
    60,
  )
  const [shafts, blades, cloths, shields, wheels, stones, fires, smokes, grass, army, glows] = meshes()
  // Poles with banners that the wind has torn, the largest where the camera looks.
  const pole = (x: number, z: number, high: number, lean: number, color: number): void => {
    const [px, y] = [x * side, ground(x * side, z)]
    const top: Vector = [px + lean * high, y + high, z - 1]
    rod(shafts, [px, y - 1, z], top, 0.4, 0.25, 6)
    ball(blades, top, [0.5, 1.1, 0.5], 5)
    const pieces = 5
    for (let piece = 0; piece < pieces; piece += 1) {
      const long = high * 0.07
      const at = (piece + 0.5) * long * 2
      const wave = (noise.hills(piece * 0.9 + x, z) - 0.5) * 3
      const middle: Vector = [top[0] + at * side, top[1] - high * 0.17 - piece * 0.5, z - 1 + wave]
      card(
        cloths,
        middle,
        [long * 1.04 * side, -0.3, wave * 0.25],
        [0, high * (0.15 - piece * 0.012), 0],
        [0.2, 0.2, 0.95],
        color * 8 + piece,
      )
    }
  }
  pole(15, -26, 34, 0.05, 0)
  pole(-17, -34, 28, -0.12, 1)
  pole(30, -52, 38, 0.02, 1)
  pole(2, -70, 34, 0.1, 0)
  pole(-34, -66, 36, 0.06, 0)
  pole(48, -86, 40, -0.06, 0)
  // Weapons left in the ground.
  around(random, 54, 24, 100, (x, z) => {
    const y = ground(x, z)
    const lean = random.middling() * 0.36
    if (random.chance(0.5)) {
      const long = random.between(13, 20)
      const top: Vector = [x + lean * long, y + long, z + random.middling() * 4]
      rod(shafts, [x, y - 1, z], top, 0.2, 0.18, 5)
      ball(blades, top, [0.35, 1.3, 0.15], 5)
    } else if (random.chance(0.6)) {
      const high = random.between(5, 7)
      rod(blades, [x, y - 1, z], [x + lean * high, y + high, z], 0.16, 0.34, 4)
      rod(shafts, [x + lean * high - 1.2, y + high, z], [x + lean * high + 1.2, y + high + lean, z], 0.2, 0.2, 5)
      rod(shafts, [x + lean * high, y + high, z], [x + lean * (high + 2), y + high + 2, z], 0.2, 0.25, 5)
    } else {
      const one = pairs`2.6 0, 2.5 0.3, 1.4 0.8, 0.6 1.2, 0.05 1.3`
      lathe(shields, { x, y: y + 0.1, z, turn: turned(lean * 90) }, one, 14)
    }
  })
  // A broken cart.
  const cart = { x: -24 * side, z: -46 }
  const base = ground(cart.x, cart.z)
  box(wheels, { ...cart, y: base + 3, turn: turned(20) }, 14, 1.4, 8)
  for (const x of [-5, 0, 5]) box(wheels, { x: cart.x + x, z: cart.z + 3.4, y: base + 4 }, 0.6, 4.4, 0.6)
  for (let spoke = 0; spoke < 10; spoke += 1) {
    const [c, s] = turned(spoke * 36)
    const [c2, s2] = turned(spoke * 36 + 36)
    const hub: Vector = [cart.x + 7, base + 4.4, cart.z + 5.4]
    const at = (a: number, b: number): Vector => [hub[0] + a * 4.4, hub[1] + b * 4.4, hub[2]]
    rod(wheels, hub, at(c, s), 0.25, 0.2, 5)
    rod(wheels, at(c, s), at(c2, s2), 0.4, 0.4, 5)
  }
  behind(random, 34, 18, 120, 1.2, (x, z) => {
    const size = random.between(0.5, 2.4)
    ball(
      stones,
      [x, ground(x, z), z],
      [size * 1.4, size * 0.6, size],
      6,
      (a, b, c) => 0.7 + noise.hills(a * 2 + x, b * 2 + c) * 0.6,
    )
  })
  around(random, 260, 13, 90, (x, z) => {
    const high = random.between(0.3, 1.1)
    tuft(grass, random, x, ground(x, z) - 0.2, z, high * 1.4, high, Math.floor(random.share() * 3))
  })
  // Fires, and the smoke that drifts off them.
  const lamps: Lamp[] = []
  for (const [at, [x, z, size]] of triples`26 -38 1, -40 -58 1.4, 14 -96 1.6, 58 -110 2, -16 -128 1.8`.entries()) {
    const [px, y] = [x * side, ground(x * side, z)]
    for (let tongue = 0; tongue < 6; tongue += 1) {
      const high = random.between(2.4, 5) * size
      card(
        fires,
        [px + (tongue - 2.5) * 1.3 * size, y + high * 0.8, z],
        [1.9 * size, 0, 0],
        [0, high, 0],
        [0, 0, 1],
        at * 6 + tongue,
      )
    }
    card(glows, [px, y + 4 * size, z + 1], [15 * size, 0, 0], [0, 12 * size, 0], [0, 0, 1])
    for (let puff = 0; puff < 7; puff += 1) {
      const rise = 8 + puff * 9
      const wide = (6 + puff * 4) * size
      card(
        smokes,
        [px - puff * 5 * side, y + rise * size, z - 2],
        [wide, 0, 0],
        [0, wide * 0.8, 0],
        [0, 0, 1],
        at * 8 + puff,
      )
    }
    lamps.push({ at: [px, y + 5, z + 2], light: linear('#ff8a3a', 3), reach: 15 * size })
  }
  const next = crowdRows(army, random, {
    from: -90,
    to: 90,
    y: ground(0, -170) - 1,
    z: -165,
    rows: 3,
    deep: 7,
    rise: 1.2,
    apart: 5,
    high: 20,
  })
  for (let x = -90; x < 90; x += 4.2) {
    const y = ground(x, -176)
    rod(shafts, [x, y, -176], [x + random.middling() * 3, y + random.between(20, 30), -176], 0.25, 0.2, 4)
  }
  crowdRows(
    army,
    random,
    { from: -70, to: 70, y: ground(0, -130) - 2, z: -132, rows: 1, deep: 6, apart: 11, high: 19 },
    next,
  )
  const ember = linear('#ff9a4a')
  const dim = {
    ...air,
    horizon: mixed(air.horizon, scaled(ember, 0.7 * Math.max(0.3, air.setShare)), 0.4),
    middle: mixed(air.middle, linear('#8a7468', air.setShare), 0.5),
    zenith: mixed(air.zenith, linear('#5a5654', air.setShare), 0.55),
  }
  const haze = mixed(air.fog.light, scaled(linear('#b58a68'), air.setShare), 0.55)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(dim, noise, far('#5a4a3c', 0.4), [
    ridge(noise, 3, { low: 0.06, peaks: 0.16, often: 2.2, tone: far('#7a6a62', 0.6), haze, round: 0.7 }),
    ridge(noise, 5, { low: 0.03, peaks: 0.08, often: 3, tone: far('#54483e', 0.3), haze, round: 0.8 }),
  ])
  const mud = soil(white('#5f4c3a'), white('#77634a'), noise, 9, air.wet ? 0.35 : 0.75)
  const puddle = linear('#3a342e')
  const colors = [mixed(linear('#8a2420'), accents[0], 0.35), mixed(linear('#2c4458'), accents[1], 0.35)] as const
  const weaves = colors.map((one) => fabric(one, noise))
  const built = outdoors(scene, {
    sky,
    bounce: white('#6a5644'),
    ground,
    lamp: scaled(ember, 0.7),
    parts: [
      setPart('ground', terrain(ground, 320), (spot) => {
        mud(spot)
        const wet = smoothstep(0.56, 0.64, noise.cloud(spot.x * 0.05, spot.z * 0.05))
        blend(spot, puddle, wet * 0.7)
        spot.rough -= wet * 0.5
        spot.relief *= 1 - wet
      }),
      setPart('shafts', shafts, wood(linear('#5a4432'), noise), { castsShadow: true }),
      setPart('steel', blades, metal(linear('#8f9296'), noise, 0.35), { castsShadow: true }),
      setPart(
        'banners',
        cloths,
        (spot) => {
          const which = Math.floor(spot.u)
          weaves[Math.floor(which / 8) % 2]?.(spot)
          // Frayed towards the free end, with holes.
          const along = ((which % 8) + spot.u - which) / 5
          const torn = noise.cloud(along * 3 + which * 0.1, spot.v * 2.5) - 0.24 - along * 0.24
          spot.alpha = torn > 0 && Math.abs(spot.v - 0.5) < 0.5 - along * 0.06 ? 1 : 0
        },
        { cutOut: true },
      ),
      setPart('shields', shields, palette([linear('#6a3a2c'), linear('#4a5058'), linear('#7a6238')], 0.6), {
        castsShadow: true,
      }),
      setPart('cart', wheels, planks(linear('#5f4630'), noise, 1.2, 8), { castsShadow: true }),
      setPart('stones', stones, rock(white('#6a625a'), noise), { castsShadow: true }),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 22, 0.05),
        ['#6a6038', '#86743f', '#55502f'].map((hex) => white(hex, 0.5)),
      ),
      setPart(
        'army',
        army,
        crowd(noise, [scaled(linear('#4a423c'), 0.9), linear('#54463c'), linear('#3c3a3c')], 0.25),
        { cutOut: true },
      ),
      setPart('fires', fires, flame(linear('#ffd070'), linear('#ff6a20'), noise), { blended: true }),
      setPart('glows', glows, mist(ember, 0.34, halo), { blended: true }),
      setPart(
        'smoke',
        smokes,
        smoke(mixed(scaled(linear('#54504c'), 0.3 + 0.7 * air.setShare), haze, 0.25), noise, 0.24),
        {
          blended: true,
        },
      ),
    ],
    fog: { light: haze, start: 40, density: Math.max(0.0042, air.fog.density * 1.4), max: 0.85 },
    particles: [
      swarm('ember', random, {
        count: 120,
        size: [0.04, 0.11],
        light: linear('#ff9a4a', 2),
        alpha: 0.85,
        soft: 0.6,
        glowing: true,
        drift: [3, 4, 0],
        sway: 2,
        low: [-40, 0, -70],
        high: [40, 36, 8],
        apart: 4,
      }),
    ],
    grade: { saturation: 1.02, contrast: 1.08 },
  })
  // Fires burn by day too.
  const blaze = lamps.map((lamp) => ({ ...lamp, light: scaled(lamp.light, 0.35 + 0.65 * air.lamps) }))
  return { ...built, parts: underLamps(built.parts, blaze, [0, 0, 0]) }
}
