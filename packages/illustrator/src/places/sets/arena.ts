import { box, type Built, bulb, card, cos, courses, crowd, facet, flame, levelAround } from '#places/set-kit.ts'
import { lightParts, linear, makeSky, meshes, mixed, newLights, outdoors, place, plain, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, sin, soil, swarm, terrain, turned, underSnow } from '#places/set-kit.ts'
import { type Vector } from '#places/set-kit.ts'

/** Sand, a wall of stone with gates and banners, tiers full of people all around, the open sky. */
export const arena = place({
  label: 'Arena',
  words:
    'arena, colosseum, coliseum, gladiator arena, battle arena, amphitheatre, amphitheater, fighting pit, gladiator pit, tournament, tournament arena, jousting arena, bullring, hippodrome, roman arena, stadium, football stadium',
  order: 143,
  where: 'outdoors',
  chance: { 'leather-armour': 2, 'plate-armour': 1 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

const radius = 118
const tiers = 9

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const white = underSnow(air, 0.6, '#e8ecf0')
  const ground = levelAround((x, z) => (noise.hills(x * 0.05, z * 0.05) - 0.5) * 0.8, 20, 40)
  const [wall, steps, people, banners, bars, iron, fires] = meshes()
  const lights = newLights(linear('#ffb060'))
  const at = (angle: number, far: number, y: number): Vector => [sin(angle) * far, y, -cos(angle) * far]
  const step = 0.0982
  let number = 0
  for (let turn = -22; turn < 22; turn += 1) {
    const [from, to] = [turn * step, (turn + 1) * step]
    const gate = ((turn % 8) + 8) % 8 === 3
    // The wall of the ring: a gate with bars every eighth piece.
    if (gate) {
      facet(wall, at(from, radius, 19), at(to, radius, 19), at(to, radius, 26), at(from, radius, 26), [19, 26])
      for (let bar = 0; bar <= 6; bar += 1) {
        const angle = from + (step * bar) / 6
        rod(bars, at(angle, radius + 1.5, 0), at(angle, radius + 1.5, 19), 0.45, 0.45, 5)
      }
      for (const y of [6, 12]) rod(bars, at(from, radius + 1.5, y), at(to, radius + 1.5, y), 0.4, 0.4, 5)
      facet(
        steps,
        at(from, radius + 7, 0),
        at(to, radius + 7, 0),
        at(to, radius + 7, 20),
        at(from, radius + 7, 20),
        [0, 1],
      )
    } else facet(wall, at(from, radius, 0), at(to, radius, 0), at(to, radius, 26), at(from, radius, 26), [0, 26])
    for (let tier = 0; tier < tiers; tier += 1) {
      const [near, y] = [radius + 4 + tier * 9, 24 + tier * 7]
      facet(steps, at(from, near, y - 4), at(to, near, y - 4), at(to, near, y + 3), at(from, near, y + 3), [0, 7])
      facet(
        steps,
        at(from, near, y + 3),
        at(to, near, y + 3),
        at(to, near + 9, y + 3),
        at(from, near + 9, y + 3),
        [0, 9],
      )
      for (let seat = 0; seat < 3; seat += 1) {
        const angle = from + step * (seat + 0.2 + random.share() * 0.6) * 0.333
        const size = random.between(7.6, 9)
        const [s, c] = [sin(angle), cos(angle)]
        const [x, , z] = at(angle, near + 4, 0)
        card(
          people,
          [x, y + 3 + size * 0.7, z],
          [c * size * 0.5, 0, s * size * 0.5],
          [0, size, 0],
          [-s, 0.2, c],
          number,
        )
        number += 1
      }
    }
    // Columns above the last tier, joined by a beam, banners between them.
    const top = 24 + tiers * 7
    const end = radius + 4 + tiers * 9
    rod(wall, at(from, end, top - 4), at(from, end, top + 26), 2.2, 2, 8)
    facet(
      wall,
      at(from, end + 2, top + 26),
      at(to, end + 2, top + 26),
      at(to, end + 2, top + 33),
      at(from, end + 2, top + 33),
      [26, 33],
    )
    if (turn % 4 === 0) {
      const middle = at(from + step / 2, radius - 0.6, 14)
      const [c, s] = [cos(from + step / 2), sin(from + step / 2)]
      card(banners, middle, [c * 3.6, 0, s * 3.6], [0, 9, 0], [-s, 0, c], turn % 8 === 0 ? 0 : 1)
    }
    if (turn % 4 === 2) {
      const [x, , z] = at(from, radius - 3, 0)
      rod(iron, [x, 0, z], [x, 14, z], 0.6, 0.5, 6)
      box(iron, { x, z, y: 14, turn: turned(0) }, 3.4, 1.6, 3.4)
      for (let tongue = 0; tongue < 3; tongue += 1)
        card(
          fires,
          [x + random.middling() * 0.8, 18 + random.share(), z + 0.5],
          [1.8, 0, 0],
          [random.middling(), 3.4, 0],
          [0, 0, 1],
          turn * 3 + 90 + tongue,
        )
      lights.lamps.push({ at: [x, 18, z], light: linear('#ff9a48', 2), reach: 20 })
      bulb(lights, [x, 17, z], 0.8, 0.6, 10)
    }
  }
  const sky = makeSky(air, noise, scaled(linear('#c0a67c'), air.setShare), [])
  const stone = mixed(white('#b8a384', 0.3), accents[2], 0.04)
  const tones = ['#7a4a3c', '#a88a60', '#5f5a58', '#8a7a6a', '#6a3f38', '#c0b090', '#4a5a6a'].map((hex) => linear(hex))
  const flags = [mixed(linear('#9a2a24'), accents[0], 0.3), mixed(linear('#c89a3c'), accents[1], 0.3)]
  const cloths = flags.map((tone) => plain(tone, 0.9))
  return outdoors(scene, {
    sky,
    bounce: white('#c2a678'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffb070', 0.9),
    parts: [
      setPart('sand', terrain(ground, 150), soil(white('#c8a874'), white('#a8865a'), noise, 7)),
      setPart(
        'wall',
        wall,
        courses(stone, noise, { wide: 4.6, high: 2.6, joint: 0.16, vary: 0.3, mortar: scaled(stone, 0.55) }),
      ),
      setPart(
        'tiers',
        steps,
        courses(scaled(stone, 0.85), noise, { wide: 9, high: 5, joint: 0.15, vary: 0.2, mortar: scaled(stone, 0.5) }),
      ),
      setPart('people', people, crowd(noise, tones, 0.35), { cutOut: true }),
      setPart('banners', banners, (spot) => cloths[Math.floor(spot.u)]?.(spot), { twoSided: true }),
      setPart('bars', bars, plain(linear('#3c3834'), 0.5, 0.6)),
      setPart('braziers', iron, plain(linear('#33302c'), 0.5, 0.5), { castsShadow: true }),
      setPart('fires', fires, flame(linear('#ffd87a'), linear('#ff5a1e'), noise, 2.4), { blended: true }),
      ...lightParts(lights, air.lamps, 1.8),
    ],
    fog: { start: 110, density: Math.max(0.0012, air.fog.density) },
    particles: [
      swarm('dust', random, {
        count: 80,
        size: [0.04, 0.12],
        light: scaled(linear('#e8cf9a'), 0.9 * air.setShare),
        alpha: 0.5,
        soft: 0.7,
        drift: [2, 0.2, 0],
        sway: 1,
      }),
    ],
  })
}
