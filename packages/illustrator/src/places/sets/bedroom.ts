import { bed, box, type Built, canvas, drape, dust, fabric, fours, frame, glowing } from '#places/set-kit.ts'
import { hungPicture, leafSpray, leafy, linear, makeRoom, meshes, mixed, newLights, pane } from '#places/set-kit.ts'
import { place, plain, planks, plaster, potted, rod, scaled, type Scene, setPart, shadedLamp } from '#places/set-kit.ts'
import { stringLights, trim, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** A wide bed with pillows between two lamps, small lights on a cord above it, curtains, a wardrobe. */
export const bedroom = place({
  label: 'Bedroom',
  words:
    'bedroom, in bed, her bedroom, his bedroom, hotel room, guest room, messy bedroom, dorm room, dormitory, motel room, childhood bedroom, hostel, hostel room',
  order: 52,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { mug: 4, bouquet: 1 },
  seat: 'chair',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 84, back: 40, front: 60, high: 28 }
  const panes = [-16 * side, 36 * side].toSorted((a, b) => a - b)
  const windows = panes.map((x) => ({ left: size.wide / 2 + x - 6, right: size.wide / 2 + x + 6, low: 8, high: 24 }))
  const room = makeRoom(size, { back: windows })
  const [timber, white, linen, cover, curtains, pictures, pots, leaves, rug, shades, panel, mirror, brass] = meshes()
  const lights = newLights(linear('#ffcf9a'))
  for (const hole of windows) frame(white, hole, { x: -size.wide / 2, z: -size.back - 1 }, 2, 2, 0.4)
  trim(white, size, 1.4, 0.8)
  for (const x of panes) {
    drape(curtains, x - 10, x - 6, { y: 0.6, z: -size.back + 1.3, high: 25.4 })
    drape(curtains, x + 6, x + 10, { y: 0.6, z: -size.back + 1.3, high: 25.4 })
    rod(brass, [x - 11, 26.2, -size.back + 1.3], [x + 11, 26.2, -size.back + 1.3], 0.2, 0.2, 8)
    windowLight(scene, lights, [x, 16, -size.back - 3], 2.4)
  }
  const middle = 11 * side
  bed({ frame: timber, linen, cover }, { x: middle, z: -27.4 }, { wide: 17, long: 21, head: 11 })
  // A padded board behind the head, in upright pieces.
  for (let at = 0; at < 6; at += 1) box(panel, { x: middle - 8 + at * 3.2, y: 5, z: -37.2 }, 3, 8.6, 0.7, { cell: 3 })
  for (const x of [-1, 1]) {
    const stand = { x: middle + x * 12.6, z: -36.5 }
    box(timber, stand, 5.4, 5.4, 5)
    box(brass, { ...stand, y: 3.4, z: -33.8 }, 1.4, 0.3, 0.3)
    shadedLamp(brass, shades, lights, [stand.x, 5.4, stand.z], { high: 4, wide: 1.9, strength: 2, reach: 11 })
  }
  stringLights(brass, lights, [middle - 13, 24.6, -39], [middle, 24.8, -39], 2.4, 9)
  stringLights(brass, lights, [middle, 24.8, -39], [middle + 13, 24.6, -39], 2.4, 9)
  for (const [x, y, w, h] of fours`-5.4 14.6 5 6.4, 0.6 15 5.4 5, 6 14.4 4.4 6`)
    hungPicture(timber, pictures, [middle + x, y, -size.back], w, h)
  // A wardrobe at one side, a tall mirror and a plant at the other.
  const closet = { x: 37.5 * side, z: -20 }
  box(white, closet, 8, 24, 18, { cell: 5 })
  for (const z of [-4.5, 4.5]) box(timber, { x: 33.3 * side, z: -20 + z, y: 1 }, 0.3, 22, 8.4)
  box(timber, { x: -29 * side, z: -38.4, y: 0.4 }, 8, 20, 0.8)
  pane(mirror, [-29 * side - 3.4, 1, -37.9], [6.8, 0, 0], [0, 18.6, 0])
  potted(pots, leaves, random, { x: -36 * side, z: -34 }, 6, 3)
  box(rug, { x: 6 * side, z: -12 }, 44, 0.06, 28, { cell: 4 })
  const blanket = mixed(linear('#7f8fa4'), accents[1], 0.35)
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#c4b0a0',
    warm: '#ffcfa0',
    floor: '#8a6a50',
    parts: [
      setPart('floor', room.floor, planks(linear('#a57a52'), noise, 1.6, 16, 0.4)),
      setPart('walls', room.walls, plaster(mixed(linear('#bfa79a'), linear('#a9b4b0'), random.share()), noise)),
      setPart('ceiling', room.ceiling, plaster(linear('#e8e0d4'), noise)),
      setPart('timber', timber, wood(linear('#7d553a'), noise), { castsShadow: true }),
      setPart('paintwork', white, plaster(linear('#e9e2d6'), noise, 0.1)),
      setPart('linen', linen, fabric(linear('#ece6dc'), noise), { castsShadow: true }),
      setPart('cover', cover, fabric(blanket, noise), { castsShadow: true }),
      setPart('headboard', panel, fabric(mixed(linear('#b08a78'), scaled(accents[0], 0.8), 0.3), noise)),
      setPart('curtains', curtains, fabric(mixed(accents[0], linear('#d8c4b0'), 0.75), noise), { twoSided: true }),
      setPart(
        'pictures',
        pictures,
        canvas(noise, [linear('#ece0cc'), linear('#c88a70'), linear('#5f7f88'), linear('#e0b460')]),
      ),
      setPart('mirror', mirror, plain(linear('#aebac0'), 0.05, 0.9)),
      setPart('brass', brass, plain(linear('#a98a58'), 0.35, 0.6)),
      setPart('shades', shades, glowing(linear('#ffdcb0', 0.5 + 0.6 * air.lamps)), { twoSided: true }),
      setPart(
        'rug',
        rug,
        fabric(linear('#d4c6b2'), noise, { tone: mixed(linear('#b89a84'), accents[2], 0.25), wide: 4 }),
      ),
      setPart('pots', pots, plain(linear('#d0c4b4'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#33603c'),
        linear('#4f8048'),
        linear('#80a860'),
      ]),
    ],
    particles: [dust(random, linear('#ffe6bc', 0.6))],
  })
}
