import { ball, beam, bokeh, box, type Built, card, clamp, crowd, crowdRows, halo, haze } from '#places/set-kit.ts'
import { lampRoom, linear, meshes, metal, mixed, newLights, newMesh, pane, place, plain } from '#places/set-kit.ts'
import { planks, rod, scaled, type Scene, setPart, shine, swarm, walked } from '#places/set-kit.ts'

/** In the audience: heads and raised hands, a stage beyond with walls of light, beams through the haze. */
export const concert = place({
  label: 'Concert',
  words:
    'audience, cheering crowd, concert, music festival, festival, rave, stadium concert, mosh pit, rock concert, concert crowd, crowd of fans, in the crowd, festival crowd, concert lights, laser lights, lasers, glastonbury, coachella',
  order: 112,
  where: 'indoors',
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random } = scene
  const { side } = scene.air
  const [cool, hot] = random.pick([
    [linear('#3f7bff'), linear('#ff3f9f')],
    [linear('#27c8d8'), linear('#ff6a3a')],
    [linear('#8a5aff'), linear('#ffb64a')],
  ] as const)
  const [floor, people, front, deck, truss, wall, stacks, lenses, flares, beams, lasers, players] = meshes()
  const warmBeams = newMesh()
  const lights = newLights([1, 1, 1])
  pane(floor, [-120, 0, 60], [240, 0, 0], [0, 0, -160], { cell: 8 })
  pane(floor, [-120, 0, 60 + walked], [240, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  // Near people are few, so that the head keeps its outline; farther back they stand close.
  const next = crowdRows(people, random, { from: -52, to: 52, z: -30, rows: 2, deep: 8, apart: 7.4, high: 21 })
  const more = crowdRows(front, random, { from: -70, to: 70, z: -50, rows: 5, deep: 7, apart: 4.8, high: 21 }, next)
  // The stage with its wall of light, and players in front of it.
  const stage = -104
  box(deck, { z: stage - 14, y: 0 }, 130, 13, 30, { cell: 8 })
  for (let at = 0; at < 5; at += 1) {
    const x = -44 + at * 22
    pane(wall, [x - 10, 17, stage - 22], [20, 0, 0], [0, 38, 0], { unit: true, u: at })
  }
  crowdRows(players, random, { from: -26, to: 30, y: 13, z: stage - 6, rows: 1, deep: 4, apart: 17, high: 24 }, more)
  for (const x of [-62, 62])
    for (let at = 0; at < 6; at += 1)
      box(stacks, { x: x - Math.sign(x) * at * 0.5, y: 22 + at * 5.4, z: stage - 2 }, 14, 5, 8)
  for (const y of [60, 64]) for (const z of [stage - 4, stage - 16]) rod(truss, [-76, y, z], [76, y, z], 0.5, 0.5, 6)
  for (let x = -74; x < 74; x += 6) rod(truss, [x, 60, stage - 4], [x + 3, 64, stage - 4], 0.25, 0.25, 4)
  for (const x of [-72, 72])
    for (const shift of [-2, 2]) rod(truss, [x + shift, 0, stage - 8], [x + shift, 64, stage - 8], 0.5, 0.5, 6)
  // Lamps on the truss, their beams fanning out over the heads; narrow ones cross them.
  for (let at = 0; at < 12; at += 1) {
    const x = -66 + at * 12
    const warm = at % 3 === 1
    const target = x * 1.5 + random.middling() * 26
    ball(lenses, [x, 58.4, stage - 3], [1.5, 1.2, 1.2], 5)
    card(flares, [x, 58, stage - 2], [8, 0, 0], [0, 8, 0], [0, 0, 1], warm ? 1 : 0)
    card(
      warm ? warmBeams : beams,
      [(x + target) / 2, 33, stage + 14],
      [random.between(6, 9), 0, 0],
      [(x - target) / 2, 27, -16],
      [0, 0, 1],
    )
  }
  for (let at = 0; at < 9; at += 1) {
    const x = (at - 4) * 4
    card(lasers, [x * 2.4 + 6 * side, 32, stage + 4], [0.5, 0, 0], [-x * 2.2, -19, 4], [0, 0, 1])
  }
  for (const [x, y, z, light, strength, reach] of [
    [0, 30, -44, mixed(cool, hot, 0.6), 1.2, 22],
    [-34, 34, stage - 8, cool, 4, 34],
    [34, 34, stage - 8, hot, 4, 34],
    [0, 30, stage, mixed(cool, hot, 0.5), 3, 30],
    [-30, 24, -60, cool, 1.6, 24],
    [30, 24, -56, hot, 1.6, 24],
    [0, 34, 6, [1, 0.94, 0.9], 1, 18],
  ] as const)
    lights.lamps.push({ at: [x, y, z], light: scaled(light, strength), reach })
  const dark = [linear('#2a2433'), linear('#352c3c'), linear('#241f2c'), linear('#40303a')]
  const flare = [haze(scaled(cool, 2), 0.7, halo), haze(scaled(hot, 2), 0.7, halo)]
  return lampRoom(scene, {
    size: { wide: 240, back: 130, front: 60, high: 90 },
    lights,
    walls: '#4a4468',
    warm: '#fff0e0',
    floor: '#3a2c38',
    room: linear('#241f38', 0.5),
    aim: 0.84,
    rims: [scaled(cool, 2.6), scaled(hot, 2.4)],
    parts: [
      setPart('floor', floor, planks(linear('#1f1c20'), noise, 4, 30, 0.35)),
      setPart('stage', deck, plain(linear('#141418'), 0.5)),
      setPart('wall of light', wall, (spot) => {
        const which = Math.floor(spot.u)
        const [u, v] = [spot.u - which, spot.v]
        // Rays from below the middle in two colors, on a grid of points.
        const [x, y] = [u + which - 2.5, v * 1.9 + 0.25]
        const ring = Math.sqrt(x * x + y * y)
        const ray = noise.hills((x / (Math.abs(x) + y)) * 7 + 9, 3)
        const wave = clamp(1.4 - Math.abs(ring * 2.2 - Math.floor(ring * 2.2) - 0.5) * 3)
        const light = ray > 0.5 ? cool : hot
        const grid = Math.abs(u * 30 - Math.round(u * 30)) < 0.12 ? 0.75 : 1
        const level = (0.12 + wave * 0.8 * clamp(1.5 - ring * 0.42)) * grid
        const core = clamp(0.5 - ring * 0.3) * 0.8
        shine(spot, light[0] * level * 1.5 + core, light[1] * level * 1.5 + core, light[2] * level * 1.5 + core)
      }),
      setPart('players', players, crowd(noise, [linear('#0c0b10')], 0.7), { cutOut: true }),
      setPart('crowd', people, crowd(noise, dark, 0.3), { cutOut: true }),
      setPart('far crowd', front, crowd(noise, dark, 0.62), { cutOut: true }),
      setPart('speakers', stacks, plain(linear('#101014'), 0.6)),
      setPart('truss', truss, metal(linear('#6a6e78'), noise, 0.35)),
      setPart('lenses', lenses, (spot) => {
        shine(spot, cool[0] * 2 + 1.2, cool[1] * 2 + 1.2, cool[2] * 2 + 1.2)
      }),
      setPart('flares', flares, (spot) => flare[Math.floor(spot.u)]?.(spot), { blended: true }),
      setPart('cool beams', beams, haze(scaled(cool, 1.6), 0.34, beam), { blended: true }),
      setPart('hot beams', warmBeams, haze(scaled(hot, 1.6), 0.32, beam), { blended: true }),
      setPart(
        'lasers',
        lasers,
        haze(scaled(mixed(hot, [1, 1, 1], 0.1), 2.2), 0.65, (u, v) => clamp(1 - Math.abs(u * 2 - 1)) * clamp(v * 2)),
        { blended: true },
      ),
    ],
    fog: { light: scaled(mixed(cool, hot, 0.4), 0.24), start: 40, density: 0.0055, max: 0.6 },
    particles: [
      bokeh(
        random,
        scaled(mixed(cool, [1, 1, 1], 0.3), 0.9),
        34,
        { low: [-60, 8, -80], high: [60, 17, -34] },
        [0.15, 0.5],
      ),
      swarm('petal', random, {
        count: 110,
        size: [0.09, 0.2],
        light: mixed(hot, [1, 1, 1], 0.35),
        alpha: 0.9,
        soft: 0.2,
        drift: [1, -4, 0],
        sway: 3,
        low: [-50, 4, -80],
        high: [50, 46, 4],
        apart: 5,
      }),
    ],
    grade: { saturation: 1.14, contrast: 1.08, bloom: 0.5, vignette: 0.36 },
  })
}
