import { ball, box, type Built, canvas, hungPicture, lampRoom, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, mixed, newLights, pairs, pane, place, plain, planks, plaster, rock } from '#places/set-kit.ts'
import { type Scene, setPart, strip, trim, triples } from '#places/set-kit.ts'

/** White walls with large pictures under their lamps, busts and forms of stone on plinths, a bench, an oak floor. */
export const gallery = place({
  label: 'Gallery',
  words:
    'gallery, art gallery, museum, art museum, exhibition, exhibition hall, sculpture hall, museum hall, vernissage, the louvre, louvre, art exhibition',
  order: 24,
  where: 'indoors',
  poses: { 'hands-behind-back': 1 },
  seat: 'bench',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 96, back: 84, front: 60, high: 46 }
  const room = makeRoom(size, {})
  const [frames, pictures, more, plinths, busts, forms, bench, skirting, door, dark] = meshes()
  const lights = newLights(linear('#fff4e2'))
  trim(skirting, size, 0, 0.8)
  // Pictures on the back wall, with a doorway into the next room, which is dark.
  for (const [x, wide, high, mesh] of [
    [-34, 18, 22, pictures],
    [-8, 22, 16, more],
    [36, 14, 20, pictures],
  ] as const)
    hungPicture(frames, mesh, [x * side, 9, -83.4], wide, high)
  const gate = 18 * side
  box(door, { x: gate - 7.4, z: -83.4 }, 1.4, 26, 1.6)
  box(door, { x: gate + 7.4, z: -83.4 }, 1.4, 26, 1.6)
  box(door, { x: gate, z: -83.4, y: 26 }, 16.2, 1.4, 1.6)
  pane(dark, [gate - 7, 0, -83.3], [14, 0, 0], [0, 26, 0])
  // And on the side walls.
  for (const wall of [-1, 1])
    for (const [at, z] of [-64, -34, -4].entries()) {
      const [x, wide, high] = [wall * 47.4, 16 + (at % 2) * 6, 18]
      box(frames, { x, z, y: 9.4 }, 0.8, high + 1.4, wide + 1.4)
      const corner = wall < 0 ? ([x + 0.6, 10, z + wide / 2] as const) : ([x - 0.6, 10, z - wide / 2] as const)
      pane(at % 2 === 0 ? more : pictures, corner, [0, 0, wall < 0 ? -wide : wide], [0, high, 0])
    }
  // Heads and forms on plinths.
  for (const [x, z, kind] of triples`22 -38 0, -26 -46 1, 30 -66 2, -38 -22 0`) {
    const px = x * side
    box(plinths, { x: px, z }, 6, 10.6, 6)
    if (kind === 0) {
      lathe(busts, { x: px, z, y: 10.6 }, pairs`1.6 0, 1.3 0.8, 2.6 2, 2.9 2.8, 1.5 3.4, 0.9 3.9, 0.85 4.4`, 18)
      ball(
        busts,
        [px, 16.5, z + 0.2],
        [1.25, 1.7, 1.5],
        14,
        (a, b, c) => 1 + (c > 0.9 ? 0.14 : 0) - (b < -0.6 ? 0.1 : 0) + a * 0,
      )
    } else if (kind === 1)
      ball(forms, [px, 14.4, z], [2.6, 3.8, 2.2], 18, (a, b, c) => 0.7 + noise.hills(a * 1.1 + 4, b * 1.1 + c) * 0.75)
    else lathe(forms, { x: px, z, y: 10.6 }, pairs`1.1 0, 2.4 1.6, 2.7 3, 1.3 4.6, 0.9 5.4, 1.5 6.2`, 20)
  }
  box(bench, { x: 4 * side, z: -46, y: 3.6 }, 18, 1, 6)
  for (const end of [-7, 7]) box(bench, { x: 4 * side + end, z: -46 }, 1, 3.6, 5)
  for (const x of [-28, 0, 28]) for (const z of [-66, -34, -2]) strip(lights, [x, 45, z], 4, 14, 1.1, 24)
  lights.lamps.push({ at: [0, 34, -70], light: linear('#fff2dc', 2.2), reach: 26 })
  const bold = [mixed(accents[0], linear('#c8503c'), 0.4), mixed(accents[1], linear('#2f5f8a'), 0.4)] as const
  return lampRoom(scene, {
    size,
    lights,
    walls: '#d8d4cc',
    warm: '#fff2e0',
    floor: '#b89a74',
    room: linear('#c8c4bc', 0.42),
    rims: [linear('#fff4e4', 1.5), linear('#dfe8f4', 1.3)],
    parts: [
      setPart('floor', room.floor, planks(linear('#a8875c'), noise, 1.6, 24, 0.5)),
      setPart('walls', room.walls, plaster(linear('#e2ded6'), noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#dcd8d0'), noise, 0.1)),
      setPart('skirting', skirting, plain(linear('#c4c0b6'), 0.6)),
      setPart('frames', frames, plain(random.chance(0.5) ? linear('#2c2824') : linear('#b08a4a'), 0.4, 0.3)),
      setPart('pictures', pictures, canvas(noise, [linear('#e4d8bc'), bold[0], linear('#2f3f4c'), linear('#e0a83c')])),
      setPart('more pictures', more, canvas(noise, [bold[1], linear('#e8e0d0'), linear('#a8402f'), linear('#f0d890')])),
      setPart('plinths', plinths, plain(linear('#ece8e0'), 0.7), { castsShadow: true }),
      setPart('busts', busts, rock(linear('#d6cfc2'), noise), { castsShadow: true }),
      setPart('forms', forms, plain(linear('#6a4a30'), 0.25, 0.7), { castsShadow: true }),
      setPart('bench', bench, plain(linear('#3a2c22'), 0.5), { castsShadow: true }),
      setPart('door', door, plain(linear('#c4c0b6'), 0.6)),
      setPart('next room', dark, plain(linear('#4a4640'), 0.95)),
    ],
    grade: { bloom: 0.2 },
  })
}
