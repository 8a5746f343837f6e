import { addCopy, ball, beam, box, type Built, bulb, card, clamp, drape, fabric, haze } from '#places/set-kit.ts'
import { lampRoom, lathe, linear, makeRoom, meshes, mixed, newLights, newMesh, ofOneColor } from '#places/set-kit.ts'
import { pairs, palette, pane, place, plain, plaster, put, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { shine, smoothstep, squared, swarm } from '#places/set-kit.ts'

/** Rows of red seats with an aisle between them, a film on the great screen, curtains, lamps along dark walls. */
export const cinema = place({
  label: 'Cinema',
  words:
    'cinema, cinemas, movie theater, movie theatre, movie theaters, film theatre, movie house, picture house, movie palace, multiplex, imax, screening room, film screening, movie screening, cinema hall, cinema auditorium, cinema seat, cinema seats, movie theater seats, cinema interior, inside a cinema, art house cinema, arthouse cinema, at the movies, at the pictures',
  order: 111,
  where: 'indoors',
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

const size = { wide: 132, back: 96, front: 60, high: 60 }
const screen = { wide: 88, low: 15, high: 38 }

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const room = makeRoom(size, {}, 6)
  const [seats, arms, heads, sheet, frame, curtain, panels, sconces, steps, shafts, riser] = meshes()
  const lights = newLights(linear('#ffc58a'))
  // One seat from behind: a padded back, arms, the seat itself.
  const [one, rest] = [newMesh(), newMesh()]
  ball(one, [0, 6.9, 0.9], [2.1, 3.1, 0.75], 6, squared)
  box(one, { y: 3.6, z: -1.4 }, 4.2, 1.1, 4)
  for (const x of [-2.5, 2.5]) box(rest, { x, z: -0.8 }, 0.5, 6.2, 3.6)
  let people = 0
  for (let row = 0; row < 9; row += 1) {
    const z = -20 - row * 7.4
    // An aisle parts them, from the person to the screen.
    for (let nth = 0; nth < 18; nth += 1) {
      const x = (nth < 9 ? -1 : 1) * (10.4 + (nth % 9) * 5.4)
      addCopy(seats, one, { x, z })
      addCopy(arms, rest, { x, z })
      if (row > 1 && random.chance(0.2)) {
        const head = newMesh()
        ball(head, [x, 12, z - 0.6], [0.95, 1.25, 1.05], 6)
        ball(head, [x, 9.4, z - 0.8], [2, 1.5, 0.9], 6)
        addCopy(heads, ofOneColor(head), {}, people)
        people += 1
      }
    }
    for (const x of [-6.9, 6.9]) {
      box(steps, { x, z, y: 1.2 }, 0.3, 0.5, 1.6)
      lights.lamps.push({ at: [x * 0.7, 1.6, z], light: linear('#ffb060', 0.4), reach: 4 })
    }
  }
  // The screen with its frame and what hangs beside it.
  const [left, foot] = [-screen.wide / 2, -size.back + 2]
  pane(sheet, [left, screen.low, foot], [screen.wide, 0, 0], [0, screen.high, 0], { unit: true })
  for (const y of [screen.low - 1.4, screen.low + screen.high])
    box(frame, { y, z: foot }, screen.wide + 2.8, 1.4, 1, { cell: 8 })
  for (const x of [-1, 1]) box(frame, { x: (x * (screen.wide + 1.4)) / 2, y: screen.low, z: foot }, 1.4, screen.high, 1)
  box(riser, { z: foot + 3 }, size.wide, 8, 8, { cell: 6 })
  const hang = { y: 8, z: foot + 1.4, high: 52, fold: 2.3 }
  drape(curtain, -size.wide / 2, left - 1, hang)
  drape(curtain, 1 - left, size.wide / 2, hang)
  // Upholstered walls, and on them lamps that shine up and down.
  for (const hand of [-1, 1])
    for (let z = -78; z <= 34; z += 16) {
      box(panels, { x: hand * (size.wide / 2 - 0.6), y: 5, z }, 1.2, 42, 13, { cell: 6 })
      const x = hand * (size.wide / 2 - 2)
      lathe(sconces, { x, y: 24, z: z + 8 }, pairs`0.8 0, 1.2 3, 1.1 3`, 10)
      bulb(lights, [x, 27.2, z + 8], 0.6, 0.9, 11)
      lights.lamps.push({ at: [x - hand * 2, 21, z + 8], light: linear('#ffb878', 0.5), reach: 10 })
    }
  // The light of the film on its way over everybody's head.
  for (const [at, x] of [-26, -8, 10, 28].entries())
    card(shafts, [x * 0.6, 42, -50], [9 + at, 0, 0], [x * 0.4, -8, -34], [0, 0, 1], at)
  const glow = mixed(linear('#ffd0a0'), linear('#8fb8ff'), 0.5)
  for (const x of [-34, 0, 34])
    lights.lamps.push({ at: [x, 32, foot + 9], light: scaled(glow, 2.3), reach: 30, towards: [0, -0.25, 1] })
  lights.lamps.push({ at: [0, 50, 16], light: linear('#ffd8b0', 0.8), reach: 24 })
  const red = mixed(linear('#8c1420'), accents[0], 0.15)
  const [high, low, sun] = [linear('#2c4a8c'), linear('#ff9a58'), linear('#fff0c0')]
  const [far, near] = [linear('#6a5a88'), linear('#2c2a4c')]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#5a3038',
    warm: '#ffe6cc',
    floor: '#4a2a30',
    room: linear('#5a3c48', 0.22),
    aim: 0.92,
    rims: [linear('#bcd4ff', 2.1), linear('#ffc89a', 2)],
    parts: [
      setPart('floor', room.floor, (spot) => {
        // A carpet with small diamonds.
        const [u, v] = [spot.u / 3, spot.v / 3]
        const off = Math.abs(u - Math.floor(u) - 0.5) + Math.abs(v - Math.floor(v) - 0.5)
        put(spot, off < 0.16 ? linear('#b8884a') : linear('#4a1420'))
        spot.rough = 0.95
      }),
      setPart('walls', room.walls, plaster(linear('#3a2028'), noise, 0.2)),
      setPart('ceiling', room.ceiling, plaster(linear('#1e181e'), noise, 0.2)),
      setPart('panels', panels, fabric(linear('#5c2430'), noise)),
      setPart('riser', riser, plain(linear('#241c20'), 0.8)),
      setPart('seats', seats, fabric(red, noise), { castsShadow: true }),
      setPart('seat arms', arms, plain(linear('#1c1a1c'), 0.5), { castsShadow: true }),
      setPart(
        'people',
        heads,
        palette(
          ['#2a2020', '#4a3424', '#1c1c24', '#6a4a30', '#38302c'].map((hex) => linear(hex)),
          0.9,
        ),
      ),
      // The film: a low sun over water between hills, far from the edges of which it fades.
      setPart('screen', sheet, (spot) => {
        const [u, v] = [spot.u, spot.v]
        const water = v < 0.34
        const up = water ? 0.34 + (0.34 - v) * 1.4 : v
        let light = mixed(low, high, smoothstep(0.34, 0.95, up))
        const [x, y] = [(u - 0.6) * 2.3, up - 0.46]
        const away = Math.sqrt(x * x + y * y)
        light = mixed(light, sun, smoothstep(0.42, 0, away) * 0.6 + smoothstep(0.075, 0.06, away) * 0.4)
        const hill = 0.34 + noise.cloud(u * 3.2 + 4, 0.5) * 0.3 - 0.04 + Math.abs(u - 0.6) * 0.12
        const bank = 0.3 + noise.cloud(u * 5 + 30, 2.5) * 0.2 + Math.abs(u - 0.5) * 0.3 - 0.28
        if (up < hill) light = mixed(far, light, 0.25)
        if (water) light = scaled(light, 0.7 + noise.cloud(u * 26, v * 90) * 0.35)
        if (v < bank) light = near
        const edge = smoothstep(0, 0.012, Math.min(u, 1 - u)) * smoothstep(0, 0.02, Math.min(v, 1 - v))
        const level = 1.05 * clamp(edge)
        shine(spot, light[0] * level, light[1] * level, light[2] * level)
      }),
      setPart('screen frame', frame, plain(linear('#0e0c0e'), 0.8)),
      setPart('curtain', curtain, fabric(scaled(red, 0.8), noise), { twoSided: true }),
      setPart('sconces', sconces, plain(linear('#b08a4c'), 0.3, 0.6), { twoSided: true }),
      setPart('step lights', steps, (spot) => shine(spot, 1.6, 1, 0.5)),
      setPart('light of the film', shafts, haze(scaled(glow, 0.9), 0.09, beam), { blended: true }),
    ],
    particles: [
      swarm('dust', random, {
        count: 70,
        size: [0.03, 0.08],
        light: scaled(glow, 0.8),
        alpha: 0.4,
        soft: 0.7,
        glowing: true,
        drift: [0.3, 0.2, 0],
        sway: 1,
      }),
    ],
    fog: { light: linear('#3a2834', 0.4), start: 60, density: 0.002, max: 0.25 },
    grade: { bloom: 0.4, saturation: 1.1, contrast: 1.05, vignette: 0.34 },
  })
}
