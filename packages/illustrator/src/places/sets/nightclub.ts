import { addCopy, ball, beam, blend, bokeh, box, type Built, card, clamp, courses, crowd } from '#places/set-kit.ts'
import { crowdRows, fours, glowing, halo, haze, jars, lampRoom, linear, makeRoom, meshes } from '#places/set-kit.ts'
import { metal, mixed, neonSigns, newLights, newMesh, palette, pane, place, plain, planks } from '#places/set-kit.ts'
import { put, rod, scaled, type Scene, setPart, shine, stool } from '#places/set-kit.ts'

/** A bar with bottles lit from behind, a dance floor of colored tiles under a mirror ball, signs, people dancing. */
export const nightclub = place({
  label: 'Nightclub',
  words:
    'nightclub, night club, club, disco, dance floor, bar, cocktail bar, lounge bar, disco ball, mirror ball, karaoke bar, karaoke, bar counter, at the bar, dive bar, cantina, neon bar, speakeasy, vip lounge, dance hall, night bar, whisky bar, whiskey bar',
  order: 114,
  where: 'indoors',
  poses: { leaning: 2 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random } = scene
  const { side } = scene.air
  const size = { wide: 100, back: 52, front: 60, high: 36 }
  const room = makeRoom(size, {})
  const [counter, tops, bottles, shelves, backs, mirror, tiles, signs, frames, people, beams, edges, glows, steel] =
    meshes()
  const lights = newLights(linear('#ffb0e0'))
  const [pink, blue, violet, amber] = [linear('#ff3f8f'), linear('#3fb8ff'), linear('#9a5bff'), linear('#ff9a3f')]
  const hues = [pink, blue, violet, amber]
  // The bar stands where the camera looks; shelves of bottles before glowing panels.
  const bar = 16 * side
  box(counter, { x: bar, z: -36 }, 52, 10.4, 6, { cell: 4 })
  box(tops, { x: bar, z: -35.6, y: 10.4 }, 54, 0.7, 7.6, { cell: 4 })
  box(edges, { x: bar, z: -31.7, y: 9.6 }, 54, 0.4, 0.3)
  box(edges, { x: bar, z: -32.9, y: 0.5 }, 52, 0.4, 0.3)
  for (let at = 0; at < 5; at += 1) {
    const x = bar - 20 + at * 10
    stool(steel, { x, z: -27.4 }, 7)
    ball(tops, [x, 7.5, -27.4], [1.9, 0.5, 1.9], 7)
    pane(backs, [x - 4.6, 11, -51.6], [9.2, 0, 0], [0, 17, 0], { unit: true, u: at })
    rod(steel, [x, 31, -36], [x, 36, -36], 0.1, 0.1, 4)
    ball(glows, [x, 30, -36], [1, 1, 1], 7)
    lights.lamps.push({ at: [x, 29, -36], light: scaled(mixed(amber, pink, 0.4), 0.9), reach: 9 })
  }
  for (const y of [12, 17, 22]) {
    box(shelves, { x: bar, z: -49.6, y: y - 0.5 }, 50, 0.4, 3)
    jars(bottles, random, bar - 23, bar + 23, y, -49.8, 3.6, 6)
  }
  jars(bottles, random, bar - 18, bar - 8, 11.1, -36, 1.8, 6)
  lights.lamps.push({ at: [bar - 12, 18, -46], light: scaled(mixed(amber, [1, 1, 1], 0.2), 2), reach: 13 })
  lights.lamps.push({ at: [bar + 12, 18, -46], light: scaled(mixed(pink, [1, 1, 1], 0.2), 2), reach: 13 })
  // The floor of lit tiles under the mirror ball, people dancing at its far side.
  pane(tiles, [-30 * side - 24, 0.04, -14], [48, 0, 0], [0, 0, -34])
  const sphere = { x: -8 * side, y: 29, z: -30 }
  ball(mirror, [sphere.x, sphere.y, sphere.z], [3.4, 3.4, 3.4], 14)
  rod(steel, [sphere.x, 32, sphere.z], [sphere.x, 36, sphere.z], 0.15, 0.15, 5)
  crowdRows(people, random, {
    from: -30 * side - 22,
    to: -30 * side + 20,
    z: -36,
    rows: 3,
    deep: 5,
    apart: 7,
    high: 21,
  })
  // Signs on the wall and beams through the haze.
  for (const [at, [x, y, w, h]] of fours`-16 20 11 6, -34 18 6 12, 46 19 5 11`.entries()) {
    box(frames, { x: x * side, y: y - 0.4, z: -51.4 }, w + 0.8, h + 0.8, 0.6)
    const face = newMesh()
    pane(face, [x * side - w / 2, y, -51], [w, 0, 0], [0, h, 0], { unit: true, u: at * 4 + at })
    addCopy(signs, face, {})
    lights.lamps.push({ at: [x * side, y + h / 2, -47], light: scaled(hues[at] ?? pink, 1.8), reach: 13 })
  }
  for (let at = 0; at < 8; at += 1) {
    const x = -42 + at * 12
    card(
      beams,
      [x + random.middling() * 10, 18, -42 + (at % 3) * 5],
      [3.4, 0, 0],
      [random.middling() * 14, 18, 0],
      [0, 0, 1],
      at % 3,
    )
  }
  for (const [x, z, light] of [
    [-30 * side, -26, violet],
    [-18 * side, -18, blue],
    [0, -40, pink],
    [40 * side, -20, blue],
  ] as const)
    lights.lamps.push({ at: [x, 26, z], light: scaled(light, 1.6), reach: 16 })
  const ware = ['#d89a3a', '#3a8a5a', '#c8483a', '#e8e0cc', '#4a7ab0', '#a86ac8'].map((hex) => linear(hex))
  const rays = [pink, blue, violet].map((one) => haze(scaled(one, 1.4), 0.24, beam))
  return lampRoom(scene, {
    size,
    lights,
    walls: '#4c3f5c',
    warm: '#ffe4d8',
    floor: '#3a2c44',
    room: linear('#342a4c', 0.5),
    aim: 0.86,
    rims: [scaled(blue, 2.4), scaled(pink, 2.2)],
    parts: [
      setPart('floor', room.floor, planks(linear('#2a2428'), noise, 2, 18, 0.2)),
      setPart(
        'walls',
        room.walls,
        courses(linear('#4a3a44'), noise, { wide: 2.6, high: 0.9, joint: 0.1, vary: 0.4, mortar: linear('#2c242c') }),
      ),
      setPart('ceiling', room.ceiling, plain(linear('#19161f'), 0.8)),
      setPart('tiles', tiles, (spot) => {
        const [u, v] = [spot.u / 6, spot.v / 6]
        const [column, row] = [Math.floor(u), Math.floor(v)]
        const edge = Math.max(Math.abs(u - column - 0.5), Math.abs(v - row - 0.5)) * 2
        const own = noise.cell(column + 5, row + 9)
        const light = hues[Math.floor(own * 97) % 4] ?? pink
        const level = edge > 0.93 ? 0 : 0.16 + own * 0.85 * (1.1 - edge * 0.5)
        shine(spot, light[0] * level, light[1] * level, light[2] * level)
        spot.rough = 0.15
      }),
      setPart('counter', counter, (spot) => {
        put(spot, linear('#3a2630'))
        const slat = Math.abs(spot.u / 1.6 - Math.round(spot.u / 1.6))
        blend(spot, [0.01, 0.008, 0.012], slat < 0.1 ? 0.8 : 0)
        spot.rough = 0.4
      }),
      setPart('tops', tops, plain(linear('#1c161c'), 0.12), { castsShadow: true }),
      setPart('edges', edges, glowing(scaled(mixed(pink, [1, 1, 1], 0.1), 1.5))),
      setPart('shelves', shelves, plain(linear('#2a2026'), 0.3)),
      setPart('panels', backs, (spot) => {
        const light = mixed(Math.floor(spot.u) % 2 === 0 ? amber : pink, [1, 1, 1], 0.2)
        const level = 0.25 + clamp(1 - Math.abs(spot.v - 0.4) * 1.5) * 0.6
        shine(spot, light[0] * level, light[1] * level, light[2] * level)
      }),
      setPart('bottles', bottles, palette(ware, 0.12)),
      setPart('globes', glows, glowing(scaled(mixed(amber, [1, 1, 1], 0.35), 1.8))),
      setPart('steel', steel, metal(linear('#a8a4ac'), noise, 0.25), { castsShadow: true }),
      setPart('mirror ball', mirror, (spot) => {
        const own = noise.cell(spot.x * 2.6 + spot.z * 1.3, spot.y * 2.6)
        const light = hues[Math.floor(own * 53) % 4] ?? pink
        const level = own > 0.72 ? 1.8 : 0.14 + own * 0.3
        shine(spot, light[0] * level + own * 0.2, light[1] * level + own * 0.2, light[2] * level + own * 0.25)
      }),
      setPart('people', people, crowd(noise, [linear('#1d1826'), linear('#2a1c2c'), linear('#191c2c')], 0.6), {
        cutOut: true,
      }),
      setPart('frames', frames, plain(linear('#121017'), 0.6)),
      setPart('signs', signs, neonSigns(noise, hues, 0.95)),
      setPart('beams', beams, (spot) => rays[Math.floor(spot.u)]?.(spot), { blended: true }),
      setPart('shine', lights.halos, haze(pink, 0.3, halo), { blended: true }),
    ],
    fog: { light: scaled(mixed(violet, pink, 0.4), 0.2), start: 30, density: 0.006, max: 0.5 },
    particles: [
      bokeh(
        random,
        scaled(mixed(pink, [1, 1, 1], 0.3), 0.7),
        26,
        { low: [-46, 2, -50], high: [46, 32, -44] },
        [0.15, 0.6],
      ),
      bokeh(
        random,
        scaled(mixed(blue, [1, 1, 1], 0.3), 0.7),
        26,
        { low: [-46, 2, -50], high: [46, 32, -44] },
        [0.15, 0.6],
      ),
    ],
    grade: { saturation: 1.12, contrast: 1.06, bloom: 0.48, vignette: 0.36 },
  })
}
