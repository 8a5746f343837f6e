import { addCopy, ball, box, type Built, fabric, glowing, lathe, linear, makeSky, type Mesh } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, ofOneColor, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { plaster, ridge, rod, scaled, type Scene, screens, setPart, squared, triples, turned } from '#places/set-kit.ts'
import { walked, windowedRoom, windowLight } from '#places/set-kit.ts'

/** The flight deck: two seats before walls of dials and screens, switches overhead, clouds through a wide windscreen. */
export const cockpit = place({
  label: 'Cockpit',
  words:
    'cockpit, flight deck, airplane cockpit, plane cockpit, aircraft cockpit, mecha cockpit, mech cockpit, airplane, aeroplane, plane, airship bridge, control panel, pilot seat',
  order: 332,
  where: 'windowed',
  seat: 'steel stool',
  support: 'steel post',
  build,
})

/** A pilot's seat that looks to -z. */
function seat(): Mesh {
  const mesh = newMesh()
  box(mesh, {}, 3, 3.4, 3.4)
  ball(mesh, [0, 4, 0], [2.7, 0.9, 2.6], 8, squared)
  ball(mesh, [0, 8.6, 2.5], [2.6, 4.4, 0.8], 10, squared)
  ball(mesh, [0, 14, 2.7], [1.5, 1.3, 0.7], 8, squared)
  for (const x of [-3, 3]) box(mesh, { x, y: 6, z: 0.4 }, 0.7, 0.7, 4)
  return mesh
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const [hull, floor, panel, glass, dials, knobs, frames, seats, sticks, glow, levers] = meshes()
  const [w, back, high] = [31, 46, 29]
  const lights = newLights(linear('#9fd4ff'))
  pane(floor, [-w, 0, 60], [w * 2, 0, 0], [0, 0, -60 - back], { cell: 5 })
  pane(floor, [-w, 0, 60 + walked], [w * 2, 0, 0], [0, 0, -walked], { cell: 10, v: -walked })
  // Side walls that lean in, the ceiling between them.
  for (const edge of [-1, 1]) {
    const across = edge < 0 ? -60 - back + 14 : 60 + back - 14
    const z = edge < 0 ? 60 : -back + 14
    pane(hull, [edge * w, 0, z], [0, 0, across], [edge * 2, 12, 0], { cell: 5 })
    pane(hull, [edge * (w + 2), 12, z], [0, 0, across], [-edge * 5, 12, 0], { cell: 5 })
    pane(hull, [edge * (w - 3), 24, z], [0, 0, across], [-edge * 16, high - 24, 0], { cell: 5 })
  }
  pane(hull, [-w + 19, high, -back + 6], [w * 2 - 38, 0, 0], [0, 0, 60 + back], { cell: 5 })
  // The windscreen: five panes around the front, bars between them.
  const foot = pairs`-33 -30, -27 -42, -10 -50, 10 -50, 27 -42, 33 -30`
  for (const [at, [x, z]] of foot.entries()) {
    rod(frames, [x, 10.6, z], [x * 0.72, 27, z + 9], 0.9, 0.9, 8)
    const next = foot[at + 1]
    if (!next) continue
    rod(frames, [x, 10.6, z], [next[0], 10.6, next[1]], 0.9, 0.9, 8)
    rod(frames, [x * 0.72, 27, z + 9], [next[0] * 0.72, 27, next[1] + 9], 1.2, 1.2, 8)
    pane(hull, [x, 0, z], [next[0] - x, 0, next[1] - z], [0, 10.6, 0], { cell: 5 })
    pane(hull, [x * 0.72, 27, z + 9], [(next[0] - x) * 0.72, 0, next[1] - z], [0, 6, 5], { cell: 5 })
  }
  for (const x of [-24, 0, 24]) windowLight(scene, lights, [x, 18, -50], 1.9)
  // The board under it, in three parts turned towards the seats.
  const board = newMesh()
  box(board, {}, 21, 8, 5, { cell: 4 })
  box(board, { y: 8, z: -1.6 }, 21.4, 4.6, 2, { cell: 4 })
  box(board, { y: 12.4, z: -0.8 }, 22.4, 0.6, 4.4)
  pane(board, [-10.5, 8, 2.5], [21, 0, 0], [0, 0.1, -2.6], { cell: 4 })
  const screen = newMesh()
  for (let at = 0; at < 4; at += 1)
    pane(screen, [-9.8 + at * 5, 8.5, -0.5], [4.6, 0, 0], [0, 3.7, 0], { unit: true, u: at })
  const rounds = newMesh()
  for (let at = 0; at < 7; at += 1) ball(rounds, [-9 + at * 3, 6, 2.5], [1, 1, 0.25], 7)
  const buttons = newMesh()
  for (let at = 0; at < 22; at += 1) {
    const one = newMesh()
    box(one, { x: -9.6 + (at % 11) * 1.9, y: at < 11 ? 3.4 : 2, z: 2.6 }, 0.8, 0.6, 0.4, { unit: true })
    addCopy(buttons, ofOneColor(one), {}, Math.floor(random.share() * 5))
  }
  for (const [x, z, turn] of triples`0 -43 0, -21 -38 24, 21 -38 -24`) {
    const stand = { x, z, turn: turned(turn) }
    addCopy(panel, board, stand)
    addCopy(glass, screen, stand, (x + 21) * 3)
    addCopy(dials, rounds, stand)
    addCopy(knobs, buttons, stand)
  }
  // Switches overhead, a bank of levers between the seats.
  for (let row = 0; row < 6; row += 1)
    for (let at = 0; at < 12; at += 1) {
      const one = newMesh()
      box(one, {}, 0.7, 0.5, 0.7)
      addCopy(
        knobs,
        ofOneColor(one),
        { x: -9 + at * 1.65, y: high - 0.7, z: -34 + row * 2.4 },
        Math.floor(random.share() * 5),
      )
    }
  box(panel, { y: high - 0.4, z: -27 }, 22, 0.5, 17)
  box(panel, { x: 9 * side, z: -31 }, 5, 6.6, 12, { cell: 4 })
  for (let at = 0; at < 4; at += 1) {
    const x = 9 * side - 1.5 + at
    rod(levers, [x, 6.4, -31], [x, 9.4, -32 + (at % 2)], 0.16, 0.16, 5)
    ball(levers, [x, 9.6, -32 + (at % 2)], [0.4, 0.5, 0.4], 6)
  }
  for (const x of [0, 18]) {
    addCopy(seats, seat(), { x: x * side, z: -28 })
    const wheel = { x: x * side, z: -36 }
    rod(sticks, [wheel.x, 1, wheel.z], [wheel.x, 8, wheel.z + 1], 0.4, 0.3, 8)
    for (const grip of [-1.6, 1.6])
      rod(sticks, [wheel.x + grip, 7.6, wheel.z + 1], [wheel.x + grip * 1.2, 10, wheel.z + 1], 0.35, 0.35, 7)
    rod(sticks, [wheel.x - 1.6, 7.8, wheel.z + 1], [wheel.x + 1.6, 7.8, wheel.z + 1], 0.3, 0.3, 7)
  }
  // Panels, pipes and strips of light along the sides.
  for (const edge of [-1, 1]) {
    for (let z = -26; z < 30; z += 14) {
      box(panel, { x: edge * (w + 0.6), y: 5, z }, 1.4, 7.4, 12, { cell: 4 })
      pane(
        glass,
        edge < 0 ? [-w + 0.3, 6, z + 4.6] : [w - 0.3, 6, z - 4.6],
        [0, 0, edge < 0 ? -9.2 : 9.2],
        [edge * 0.6, 5, 0],
        { unit: true, u: 90 + z },
      )
      rod(frames, [edge * w, 0, z - 7], [edge * (w + 2), 12, z - 7], 0.6, 0.6, 6)
      rod(frames, [edge * (w + 2), 12, z - 7], [edge * (w - 3), 24, z - 7], 0.6, 0.6, 6)
    }
    box(glow, { x: edge * (w - 2.6), y: 23.4, z: 2 }, 0.5, 0.4, 80)
    for (const z of [-24, -4, 16])
      lights.lamps.push({ at: [edge * (w - 4), 22, z], light: linear('#7fc0ff', 1.2), reach: 14 })
  }
  lathe(panel, { x: -15 * side, z: -30 }, pairs`2 0, 2 7, 0.1 7.2`, 12)
  lights.lamps.push({ at: [0, 11, -37], light: linear('#ffb060', 1.3), reach: 9 })
  lights.lamps.push({ at: [20 * side, 11, -34], light: linear('#6fd0ff', 1.3), reach: 9 })
  const haze = air.fog.light
  const sky = makeSky(
    { ...air, cover: Math.max(air.cover, 0.55) },
    noise,
    mixed(scaled([0.8, 0.85, 0.92], air.setShare), haze, 0.3),
    [
      ridge(noise, 3, {
        low: -0.1,
        peaks: 0.14,
        often: 4,
        tone: mixed(air.cloudLit, haze, 0.3),
        haze: air.cloudShade,
        slopes: air.cloudLit,
        round: 1,
      }),
    ],
  )
  const amber = mixed(linear('#ffb347'), accents[2], 0.2)
  return windowedRoom(scene, {
    size: { wide: w * 2 + 6, back, front: 60, high },
    lights,
    sky,
    walls: '#8a94a0',
    warm: '#e4f0ff',
    floor: '#5a626c',
    bright: 0.38,
    parts: [
      setPart('hull', hull, plaster(linear('#7a858c'), noise, 0.2)),
      setPart('floor', floor, plaster(linear('#42484e'), noise, 0.4)),
      setPart('boards', panel, plain(linear('#39424a'), 0.55), { castsShadow: true }),
      setPart('screens', glass, screens(noise, [linear('#4fe0a8'), linear('#5fc4ff'), amber], linear('#07141c'), 1.25)),
      setPart('dials', dials, (spot) => {
        glowing(mixed(scaled(amber, 0.35), [0.05, 0.08, 0.1], noise.cell(spot.x * 0.4 + 30, 4)))(spot)
      }),
      setPart(
        'buttons',
        knobs,
        palette([linear('#d8d4c8'), linear('#c8483a'), linear('#e0b040'), linear('#4a9a6a'), linear('#1c2024')], 0.4),
      ),
      setPart('frames', frames, plain(linear('#525c64'), 0.4, 0.3)),
      setPart('seats', seats, fabric(mixed(linear('#5a4434'), accents[0], 0.15), noise), { castsShadow: true }),
      setPart('yokes', sticks, plain(linear('#1c2024'), 0.4)),
      setPart('levers', levers, plain(linear('#b8bcc0'), 0.3, 0.6)),
      setPart('strips', glow, glowing(linear('#8fd0ff', 1.4))),
    ],
    grade: { tint: [0.99, 1, 1.02], bloom: 0.36 },
  })
}
