import { addCopy, ball, box, type Built, canvas, fabric, hungPicture, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, type Opening, pairs, pane, place, plain, plaster } from '#places/set-kit.ts'
import { rod, type Scene, setPart, squared, strip, windowedRoom, windowLight } from '#places/set-kit.ts'

/** A carriage: benches below wide windows, poles and straps, strips of light, the next carriage through the door. */
export const train = place({
  label: 'Train',
  words:
    'train, train carriage, railway carriage, train car, subway, subway car, subway train, metro, train interior, on the train, on the tube, night train, tram, bus, commuter train, last train, train compartment, train seat, bullet train, subway carriage, tube carriage',
  order: 172,
  where: 'windowed',
  poses: { leaning: 2 },
  holds: { mug: 2 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const size = { wide: 38, back: 114, front: 60, high: 27 }
  // Windows between doors, the same on both sides; the left wall is measured from the front, the right one from behind.
  const holes = (from: number): Opening[] =>
    Array.from({ length: 7 }, (_, at) => ({ left: from + at * 22, right: from + at * 22 + 16, low: 9.4, high: 19.4 }))
  const door: Opening = { left: size.wide / 2 - 5, right: size.wide / 2 + 5, low: 0, high: 21 }
  const room = makeRoom(size, { left: holes(14), right: holes(8), back: [door] })
  const [steel, seats, shells, rails, straps, posters, frames, panels, beyond, rubber, color] = meshes()
  const lights = newLights(linear('#f4f2e8'))
  for (const wall of [-1, 1]) {
    const x = wall * 19
    for (let z = -106; z < 40; z += 22) {
      windowLight(scene, lights, [x * 1.1, 14, z + 8], 1.1, 14)
      // A bench for four, its back, an armrest at each end.
      box(shells, { x: x - wall * 3, z: z + 8, y: 1.4 }, 5.4, 3, 17, { cell: 5 })
      box(shells, { x: x - wall * 0.8, z: z + 8, y: 4.4 }, 1.2, 5, 17, { cell: 5 })
      for (let seat = 0; seat < 4; seat += 1) {
        const at = z + 1.9 + seat * 4.1
        ball(seats, [x - wall * 3.3, 4.6, at], [2.3, 0.6, 2], 7, squared)
        ball(seats, [x - wall * 1.4, 7, at], [0.6, 2, 2], 7, squared)
      }
      for (const end of [-0.9, 16.9]) {
        // None between the camera and the person.
        if (z + end > -4) continue
        rod(rails, [x - wall * 5.6, 1, z + end], [x - wall * 5.6, 26, z + end], 0.26, 0.26, 8)
        pane(panels, wall < 0 ? [x, 4, z + end] : [x - 5.6, 4, z + end], [5.6, 0, 0], [0, 8, 0])
      }
      // The sill, the frame and what hangs above.
      box(frames, { x: x - wall * 0.2, y: 9, z: z + 8 }, 0.7, 0.6, 17)
      box(frames, { x: x - wall * 0.2, y: 19.2, z: z + 8 }, 0.7, 0.6, 17)
      for (const end of [0, 8, 16]) box(frames, { x, y: 9.4, z: z + end }, 0.7, 10, 0.6)
      for (const end of [3, 12]) {
        const corner = wall < 0 ? ([x + 0.2, 20.6, z + end + 3.4] as const) : ([x - 0.2, 20.6, z + end - 3.4] as const)
        pane(posters, corner, [0, 0, wall < 0 ? -6.8 : 6.8], [-wall * 1, 4, 0])
      }
    }
    // A rail under the ceiling with straps on it.
    rod(rails, [wall * 12.6, 23, 40], [wall * 12.6, 23, -112], 0.24, 0.24, 8)
    for (let z = -108; z < -14; z += 4.4) {
      const x2 = wall * 12.6
      box(straps, { x: x2, y: 19.6, z }, 0.5, 3.4, 0.12)
      const ring = newMesh()
      for (let at = 0; at < 6; at += 1) {
        const corner = (step: number) => {
          const points = pairs`0.7 0, 0.35 0.6, -0.35 0.6, -0.7 0, -0.35 -0.6, 0.35 -0.6`
          const [a, b] = points[step % 6] ?? [0, 0]
          return [0, b, a] as const
        }
        rod(ring, corner(at), corner(at + 1), 0.14, 0.14, 4)
      }
      addCopy(rubber, ring, { x: x2, y: 19, z })
    }
  }
  for (let z = -102; z < 40; z += 20)
    for (const x of [-7.5, 7.5]) strip(lights, [x, size.high - 0.5, z], 1.8, 15, 0.95, 13)
  // The end: a door with a window, the next carriage beyond it.
  box(steel, { z: -114.4, y: 21 }, 12, 0.8, 0.8)
  for (const x of [-5, 5]) box(steel, { x, z: -114.4 }, 0.8, 21, 0.8)
  pane(beyond, [-16, 0, -172], [32, 0, 0], [0, 27, 0], { cell: 8 })
  pane(beyond, [-8, 0, -114], [16, 0, 0], [0, 0, -60], { cell: 8 })
  pane(beyond, [-8, 0, -114], [0, 0, -58], [0, 27, 0], { cell: 8 })
  pane(beyond, [8, 0, -172], [0, 0, 58], [0, 27, 0], { cell: 8 })
  for (const x of [-12, 12]) {
    // Panels of color beside it, each with a picture.
    box(color, { x, z: -113.8 }, 10.4, 25, 0.4, { cell: 5 })
    hungPicture(frames, posters, [x, 10.4, -113.6], 7, 9)
    box(shells, { x, z: -112, y: 0 }, 8, 5, 2.6)
  }
  strip(lights, [0, 26, -138], 2, 40, 1.2, 14)
  const cloth = mixed(random.pick([linear('#3f6a5a'), linear('#3a5488'), linear('#8a3f3a')] as const), accents[0], 0.25)
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#b8bcbc',
    warm: '#fbf2e0',
    floor: '#7a7c80',
    parts: [
      setPart('floor', room.floor, (spot) => {
        plaster(linear('#6f747a'), noise, 0.5)(spot)
        spot.rough = 0.35
      }),
      setPart('walls', room.walls, plaster(linear('#d4d2c8'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#e0e0da'), noise, 0.12)),
      setPart('frames', frames, plain(linear('#8a9094'), 0.35, 0.6)),
      setPart('shells', shells, plain(linear('#9aa0a2'), 0.5), { castsShadow: true }),
      setPart('seats', seats, fabric(cloth, noise), { castsShadow: true }),
      setPart('rails', rails, plain(linear('#d8d4c4'), 0.2, 0.8), { castsShadow: true }),
      setPart('end', steel, plain(linear('#a8acac'), 0.3, 0.6)),
      setPart('beyond', beyond, plaster(linear('#b8b6ac'), noise, 0.3)),
      setPart('end panels', color, plain(mixed(linear('#d8a83a'), accents[2], 0.2), 0.5)),
      setPart('straps', straps, plain(linear('#d8d2c0'), 0.7)),
      setPart('rings', rubber, plain(linear('#e4dfd0'), 0.4)),
      setPart(
        'posters',
        posters,
        canvas(noise, [
          linear('#e8e0cc'),
          mixed(linear('#d87a50'), accents[0], 0.4),
          linear('#3f7a94'),
          linear('#f0c048'),
        ]),
      ),
      setPart(
        'panels',
        panels,
        (spot) => {
          spot.red = 0.55
          spot.green = 0.62
          spot.blue = 0.62
          spot.alpha = 0.22
          spot.rough = 0.1
        },
        { blended: true, twoSided: true },
      ),
    ],
    fog: { light: linear('#b8b8b0', 0.35), start: 80, density: 0.003, max: 0.4 },
  })
}
