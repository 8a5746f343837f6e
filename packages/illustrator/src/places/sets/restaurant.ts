import { ball, box, type Built, bulb, canvas, chair, drape, fabric, frame, hungPicture, jars } from '#places/set-kit.ts'
import { lathe, leafSpray, leafy, linear, makeRoom, meshes, mixed, newLights, pairs, palette } from '#places/set-kit.ts'
import { pendant, place, plain, planks, plaster, potted, rod, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { trim, turned, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** Tables with white cloths, candles and glasses on them, dark panels, curtains, the lights of the street outside. */
export const restaurant = place({
  label: 'Restaurant',
  words:
    'restaurant, fine dining, fancy restaurant, candlelit restaurant, italian restaurant, candlelit dinner, dinner table, dining room, dining table, steakhouse, wine bar, dinner party, dinner date, sushi bar, sushi restaurant, brasserie, trattoria, supper club',
  order: 34,
  where: 'windowed',
  poses: { sitting: 2 },
  holds: { bouquet: 2 },
  seat: 'chair',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 96, back: 50, front: 60, high: 36 }
  const spots = [-8, 14, 36].map((x) => x * side).toSorted((a, b) => a - b)
  const windows = spots.map((x) => ({ left: 48 + x - 7, right: 48 + x + 7, low: 6, high: 29 }))
  const room = makeRoom(size, { back: windows })
  const [timber, panels, cloths, candles, glasses, china, curtains, brass, pictures, pots, leaves, napkins] = meshes()
  const lights = newLights(linear('#ffc07a'))
  for (const hole of windows) frame(timber, hole, { x: -48, z: -51 }, 2, 3, 0.35)
  trim(timber, size, 1.6, 1.8)
  for (const x of spots) {
    windowLight(scene, lights, [x, 17, -53], 1.7)
    for (const way of [-1, 1]) drape(curtains, x + way * 9 - 2.5, x + way * 9 + 2.5, { y: 1, z: -48.6, high: 31 })
  }
  // Panels up to the waist, pictures with a small lamp above each.
  for (let at = 0; at < 20; at += 1) box(panels, { x: -45.6 + at * 4.8, z: -49.6 }, 4.4, 5.8, 0.5)
  for (const x of [-24, -38]) {
    hungPicture(brass, pictures, [x * side, 15, -50], 9, 11)
    bulb(lights, [x * side, 27.4, -48.4], 0.5, 1.1, 9)
  }
  // Tables under cloths, each with its candle, glasses and plates.
  for (const [x, z] of pairs`16 -24, 31 -36, 6 -40, -21 -28, -34 -42, 42 -20`) {
    const px = x * side
    lathe(cloths, { x: px, z }, pairs`4.5 1.6, 4.1 4.4, 3.9 7, 3.8 7.4, 0.05 7.45`, 20)
    for (const way of [-1, 1]) {
      chair(timber, { x: px + way * 6, z, turn: turned(-way * 90) })
      lathe(china, { x: px + way * 2.3, z: z + 0.6, y: 7.45 }, pairs`0.6 0, 1.2 0.15, 1 0.14, 0.05 0.1`, 14)
      lathe(glasses, { x: px + way * 1.3, z: z - 1.2, y: 7.45 }, pairs`0.45 0, 0.08 0.1, 0.08 1, 0.5 1.5, 0.46 2.3`, 10)
      ball(napkins, [px + way * 2.3, 7.9, z + 0.6], [0.3, 0.6, 0.3], 5)
    }
    rod(candles, [px, 7.5, z - 0.2], [px, 9, z - 0.2], 0.24, 0.22, 8)
    bulb(lights, [px, 9.4, z - 0.2], 0.26, 1, 7)
    ball(napkins, [px + 0.9, 8, z + 0.8], [0.5, 0.5, 0.5], 5)
  }
  for (const x of [-28, 0, 28]) {
    for (const shift of [-3, 0, 3])
      pendant(brass, lights, [x * side + shift, 26 + Math.abs(shift) * 0.5, -30], size.high, 1.1, 0.7, 12)
  }
  // A sideboard with bottles at the far side.
  box(timber, { x: -28 * side, z: -46.6 }, 20, 9, 5, { cell: 4 })
  jars(glasses, random, -37 * side - (side > 0 ? 0 : 18), -19 * side - (side > 0 ? 0 : 18), 9, -46.6, 3.4, 5)
  potted(pots, leaves, random, { x: 25 * side, z: -46 }, 5.4, 3)
  potted(pots, leaves, random, { x: -14 * side, z: -46 }, 5.4, 3)
  const velvet = mixed(linear('#5f2430'), accents[0], 0.3)
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#a08070',
    warm: '#ffc894',
    floor: '#6a4836',
    bright: 0.34,
    parts: [
      setPart('floor', room.floor, planks(linear('#6a452c'), noise, 1.4, 14, 0.3)),
      setPart('walls', room.walls, plaster(mixed(linear('#5a6a5c'), accents[1], 0.15), noise)),
      setPart('ceiling', room.ceiling, plaster(linear('#b8a48c'), noise)),
      setPart('timber', timber, wood(linear('#4f3222'), noise), { castsShadow: true }),
      setPart('panels', panels, wood(linear('#5a3a28'), noise)),
      setPart('cloths', cloths, fabric(linear('#f0eae0'), noise), { castsShadow: true }),
      setPart('curtains', curtains, fabric(velvet, noise), { twoSided: true }),
      setPart('candles', candles, plain(linear('#f4ead2'), 0.6)),
      setPart(
        'glasses',
        glasses,
        palette([linear('#c8d4d4'), linear('#7a2f34'), linear('#4a6a44'), linear('#c8a860'), linear('#d8dcd8')], 0.06),
        { twoSided: true },
      ),
      setPart('china', china, plain(linear('#f4f2ec'), 0.2)),
      setPart('napkins', napkins, fabric(scaled(velvet, 1.3), noise)),
      setPart('brass', brass, plain(linear('#b08a4c'), 0.25, 0.7), { twoSided: true }),
      setPart(
        'pictures',
        pictures,
        canvas(noise, [linear('#c8b48c'), linear('#6f4a34'), linear('#3f5548'), linear('#c89a4c')]),
      ),
      setPart('pots', pots, plain(linear('#8a7a68'))),
      leafy('leaves', leaves, leafSpray(noise, 20, 0.22, 0.38), [
        linear('#28502e'),
        linear('#3f6f3a'),
        linear('#648e4c'),
      ]),
    ],
    grade: { bloom: 0.38, vignette: 0.32 },
  })
}
