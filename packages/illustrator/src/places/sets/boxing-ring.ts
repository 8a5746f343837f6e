import { beam, blend, bokeh, box, type Built, card, clamp, crowd, crowdRows, dust, fabric } from '#places/set-kit.ts'
import { glowing, haze, lampRoom, lathe, linear, meshes, metal, mixed, newLights, pairs } from '#places/set-kit.ts'
import { pane, place, plain, rod, scaled, type Scene, setPart, strip, walked } from '#places/set-kit.ts'

/** In the ring: ropes and padded corners, lamps on a frame above, rows of people in the dark around it. */
export const boxingRing = place({
  label: 'Boxing ring',
  words:
    'boxing ring, wrestling ring, fight ring, boxing arena, boxing match, in the ring, fight night, fighting arena, ring ropes',
  order: 104,
  where: 'indoors',
  seat: 'stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const [canvas, apron, ropes, pale, pads, other, posts, people, frame, heads, shafts, hall, rails] = meshes()
  const lights = newLights(linear('#f4f4ff'))
  const half = 34
  pane(canvas, [-half - 6, 0, half + 26], [half * 2 + 12, 0, 0], [0, 0, -half * 2 - 32], { cell: 5 })
  pane(canvas, [-half - 6, 0, half + 26 + walked], [half * 2 + 12, 0, 0], [0, 0, -walked], { cell: 10, v: -walked })
  pane(apron, [-half - 6, -11, -half - 6], [0, 0, half * 2 + 20], [0, 11, 0])
  pane(hall, [-200, -11, 60], [400, 0, 0], [0, 0, -300], { cell: 12 })
  // Ropes on three sides, each in its color, with ties between them.
  for (const [at, y] of [4.6, 7.6, 10.6, 13.4].entries()) {
    const mesh = at % 2 === 0 ? ropes : pale
    const sag = at === 3 ? 0 : 0.25
    for (let piece = 0; piece < 8; piece += 1) {
      const point = (t: number) => [-half + 2 * half * t, y - sag * 4 * t * (1 - t), -half] as const
      rod(mesh, point(piece / 8), point((piece + 1) / 8), 0.42, 0.42, 8)
    }
    for (const x of [-half, half]) rod(mesh, [x, y, -half], [x, y, half + 20], 0.42, 0.42, 8)
  }
  for (const x of [-12, 12]) rod(pale, [x, 4.4, -half], [x, 13.4, -half], 0.2, 0.2, 5)
  for (const x of [-half, half]) for (const z of [-12, 14]) rod(pale, [x, 4.4, z], [x, 13.4, z], 0.2, 0.2, 5)
  for (const [x, mesh] of [
    [half * side, pads],
    [-half * side, other],
  ] as const) {
    const corner = { x, z: -half }
    lathe(posts, { x: x + Math.sign(x) * 2, z: -half - 2, y: -11 }, pairs`1.1 0, 1.1 27, 0.01 27.4`, 10)
    box(mesh, { ...corner, y: 3.4, turn: [0.7071, 0.7071 * Math.sign(x)] }, 4.6, 11.4, 1.6, { cell: 3 })
  }
  // Rows that rise into the dark, barriers before them.
  let next = crowdRows(people, random, {
    from: -120,
    to: 120,
    y: -11,
    z: -64,
    rows: 8,
    deep: 8,
    rise: 3.4,
    apart: 5.4,
    high: 20,
  })
  next = crowdRows(people, random, { from: -90, to: 90, y: -11, z: -54, rows: 1, deep: 4, apart: 6.4, high: 20 }, next)
  box(rails, { z: -49, y: -11 }, 200, 7, 1, { cell: 10 })
  // The frame of lamps above, their light falling into the ring.
  for (const z of [-30, 16]) for (const y of [46, 49]) rod(frame, [-34, y, z], [34, y, z], 0.4, 0.4, 6)
  for (const x of [-34, 34]) for (const y of [46, 49]) rod(frame, [x, y, -30], [x, y, 16], 0.4, 0.4, 6)
  for (let x = -34; x < 34; x += 4) rod(frame, [x, 46, -30], [x + 2, 49, -30], 0.2, 0.2, 4)
  for (let at = 0; at < 6; at += 1) {
    const x = -27.5 + at * 11
    box(heads, { x, y: 43.4, z: -28 }, 6, 2.6, 4)
    strip(lights, [x, 43, -28], 5, 3.2, 1.3, 20)
    card(shafts, [x, 22, -27], [6.4, 0, 0], [0, 22, 0], [0, 0, 1])
  }
  strip(lights, [-12, 44, 0], 6, 4, 1.2, 22)
  strip(lights, [12, 44, 0], 6, 4, 1.2, 22)
  lights.lamps.push({ at: [-70, 40, -110], light: linear('#5a78ff', 2.6), reach: 50 })
  lights.lamps.push({ at: [70, 40, -110], light: linear('#ff5a6a', 2.4), reach: 50 })
  const [red, blue] = [mixed(linear('#c02430'), accents[0], 0.2), mixed(linear('#2450b0'), accents[1], 0.2)]
  const mat = fabric(linear('#b4bcc8'), noise)
  return lampRoom(scene, {
    size: { wide: 400, back: 180, front: 60, high: 100 },
    lights,
    walls: '#6a7084',
    warm: '#fbf6f0',
    floor: '#8a90a0',
    room: linear('#2a2e40', 0.42),
    aim: 0.95,
    rims: [scaled(blue, 4.4), scaled(red, 3.6)],
    parts: [
      setPart('canvas', canvas, (spot) => {
        mat(spot)
        const far = Math.max(Math.abs(spot.x), Math.abs(spot.z))
        blend(spot, blue, clamp((far - 31) * 2) * 0.85)
        const worn = noise.cloud(spot.x * 0.06, spot.z * 0.06)
        blend(spot, linear('#7f8794'), clamp(worn - 0.5) * 0.4)
      }),
      setPart('apron', apron, fabric(scaled(blue, 0.5), noise), { twoSided: true }),
      setPart('hall', hall, plain(linear('#17181f'), 0.5)),
      setPart('red ropes', ropes, plain(red, 0.45), { castsShadow: true }),
      setPart('white ropes', pale, plain(linear('#e6e6ea'), 0.45), { castsShadow: true }),
      setPart('red corner', pads, fabric(red, noise), { castsShadow: true }),
      setPart('blue corner', other, fabric(blue, noise), { castsShadow: true }),
      setPart('posts', posts, metal(linear('#a8acb4'), noise, 0.3)),
      setPart(
        'people',
        people,
        crowd(noise, [linear('#5a5468'), linear('#7a5a58'), linear('#4a5a74'), linear('#8a7a68')], 0.16),
        { cutOut: true },
      ),
      setPart('barrier', rails, plain(linear('#101118'), 0.5)),
      setPart('frame', frame, metal(linear('#70747e'), noise, 0.35)),
      setPart('heads', heads, plain(linear('#16171b'), 0.5)),
      setPart('shafts', shafts, haze(linear('#e4ecff'), 0.06, beam), { blended: true }),
      setPart('lamps', lights.bulbs, glowing([3, 3, 3.1])),
    ],
    fog: { light: linear('#2a3048', 0.5), start: 60, density: 0.005, max: 0.6 },
    particles: [
      dust(random, linear('#e8eeff', 0.7)),
      // Cameras that flash among the rows.
      bokeh(random, linear('#eef2ff', 1.3), 16, { low: [-70, 2, -120], high: [70, 26, -66] }, [0.2, 0.7]),
    ],
    grade: { contrast: 1.1, bloom: 0.4, vignette: 0.36 },
  })
}
