import { ball, bokeh, box, type Built, facet, glowing, lampRoom, linear, makeRoom, meshes } from '#places/set-kit.ts'
import { mixed, neonSigns, newLights, palette, pane, place, plain, put, rod, scaled } from '#places/set-kit.ts'
import { type Scene, screens, setPart, shine } from '#places/set-kit.ts'

/** Rows of game machines with lit screens and headings, a carpet of stars, strips of neon along a low ceiling. */
export const arcade = place({
  label: 'Arcade',
  words:
    'arcade, game arcade, video game arcade, retro arcade, gaming arcade, arcade machines, arcade machine, arcade cabinets, pinball machine, pinball machines, claw machine, game center, casino, slot machines',
  order: 116,
  where: 'indoors',
  poses: { leaning: 2 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random } = scene
  const { side } = scene.air
  const size = { wide: 92, back: 70, front: 60, high: 32 }
  const room = makeRoom(size, {})
  const [bodies, glass, heads, desks, knobs, strips, more, stools, signs, frames] = meshes()
  const lights = newLights(linear('#ff9ae0'))
  const [pink, blue, green, amber] = [linear('#ff3f9a'), linear('#3fa8ff'), linear('#4fe08a'), linear('#ffb03f')]
  let number = 0
  /** A machine that looks along `turn` (1 to +z, otherwise to the middle of the room along x). */
  const machine = (x: number, z: number, toward: 'front' | 1 | -1): void => {
    const color = number % 4
    const at = (u: number, y: number, w: number): readonly [number, number, number] =>
      toward === 'front' ? [x + u, y, z + w] : [x + w * toward, y, z - u * toward]
    const sheet = (mesh: typeof bodies, y0: number, w0: number, y1: number, w1: number, half: number): void =>
      facet(mesh, at(-half, y0, w0), at(half, y0, w0), at(half, y1, w1), at(-half, y1, w1), [0, 1])
    const before = bodies.uvs.length
    const deep = toward === 'front' ? ([7.4, 6.4] as const) : ([6.4, 7.4] as const)
    box(bodies, { x, z }, deep[0], 9.4, deep[1])
    const [bx, , bz] = at(0, 0, -1.8)
    box(bodies, { x: bx, z: bz, y: 9.4 }, toward === 'front' ? 7.4 : 2.8, 11, toward === 'front' ? 2.8 : 7.4)
    box(
      bodies,
      { x: at(0, 0, -0.9)[0], z: at(0, 0, -0.9)[2], y: 17 },
      toward === 'front' ? 7.4 : 4.6,
      3.6,
      toward === 'front' ? 4.6 : 7.4,
    )
    for (let uv = before; uv < bodies.uvs.length; uv += 2) bodies.uvs[uv] = color + 0.5
    const start = glass.uvs.length
    sheet(glass, 10.6, 0.9, 16.6, -0.2, 3.2)
    for (let uv = start; uv < glass.uvs.length; uv += 2)
      glass.uvs[uv] = number + (((uv - start) / 2) % 4 === 0 || ((uv - start) / 2) % 4 === 3 ? 0.02 : 0.98)
    sheet(heads, 17.4, 1.5, 20.2, 1.5, 3.4)
    sheet(desks, 9.5, 3.3, 10.6, 0.9, 3.5)
    for (const u of [-1.8, 1.4]) {
      rod(knobs, at(u, 9.9, 2.2), at(u, 11.2, 2.2), 0.14, 0.14, 5)
      ball(knobs, at(u, 11.4, 2.2), [0.4, 0.4, 0.4], 7)
    }
    lights.lamps.push({ at: at(0, 13, 5), light: scaled([pink, blue, green, amber][color] ?? pink, 0.55), reach: 9 })
    number += 1
  }
  for (let at = 0; at < 9; at += 1) machine(-36 + at * 9, -66, 'front')
  for (const wall of [-1, 1]) for (const z of [-52, -42, -32, -22, -12, -2]) machine(wall * 42, z, wall < 0 ? 1 : -1)
  for (const x of [10, 20]) machine(x * side, -40, 'front')
  for (const z of [-58, -30, -2]) {
    box(strips, { z, y: 31.4 }, 84, 0.35, 0.5)
    lights.lamps.push({ at: [0, 29, z], light: scaled(mixed(pink, [1, 1, 1], 0.25), 1.1), reach: 22 })
  }
  for (const x of [-26, 26]) {
    box(more, { x, z: -20, y: 31.4 }, 0.5, 0.35, 90)
    lights.lamps.push({ at: [x, 29, -40], light: scaled(mixed(blue, [1, 1, 1], 0.25), 1.1), reach: 22 })
  }
  for (const x of [10, 20]) {
    rod(stools, [x * side, 0, -33], [x * side, 6, -33], 0.35, 0.35, 7)
    ball(stools, [x * side, 6.4, -33], [1.9, 0.5, 1.9], 8)
  }
  for (let at = 0; at < 3; at += 1) {
    box(frames, { x: -26 + at * 26, z: -69.4, y: 22.6 }, 15, 6, 0.3)
    pane(signs, [-33 + at * 26, 23, -69.2], [14, 0, 0], [0, 5.2, 0], { unit: true, u: at })
  }
  lights.lamps.push({ at: [0, 24, 10], light: linear('#ffe8f4', 0.9), reach: 22 })
  const hues = [pink, blue, green, amber] as const
  const show = screens(noise, [pink, green, amber], linear('#101430'), 1.3)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#4a3a6a',
    warm: '#ffd8f0',
    floor: '#3a2c50',
    room: linear('#2a2048', 0.5),
    aim: 0.86,
    rims: [scaled(pink, 2.2), scaled(blue, 2.2)],
    parts: [
      setPart('floor', room.floor, (spot) => {
        put(spot, linear('#191430'))
        spot.rough = 0.95
        const [u, v] = [Math.floor(spot.x / 3), Math.floor(spot.z / 3)]
        const own = noise.cell(u * 7 + 3, v * 5 + 1)
        const [dx, dz] = [spot.x / 3 - u - 0.5, spot.z / 3 - v - 0.5]
        const hue = hues[Math.floor(own * 40) % 4] ?? pink
        if (own > 0.45 && Math.abs(dx) + Math.abs(dz) < 0.08 + own * 0.2 && Math.abs(dx * dz) < 0.004 + own * 0.004)
          put(spot, hue, 0.6)
      }),
      setPart('walls', room.walls, plain(linear('#241d3c'), 0.8)),
      setPart('ceiling', room.ceiling, plain(linear('#16122a'), 0.8)),
      setPart(
        'machines',
        bodies,
        palette([linear('#2a2440'), linear('#3c1f3a'), linear('#1f2f4a'), linear('#33261f')], 0.45),
        { castsShadow: true },
      ),
      setPart('screens', glass, show),
      setPart('headings', heads, (spot) => {
        const hue = hues[Math.abs(Math.floor(spot.x * 0.11 + spot.z * 0.1)) % 4] ?? pink
        const wave = 0.7 + noise.cloud(spot.u * 1.4 + spot.x, spot.v * 3) * 0.7
        shine(spot, hue[0] * wave, hue[1] * wave, hue[2] * wave)
      }),
      setPart('desks', desks, plain(linear('#15121f'), 0.4)),
      setPart('knobs', knobs, plain(linear('#d83a3a'), 0.3)),
      setPart('pink strips', strips, glowing(scaled(pink, 1.8))),
      setPart('blue strips', more, glowing(scaled(blue, 1.8))),
      setPart('stools', stools, plain(linear('#5a2440'), 0.5), { castsShadow: true }),
      setPart('frames', frames, plain(linear('#100d1c'), 0.5)),
      setPart('signs', signs, neonSigns(noise, hues, 1.7)),
    ],
    fog: { light: linear('#4a2a6a', 0.3), start: 40, density: 0.004, max: 0.4 },
    particles: [
      bokeh(
        random,
        scaled(mixed(pink, [1, 1, 1], 0.3), 0.8),
        22,
        { low: [-40, 8, -64], high: [40, 28, -40] },
        [0.4, 1],
      ),
    ],
    grade: { bloom: 0.42, vignette: 0.28 },
  })
}
