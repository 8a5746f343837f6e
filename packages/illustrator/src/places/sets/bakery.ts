import { addCopy, ball, box, type Built, checks, courses, frame, lathe, leafSpray, leafy } from '#places/set-kit.ts'
import { linear, makeRoom, type Mesh, meshes, mixed, newLights, newMesh, ofOneColor, pairs } from '#places/set-kit.ts'
import { palette, pane, pendant, place, plain, planks, plaster, potted, put, type Random } from '#places/set-kit.ts'
import { rod, type Scene, setPart, squared, trim, triples, turned, windowedRoom, windowLight } from '#places/set-kit.ts'
import { wood } from '#places/set-kit.ts'

/** Shelves of loaves, baskets of baguettes, cakes behind glass, an oven of brick with fire in it, a window to the street. */
export const bakery = place({
  label: 'Bakery',
  words:
    'bakery, bakeries, bakehouse, bake shop, bakeshop, bakery counter, bread shop, french bakery, boulangerie, patisserie, pastry shop, cake shop, confectionery, at the bakery, in a bakery, bakers shop, bakery kitchen, bread oven, bakers oven',
  order: 31,
  where: 'windowed',
  seat: 'stool',
  support: 'wooden post',
  build,
})

/** Loaves, rolls and long ones on a board along x; u counts the tones of their crusts. */
function breads(mesh: Mesh, random: Random, from: number, to: number, y: number, z: number, tones: number): void {
  for (let x = from; x < to;) {
    const one = newMesh()
    const kind = random.share()
    const wide = kind < 0.4 ? 1.5 : kind < 0.75 ? 1.9 : 1
    if (kind < 0.4) ball(one, [0, 0.8, 0], [1.35, 0.95, 1.35], 8)
    else if (kind < 0.75) ball(one, [0, 0.8, 0], [1.75, 0.9, 1], 8, squared)
    else for (const [dx, dy] of pairs`-0.5 0.4, 0.5 0.4, 0 1.1`) ball(one, [dx, dy, 0.2], [0.55, 0.45, 0.9], 6)
    x += wide
    const stand = { x, y, z: z + random.middling() * 0.4, turn: turned(random.middling() * 30) }
    addCopy(mesh, ofOneColor(one), stand, Math.floor(random.share() * tones))
    x += wide + random.between(0.1, 0.4)
  }
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 92, back: 50, front: 60, high: 33 }
  const middle = size.wide / 2 + 25 * side
  const window = { left: middle - 12, right: middle + 12, low: 8, high: 27 }
  const room = makeRoom(size, { back: [window] })
  const [timber, crusts, baskets, counter, glass, cakes, brick, fire, iron, pots, leaves, sacks, boards, china] =
    meshes()
  const lights = newLights(linear('#ffc884'))
  frame(timber, window, { x: -size.wide / 2, z: -size.back - 1 }, 3, 3, 0.4)
  trim(timber, size, 1.4, 1.4)
  windowLight(scene, lights, [25 * side, 17, -size.back - 2], 2.4, 20)
  // Shelves of bread along the wall.
  const wall = -5 * side
  box(timber, { x: wall, z: -49.4, y: 1.4 }, 30, 26, 0.5, { cell: 6 })
  for (const y of [12.4, 17, 21.6]) {
    box(timber, { x: wall, z: -47.4, y }, 30, 0.5, 4.4, { cell: 5 })
    breads(crusts, random, wall - 14.4, wall + 12.6, y + 0.5, -47.2, 5)
    lights.lamps.push({ at: [wall, y + 3.6, -43], light: linear('#ffcf90', 0.36), reach: 9 })
  }
  for (const x of [-15, 0, 15]) box(timber, { x: wall + x, z: -47.4 }, 0.6, 27, 4.4)
  // Tall baskets with baguettes in them.
  for (const [x, z] of pairs`14.6 -44, 37 -42, 33.4 -45`) {
    lathe(baskets, { x: x * side, z }, pairs`1.9 0, 2.5 6.4, 2.3 6.4`, 16)
    for (let at = 0; at < 8; at += 1) {
      const one = newMesh()
      const [c, s] = turned(at * 45)
      const lean = random.between(0.9, 2)
      rod(one, [c * 0.9, 1, s * 0.9], [c * (0.9 + lean), random.between(9.4, 11.6), s * (0.9 + lean)], 0.62, 0.42, 8)
      addCopy(crusts, ofOneColor(one), { x: x * side, z }, at % 5)
    }
  }
  // The counter: boards below, a case of glass with cakes above, a till, a jar, loaves on top.
  const bar = { x: 4 * side, z: -31 }
  box(counter, bar, 40, 7.6, 7, { cell: 4 })
  box(timber, { ...bar, y: 7.6 }, 41, 0.5, 7.8, { cell: 5 })
  for (const y of [8.1, 11.6]) box(timber, { x: bar.x + 5 * side, z: bar.z, y: y - 0.2 }, 28, 0.3, 5.6)
  box(glass, { x: bar.x + 5 * side, z: bar.z, y: 8.1 }, 28.6, 6.8, 6)
  box(timber, { x: bar.x + 5 * side, z: bar.z, y: 14.9 }, 29, 0.4, 6.4)
  for (const y of [8.2, 11.7])
    for (let x = -12.4; x < 13; x += 3.1) {
      const one = newMesh()
      const tone = Math.floor(random.share() * 6)
      const kind = (Math.round(x * 2) + (y > 10 ? 1 : 0)) % 3
      if (kind === 0) {
        lathe(one, {}, pairs`1.1 0, 1.1 1, 0.9 1.3, 0.01 1.35`, 14)
        ball(one, [0, 1.6, 0], [0.3, 0.3, 0.3], 5)
      } else if (kind === 1) for (const dx of [-0.8, 0, 0.8]) ball(one, [dx, 0.5, dx * dx * 0.4], [0.62, 0.5, 0.55], 6)
      else {
        lathe(one, {}, pairs`0.6 0, 0.85 0.8, 0.9 1, 0.5 1.6, 0.05 2`, 12)
      }
      addCopy(cakes, ofOneColor(one), { x: bar.x + 5 * side + x, y, z: bar.z + 0.6 }, tone)
    }
  for (const y of [11, 14.4])
    lights.lamps.push({ at: [bar.x + 5 * side, y, bar.z + 2.4], light: linear('#ffdca8', 0.4), reach: 8 })
  breads(crusts, random, bar.x + 5 * side - 12, bar.x + 5 * side + 10, 15.3, bar.z, 5)
  box(iron, { x: bar.x - 14.6 * side, z: bar.z - 0.6, y: 8.1 }, 4.4, 2.6, 4)
  box(iron, { x: bar.x - 14.6 * side, z: bar.z - 1.6, y: 10.7 }, 4, 2, 0.6)
  // A cake under a glass bell, and cups.
  lathe(china, { x: bar.x - 18 * side, z: bar.z, y: 8.1 }, pairs`1 0, 0.3 0.3, 0.3 1.4, 2 1.6, 2 1.8, 0.01 1.8`, 18)
  const cake = newMesh()
  lathe(cake, {}, pairs`1.6 0, 1.6 1.6, 1.4 1.8, 0.01 1.8`, 18)
  addCopy(cakes, ofOneColor(cake), { x: bar.x - 18 * side, z: bar.z, y: 9.9 }, 2)
  // The oven: an arch of brick with the fire behind it, loaves on a peel before it.
  const oven = { x: -33 * side, z: -42 }
  box(brick, oven, 24, 9, 14, { cell: 4 })
  for (const x of [-9, 9]) box(brick, { ...oven, x: oven.x + x, y: 9 }, 6, 11, 14, { cell: 4 })
  box(brick, { ...oven, y: 18.6 }, 24, 14.4, 14, { cell: 4 })
  for (let at = 0; at < 9; at += 1) {
    const [a, b] = [turned(at * 20), turned(at * 20 + 20)]
    rod(
      brick,
      [oven.x + a[0] * 6.2, 12.4 + a[1] * 6.2, oven.z + 7.1],
      [oven.x + b[0] * 6.2, 12.4 + b[1] * 6.2, oven.z + 7.1],
      0.9,
      0.9,
      6,
    )
  }
  pane(fire, [oven.x - 6, 9, oven.z + 1], [12, 0, 0], [0, 9.6, 0], { unit: true })
  box(iron, { ...oven, z: oven.z + 7.4, y: 8.6 }, 15, 0.5, 2)
  lights.lamps.push({ at: [oven.x, 12, oven.z + 7], light: linear('#ff9a4a', 1.3), reach: 13 })
  for (const [x, tone] of pairs`-3.4 1, 0 3, 3.6 0`) {
    const one = newMesh()
    ball(one, [0, 0.7, 0], [1.4, 0.9, 1.2], 8)
    addCopy(crusts, ofOneColor(one), { x: oven.x + x, y: 9.1, z: oven.z + 5.6 }, tone)
  }
  rod(timber, [oven.x + 10.4 * side, 0, oven.z + 8], [oven.x + 13 * side, 20, oven.z + 8], 0.28, 0.28, 7)
  box(timber, { x: oven.x + 13.2 * side, y: 20, z: oven.z + 8 }, 3.6, 4.4, 0.3)
  // Sacks of flour lean against each other.
  for (const [x, z, tall] of triples`-22 -30 5.4, -27 -29 6, -24.6 -26 4.6`) {
    ball(sacks, [x * side, tall / 2, z], [2.5, tall / 2, 2], 10, squared)
    lathe(sacks, { x: x * side, y: tall * 0.94, z }, pairs`0.7 0, 1.3 0.9`, 10)
  }
  for (const x of [-8, 3, 14]) pendant(iron, lights, [(x + 1) * side, 22.4, -31], size.high, 2, 0.6, 13)
  for (const x of [-26, 26]) pendant(iron, lights, [x * side, 24, -18], size.high, 2.1, 0.5, 14)
  box(timber, { x: wall, z: -49, y: 28.2 }, 22, 3.8, 0.4)
  pane(boards, [wall - 10.6, 28.5, -48.7], [21.2, 0, 0], [0, 3.2, 0])
  potted(pots, leaves, random, { x: 41 * side, z: -45 }, 5.4, 3)
  potted(pots, leaves, random, { x: 21 * side, y: 6.4, z: -47.4 }, 2.6, 3)
  box(timber, { x: 25 * side, z: -48, y: 6 }, 25, 0.5, 4)
  const crust = ['#96683f', '#7d5030', '#a87f52', '#8a5c38', '#bd9c70'].map((hex) => linear(hex))
  const sweet = ['#f2dcd0', '#c8606a', '#6a3a28', '#f0d890', '#e8b0b8', '#d8a05c'].map((hex) => linear(hex))
  return windowedRoom(scene, {
    size,
    lights,
    city: true,
    walls: '#d0bc9c',
    warm: '#ffd8a4',
    floor: '#a8947c',
    bright: 0.34,
    parts: [
      setPart('floor', room.floor, checks(linear('#d0c4ae'), linear('#8f6f58'), noise, 4, 0.3)),
      setPart('walls', room.walls, plaster(linear('#dccbb0'), noise, 0.16)),
      setPart('ceiling', room.ceiling, planks(linear('#a88a66'), noise, 3, 24)),
      setPart('timber', timber, wood(linear('#7d5535'), noise, 0.5), { castsShadow: true }),
      setPart(
        'bread',
        crusts,
        (spot) => {
          palette(crust, 0.75)(spot)
          // Flour lies on the upper side, in patches.
          const dusty = noise.cloud(spot.x * 0.8 + spot.y, spot.z * 0.8)
          put(spot, [spot.red, spot.green, spot.blue], 0.8 + dusty * 0.5)
        },
        { castsShadow: true },
      ),
      setPart('baskets', baskets, planks(linear('#a07a48'), noise, 0.45, 3), { castsShadow: true, twoSided: true }),
      setPart('counter', counter, planks(mixed(linear('#4f7a74'), accents[1], 0.3), noise, 1.6, 30)),
      setPart('cakes', cakes, palette(sweet, 0.5), { castsShadow: true }),
      setPart(
        'oven',
        brick,
        courses(linear('#9a5a42'), noise, { wide: 2.4, high: 0.8, joint: 0.12, vary: 0.5, mortar: linear('#b0a08e') }),
        { castsShadow: true },
      ),
      setPart('fire', fire, (spot) => {
        const flame = noise.cloud(spot.u * 2.4, spot.v * 1.4)
        const heat = Math.max(0, 1 - spot.v * 1.1) * (0.5 + flame)
        put(spot, [0.9, 0.32 + heat * 0.3, 0.06])
        spot.glow = 0.25 + heat * 2.2
      }),
      setPart('iron', iron, plain(linear('#2f2c2a'), 0.45, 0.4), { castsShadow: true }),
      setPart('sacks', sacks, plaster(linear('#d0c0a0'), noise, 0.2), { castsShadow: true, twoSided: true }),
      setPart('board', boards, plaster(linear('#2c3230'), noise, 0.8)),
      setPart('china', china, plain(linear('#efeae0'), 0.25)),
      setPart('pots', pots, plain(linear('#b56a48'))),
      leafy('leaves', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a32'),
        linear('#477a3c'),
        linear('#6f9a4c'),
      ]),
      setPart(
        'glass',
        glass,
        (spot) => {
          put(spot, [0.8, 0.86, 0.86])
          const slant = (spot.u - spot.v * 0.6) / 9
          const part = slant - Math.floor(slant)
          spot.alpha = part > 0.3 && part < 0.42 ? 0.24 : 0.09
          spot.rough = 0.06
        },
        { blended: true },
      ),
    ],
    grade: { tint: [1.01, 1, 0.98], bloom: 0.3 },
  })
}
