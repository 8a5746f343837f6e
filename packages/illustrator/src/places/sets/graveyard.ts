import { addCopy, around, ball, bark, behind, bladeSpray, blend, box, type Built, bulb, card } from '#places/set-kit.ts'
import { courses, crown, fireflies, lathe, leafSpray, leafy, levelAround, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, type Mesh, meshes, metal, mixed, newLights, newMesh, outdoors, pairs } from '#places/set-kit.ts'
import { place, planks, put, railing, ridge, rock, rod, scaled, type Scene, setPart, smoke } from '#places/set-kit.ts'
import { smoothstep, soil, sweptRoof, terrain, treeLine, triples, tuft, turned, underSnow } from '#places/set-kit.ts'
import { type Vector } from '#places/set-kit.ts'

/** Old stones and crosses that lean, a vault with pillars, bare trees, an iron fence, mist over the grass. */
export const graveyard = place({
  label: 'Graveyard',
  words:
    'graveyard, cemetery, churchyard, graves, tomb, mausoleum, crypt, burial ground, haunted graveyard, old cemetery',
  order: 144,
  where: 'outdoors',
  holds: { lantern: 2 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

/** A tree without leaves: limbs that fork and bend. */
function bareTree(
  wood: Mesh,
  random: Scene['random'],
  from: Vector,
  way: Vector,
  long: number,
  thick: number,
  left: number,
): void {
  const to: Vector = [from[0] + way[0] * long, from[1] + way[1] * long, from[2] + way[2] * long]
  rod(wood, from, to, thick, thick * 0.68, left > 2 ? 7 : 4)
  if (left === 0) return
  for (let limb = 0; limb < (left > 3 ? 2 : 3); limb += 1) {
    const [x, y, z] = [
      way[0] + random.middling() * 1.5,
      way[1] * 0.75 + 0.2 + random.middling() * 0.4,
      way[2] + random.middling() * 1.2,
    ]
    const size = Math.sqrt(x * x + y * y + z * z) || 1
    bareTree(wood, random, to, [x / size, y / size, z / size], long * random.between(0.66, 0.86), thick * 0.6, left - 1)
  }
}

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.7)
  const ground = levelAround(
    (x, z) => (noise.hills(x * 0.018 + 6, z * 0.018) - 0.4) * 10 + smoothstep(-80, -190, z) * 12,
    16,
    60,
  )
  const [stones, pale, iron, trunks, ivy, grass, vault, roof, mists, door] = meshes()
  const lights = newLights(linear('#ffb870'))
  // Three kinds of stones: round-topped slabs, crosses, and pillars with a ball.
  const slab = newMesh()
  box(slab, {}, 5, 5.4, 1.2, { cell: 4 })
  rod(slab, [0, 5.4, -0.6], [0, 5.4, 0.6], 2.5, 2.5, 16)
  ball(slab, [0, 5.4, 0.55], [2.5, 2.5, 0.08], 10)
  box(slab, { y: -0.4 }, 6.2, 1.2, 2.4)
  const cross = newMesh()
  box(cross, {}, 1.3, 10, 1.1)
  box(cross, { y: 6.2 }, 5.6, 1.3, 1.1)
  box(cross, { y: -0.4 }, 4, 1.8, 3.4)
  box(cross, { y: 1.2 }, 2.8, 1, 2.4)
  const pillar = newMesh()
  box(pillar, {}, 3.4, 2, 3.4)
  box(pillar, { y: 2 }, 2.4, 7, 2.4)
  box(pillar, { y: 9 }, 3.2, 0.8, 3.2)
  ball(pillar, [0, 10.8, 0], [1.2, 1.2, 1.2], 7)
  const kinds = [slab, slab, cross, pillar] as const
  for (let row = 0; row < 9; row += 1)
    for (let column = -5; column <= 5; column += 1) {
      const x = (column + (row % 2) * 0.5) * 12 + random.middling() * 2
      const z = -22 - row * 13 + random.middling() * 3
      // A way leads through the middle to the vault.
      if (Math.abs(x - 8 * side * smoothstep(-10, -70, z)) < 8.6 || random.chance(0.16)) continue
      const mesh = random.chance(0.7) ? stones : pale
      addCopy(mesh, random.pick(kinds), {
        x,
        y: ground(x, z) - 0.3,
        z,
        turn: turned(random.middling() * 26),
        size: random.between(0.85, 1.25),
      })
      if (random.chance(0.3)) crown(ivy, random, [x, ground(x, z) + 1.6, z + 0.6], [2.4, 2, 1], 26, 0.8, 3)
    }
  // The vault at the end of the way.
  const tomb = { x: 9 * side, z: -124 }
  const base = ground(tomb.x, tomb.z) - 1
  for (let at = 0; at < 3; at += 1)
    box(vault, { ...tomb, y: base + at * 1.4 }, 44 - at * 3, 1.4, 32 - at * 3, { cell: 8 })
  box(vault, { ...tomb, z: tomb.z - 3, y: base + 4 }, 30, 22, 18, { cell: 8 })
  for (const x of [-13, -5.4, 5.4, 13])
    lathe(vault, { x: tomb.x + x, z: tomb.z + 9, y: base + 4 }, pairs`1.9 0, 1.4 1.2, 1.2 19, 1.9 21`, 10)
  box(vault, { ...tomb, z: tomb.z + 2, y: base + 25 }, 36, 4, 30, { cell: 8 })
  sweptRoof(roof, { ...tomb, z: tomb.z + 2, y: base + 29 }, 42, 34, 12)
  box(door, { ...tomb, z: tomb.z + 6.1, y: base + 4 }, 8, 15, 0.5)
  for (const x of [-9, 9]) bulb(lights, [tomb.x + x, base + 14, tomb.z + 10], 0.8, 1.8, 16)
  // Lanterns on poles along the way, a fence with points behind it all.
  for (const [x, z] of pairs`17 -30, -5 -58, 21 -84`) {
    const [px, y] = [x * side, ground(x * side, z)]
    rod(iron, [px, y, z], [px, y + 15, z], 0.3, 0.25, 6)
    rod(iron, [px, y + 15, z], [px - 2.4 * side, y + 15.6, z], 0.2, 0.15, 5)
    bulb(lights, [px - 2.4 * side, y + 13.6, z], 0.7, 1.9, 14)
  }
  for (let x = -110; x < 110; x += 20) {
    const [from, to]: [Vector, Vector] = [
      [x, ground(x, -150), -150],
      [x + 20, ground(x + 20, -150), -150],
    ]
    railing(iron, from, to, { high: 13, gap: 2.5, thick: 0.25 })
    box(stones, { x, y: ground(x, -150), z: -150 }, 2.6, 16, 2.6)
  }
  for (const [x, z, high] of triples`-25 -40 15, 36 -58 17, -48 -92 18, 46 -120 18, -20 -140 16`)
    bareTree(
      trunks,
      random,
      [x * side, ground(x * side, z) - 1, z],
      [random.middling() * 0.2, 1, 0],
      high,
      high * 0.11,
      4,
    )
  around(random, 620, 10, 80, (x, z) => {
    const high = random.between(0.4, 1.3)
    if (Math.abs(x - 8 * side * smoothstep(-10, -70, z)) < 6) return
    tuft(grass, random, x, ground(x, z) - 0.2, z, high * 1.4, high, Math.floor(random.share() * 3))
  })
  behind(random, 26, 30, 130, 0.8, (x, z, far, at) => {
    const wide = 16 + far * 0.16
    card(mists, [x, ground(x, z) + 3.4, z], [wide, 0, 0], [0, 4.6, 0], [0, 0, 1], at)
  })
  const haze = mixed(air.fog.light, scaled(linear('#9fb4b8'), air.setShare), 0.3)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky({ ...air, cover: Math.max(air.cover, 0.5) }, noise, far('#5a6650', 0.4), [
    ridge(noise, 2, { low: 0.06, peaks: 0.14, often: 2.4, tone: far('#6f7f8a', 0.65), haze, round: 0.7 }),
    treeLine(noise, 1, 0.12, far('#4f5f54', 0.45), haze, true),
    treeLine(noise, 2, 0.07, far('#3f4c40', 0.3), haze, false),
  ])
  const turf = soil(white('#55633c'), white('#6c6a44'), noise, 9)
  const earth = white('#6f604c', 0.8)
  const moss = { tone: white('#5f6f48'), share: 0.35 }
  return outdoors(scene, {
    sky,
    bounce: white('#5f6650'),
    ground,
    lamps: lights.lamps,
    lamp: linear('#ffb880', 0.7),
    parts: [
      setPart('ground', terrain(ground, 300), (spot) => {
        turf(spot)
        const off =
          Math.abs(spot.x - 8 * side * smoothstep(-10, -70, spot.z)) + noise.cloud(spot.x * 0.2, spot.z * 0.2) * 3
        blend(spot, earth, smoothstep(7.6, 5, off) * 0.8)
      }),
      setPart('stones', stones, rock(white('#77777a', 0.5), noise, moss), { castsShadow: true }),
      setPart('pale stones', pale, rock(white('#a39e94', 0.5), noise, moss), { castsShadow: true }),
      setPart(
        'vault',
        vault,
        courses(white('#928c82', 0.3), noise, {
          wide: 5,
          high: 2.6,
          joint: 0.12,
          vary: 0.3,
          mortar: white('#5f5a52', 0.3),
        }),
        { castsShadow: true },
      ),
      setPart('roof', roof, planks(white('#4c5256', 0.85), noise, 1.4, 16)),
      setPart('door', door, (spot) => {
        const bars = Math.abs(spot.u - Math.round(spot.u))
        put(spot, bars < 0.16 ? [0.03, 0.03, 0.032] : [0.16, 0.1, 0.05])
        spot.glow = bars < 0.16 ? 0 : air.lamps * 0.9
      }),
      setPart('iron', iron, metal(linear('#2a2c2e'), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('trunks', trunks, bark(linear('#453c38'), noise), { castsShadow: true }),
      leafy(
        'ivy',
        ivy,
        leafSpray(noise, 50, 0.11, 0.5),
        ['#2c4430', '#3f5c38', '#5a7446'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 24, 0.045),
        ['#4c5c34', '#667040', '#827c4c'].map((hex) => white(hex, 0.45)),
      ),
      setPart('mist', mists, smoke(mixed(haze, [0.5, 0.55, 0.6], 0.15 * air.setShare), noise, 0.3), { blended: true }),
      ...lightParts(lights, air.lamps, 2.3),
    ],
    fog: { light: haze, start: 40, density: Math.max(0.0036, air.fog.density * 1.4), max: 0.88 },
    particles: air.lamps > 0.6 && air.white === 0 ? [fireflies(random, linear('#9fe8c8', 1.4), 30, 14)] : [],
    grade: { saturation: 0.98, contrast: 1.06 },
  })
}
