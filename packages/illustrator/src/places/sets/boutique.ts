import { addCopy, ball, box, type Built, card, drape, dummy, fabric, frame, garment, lathe } from '#places/set-kit.ts'
import { leafSpray, leafy, linear, makeRoom, meshes, mirrorGlass, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { ofOneColor, pairs, palette, pane, place, plain, planks, plaster, potted, rod } from '#places/set-kit.ts'
import { roundTable, type Scene, setPart, squared, trim, triples, turned, windowedRoom } from '#places/set-kit.ts'
import { windowLight, wood } from '#places/set-kit.ts'

/** Rails full of clothes, dummies in the shop window, shelves with shoes and bags, a mirror, a curtain to change behind. */
export const boutique = place({
  label: 'Boutique',
  words:
    'boutique, boutiques, fashion boutique, clothing boutique, clothing store, clothing stores, clothes store, clothes stores, clothes shop, clothes shops, clothing shop, fashion store, fashion shop, fashion retailer, dress shop, designer store, designer boutique, luxury boutique, vintage clothing store, vintage clothes shop, vintage shop, vintage store, thrift store, thrift stores, thrift shop, thrift shops, second hand shop, secondhand shop, charity shop, bridal shop, bridal boutique, fitting room, fitting rooms, shoe store, shoe shop, clothes shopping',
  order: 45,
  where: 'windowed',
  seat: 'stool',
  support: 'plastered pillar',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 96, back: 54, front: 60, high: 34 }
  const middle = size.wide / 2 + 22 * side
  const window = { left: middle - 17, right: middle + 17, low: 3, high: 27 }
  const room = makeRoom(size, { back: [window] })
  const [timber, brass, clothes, bare, things, shelves, glass, curtain, sill, pouf, pots, leaves, rug, spots] = meshes()
  frame(brass, window, { x: -size.wide / 2, z: -size.back - 1 }, 3, 1, 0.4)
  trim(timber, size, 1.4, 1.2)
  const lights = newLights(linear('#ffe6c4'))
  const tones = ['#d8cdbb', '#2c2e36', '#b08a74', '#8a9a94', '#efe9df', '#6a3d3f', '#54647c', '#c8a860']
    .map((hex) => linear(hex))
    .concat([mixed(linear('#a85a50'), accents[0], 0.6), mixed(linear('#54788a'), accents[1], 0.6)])
  const color = (): number => Math.floor(random.share() * tones.length)
  // Dummies on a low stage in the shop window.
  box(sill, { x: 22 * side, z: -46.4 }, 36, 1.6, 13, { cell: 5 })
  for (const [x, hem, tone] of triples`12 3.9 8, 21.6 2.3 4, 31 4.4 9`)
    dummy(clothes, bare, brass, { x: x * side, y: 1.6, z: -46, turn: turned(-14 * side), size: 1.08 }, tone, hem)
  windowLight(scene, lights, [22 * side, 15, -size.back - 2], 2.2, 22)
  // Two rails along the wall, one above the other, in a niche with light.
  const wall = -22 * side
  box(timber, { x: wall, z: -53.4, y: 1.4 }, 40, 28, 0.5, { cell: 6 })
  for (const [y, long] of pairs`14.4 8.4, 28 10`) {
    rod(brass, [wall - 19, y, -49.6], [wall + 19, y, -49.6], 0.22, 0.22, 8)
    for (const x of [-19, 0, 19]) rod(brass, [wall + x, y, -53.4], [wall + x, y, -49.6], 0.2, 0.2, 6)
    let tone = color()
    for (let x = -17.6; x < 18; x += random.between(0.85, 1.35)) {
      if (Math.abs(x) < 1) continue
      if (random.chance(0.35)) tone = color()
      const length = long * random.between(0.72, 1.12)
      const turn = turned(90 + random.middling() * 26)
      garment(clothes, brass, { x: wall + x, y, z: -49.6, turn }, { long: length, hem: 3 + random.share() * 1.4 }, tone)
    }
    lights.lamps.push({ at: [wall, y + 1.5, -45], light: linear('#ffe0b8', 0.5), reach: 14 })
  }
  // A rack that stands free: a few pieces look to the front.
  const rack = { x: -24 * side, z: -27 }
  for (const x of [-9, 9]) {
    rod(brass, [rack.x + x, 0.4, rack.z], [rack.x + x, 15.6, rack.z], 0.24, 0.24, 8)
    rod(brass, [rack.x + x, 0.4, rack.z - 3], [rack.x + x, 0.4, rack.z + 3], 0.26, 0.26, 8)
  }
  rod(brass, [rack.x - 9, 15.6, rack.z], [rack.x + 9, 15.6, rack.z], 0.24, 0.24, 8)
  for (let x = -8; x < 8.4; x += 1.15) {
    const shown = x > 5.6
    const turn = turned(shown ? -18 * side : 84 + random.middling() * 22)
    const long = shown ? 11 : random.between(8, 11.6)
    garment(clothes, brass, { x: rack.x + x * side, y: 15.5, z: rack.z, turn }, { long, hem: 3.8 }, shown ? 8 : color())
    if (shown) break
  }
  // Shelves between window and rails: bags above, shoes below.
  const stack = { x: 0.4 * side, z: -51.6 }
  for (const y of [1.6, 6.6, 11.6, 17, 22.4]) {
    box(shelves, { ...stack, y }, 7.6, 0.4, 4.2)
    lights.lamps.push({ at: [stack.x, y + 4, -47.6], light: linear('#ffe4c0', 0.16), reach: 6 })
    for (const x of [-2, 1.9]) {
      const one = newMesh()
      if (y > 10) {
        ball(one, [0, 1.5, 0], [1.5, 1.4, 0.8], 7, squared)
        for (let at = 0; at < 6; at += 1) {
          const [a, b] = [turned(at * 30), turned(at * 30 + 30)]
          rod(one, [a[0] * 0.9, 2.7 + a[1] * 1.1, 0], [b[0] * 0.9, 2.7 + b[1] * 1.1, 0], 0.12, 0.12, 4)
        }
      } else
        for (const way of [-0.7, 0.7]) {
          ball(one, [way, 0.4, 0.6], [0.48, 0.42, 1.1], 6)
          ball(one, [way, 0.9, -0.8], [0.46, 0.5, 0.6], 6)
          rod(one, [way, 0, -1.1], [way, 0.8, -1], 0.13, 0.3, 5)
        }
      addCopy(
        things,
        ofOneColor(one),
        { x: stack.x + x, y: y + 0.4, z: stack.z + 0.4, turn: turned(12 * side) },
        color(),
      )
    }
  }
  for (const x of [-3.8, 3.8]) box(shelves, { x: stack.x + x, z: stack.z }, 0.4, 25, 4.2)
  // A table with folded jumpers.
  roundTable(shelves, { x: 19 * side, z: -25 }, 5.6, 6.6)
  for (const [x, z, count] of triples`-2.6 0.6 5, 1.2 -1.8 7, 2.4 2 4`)
    for (let nth = 0; nth < count; nth += 1) {
      const one = newMesh()
      ball(one, [0, 0.3, 0], [1.5, 0.36, 1.15], 6, squared)
      addCopy(things, ofOneColor(one), { x: 19 * side + x, y: 6.6 + nth * 0.56, z: -25 + z }, color())
    }
  // A tall mirror that leans, a pouf, the curtain of the place to change.
  box(brass, { x: -40 * side, z: -31, turn: turned(38 * side) }, 9, 20, 0.6)
  const tilt = turned(38 * side)
  const across = [8 * tilt[0], 0, -8 * tilt[1]] as const
  pane(
    glass,
    [-40 * side - across[0] / 2 + 0.4 * tilt[1], 0.6, -31 - across[2] / 2 + 0.4 * tilt[0]],
    across,
    [0, 18.8, 0],
  )
  lathe(pouf, { x: -15 * side, z: -17.6 }, pairs`2.6 0.4, 2.9 0.8, 2.9 3, 2.6 3.5, 0.01 3.6`, 20)
  drape(curtain, side > 0 ? 41.4 : -47.4, side > 0 ? 47.4 : -41.4, { y: 0.4, z: -48, high: 24, fold: 1 })
  rod(brass, [39 * side, 24.6, -48], [48 * side, 24.6, -48], 0.22, 0.22, 8)
  box(rug, { x: 2 * side, z: -20 }, 42, 0.06, 26, { cell: 5 })
  potted(pots, leaves, random, { x: 38.6 * side, z: -43 }, 6, 3)
  potted(pots, leaves, random, { x: -43 * side, z: -47 }, 5, 3)
  // Spots on rails under the ceiling.
  for (const z of [-40, -20, 0]) {
    box(brass, { z, y: 33 }, 84, 0.4, 0.5)
    for (let x = -36; x <= 36; x += 12) {
      rod(brass, [x, 33, z], [x, 31.4, z - 0.8], 0.5, 0.62, 8)
      ball(spots, [x, 31.2, z - 0.9], [0.5, 0.24, 0.5], 5)
      card(lights.halos, [x, 31, z - 0.9], [1.8, 0, 0], [0, 1.8, 0], [0, 0, 1])
      if (x % 24 === 0) lights.lamps.push({ at: [x, 28, z - 2], light: linear('#ffe8c8', 0.5), reach: 18 })
    }
  }
  const pale = mixed(linear('#ddd2c4'), accents[1], 0.08)
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#d4c8ba',
    warm: '#ffeccf',
    floor: '#a88a68',
    bright: 0.36,
    parts: [
      setPart('floor', room.floor, planks(linear('#a4825c'), noise, 1.5, 14, 0.3)),
      setPart('walls', room.walls, plaster(pale, noise, 0.12)),
      setPart('ceiling', room.ceiling, plaster(linear('#e2dcd2'), noise, 0.1)),
      setPart('panels', timber, wood(linear('#b89a78'), noise, 0.5)),
      setPart('brass', brass, plain(linear('#b8995c'), 0.25, 0.7), { castsShadow: true }),
      setPart('clothes', clothes, palette(tones, 0.92), { castsShadow: true, twoSided: true }),
      setPart('dummies', bare, plain(linear('#d8c8b4'), 0.6), { castsShadow: true }),
      setPart('bags and shoes', things, palette(tones, 0.5), { castsShadow: true }),
      setPart('shelves', shelves, wood(linear('#8a6848'), noise, 0.4), { castsShadow: true }),
      setPart('stage', sill, plain(linear('#e4ddd2'), 0.5)),
      setPart('mirror', glass, mirrorGlass(noise, pale, linear('#8a6e50'))),
      setPart('curtain', curtain, fabric(mixed(linear('#7a4a4c'), accents[0], 0.4), noise), { castsShadow: true }),
      setPart('pouf', pouf, fabric(mixed(linear('#b08a84'), accents[0], 0.3), noise), { castsShadow: true }),
      setPart('rug', rug, fabric(mixed(linear('#c4b6a2'), accents[2], 0.1), noise)),
      setPart('spots', spots, (spot) => {
        spot.red = 1
        spot.green = 0.93
        spot.blue = 0.8
        spot.glow = 1.8
      }),
      setPart('pots', pots, plain(linear('#c8b8a4'), 0.6)),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a36'),
        linear('#477a44'),
        linear('#76a05c'),
      ]),
    ],
    grade: { bloom: 0.3 },
  })
}
