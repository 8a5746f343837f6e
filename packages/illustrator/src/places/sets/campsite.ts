import { around, ball, bark, behind, bladeSpray, blend, box, type Built, bulb, card, conifer } from '#places/set-kit.ts'
import { cos, fabric, facet, fireflies, flame, leafSpray, leafy, levelAround, lightParts } from '#places/set-kit.ts'
import { linear, makeSky, meshes, mixed, newLights, outdoors, pairs, place, plain, ridge } from '#places/set-kit.ts'
import { rock, rod, scaled, type Scene, setPart, sin, soil, stringLights, swarm, terrain } from '#places/set-kit.ts'
import { treeLine, triples, tuft, turned, underSnow, type Vector } from '#places/set-kit.ts'

/** A clearing among pines: tents that glow by night, a fire in its ring of stones, logs to sit on, hills beyond. */
export const campsite = place({
  label: 'Campsite',
  words:
    'campsite, camp site, camping, camp, campground, tent, tents, camping trip, at the campfire, around the campfire, by the campfire, glamping, bivouac, bonfire party',
  order: 224,
  where: 'outdoors',
  poses: { sitting: 2 },
  holds: { mug: 3, lantern: 1 },
  chance: { night: 2 },
  seat: 'stump',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.75, '#e6eef6')
  const ground = levelAround((x, z) => (noise.hills(x * 0.016 + 2, z * 0.016) - 0.42) * 16, 46, 110)
  const [wood, needles, grass, tents, flaps, inside, poles, stones, logs, fire, ropes, chests] = meshes()
  const lights = newLights(linear('#ffb464'))
  // Ridge tents: two sloping sides, a closed back and flaps drawn aside in front.
  const tent = (x: number, z: number, turn: number): void => {
    const [c, s] = turned(turn)
    const y = ground(x, z)
    const at = (u: number, v: number, w: number): Vector => [x + c * u + s * w, y + v, z - s * u + c * w]
    const [half, high, deep] = [11, 15, 13]
    for (const way of [-1, 1]) {
      const corners = [at(half * way, 0, deep), at(half * way, 0, -deep), at(0, high, -deep), at(0, high, deep)]
      const [p, q, r, t] = way > 0 ? corners : corners.toReversed()
      if (p && q && r && t) facet(tents, p, q, r, t, [0, 18])
      const [a, b] = [at(half * way, 0, deep), at(0, high, deep)]
      const [d, e] = [at(half * 0.45 * way, 0, deep + 0.3), at(half * 0.1 * way, high * 0.86, deep + 0.3)]
      if (way > 0) facet(flaps, d, a, b, e, [0, 14])
      else facet(flaps, a, d, e, b, [0, 14])
      rod(ropes, at(half * 0.6 * way, high * 0.4, deep), at(half * 1.7 * way, 0.2, deep + 4), 0.08, 0.08, 3)
    }
    facet(
      inside,
      at(-half, 0, deep - 1),
      at(half, 0, deep - 1),
      at(0.2, high - 1, deep - 1),
      at(-0.2, high - 1, deep - 1),
      [0, 1],
    )
    rod(poles, at(0, 0, deep + 0.2), at(0, high + 1.2, deep + 0.2), 0.3, 0.25, 6)
    lights.lamps.push({ at: at(0, 6, deep + 4), light: linear('#ff9f50', 1.5), reach: 14 })
    bulb(lights, at(0, high - 3.4, deep + 0.5), 0.5, 0.8, 10)
  }
  tent(30 * side, -66, -22 * side)
  tent(-34 * side, -66, 26 * side)
  // The fire, with logs around it.
  const hearth: Vector = [15 * side, 0, -23]
  for (let at = 0; at < 11; at += 1) {
    const angle = at * 0.5712
    const size = random.between(0.9, 1.4)
    ball(
      stones,
      [hearth[0] + cos(angle) * 4.6, 0.3, hearth[2] + sin(angle) * 4.6],
      [size, size * 0.8, size],
      6,
      (a, b, c) => 0.8 + noise.hills(a * 2 + at, b * 2 + c) * 0.4,
    )
  }
  for (let at = 0; at < 6; at += 1) {
    const angle = at * 1.047
    rod(
      logs,
      [hearth[0] + cos(angle) * 3.2, 0.4, hearth[2] + sin(angle) * 3.2],
      [hearth[0] - cos(angle) * 0.4, 3.6, hearth[2] - sin(angle) * 0.4],
      0.6,
      0.5,
      7,
    )
  }
  for (let at = 0; at < 7; at += 1)
    card(
      fire,
      [hearth[0] + random.middling() * 1.6, 3.4 + random.share() * 1.4, hearth[2] + 0.4 + random.middling()],
      [1.6, 0, 0],
      [random.middling() * 0.8, 3.4 + random.share(), 0],
      [0, 0, 1],
      at,
    )
  lights.lamps.push({ at: [hearth[0], 5, hearth[2]], light: linear('#ff8a3c', 3.4), reach: 26 })
  for (const [x, z, turn] of triples`26 -29 -60, 12 -36 -8`) {
    const [c, s] = turned(turn * side)
    rod(logs, [x * side - c * 6, 1.6, z + s * 6], [x * side + c * 6, 1.6, z - s * 6], 1.7, 1.6, 12)
  }
  box(chests, { x: -16 * side, z: -33, turn: turned(18) }, 7, 4.4, 4.6)
  // Pines all around, a string of lamps between two of them.
  const pine = (x: number, z: number, far: number): void =>
    conifer(wood, needles, random, {
      x,
      z,
      y: ground(x, z),
      high: random.between(70, 104),
      wide: Math.min(15, (Math.sqrt(x * x + z * z) - 13) / 1.35),
      leaf: 3,
      tones: 4,
      tiers: far > 110 ? 11 : 18,
    })
  for (const [x, z] of pairs`-58 -40, 52 -34, -22 -104, 14 -112, 58 -92, -64 -100`) pine(x * side, z, -z)
  behind(random, 40, 120, 260, 1.05, (x, z, far) => pine(x, z, far))
  stringLights(ropes, lights, [-30 * side, 27, -88], [44 * side, 25, -80], 6, 14)
  around(random, 620, 13, 80, (x, z) => {
    const tall = random.between(0.4, 1.2)
    if (Math.abs(x - hearth[0]) < 9 && Math.abs(z - hearth[2]) < 9) return
    tuft(grass, random, x, ground(x, z) - 0.15, z, tall * 1.2, tall, Math.floor(random.share() * 3))
  })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#4f6a48', 0.45), [
    ridge(noise, 4, { low: 0.1, peaks: 0.2, often: 2.6, tone: far('#6f8aa0', 0.6), haze, round: 0.4 }),
    treeLine(noise, 2, 0.13, far('#3a5a40', 0.5), haze, true),
  ])
  const turf = soil(white('#5a7038'), white('#8a8048'), noise, 10)
  const bare = white('#7a664c')
  const cloth = mixed(linear('#d08a3c'), accents[0], 0.35)
  return outdoors(scene, {
    sky,
    bounce: white('#6a7048'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ff9f58', 1.1),
    parts: [
      setPart('ground', terrain(ground, 320), (spot) => {
        turf(spot)
        const [x, z] = [spot.x - hearth[0] * 0.4, spot.z - hearth[2] * 0.6]
        blend(
          spot,
          bare,
          Math.min(
            0.85,
            Math.max(0, 1.5 - Math.sqrt(x * x + z * z) / 18 + (noise.cloud(spot.x * 0.15, spot.z * 0.15) - 0.5)),
          ),
        )
      }),
      setPart('trunks', wood, bark(linear('#6b4a3a'), noise, white('#5d7a3a'))),
      leafy(
        'needles',
        needles,
        leafSpray(noise, 110, 0.09, 0.16),
        ['#1d3a30', '#28503c', '#3a6648', '#557d50'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 22, 0.05),
        ['#4a6a30', '#6b8a3c', '#9a9a50'].map((hex) => white(hex, 0.5)),
      ),
      setPart('tents', tents, fabric(cloth, noise), { twoSided: true, castsShadow: true }),
      setPart('flaps', flaps, fabric(scaled(cloth, 0.8), noise), { twoSided: true }),
      setPart('inside', inside, (spot) => {
        fabric(scaled(cloth, 0.45), noise)(spot)
        spot.glow = 0.9 * air.lamps
      }),
      setPart('poles', poles, plain(linear('#8a8f94'), 0.4, 0.6)),
      setPart('ropes', ropes, plain(linear('#3c3a34'), 0.9)),
      setPart('stones', stones, rock(white('#77756c', 0.4), noise), { castsShadow: true }),
      setPart('logs', logs, bark(linear('#5f4a38'), noise, linear('#5f4a38')), { castsShadow: true }),
      setPart('box', chests, plain(mixed(linear('#3f6f8a'), accents[1], 0.3), 0.6), { castsShadow: true }),
      setPart('fire', fire, flame(linear('#ffd87a'), linear('#ff5a1e'), noise, 2.6), { blended: true }),
      ...lightParts(lights, air.lamps, 2.1),
    ],
    fog: { start: 60, density: Math.max(0.0016, air.fog.density) },
    particles: [
      swarm('dust', random, {
        count: 40,
        size: [0.05, 0.11],
        light: linear('#ffa040', 2),
        alpha: 0.9,
        soft: 0.5,
        glowing: true,
        drift: [0.6, 3.4, 0],
        sway: 1.4,
        low: [hearth[0] - 4, 4, hearth[2] - 4],
        high: [hearth[0] + 4, 24, hearth[2] + 4],
      }),
      ...(air.lamps >= 0.9 ? [fireflies(random, linear('#d8ff8a', 2), 40, 16)] : []),
    ],
  })
}
