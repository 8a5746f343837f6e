import { ball, blend, box, type Built, bulb, card, cos, courses, dust, halo, haze, lampRoom } from '#places/set-kit.ts'
import { linear, meshes, metal, mixed, newLights, pairs, pane, place, plain, put, rib, rod } from '#places/set-kit.ts'
import { scaled, type Scene, setPart, sin, smoke, smoothstep, type Vector, walked } from '#places/set-kit.ts'

/** A vault of brick that runs into the distance: lamps in cages, pipes, puddles, daylight at its end. */
export const tunnel = place({
  label: 'Tunnel',
  words:
    'tunnel, underpass, sewer, sewers, subway tunnel, underground tunnel, catacombs, railway tunnel, bunker, brick tunnel, metro tunnel, passageway',
  order: 292,
  where: 'indoors',
  poses: { leaning: 2 },
  holds: { lantern: 2 },
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random } = scene
  const { side } = scene.air
  const [vault, ribs, floor, kerb, pipes, cages, rails, sleepers, glow, mists, rubble] = meshes()
  const lights = newLights(linear('#ffbe70'))
  const [radius, spring, far] = [27, 10, -250]
  // The vault in strips along its length, seen from within.
  const steps = 14
  const point = (at: number): readonly [number, number] => {
    const angle = Math.PI - (at / steps) * Math.PI
    return [cos(angle) * radius, spring + sin(angle) * radius * 0.9]
  }
  for (let at = 0; at < steps; at += 1) {
    const [one, two] = [point(at), point(at + 1)]
    const up: Vector = [two[0] - one[0], two[1] - one[1], 0]
    pane(vault, [one[0], one[1], 64], [0, 0, far - 64], up, { cell: 7, v: at * 5.6 })
  }
  pane(vault, [-radius, 0, 64], [0, 0, far - 64], [0, spring, 0], { cell: 7, v: -spring })
  pane(vault, [radius, 0, far], [0, 0, 64 - far], [0, spring, 0], { cell: 7, v: -spring })
  for (let z = 46; z > far; z -= 26) {
    rib(ribs, z, spring, radius - 0.4, (radius - 0.4) * 0.9, 1.3)
    for (const x of [-1, 1]) box(ribs, { x: x * (radius - 0.6), z }, 2.4, spring + 1, 2.6, { cell: 5 })
  }
  pane(floor, [-radius, 0, 64], [radius * 2, 0, 0], [0, 0, far - 64], { cell: 6 })
  pane(floor, [-radius, 0, 64 + walked], [radius * 2, 0, 0], [0, 0, -walked], { cell: 12, v: -walked })
  for (const x of [-1, 1]) {
    box(kerb, { x: x * 23, z: (far + 64) / 2 }, 8, 1.6, 64 - far, { cell: 8 })
    for (const [y, r] of pairs`15 0.9, 17.4 0.55, 18.8 0.35`) {
      const share = (y - spring) / (radius * 0.9)
      const out = Math.sqrt(1 - share * share) * radius - r - 0.5
      rod(pipes, [x * out, y, 64], [x * out, y, far], r, r, 8)
    }
  }
  // Rails that nobody uses any more run down the middle, to one side of the person.
  for (const x of [13.2, 19]) box(rails, { x: x * side * 0.9, y: 0.1, z: far / 2 - 10 }, 0.5, 0.6, -far - 8)
  for (let z = -16; z > far; z -= 5) box(sleepers, { x: 14.5 * side, z }, 9, 0.35, 1.6)
  // Lamps in cages along the crown and the sides.
  for (let z = -14; z > far; z -= 26) {
    for (const x of [-1, 1]) {
      const [px, y] = [x * (radius - 2.2), 20]
      box(cages, { x: px * 0.99, y: y - 1, z }, 1, 3.4, 1.6)
      bulb(lights, [px - x * 1.2, y + 0.7, z], 0.75, z > -120 ? 1.7 : 1, 13)
      for (const shift of [-0.8, 0, 0.8])
        rod(cages, [px - x * 2, y - 0.6, z + shift], [px - x * 2, y + 2, z + shift], 0.09, 0.09, 4)
    }
  }
  card(glow, [0, 18, far + 6], [34, 0, 0], [0, 28, 0], [0, 0, 1])
  lights.lamps.push({ at: [0, 16, far + 10], light: linear('#bcd4e8', 4), reach: 46 })
  for (let at = 0; at < 16; at += 1) {
    const z = -30 - at * 13
    card(mists, [random.middling() * 20, 3.4, z], [14, 0, 0], [0, 4, 0], [0, 0, 1], at)
  }
  for (let at = 0; at < 34; at += 1) {
    const [z, r] = [random.between(-180, -18), random.between(0.4, 1.3)]
    const x = (random.chance(0.5) ? 1 : -1) * random.between(15, 18)
    ball(rubble, [x, 0.2, z], [r * 1.3, r * 0.7, r], 5, (a, b, c) => 0.7 + noise.hills(a * 2 + z, b * 2 + c) * 0.6)
  }
  const brick = (hex: string) =>
    courses(linear(hex), noise, { wide: 2.6, high: 1, joint: 0.1, vary: 0.45, mortar: linear('#544e48') })
  const wall = brick('#7a6052')
  const algae = linear('#4a5c44')
  const cool = linear('#9fc0d8')
  return lampRoom(scene, {
    size: { wide: radius * 2, back: -far, front: 64, high: spring + radius * 0.9 },
    lights,
    walls: '#8a7668',
    warm: '#ffd6a4',
    floor: '#5f5650',
    room: linear('#4c525c', 0.3),
    aim: 0.88,
    rims: [scaled(cool, 1.9), linear('#ffb060', 1.8)],
    parts: [
      setPart('vault', vault, (spot) => {
        wall(spot)
        // Damp climbs up from the ground and runs down in streaks.
        const damp = smoothstep(0.45, 0.7, noise.cloud(spot.z * 0.06, spot.y * 0.015 + 3)) * smoothstep(36, 6, spot.y)
        blend(spot, algae, damp * 0.5)
        spot.rough -= damp * 0.5
      }),
      setPart('ribs', ribs, brick('#8c7464')),
      setPart('floor', floor, (spot) => {
        put(spot, linear('#55504a'), 0.7 + noise.cloud(spot.x * 0.12, spot.z * 0.12) * 0.6)
        const puddle = smoothstep(0.5, 0.57, noise.cloud(spot.x * 0.06, spot.z * 0.035))
        blend(spot, [0.02, 0.024, 0.028], puddle * 0.65)
        spot.rough = 0.7 - puddle * 0.64
      }),
      setPart(
        'kerb',
        kerb,
        courses(linear('#77716a'), noise, { wide: 6, high: 3, joint: 0.1, vary: 0.25, mortar: linear('#4c4843') }),
      ),
      setPart('pipes', pipes, metal(linear('#6f5a48'), noise, 0.5, 0.4)),
      setPart('cages', cages, metal(linear('#33312f'), noise, 0.5, 0.3)),
      setPart('rails', rails, metal(linear('#8a7060'), noise, 0.4)),
      setPart('sleepers', sleepers, plain(linear('#4a3a2e'), 0.9)),
      setPart('rubble', rubble, brick('#6f625a'), { castsShadow: true }),
      setPart(
        'daylight',
        glow,
        haze(mixed(cool, [1, 1, 1], 0.5), 0.95, (u, v) => Math.min(1, halo(u, v) * 2.2)),
        { blended: true },
      ),
      setPart('mist', mists, smoke(mixed(cool, linear('#c89a70'), 0.5), noise, 0.16), { blended: true }),
    ],
    fog: { light: mixed(scaled(cool, 0.3), linear('#8a6a4c', 0.3), 0.4), start: 50, density: 0.005, max: 0.75 },
    particles: [dust(random, linear('#ffdca8', 0.7))],
    grade: { contrast: 1.08, bloom: 0.4, vignette: 0.38 },
  })
}
