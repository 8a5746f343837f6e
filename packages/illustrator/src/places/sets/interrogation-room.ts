import { addCopy, ball, beam, blend, box, type Built, card, courses, glowing, haze, lampRoom } from '#places/set-kit.ts'
import { lathe, linear, makeRoom, meshes, metal, mixed, newLights, newMesh, pairs, pane } from '#places/set-kit.ts'
import { pendant, place, plain, plaster, put, rod, scaled, type Scene, setPart, smoothstep } from '#places/set-kit.ts'
import { triples, turned } from '#places/set-kit.ts'

/** Bare blocks painted gray and green, a steel table under one hanging lamp, two chairs, the dark glass of a mirror, a camera. */
export const interrogationRoom = place({
  label: 'Interrogation room',
  words:
    'interrogation room, interrogation rooms, police interrogation room, interrogation, interrogated, interview room, police interview room, questioning room, holding room, one way mirror, two way mirror, interrogation chamber, interrogation table',
  order: 125,
  where: 'indoors',
  poses: { sitting: 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, accents, air } = scene
  const { side } = air
  const size = { wide: 76, back: 46, front: 60, high: 30 }
  const room = makeRoom(size, {}, 4)
  const [steel, frames, glass, chairs, door, papers, shades, eye, red, cuffs, cup, shaft, skirting, clock] = meshes()
  const lights = newLights(linear('#fff0cc'))
  const back = -size.back
  box(skirting, { z: back + 0.3 }, 76, 1.4, 0.5, { cell: 5 })
  for (const way of [-1, 1]) box(skirting, { x: way * 37.8, z: 6 }, 0.5, 1.4, 106, { cell: 6 })
  // The mirror that is a window from the other side.
  const wide = 30
  const middle = 13 * side
  box(frames, { x: middle, z: back + 0.3, y: 10 }, wide + 2, 14, 0.8)
  pane(glass, [middle - wide / 2, 11, back + 0.8], [wide, 0, 0], [0, 12, 0])
  // A door of steel with a small pane and a handle.
  const entry = -22 * side
  box(frames, { x: entry, z: back + 0.3 }, 12.4, 24, 0.8)
  box(door, { x: entry, z: back + 0.6 }, 10.4, 22.6, 0.6, { cell: 4 })
  pane(glass, [entry - 1.4, 14, back + 1], [2.8, 0, 0], [0, 5.4, 0])
  for (const x of [-1.6, 1.6]) box(frames, { x: entry + x, z: back + 1, y: 13.8 }, 0.3, 5.8, 0.3)
  rod(steel, [entry + 3.8 * side, 10.6, back + 1.4], [entry + 2.2 * side, 10.6, back + 1.6], 0.24, 0.24, 7)
  // The table, bolted to the floor, with a bar, a file, a paper cup.
  const top = { x: 11 * side, z: -27 }
  box(steel, { ...top, y: 7 }, 20, 0.5, 10, { cell: 3 })
  for (const x of [-9, 9]) for (const z of [-4.2, 4.2]) box(steel, { x: top.x + x, z: top.z + z }, 0.7, 7, 0.7)
  for (const x of [-1.6, 1.6]) rod(cuffs, [top.x + x, 7.5, top.z], [top.x + x, 8.5, top.z], 0.2, 0.2, 6)
  rod(cuffs, [top.x - 1.6, 8.5, top.z], [top.x + 1.6, 8.5, top.z], 0.22, 0.22, 7)
  for (const [x, z, turn] of triples`-5.4 1.4 10, -5.1 1.2 -8, -4.6 2 22`)
    box(papers, { x: top.x + x, z: top.z + z, y: 7.5, turn: turned(turn) }, 2.2, 0.14, 3)
  lathe(cup, { x: top.x + 5, z: top.z + 1.4, y: 7.5 }, pairs`0.45 0, 0.62 1.4, 0.55 1.4, 0.42 0.2`, 12)
  // Chairs at both ends.
  const seat = newMesh()
  box(seat, { y: 4.4 }, 4.2, 0.4, 4)
  box(seat, { y: 7.6, z: -2 }, 4.2, 3.2, 0.4)
  for (const x of [-1.9, 1.9]) {
    rod(seat, [x, 0, 1.8], [x, 4.5, 1.7], 0.2, 0.2, 6)
    rod(seat, [x, 0, -2], [x, 10.6, -2.2], 0.2, 0.2, 6)
  }
  addCopy(chairs, seat, { x: top.x - 14 * side, z: top.z - 1, turn: turned(84 * side) })
  addCopy(chairs, seat, { x: top.x + 14.4 * side, z: top.z + 0.6, turn: turned(-96 * side) })
  addCopy(chairs, seat, { x: top.x + 1, z: top.z - 9.4, turn: turned(6) })
  // One lamp over the table; its light is seen in the dusty air.
  pendant(shades, lights, [top.x, 21.4, top.z], size.high, 3.2, 1.3, 13)
  card(shaft, [top.x, 14.4, top.z], [11, 0, 0], [0, 7.4, 0], [0, 0, 1])
  lights.lamps.push({ at: [-24 * side, 26, -20], light: linear('#cfe0d8', 0.34), reach: 22 })
  lights.lamps.push({ at: [4 * side, 27, 6], light: linear('#e4ece4', 0.4), reach: 22 })
  // A camera in the corner, a clock above the door.
  rod(frames, [33 * side, 26, back + 0.6], [32 * side, 25, back + 3], 0.3, 0.3, 6)
  box(eye, { x: 31.4 * side, z: back + 4, y: 24, turn: turned(-30 * side) }, 2.2, 2, 4.2)
  ball(red, [31 * side, 25.4, back + 6.2], [0.22, 0.22, 0.22], 5)
  ball(clock, [entry, 26.6, back + 0.6], [1.7, 1.7, 0.4], 10)
  for (const [x, y] of pairs`0 1, 0.8 -0.3`)
    rod(eye, [entry, 26.6, back + 1], [entry + x, 26.6 + y, back + 1], 0.1, 0.08, 4)
  const upper = mixed(linear('#9aa49a'), accents[1], 0.06)
  const lower = mixed(linear('#5c6c62'), accents[1], 0.06)
  const blocks = { wide: 4.4, high: 2.2, joint: 0.12, vary: 0.08, mortar: linear('#6a726c') }
  const [light, dark] = [courses(upper, noise, blocks), courses(lower, noise, blocks)]
  return lampRoom(scene, {
    size,
    lights,
    walls: '#8a948a',
    warm: '#fff0d0',
    floor: '#6a6c68',
    room: linear('#8a948c', 0.16),
    aim: 0.9,
    rims: [linear('#fff0cc', 1.3), linear('#cfe4dc', 1.2)],
    parts: [
      setPart('floor', room.floor, (spot) => {
        plaster(linear('#6c6e6a'), noise, 0.4)(spot)
        spot.rough = 0.4
      }),
      setPart('walls', room.walls, (spot) => {
        // Dark paint up to the shoulder, light above, a line between.
        if (spot.y > 12) light(spot)
        else dark(spot)
        blend(spot, [0.03, 0.035, 0.03], smoothstep(0.35, 0.25, Math.abs(spot.y - 12)) * 0.8)
      }),
      setPart('ceiling', room.ceiling, plaster(linear('#6f746f'), noise, 0.2)),
      setPart('skirting', skirting, plain(linear('#2c302e'), 0.6)),
      setPart('frames', frames, metal(linear('#4a5052'), noise, 0.5, 0.3)),
      setPart('glass', glass, (spot) => {
        // Nearly black, with the lamp and the pale wall faintly in it.
        put(spot, linear('#10161a'))
        const [x, y] = [(spot.x - top.x) / 5, (spot.y - 19.4) / 1.6]
        blend(spot, linear('#c8b88a'), smoothstep(1, 0, Math.sqrt(x * x + y * y)) * 0.7)
        const slant = (spot.u - spot.v * 0.5) / 12
        if (Math.abs(slant - Math.floor(slant) - 0.5) < 0.08) blend(spot, [0.3, 0.34, 0.34], 0.25)
        spot.rough = 0.05
      }),
      setPart('door', door, metal(linear('#5f6a6c'), noise, 0.5, 0.2)),
      setPart('steel', steel, metal(linear('#9aa0a2'), noise, 0.3, 0.7), { castsShadow: true }),
      setPart('bar', cuffs, metal(linear('#c4c8ca'), noise, 0.2, 0.8), { castsShadow: true }),
      setPart('chairs', chairs, metal(linear('#4a4e50'), noise, 0.45, 0.4), { castsShadow: true }),
      setPart('papers', papers, plain(linear('#d8c8a0'), 0.8)),
      setPart('cup', cup, plain(linear('#ece8e0'), 0.7), { twoSided: true }),
      setPart('lamp', shades, metal(linear('#2f3430'), noise, 0.4, 0.4), { twoSided: true }),
      setPart('camera', eye, plain(linear('#1a1c1e'), 0.4)),
      setPart('camera light', red, glowing([1.6, 0.1, 0.08])),
      setPart('clock', clock, plain(linear('#e4e2da'), 0.5)),
      setPart('shaft', shaft, haze(scaled(lights.light, 0.9), 0.2, beam), { blended: true }),
    ],
    fog: { light: linear('#8a948c', 0.25), start: 50, density: 0.003, max: 0.3 },
    grade: { bloom: 0.34, vignette: 0.36, saturation: 0.94, contrast: 1.06 },
  })
}
