import { addCopy, ball, blend, box, type Built, glowing, lampRoom, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, ofOneColor, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { planks, plaster, put, rod, scaled, type Scene, setPart, smoothstep, squared, strip } from '#places/set-kit.ts'
import { turned } from '#places/set-kit.ts'

/** Lanes of polished maple with pins at their ends, a rack of bright balls, screens overhead, lines of neon. */
export const bowlingAlley = place({
  label: 'Bowling alley',
  words:
    'bowling alley, bowling alleys, bowling lane, bowling lanes, bowling center, bowling centre, bowling hall, ten pin bowling, tenpin bowling, at the bowling alley, retro bowling alley, neon bowling alley, cosmic bowling, bowling rink, bowling club, bowling night',
  order: 117,
  where: 'indoors',
  seat: 'stool',
  support: 'steel post',
  build,
})

const [foul, deck] = [-20, -176]
const pitch = 15.4

function build(scene: Scene): Built {
  const { noise, accents, air } = scene
  const { side } = air
  const size = { wide: 156, back: 196, front: 60, high: 36 }
  const room = makeRoom(size, {}, 10)
  const [lanes, gutters, caps, pins, balls, rack, hood, screens, mask, neon, glow, seats, stripes, dark] = meshes()
  const lights = newLights(linear('#ffe6cc'))
  // What a pin is like, and how ten of them stand.
  const pin = newMesh()
  const shape = pairs`0.35 0, 0.62 1.1, 0.6 1.7, 0.3 2.6, 0.24 2.9, 0.34 3.4, 0.2 3.8, 0.02 3.9`
  lathe(pin, {}, shape, 10)
  for (let lane = -4; lane <= 4; lane += 1) {
    const x = lane * pitch + 3.8 * side
    box(lanes, { x, z: (foul + deck) / 2, y: 0 }, 10.6, 0.25, foul - deck, { cell: 10 })
    for (const way of [-1, 1]) {
      box(gutters, { x: x + way * 6.4, z: (foul + deck) / 2, y: 0 }, 1.9, 0.12, foul - deck, { cell: 12 })
      box(glow, { x: x + way * 7.5, z: (foul + deck) / 2, y: 0.12 }, 0.16, 0.3, foul - deck - 2)
    }
    box(caps, { x: x + pitch / 2, z: (foul + deck) / 2, y: 0 }, 1, 0.34, foul - deck, { cell: 12 })
    for (let row = 0; row < 4; row += 1)
      for (let at = 0; at <= row; at += 1)
        addCopy(pins, pin, { x: x + (at - row / 2) * 2.6, y: 0.25, z: deck + 12 - row * 2.3, size: 1.12 })
    lights.lamps.push({ at: [x, 9, deck + 16], light: linear('#fff0dc', 0.7), reach: 9 })
    box(dark, { x, z: deck + 2 }, 14.4, 11, 1)
  }
  // Above the pins a long painted board; screens hang over the approach.
  box(mask, { z: deck + 16, y: 10.4 }, 154, 12.6, 1.4, { cell: 8 })
  box(neon, { z: deck + 17, y: 10 }, 154, 0.5, 0.4)
  box(neon, { z: deck + 17, y: 22.8 }, 154, 0.5, 0.4)
  for (let x = -46; x <= 46; x += 23) {
    box(hood, { x: x + 4 * side, z: -44, y: 23 }, 13, 7.6, 0.9)
    pane(screens, [x + 4 * side - 6, 23.5, -43.4], [12, 0, 0], [0, 6.6, 0], { unit: true, u: 0 })
    rod(hood, [x + 4 * side, 30, -44], [x + 4 * side, 36, -44], 0.3, 0.3, 6)
  }
  // The rack where balls come back, with a hood at its end.
  for (const x of [-20 * side, 27 * side]) {
    box(rack, { x, z: -24 }, 5, 4.6, 20, { cell: 5 })
    box(hood, { x, z: -32, y: 0 }, 6, 6.6, 5, { cell: 4 })
    ball(hood, [x, 6.6, -32], [3, 1.4, 2.5], 10, squared)
    for (let at = 0; at < 5; at += 1)
      for (const way of [-1.15, 1.15]) {
        const one = newMesh()
        ball(one, [0, 0, 0], [1.09, 1.09, 1.09], 9)
        addCopy(balls, ofOneColor(one), { x: x + way, y: 5.6, z: -27 + at * 2.5 }, at * 2 + (way > 0 ? 1 : 0))
      }
  }
  // Seats in a curve before the lanes, seen at the side.
  for (const [x, turn] of pairs`-38 30, 42 -30`)
    for (let at = 0; at < 3; at += 1) {
      const one = newMesh()
      ball(one, [0, 4.4, 0], [3, 0.7, 2.6], 8, squared)
      ball(one, [0, 7.6, -2.4], [3, 2.9, 0.6], 8, squared)
      rod(one, [0, 0, 0], [0, 4, 0], 0.5, 0.5, 8)
      addCopy(seats, one, { x: (x + at * 0.4) * side, z: -12 - at * 6.6, turn: turned(turn * 3 * side) })
    }
  // Lines of colored light along the walls and under the ceiling.
  const hot = mixed(linear('#ff3fa0'), accents[0], 0.2)
  const cold = mixed(linear('#38b8ff'), accents[1], 0.2)
  for (const way of [-1, 1]) {
    box(neon, { x: way * 77.6, z: -68, y: 18 }, 0.4, 0.5, 250)
    box(glow, { x: way * 77.6, z: -68, y: 8 }, 0.4, 0.5, 250)
    for (let z = -160; z < 40; z += 40) {
      lights.lamps.push({ at: [way * 72, 18, z], light: scaled(hot, 0.5), reach: 16 })
      lights.lamps.push({ at: [way * 72, 8, z + 20], light: scaled(cold, 0.5), reach: 16 })
    }
  }
  for (let z = -150; z <= 0; z += 30) {
    box(stripes, { z, y: 35.4 }, 152, 0.4, 1)
    lights.lamps.push({ at: [0, 33, z], light: scaled(cold, 0.32), reach: 22 })
  }
  for (const x of [-40, -14, 14, 40]) strip(lights, [x, 35, -8], 3, 3, 0.5, 18)
  for (const x of [-30, 0, 30]) lights.lamps.push({ at: [x, 20, deck + 26], light: scaled(hot, 0.7), reach: 16 })
  const tones = [
    '#c8383c',
    '#2f66c8',
    '#2c2e38',
    '#e0a030',
    '#3aa068',
    '#8a3fb8',
    '#e06aa0',
    '#3fb0c0',
    '#e87a30',
    '#5a4ad0',
  ]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#6a5a80',
    warm: '#fff0e0',
    floor: '#a87c54',
    room: linear('#7a6c90', 0.2),
    rims: [scaled(hot, 1.6), scaled(cold, 1.6)],
    parts: [
      setPart('approach', room.floor, planks(linear('#b88a58'), noise, 1.1, 26, 0.14)),
      setPart('lanes', lanes, (spot) => {
        put(spot, linear('#c89a62'), 0.9 + noise.cell(spot.x * 0.9, 3) * 0.2)
        // Narrow boards along the lane, and the arrows one aims by.
        const board = spot.x * 1.1 - Math.floor(spot.x * 1.1)
        blend(spot, linear('#7a5430'), smoothstep(0.08, 0.02, Math.min(board, 1 - board)) * 0.35)
        const across = (((spot.x - 3.8 * side) / pitch) % 1) + 1.5
        const off = (across - Math.floor(across) - 0.5) * pitch
        const arrow = Math.abs(off) - Math.floor(Math.abs(off) / 2.1 + 0.5) * 2.1
        const along = spot.z + 66 - Math.abs(off) * 1.2
        if (Math.abs(off) < 4.6 && along > -2.6 && along < 0 && Math.abs(arrow) < -along * 0.16)
          blend(spot, linear('#5a3420'), 0.8)
        spot.rough = 0.1
      }),
      setPart('gutters', gutters, plain(linear('#2a2a34'), 0.3)),
      setPart('dividers', caps, plain(linear('#4a4652'), 0.4)),
      setPart('lane lights', glow, glowing(scaled(cold, 1.5))),
      setPart('neon', neon, glowing(scaled(hot, 1.8))),
      setPart('stripes', stripes, glowing(scaled(cold, 1.1))),
      setPart('pits', dark, plain(linear('#0c0c12'), 0.9)),
      setPart('pins', pins, (spot) => {
        put(spot, linear('#f4f0e8'))
        // Two red rings around the neck.
        const ring = spot.v - Math.floor(spot.v)
        if (spot.y > 3.1 && spot.y < 3.75 && (ring < 0.3 || ring > 0.7)) put(spot, linear('#c83038'))
        spot.rough = 0.2
      }),
      setPart(
        'balls',
        balls,
        palette(
          tones.map((hex) => linear(hex)),
          0.08,
        ),
        { castsShadow: true },
      ),
      setPart('ball rack', rack, plain(linear('#34343e'), 0.35), { castsShadow: true }),
      setPart('hoods', hood, plain(mixed(linear('#24242e'), accents[2], 0.1), 0.3), { castsShadow: true }),
      setPart('screens', screens, (spot) => {
        // A sheet of scores: rows of boxes, some of them filled.
        const [column, row] = [Math.floor(spot.u * 10), Math.floor(spot.v * 5)]
        const [u, v] = [spot.u * 10 - column, spot.v * 5 - row]
        const line = u < 0.08 || v < 0.1
        const filled =
          noise.cell(column + 3, row * 7 + Math.floor(spot.x * 0.1)) > 0.62 && u > 0.3 && u < 0.7 && v > 0.3 && v < 0.7
        put(spot, row === 4 ? scaled(hot, 0.9) : filled ? [0.9, 0.95, 1] : line ? [0.4, 0.6, 0.9] : [0.04, 0.08, 0.22])
        spot.glow = 1.3
      }),
      setPart('board above the pins', mask, (spot) => {
        // Bands of color that rise and fall behind a row of stars.
        const wave = noise.hills(spot.x * 0.03, 2) * 7 + spot.y
        const band = Math.floor(wave / 3) % 4
        put(spot, [scaled(hot, 0.6), linear('#3a2470'), scaled(cold, 0.6), linear('#241650')][(band + 4) % 4] ?? hot)
        spot.glow = 0.5
      }),
      setPart('seats', seats, plain(mixed(linear('#c8503c'), accents[0], 0.4), 0.4), { castsShadow: true }),
      setPart('walls', room.walls, plaster(linear('#4a3c66'), noise, 0.15)),
      setPart('ceiling', room.ceiling, plaster(linear('#2a2438'), noise, 0.15)),
    ],
    fog: { light: linear('#4a3c66', 0.4), start: 110, density: 0.0016, max: 0.25 },
    grade: { bloom: 0.36, saturation: 1.06 },
  })
}
