import { ball, box, type Built, daylight, frame, linear, makeRoom, meshes, mixed, newLights } from '#places/set-kit.ts'
import { pairs, pane, place, plain, planks, plaster, put, rod, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { squared, strip, windowedRoom, wood } from '#places/set-kit.ts'

/** A wall of mirrors with a barre before it, a sprung floor of light wood, tall windows, a piano in the corner. */
export const danceStudio = place({
  label: 'Dance studio',
  words:
    'dance studio, dance studios, ballet studio, yoga studio, pilates studio, rehearsal room, rehearsal studio, rehearsal space, rehearsal hall, dance class, ballet class, yoga class, dance school, ballet school, ballet barre, at the barre, dance rehearsal, ballet rehearsal, dance practice room, mirrored studio, mirrored dance studio, wall of mirrors, mirror wall, mirrored wall',
  order: 102,
  where: 'windowed',
  seat: 'stool',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, accents } = scene
  const { side } = air
  const glassAt = -38
  // What the mirror shows is built behind it, as far as the room goes before it.
  const size = { wide: 92, back: 112, front: 60, high: 34 }
  const mirrored = (z: number): number => 2 * glassAt - z
  const spans = [mirrored(2), mirrored(-18), -34, -14].map((low) => [low, low + 16] as const)
  const windows = spans.map(([from, to]) => ({ left: from + size.back, right: to + size.back, low: 5, high: 28 }))
  const flipped = windows
    .map(({ left, right, ...rest }) => ({
      ...rest,
      left: size.back + size.front - right,
      right: size.back + size.front - left,
    }))
    .toReversed()
  const room = makeRoom(size, side > 0 ? { right: windows } : { left: flipped })
  const [white, glass, seams, bars, posts, bags, black, keys, mats, header, doors, balls] = meshes()
  const lights = newLights(linear('#fff0d8'))
  const x = (size.wide / 2 + 1) * side
  for (const hole of windows) frame(white, hole, { x, z: -size.back, alongZ: true }, 2, 4, 0.35)
  for (const [from, to] of spans)
    lights.lamps.push({
      at: [(size.wide / 2 + 3) * side, 17, (from + to) / 2],
      light: scaled(daylight(air), 2.6),
      reach: 24,
      towards: [-side, -0.1, 0],
    })
  // The mirrors, sheet by sheet, with the wall above them.
  const top = 25
  pane(glass, [-size.wide / 2, 0.8, glassAt], [size.wide, 0, 0], [0, top - 0.8, 0], { cell: 8 })
  for (let at = -4; at <= 4; at += 1) box(seams, { x: at * 10.4, z: glassAt + 0.05, y: 0.8 }, 0.14, top - 0.8, 0.1)
  box(white, { z: glassAt }, size.wide, 0.8, 0.5, { cell: 6 })
  box(white, { z: glassAt, y: top }, size.wide, 0.5, 0.8, { cell: 6 })
  box(header, { z: glassAt - 0.2, y: top + 0.5 }, size.wide, size.high - top - 0.5, 0.6, { cell: 5 })
  // Everything that stands before the mirror is seen in it once more.
  for (const way of [1, -1]) {
    const at = (z: number): number => (way > 0 ? z : mirrored(z))
    for (const [y, thick] of pairs`8.2 0.24, 10.6 0.26`)
      rod(bars, [-44, y, at(-35.4)], [44, y, at(-35.4)], thick, thick, 10)
    for (let px = -41; px <= 41; px += 10.25) {
      rod(posts, [px, 0, at(-35.4)], [px, 10.6, at(-35.4)], 0.18, 0.18, 8)
      box(posts, { x: px, z: at(-35.4) }, 1.4, 0.2, 1.4)
    }
    for (const px of [-26, 0, 26])
      for (const z of [-24, 0, 24]) strip(lights, [px, 33, at(z)], 2, 14, way > 0 ? 0.75 : 0.5, 20)
    // A piano stands by the window; its keys look into the room.
    const piano = { x: 37 * side, z: at(-26) }
    box(black, piano, 5.4, 12.4, 14.6, { cell: 4 })
    box(black, { ...piano, y: 12.4 }, 6, 0.4, 15, { cell: 4 })
    box(black, { x: piano.x - 3.8 * side, z: piano.z, y: 6 }, 3, 0.7, 14.6)
    box(keys, { x: piano.x - 4 * side, z: piano.z, y: 6.7 }, 1.5, 0.16, 12.4)
    for (const end of [-6.8, 6.8]) box(black, { x: piano.x - 4.6 * side, z: piano.z + end }, 0.8, 6, 0.8)
    box(black, { x: piano.x - 8.6 * side, z: piano.z, y: 4 }, 3.2, 0.9, 6.4)
    for (const end of [-2.6, 2.6]) box(black, { x: piano.x - 8.6 * side, z: piano.z + end }, 2.6, 4, 0.5)
    // Rolled mats and a ball on the other side.
    for (let nth = 0; nth < 5; nth += 1) {
      const [px, y] = [(-25 - (nth % 3) * 2) * side - (nth > 2 ? side : 0), nth > 2 ? 2.7 : 0.95]
      const z = at(-31)
      rod(mats, [px, y, z - 3.2], [px, y, z + 3.2], 0.95, 0.95, 14, nth * 40)
    }
    ball(balls, [-35 * side, 3, at(-29)], [3, 3, 3], 14)
    ball(bags, [-17 * side, 1.2, at(-31.6)], [2.4, 1.2, 1.3], 8, squared)
  }
  // The wall behind the camera, in the mirror: a door.
  box(white, { x: -12 * side, z: -111.6 }, 14, 23, 0.6)
  for (const shift of [-3, 3]) box(doors, { x: -12 * side + shift, z: -111.2 }, 5.8, 21.6, 0.6)
  const pastel = mixed(linear('#d8cfc4'), accents[1], 0.12)
  const tones = [mixed(linear('#7f6a9a'), accents[0], 0.3), linear('#5f8a8a'), linear('#c87a6a')]
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#d4ccc0',
    warm: '#fff0d8',
    floor: '#b08a5c',
    parts: [
      setPart('floor', room.floor, planks(linear('#b98d5c'), noise, 1.1, 16, 0.22)),
      setPart('walls', room.walls, plaster(pastel, noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#e4e0d8'), noise, 0.1)),
      setPart('wall above', header, plaster(pastel, noise, 0.12)),
      setPart('paintwork', white, plain(linear('#ece8e0'), 0.5)),
      setPart('barre', bars, wood(linear('#c49a66'), noise), { castsShadow: true }),
      setPart('barre posts', posts, plain(linear('#b0b2b4'), 0.3, 0.6), { castsShadow: true }),
      setPart('piano', black, plain(linear('#16161a'), 0.15), { castsShadow: true }),
      setPart('keys', keys, plain(linear('#f0ece2'), 0.3)),
      setPart('mats', mats, (spot) => {
        put(spot, tones[Math.floor(spot.u / 40) % tones.length] ?? pastel)
        spot.rough = 0.9
      }),
      setPart('exercise ball', balls, plain(mixed(linear('#8a9aa8'), accents[2], 0.3), 0.4), { castsShadow: true }),
      setPart('bag', bags, plain(mixed(linear('#3a3c44'), accents[0], 0.2), 0.8), { castsShadow: true }),
      setPart('door', doors, wood(linear('#8a6242'), noise)),
      setPart('seams', seams, plain(linear('#8a9498'), 0.3, 0.4)),
      setPart(
        'mirror',
        glass,
        (spot) => {
          spot.red = 0.5
          spot.green = 0.58
          spot.blue = 0.6
          // Thin streaks of light on the glass: otherwise it would look like an open hall.
          const slant = (spot.u - spot.v * 0.45) / 10.4
          const part = slant - Math.floor(slant)
          spot.alpha = part > 0.3 && part < 0.44 ? 0.26 : part > 0.5 && part < 0.54 ? 0.24 : 0.17
          spot.rough = 0.08
        },
        { blended: true },
      ),
    ],
    grade: { bloom: 0.26 },
  })
}
