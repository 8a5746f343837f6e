import { addCopy, ball, box, type Built, canvas, card, cos, fabric, fours, glowing, halo } from '#places/set-kit.ts'
import { haze, hungPicture, lampRoom, lathe, linear, makeRoom, type Mesh, meshes, mixed } from '#places/set-kit.ts'
import { newLights, newMesh, ofOneColor, pairs, palette, pane, place, plain, planks } from '#places/set-kit.ts'
import { plaster, rod, scaled, type Scene, screens, setPart, sin, squared, turned } from '#places/set-kit.ts'

/** A desk with three screens and a glowing computer, six-sided lights and strips of color on the walls, a shelf. */
export const gamingRoom = place({
  label: 'Gaming room',
  words:
    'gaming room, gamer room, gamers room, game room, streaming room, streamer room, streamers room, streaming setup, computer room, gaming den, gamer den, gamer bedroom, gaming bedroom, battlestation, gaming desk, esports room, rgb room, led room',
  order: 53,
  where: 'indoors',
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

/** A bucket seat on a star of wheels; it looks to -z, to the desk. */
function gamingChair(dark: Mesh, bright: Mesh, x: number, z: number, degrees: number): void {
  const [one, wings] = [newMesh(), newMesh()]
  for (let leg = 0; leg < 5; leg += 1) {
    const [c, s] = turned(leg * 72)
    rod(one, [0, 0.9, 0], [c * 2.8, 0.6, s * 2.8], 0.3, 0.22, 6)
    ball(one, [c * 2.8, 0.4, s * 2.8], [0.4, 0.4, 0.4], 6)
  }
  rod(one, [0, 0.6, 0], [0, 4, 0], 0.35, 0.35, 8)
  ball(one, [0, 4.6, 0], [2.3, 0.8, 2.4], 8, squared)
  ball(one, [0, 9.2, 2.3], [1.9, 4.6, 0.7], 10, squared)
  ball(wings, [0, 13.2, 1.8], [1.3, 0.8, 0.5], 8, squared)
  for (const side of [-1, 1]) {
    ball(wings, [side * 1.9, 9.4, 2.05], [0.5, 3.9, 0.8], 8, squared)
    ball(wings, [side * 2.2, 4.9, 0], [0.5, 0.7, 2.2], 8, squared)
    rod(one, [side * 2.6, 4.6, 0.6], [side * 2.8, 7, 0.4], 0.22, 0.22, 6)
    box(one, { x: side * 2.8, y: 7, z: 0 }, 0.8, 0.4, 3)
  }
  addCopy(dark, one, { x, z, turn: turned(degrees) })
  addCopy(bright, wings, { x, z, turn: turned(degrees) })
}

/** A six-sided light on a wall that looks to +z. */
function sixSided(mesh: Mesh, x: number, y: number, z: number, radius: number, color: number): void {
  const one = newMesh()
  const profile = [
    [radius, 0],
    [radius * 0.94, 0.4],
    [0.01, 0.45],
  ] as const
  lathe(one, {}, profile, 6)
  // What the lathe has turned upright lies against the wall.
  const flat = newMesh()
  flat.triangles.push(...one.triangles)
  for (let at = 0; at < one.positions.length; at += 3) {
    const [px = 0, py = 0, pz = 0] = one.positions.slice(at, at + 3)
    const [nx = 0, ny = 0, nz = 0] = one.normals.slice(at, at + 3)
    flat.positions.push(px, -pz, py)
    flat.normals.push(nx, -nz, ny)
    flat.uvs.push(0.5, 0.5)
  }
  addCopy(mesh, flat, { x, y, z }, color)
}

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const size = { wide: 84, back: 46, front: 60, high: 29 }
  const room = makeRoom(size, {}, 4)
  const [desk, dark, faces, cool, hot, panels, chairs, trims, shelf, things, frames, posters, keys, halos] = meshes()
  const lights = newLights(linear('#ffe6d0'))
  const [one, two] = random.pick<readonly [string, string]>([
    ['#b04bff', '#2fc4ff'],
    ['#ff3f9a', '#3f8bff'],
    ['#ff4f6f', '#8a5bff'],
    ['#36e0c0', '#7a5bff'],
  ])
  const [first, second] = [mixed(linear(one), accents[1], 0.1), linear(two)]
  const back = -size.back
  // The desk stands where the camera looks.
  const x = 9 * side
  const z = back + 5
  box(desk, { x, y: 7, z }, 34, 0.6, 8.6, { cell: 4 })
  for (const end of [-15.6, 15.6]) box(dark, { x: x + end, z }, 0.8, 7, 7.4)
  box(cool, { x, y: 6.6, z: z + 4.1 }, 33, 0.25, 0.2)
  for (const [at, [shift, turn, wide, high]] of fours`-9.6 22 7.6 4.8, 0 0 10.4 5.4, 9.6 -22 7.6 4.8`.entries()) {
    const stand = { x: x + shift, y: 9.4, z: z - 1.8 + (shift === 0 ? 0 : 1.3), turn: turned(turn) }
    const face = newMesh()
    pane(face, [-wide / 2 + 0.15, 0.2, 0.26], [wide - 0.3, 0, 0], [0, high - 0.4, 0], { unit: true })
    box(dark, stand, wide, high, 0.4)
    addCopy(faces, face, stand, at)
    box(dark, { x: stand.x, y: 7.6, z: stand.z - 0.5 }, 0.6, 3, 0.5)
    box(dark, { x: stand.x, y: 7.6, z: stand.z - 0.3 }, 3, 0.2, 2)
    lights.lamps.push({ at: [stand.x, 12, stand.z + 3], light: scaled(mixed(second, [1, 1, 1], 0.3), 0.9), reach: 7 })
  }
  // Keys lit from below, a mouse on its mat, the computer with its three fans, a microphone on an arm, headphones.
  box(dark, { x, y: 7.6, z: z + 2.4 }, 13, 0.1, 3.4)
  for (let row = 0; row < 4; row += 1)
    for (let key = 0; key < 14; key += 1) {
      const cap = newMesh()
      box(cap, {}, 0.36, 0.22, 0.36)
      addCopy(keys, ofOneColor(cap), { x: x - 4.6 + key * 0.44, y: 7.75, z: z + 1.7 + row * 0.44 }, (key >> 2) + row)
    }
  ball(dark, [x + 4, 7.9, z + 2.4], [0.45, 0.35, 0.75], 6)
  const tower = { x: x + 19.6 * side, z: z + 0.6 }
  box(dark, { x: tower.x, z: tower.z }, 5, 11.4, 9, { cell: 4 })
  for (const y of [2.3, 5.7, 9.1]) {
    const ring = y === 5.7 ? cool : hot
    for (let at = 0; at < 20; at += 1) {
      const spot = (step: number) =>
        [tower.x + cos(step * 0.31416) * 1.3, y + sin(step * 0.31416) * 1.3, tower.z + 4.6] as const
      rod(ring, spot(at), spot(at + 1), 0.2, 0.2, 5)
    }
  }
  lights.lamps.push({ at: [tower.x, 6, tower.z + 7], light: scaled(first, 1.3), reach: 7 })
  const arm = x - 14 * side
  rod(dark, [arm, 7.6, z - 2], [arm, 13.4, z - 1], 0.22, 0.22, 6)
  rod(dark, [arm, 13.4, z - 1], [arm + 5 * side, 14.6, z + 2.6], 0.2, 0.2, 6)
  rod(dark, [arm + 5 * side, 14.7, z + 2.6], [arm + 5 * side, 12.6, z + 2.8], 0.55, 0.6, 10)
  ball(dark, [arm + 5 * side, 12.6, z + 2.8], [0.6, 0.6, 0.6], 7)
  gamingChair(chairs, trims, x - 4 * side, z + 10, -24 * side)
  // Strips of light under the ceiling, along the floor and behind the desk.
  box(hot, { y: size.high - 1.4, z: back + 0.5 }, size.wide - 2, 0.5, 0.4)
  box(cool, { y: 0.4, z: back + 0.4 }, size.wide - 2, 0.35, 0.3)
  for (const wall of [-1, 1]) {
    box(wall === side ? hot : cool, { x: wall * (size.wide / 2 - 0.5), y: size.high - 1.4, z: -8 }, 0.4, 0.5, 74)
    for (const at of [-38, -18, 4])
      lights.lamps.push({
        at: [wall * (size.wide / 2 - 3), size.high - 3, at],
        light: scaled(wall === side ? first : second, 1.5),
        reach: 15,
      })
  }
  for (let at = -36; at <= 36; at += 18) {
    lights.lamps.push({ at: [at, size.high - 4, back + 3], light: scaled(first, 1.1), reach: 11 })
    lights.lamps.push({ at: [at, 2, back + 3], light: scaled(second, 0.8), reach: 9 })
  }
  lights.lamps.push({ at: [x, 9, back + 2], light: scaled(second, 1.5), reach: 10 })
  // Six-sided lights in a cluster above the screens.
  for (const [at, [column, row]] of pairs`-2 0, -1 1, 0 0, 1 1, 1 -1, 2 0, 3 1`.entries())
    sixSided(panels, x + column * 3.5 * side, 19.6 + row * 2.05, back + 0.1, 2.1, at)
  card(halos, [x, 19.6, back + 1.4], [17, 0, 0], [0, 9, 0], [0, 0, 1])
  // On the other side a shelf full of boxes and small figures, posters beside it.
  const cabinet = -20 * side
  for (const y of [0, 5.2, 10.4, 15.6, 20.8]) box(shelf, { x: cabinet, y, z: back + 2.4 }, 15, 0.5, 4.6, { cell: 5 })
  for (const end of [-7.3, 7.3]) box(shelf, { x: cabinet + end, z: back + 2.4 }, 0.5, 21, 4.6, { cell: 5 })
  for (const y of [0.5, 5.7, 10.9, 16.1]) {
    box(y > 8 ? cool : hot, { x: cabinet, y: y + 4.5, z: back + 4.2 }, 14, 0.15, 0.2)
    lights.lamps.push({ at: [cabinet, y + 3.6, back + 5], light: scaled(y > 8 ? second : first, 0.7), reach: 5 })
    for (let at = -6.2; at < 6.4; at += random.between(1.5, 2.4)) {
      const thing = newMesh()
      if (random.chance(0.5)) {
        for (let book = 0; book < 3; book += 1)
          box(thing, { x: book * 0.42 - 0.4, z: 0.6 }, 0.38, random.between(2.7, 3.3), 2.4)
      } else {
        box(thing, { z: 0.8 }, 1.2, 0.3, 1.2)
        ball(thing, [0, 1.2, 0.8], [0.42, 0.9, 0.4], 6)
        ball(thing, [0, 2.5, 0.8], [0.55, 0.55, 0.5], 7)
        for (const hand of [-0.5, 0.5]) rod(thing, [hand * 0.6, 1.8, 0.8], [hand * 1.4, 1, 1.1], 0.18, 0.14, 5)
      }
      addCopy(things, ofOneColor(thing), { x: cabinet + at, y, z: back + 2.4 }, Math.floor(random.share() * 7))
    }
  }
  for (const [px, wide] of pairs`-33.4 7.4, 33 8`) hungPicture(frames, posters, [px * side, 12, back], wide, 11)
  const glow = [mixed(second, [1, 1, 1], 0.2), mixed(first, [1, 1, 1], 0.2), linear('#ffd060')] as const
  const tones = ['#d8d4cc', '#c84a4a', '#3f6fb0', '#e0b040', '#4a9a6a', '#9a5ab0', '#2c2e36'].map((hex) => linear(hex))
  return lampRoom(scene, {
    size,
    lights,
    walls: '#5a5070',
    warm: '#fff0e4',
    floor: '#3c3648',
    room: linear('#454060', 0.42),
    aim: 0.9,
    rims: [scaled(first, 2.2), scaled(second, 2.2)],
    parts: [
      setPart('floor', room.floor, planks(linear('#4a4148'), noise, 1.8, 16, 0.4)),
      setPart('walls', room.walls, plaster(linear('#5c5a6c'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#5a5866'), noise, 0.1)),
      setPart('desk', desk, plain(linear('#2c2a30'), 0.35), { castsShadow: true }),
      setPart('dark things', dark, plain(linear('#17181c'), 0.4), { castsShadow: true }),
      setPart('screens', faces, screens(noise, glow, mixed(linear('#0c1a30'), second, 0.06), 1.25)),
      setPart('keys', keys, palette([first, second, mixed(first, second, 0.5)], 0.4)),
      setPart('first strips', hot, glowing(scaled(mixed(first, [1, 1, 1], 0.1), 1.6))),
      setPart('second strips', cool, glowing(scaled(mixed(second, [1, 1, 1], 0.1), 1.6))),
      setPart('six-sided lights', panels, (spot) => {
        const share = (Math.floor(spot.u) % 4) / 3
        glowing(scaled(mixed(mixed(first, second, share), [1, 1, 1], 0.12), 1.1))(spot)
      }),
      setPart('chair', chairs, plain(linear('#1c1c22'), 0.5), { castsShadow: true }),
      setPart('chair trims', trims, plain(mixed(first, linear('#d8d0dc'), 0.25), 0.5), { castsShadow: true }),
      setPart('shelf', shelf, plain(linear('#2e2b33'), 0.5), { castsShadow: true }),
      setPart('figures and boxes', things, palette(tones, 0.5)),
      setPart('frames', frames, plain(linear('#16161a'), 0.5)),
      setPart(
        'posters',
        posters,
        canvas(noise, [linear('#2a2440'), mixed(first, [1, 1, 1], 0.2), second, linear('#f0d8b0')]),
      ),
      setPart('shine', halos, haze(mixed(first, second, 0.5), 0.2, halo), { blended: true }),
      setPart('carpet', carpet(), fabric(mixed(linear('#3a3450'), first, 0.06), noise)),
    ],
    fog: { light: scaled(mixed(first, second, 0.5), 0.12), start: 40, density: 0.003, max: 0.3 },
    grade: { saturation: 1.1, contrast: 1.05, bloom: 0.42, vignette: 0.34 },
  })
}

function carpet(): Mesh {
  const mesh = newMesh()
  pane(mesh, [-24, 0.05, -6], [48, 0, 0], [0, 0, -28], { cell: 4 })
  return mesh
}
