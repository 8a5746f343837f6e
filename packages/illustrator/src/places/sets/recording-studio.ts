import { addCopy, ball, box, type Built, frame, glowing, lampRoom, lathe, type Light, linear } from '#places/set-kit.ts'
import { makeRoom, type Mesh, meshes, mixed, newLights, newMesh, type Noise, type Opening } from '#places/set-kit.ts'
import { pairs, palette, pane, pendant, place, plain, planks, put, rod, scaled, type Scene } from '#places/set-kit.ts'
import { screens, seen, setPart, shine, stool, type Surface, turned, wood } from '#places/set-kit.ts'

/** A mixing desk before a window into the booth, foam on the walls, large speakers, a microphone with its shield. */
export const recordingStudio = place({
  label: 'Recording studio',
  words:
    'recording studio, music studio, sound studio, recording booth, sound booth, vocal booth, radio station, radio studio, broadcast studio, broadcasting studio, podcast studio, podcast room, mixing desk, mixing console, mixing board, soundboard, audio studio, home studio, record label studio',
  order: 118,
  where: 'indoors',
  seat: 'steel stool',
  support: 'wooden post',
  build,
})

/** Wedges of foam in squares, by turns upright and level. */
const foam =
  (tone: Light, noise: Noise, square = 5): Surface =>
  (spot) => {
    const [column, row] = [Math.floor(spot.u / square), Math.floor(spot.v / square)]
    const along = (column + row) % 2 === 0 ? spot.u : spot.v
    const wedge = Math.abs((along % 1) - 0.5) * 2
    const fine = seen(spot.grain, 1)
    const [x, y] = [spot.u / square - column, spot.v / square - row]
    const joint = Math.min(x, y, 1 - x, 1 - y) < 0.012 ? 0.5 : 1
    const own = noise.cell(column + 9, row + 4)
    put(spot, tone, (0.85 + own * 0.2) * joint * (1 - fine * 0.55 * (1 - wedge)))
    spot.relief = wedge * 0.25 * fine
    spot.rough = 1
  }

/** A large microphone in its spider, a round shield before it, on a stand with a heavy foot. */
function microphone(steel: Mesh, body: Mesh, shield: Mesh, x: number, z: number, way: number): void {
  const foot = pairs`2.6 0, 2.6 0.25, 0.4 0.6, 0.22 0.8`
  lathe(steel, { x, z }, foot, 18)
  rod(steel, [x, 0.5, z], [x, 15, z], 0.2, 0.18, 8)
  rod(steel, [x - way * 2, 14.4, z], [x + way * 4, 16.6, z], 0.16, 0.16, 7)
  const [hx, hy] = [x + way * 4.2, 15.2]
  rod(body, [hx, hy - 1.5, z], [hx, hy + 0.2, z], 0.62, 0.62, 12)
  rod(shield, [hx, hy + 0.2, z], [hx, hy + 1.5, z], 0.62, 0.58, 12)
  ball(shield, [hx, hy + 1.5, z], [0.58, 0.4, 0.58], 8)
  for (let at = 0; at < 16; at += 1) {
    const [a, b] = [turned(at * 22.5), turned(at * 22.5 + 22.5)]
    rod(steel, [hx + a[0] * 1.1, hy + a[1] * 1.1, z], [hx + b[0] * 1.1, hy + b[1] * 1.1, z], 0.1, 0.1, 5)
  }
}

/** A speaker that looks to +z: its box, two cones. */
function speaker(
  boxes: Mesh,
  cones: Mesh,
  rings: Mesh,
  at: { x: number; y: number; z: number },
  turn: number,
  big = 1,
): void {
  const [body, cone, ring] = [newMesh(), newMesh(), newMesh()]
  box(body, {}, 4.4 * big, 7 * big, 4 * big, { cell: 4 })
  for (const [y, radius] of pairs`2.5 1.6, 5.5 0.8`) {
    ball(cone, [0, y * big, 2 * big], [radius * big, radius * big, 0.2], 9)
    ball(ring, [0, y * big, 2 * big], [radius * 0.4 * big, radius * 0.4 * big, 0.45], 7)
  }
  for (const [mesh, one] of [
    [boxes, body],
    [cones, cone],
    [rings, ring],
  ] as const)
    addCopy(mesh, one, { ...at, turn: turned(turn) })
}

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const size = { wide: 92, back: 52, front: 60, high: 31 }
  const [half, back] = [size.wide / 2, -size.back]
  const x = 9 * side
  const hole: Opening = { left: half + x - 19, right: half + x + 19, low: 11, high: 24 }
  const room = makeRoom(size, { back: [hole] }, 5)
  const [top, meters, dark, panels, wooden, booth, frames, steel, body, grille, boxes, cones, rings, faces] = meshes()
  const [sign, glass, knobs, boards] = meshes()
  const lights = newLights(linear('#ffd2a0'))
  // The desk: a slope of faders and knobs, a bridge of meters above it, cheeks of wood.
  const z = back + 17
  pane(top, [x - 20, 7.6, z + 5], [40, 0, 0], [0, 2, -8], { cell: 5 })
  box(dark, { x, z: z + 0.8, y: 5.6 }, 40, 2, 8.2, { cell: 5 })
  pane(meters, [x - 20, 9.7, z - 3.1], [40, 0, 0], [0, 2.6, -0.9])
  box(dark, { x, z: z - 4.6, y: 5.6 }, 40, 6.7, 1.6, { cell: 5 })
  for (const end of [-1, 1]) {
    box(wooden, { x: x + end * 20.6, z: z + 0.2, y: 5 }, 1.2, 4.6, 10.4)
    box(wooden, { x: x + end * 20.6, z: z - 3.6, y: 5 }, 1.2, 7.6, 2.8)
    box(wooden, { x: x + end * 16, z: z - 0.4 }, 3, 5.6, 7, { cell: 4 })
  }
  box(wooden, { x, z: z + 5.6, y: 7 }, 42.4, 0.9, 1.4, { cell: 5 })
  for (let channel = 0; channel < 30; channel += 1) {
    const cx = x - 18.8 + channel * 1.3
    const slope = (share: number): [number, number] => [7.6 + share * 2, z + 5 - share * 8]
    const [y, fz] = slope(random.between(0.1, 0.34))
    const cap = newMesh()
    box(cap, {}, 0.6, 0.35, 0.5)
    cap.uvs = cap.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
    addCopy(knobs, cap, { x: cx, y: y - 0.05, z: fz }, channel % 8 === 7 ? 1 : 0)
    for (let row = 0; row < 4; row += 1) {
      const [ky, kz] = slope(0.52 + row * 0.12)
      const knob = newMesh()
      lathe(knob, {}, pairs`0.3 0, 0.24 0.45, 0.01 0.45`, 6)
      knob.uvs = knob.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
      addCopy(knobs, knob, { x: cx, y: ky - 0.05, z: kz }, 2 + ((row + (channel >> 3)) % 4))
    }
  }
  // Speakers on the bridge, two screens between them, the large pair beside the window.
  for (const end of [-1, 1]) {
    speaker(boxes, cones, rings, { x: x + end * 15.4, y: 12.3, z: z - 4.6 }, end * -14, 0.86)
    speaker(boxes, cones, rings, { x: x + end * 25, y: 13, z: back + 4 }, end * -12, 1.55)
    box(wooden, { x: x + end * 25, z: back + 4 }, 5, 13, 5, { cell: 5 })
    const face = newMesh()
    pane(face, [-3.4, 0.2, 0.24], [6.8, 0, 0], [0, 3.8, 0], { unit: true })
    const stand = { x: x + end * 5, y: 12.5, z: z - 4.4, turn: turned(end * -8) }
    box(dark, stand, 7.2, 4.2, 0.36)
    addCopy(faces, face, stand, end + 4)
    lights.lamps.push({ at: [x + end * 5, 14, z + 1], light: linear('#7fc8ff', 0.5), reach: 7 })
  }
  // The booth behind the glass: foam all around, a lamp, a microphone, a stool.
  const [far, left, right] = [back - 36, x - 30, x + 30]
  pane(booth, [left, 0, far], [right - left, 0, 0], [0, 30, 0], { cell: 5 })
  pane(booth, [left, 0, back - 2], [0, 0, far - back + 2], [0, 30, 0], { cell: 5 })
  pane(booth, [right, 0, far], [0, 0, back - 2 - far], [0, 30, 0], { cell: 5 })
  pane(booth, [left, 30, far], [right - left, 0, 0], [0, 0, back - far], { cell: 5 })
  pane(boards, [left, 0, back], [right - left, 0, 0], [0, 0, far - back], { cell: 5 })
  microphone(steel, body, grille, x + 4 * side, back - 15, -side)
  stool(steel, { x: x - 6 * side, z: back - 18 }, 7)
  for (const shift of [-9, 9]) pendant(dark, lights, [x + shift, 23, back - 20], 30, 1.8, 1.7, 14)
  frame(wooden, hole, { x: -half, z: back + 0.4 }, 2, 1, 0.7)
  pane(glass, [x - 19, 11, back - 1], [38, 0, 0], [0, 13, 0], { cell: 6 })
  // Slats of wood above and below the window, panels of foam at the sides, a red lamp over the glass.
  for (let at = x - 22; at <= x + 22; at += 1.1) box(frames, { x: at, z: back + 0.4, y: 0.5 }, 0.7, 9.6, 0.6)
  for (const end of [-1, 1]) {
    for (const [y, high] of [[3, 22.5]] as const) {
      const from = end < 0 ? -half + 1 : x + 30
      const to = end < 0 ? x - 30 : half - 1
      if (to - from > 4) {
        box(panels, { x: (from + to) / 2, y, z: back + 0.5 }, to - from, high, 1, { cell: 5 })
      }
    }
    for (const deep of [-40, -21, -2]) {
      box(panels, { x: end * (half - 0.6), y: 4, z: deep }, 1, 20, 15, { cell: 5 })
      lights.lamps.push({ at: [end * (half - 5), 26, deep], light: linear('#ffc890', 0.9), reach: 12 })
    }
  }
  box(dark, { x, y: 25.2, z: back + 0.6 }, 9, 3, 0.9)
  box(sign, { x, y: 25.6, z: back + 1.1 }, 8.2, 2.2, 0.4)
  lights.lamps.push({ at: [x, 25, back + 5], light: linear('#ff4030', 1.1), reach: 8 })
  for (const px of [-30, -10, 10, 30])
    for (const pz of [-34, -12]) {
      lathe(dark, { x: px, y: size.high - 0.7, z: pz }, pairs`1 0, 1 0.7`, 12)
      ball(lights.bulbs, [px, size.high - 0.6, pz], [0.8, 0.2, 0.8], 6)
      lights.lamps.push({ at: [px, size.high - 3, pz], light: scaled(lights.light, 0.9), reach: 14 })
    }
  // On the other side a microphone of its own, and a keyboard on its stand.
  microphone(steel, body, grille, -21 * side, -23, -side)
  const board = { x: -30 * side, z: -34 }
  box(dark, { x: board.x, y: 8, z: board.z }, 15, 1, 4)
  for (const end of [-1, 1])
    rod(steel, [board.x + end * 5, 0.2, board.z], [board.x - end * 5, 8, board.z], 0.25, 0.25, 6)
  const white = newMesh()
  for (let key = 0; key < 28; key += 1) {
    box(white, { x: board.x - 6.9 + key * 0.51, y: 9, z: board.z + 0.9 }, 0.46, 0.15, 2)
    if (key % 7 !== 2 && key % 7 !== 6)
      box(dark, { x: board.x - 6.64 + key * 0.51, y: 9.15, z: board.z + 0.4 }, 0.26, 0.16, 1.1)
  }
  const cheek = linear('#8a5a34')
  const soft = mixed(linear('#3d3b42'), accents[0], 0.08)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#8a7260',
    warm: '#ffe8d0',
    floor: '#5a4636',
    room: linear('#6a5a50', 0.36),
    aim: 0.95,
    rims: [linear('#ffc48a', 1.7), linear('#8fc4ff', 1.5)],
    parts: [
      setPart('floor', room.floor, planks(linear('#7a5638'), noise, 1.6, 18, 0.35)),
      setPart('walls', room.walls, plain(linear('#5c5048'), 0.9)),
      setPart('ceiling', room.ceiling, plain(linear('#4c443f'), 0.9)),
      setPart('foam panels', panels, foam(soft, noise)),
      setPart('booth', booth, foam(mixed(linear('#5a4038'), accents[1], 0.12), noise)),
      setPart('booth floor', boards, planks(linear('#7a5638'), noise, 1.6, 18, 0.5)),
      setPart('slats', frames, wood(linear('#8a6240'), noise, 0.5)),
      setPart('desk cheeks', wooden, wood(cheek, noise, 0.4), { castsShadow: true }),
      setPart('desk', top, (spot) => {
        // Strips of channels, a slot for each fader in the lower third, small lights above.
        const channel = Math.floor((spot.u - 0.55) / 1.3)
        const cx = (spot.u - 0.55) / 1.3 - channel
        put(spot, linear('#3a3d42'), channel % 8 === 7 ? 0.7 : 1)
        spot.rough = 0.5
        if (cx < 0.05) put(spot, linear('#16171a'))
        if (Math.abs(cx - 0.5) < 0.06 && spot.v > 0.5 && spot.v < 3.2) put(spot, linear('#08080a'))
        const lit = noise.cell(channel + 3, 5)
        if (Math.abs(cx - 0.5) < 0.22 && Math.abs(spot.v - 3.75) < 0.16 && lit > 0.4)
          shine(spot, lit > 0.8 ? 1.2 : 0.3, lit > 0.8 ? 0.2 : 1.1, 0.25)
      }),
      setPart('meters', meters, (spot) => {
        const column = Math.floor(spot.u / 0.66)
        const [cx, cy] = [spot.u / 0.66 - column, spot.v / 0.19]
        put(spot, linear('#101114'))
        spot.rough = 0.3
        const level = 3 + noise.cell(column + 5, 2) * 9
        if (cx < 0.25 || cx > 0.75 || cy % 1 < 0.3 || cy < 1 || cy > level) return
        if (cy > 10) shine(spot, 1.3, 0.2, 0.12)
        else if (cy > 7.5) shine(spot, 1.2, 0.8, 0.15)
        else shine(spot, 0.2, 1, 0.35)
      }),
      setPart(
        'knobs',
        knobs,
        palette(
          ['#e4e2dc', '#c8443a', '#d8d4c8', '#3f7ab8', '#c8a03a', '#5a9a5a'].map((hex) => linear(hex)),
          0.4,
        ),
      ),
      setPart('dark things', dark, plain(linear('#1c1c20'), 0.5), { castsShadow: true }),
      setPart('speakers', boxes, plain(linear('#222226'), 0.5), { castsShadow: true }),
      setPart('cones', cones, plain(mixed(linear('#d8b23a'), accents[2], 0.25), 0.7)),
      setPart('domes', rings, plain(linear('#2a2a2e'), 0.4)),
      setPart(
        'screens',
        faces,
        screens(noise, [linear('#4fe0a8'), linear('#5fb8ff'), linear('#ffb347')], linear('#101822'), 1.1),
      ),
      setPart('steel', steel, plain(linear('#8a8c92'), 0.3, 0.7), { castsShadow: true }),
      setPart('microphones', body, plain(linear('#3a3a40'), 0.35, 0.5), { castsShadow: true }),
      setPart('grilles', grille, plain(linear('#c4c4c8'), 0.35, 0.7), { castsShadow: true }),
      setPart('white keys', white, plain(linear('#ece8e0'), 0.3)),
      setPart('red lamp', sign, glowing(linear('#ff3a2a', 1.3))),
      setPart(
        'glass',
        glass,
        (spot) => {
          put(spot, [0.5, 0.55, 0.6])
          spot.alpha = 0.06
          spot.rough = 0.08
        },
        { blended: true },
      ),
    ],
    fog: { light: linear('#6a5648', 0.3), start: 60, density: 0.002, max: 0.3 },
    grade: { bloom: 0.34, vignette: 0.32, contrast: 1.06 },
  })
}
