import { addCopy, ball, box, type Built, bulb, canvas, checks, courses, glowing, lampRoom } from '#places/set-kit.ts'
import { lathe, leafSpray, leafy, linear, makeRoom, meshes, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { ofOneColor, pairs, palette, pane, place, plain, plaster, potted, rod, type Scene } from '#places/set-kit.ts'
import { setPart, squared, stool, strip, trim, wood } from '#places/set-kit.ts'

/** A reclined black chair under a lamp on an arm, walls full of framed drawings, inks in rows, a red tube of neon. */
export const tattooStudio = place({
  label: 'Tattoo studio',
  words:
    'tattoo studio, tattoo studios, tattoo parlor, tattoo parlour, tattoo shop, tattoo shops, tattoo chair, tattoo salon, inking studio, tattooists studio, piercing studio, tattoo artists studio, tattoo convention',
  order: 59,
  where: 'indoors',
  poses: { 'arms-crossed': 2 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 98, back: 52, front: 60, high: 33 }
  const room = makeRoom(size, {}, 5)
  const [frames, art, more, paper, leather, steel, cart, inks, neon, plate, plinth, counter, pots, leaves] = meshes()
  const [shelf, stools] = meshes()
  trim(plinth, size, 1.4, 0.8)
  const lights = newLights(linear('#ffe9cc'))
  // Frames of all sizes, edge to edge over the wall.
  for (let row = 0; row < 3; row += 1) {
    let x = -46
    while (x < 44) {
      const wide = random.between(4.4, 8.6)
      const high = [7.4, 6.4, 5.6][row] ?? 6
      const y = [9.6, 18, 25.2][row] ?? 12
      const free = Math.abs(x + wide / 2 - 20 * side) > 13 || row === 0
      if (x + wide < 47 && free) {
        box(frames, { x: x + wide / 2, y, z: -51.5 }, wide, high, 0.5)
        box(paper, { x: x + wide / 2, y: y + 0.4, z: -51.3 }, wide - 0.8, high - 0.8, 0.3)
        const one = random.chance(0.5) ? art : more
        pane(one, [x + 1, y + 1, -51], [wide - 2, 0, 0], [0, high - 2, 0])
      }
      x += wide + 0.8
    }
  }
  for (const way of [-1, 1])
    for (let z = -42; z < 20; z += 11) {
      const x = way * 48.4
      box(frames, { x, y: 11, z }, 0.6, 10, 8)
      pane(
        z % 2 === 0 ? art : more,
        way < 0 ? [x + 0.5, 12, z + 3] : [x - 0.5, 12, z - 3],
        [0, 0, way < 0 ? -6 : 6],
        [0, 8, 0],
      )
    }
  // A heart of neon on a dark plate.
  const [nx, ny] = [20 * side, 24]
  box(plate, { x: nx, y: ny - 5.4, z: -51.4 }, 20, 11.4, 0.4)
  const heart = pairs`0 -4.2, -3 -1.4, -4.4 0.8, -4 2.8, -2.4 3.8, -0.8 3.2, 0 1.8`
  for (const way of [-1, 1])
    heart.slice(1).forEach(([x, y], at) => {
      const [fx, fy] = heart[at] ?? [0, 0]
      rod(neon, [nx + fx * way, ny + fy, -50.9], [nx + x * way, ny + y, -50.9], 0.26, 0.26, 7)
    })
  rod(neon, [nx - 8, ny - 2, -50.8], [nx + 8, ny + 2.4, -50.8], 0.22, 0.22, 7)
  lights.lamps.push({ at: [nx, ny, -45], light: linear('#ff4a58', 1.5), reach: 17 })
  // The chair, laid back, with its pillows, and the lamp over it.
  const cx = 23 * side
  lathe(steel, { x: cx, z: -31 }, pairs`4.6 0, 4.4 0.8, 1.2 1.4, 1.2 5`, 18)
  ball(leather, [cx, 6, -31], [5, 1, 3.6], 12, squared)
  for (let nth = 0; nth < 12; nth += 1)
    ball(leather, [cx + (5 + nth * 0.6) * side, 6.4 + nth * 0.78, -31], [1.7, 1.3, 3.6], 9, squared)
  ball(leather, [cx - 8 * side, 5.6, -31], [3.6, 0.9, 3.2], 10, squared)
  ball(leather, [cx + 12.4 * side, 16, -31], [1, 1.4, 2.2], 9, squared)
  for (const z of [-26.6, -35.4]) ball(leather, [cx + side, 8.4, z], [3.4, 0.6, 0.8], 8, squared)
  rod(steel, [cx - 13 * side, 0, -36], [cx - 13 * side, 19, -36], 0.4, 0.36, 8)
  rod(steel, [cx - 13 * side, 19, -36], [cx - 3 * side, 21.6, -33], 0.3, 0.3, 7)
  lathe(steel, { x: cx - 3 * side, z: -33, y: 19.6 }, pairs`2.4 0, 1.2 1.6, 0.4 2.2`, 14)
  bulb(lights, [cx - 3 * side, 19.4, -33], 0.9, 1.2, 13)
  // A cart with bottles of ink, a stool for who works, a counter with more of them.
  for (const y of [2, 7.6]) box(cart, { x: cx - 17 * side, y, z: -27 }, 8, 0.5, 5)
  for (const [dx, dz] of pairs`-3.8 -2.2, 3.8 -2.2, -3.8 2.2, 3.8 2.2`)
    rod(steel, [cx - 17 * side + dx, 0, -27 + dz], [cx - 17 * side + dx, 9, -27 + dz], 0.2, 0.2, 6)
  const bottle = (x: number, y: number, z: number): void => {
    const one = newMesh()
    lathe(one, {}, pairs`0.5 0, 0.5 1.3, 0.2 1.6, 0.16 2.1, 0.02 2.2`, 9)
    addCopy(inks, ofOneColor(one), { x, y, z }, Math.floor(random.share() * 8))
  }
  for (let nth = 0; nth < 10; nth += 1)
    bottle(cx - 20.4 * side + (nth % 5) * 1.6 * side, 8.1, -28 + Math.floor(nth / 5) * 1.8)
  stool(stools, { x: cx - 3 * side, z: -22 }, 5.4)
  box(counter, { x: -28 * side, z: -45 }, 36, 9, 7, { cell: 5 })
  box(shelf, { x: -28 * side, z: -44.8, y: 9 }, 37, 0.6, 7.8)
  for (let nth = 0; nth < 22; nth += 1) bottle((-44 + nth * 1.5) * side, 9.6, -46.4 + (nth % 2))
  potted(pots, leaves, random, { x: -43 * side, z: -26 }, 7, 3)
  for (const x of [-30, 0, 30]) for (const z of [-34, -6]) strip(lights, [x, 32, z], 1.6, 12, 0.5, 18)
  const ink = linear('#1c1a1e')
  return lampRoom(scene, {
    size,
    lights,
    walls: '#5c5458',
    warm: '#ffeeda',
    floor: '#5a5658',
    room: linear('#6a6066', 0.24),
    rims: [linear('#ff7a84', 1.3), linear('#ffe4c4', 1.3)],
    parts: [
      setPart('floor', room.floor, checks(linear('#cfc8bc'), linear('#242226'), noise, 5, 0.25)),
      setPart(
        'walls',
        room.walls,
        courses(linear('#4c464a'), noise, { wide: 2.6, high: 0.9, joint: 0.08, vary: 0.25, mortar: linear('#332f33') }),
      ),
      setPart('ceiling', room.ceiling, plaster(linear('#3c383c'), noise, 0.2)),
      setPart('plinth', plinth, plain(linear('#1f1d20'), 0.5)),
      setPart('frames', frames, plain(linear('#141214'), 0.4)),
      setPart('paper', paper, plain(linear('#eee6d4'), 0.9)),
      setPart(
        'drawings',
        art,
        canvas(noise, [linear('#ece2cc'), ink, linear('#a82a28'), mixed(linear('#2c6a58'), accents[0], 0.3)]),
      ),
      setPart('more drawings', more, canvas(noise, [linear('#efe6d2'), linear('#33475c'), ink, linear('#d8a03c')])),
      setPart('plate', plate, plain(linear('#161417'), 0.4)),
      setPart('neon', neon, glowing([2.2, 0.24, 0.34])),
      setPart('leather', leather, plain(linear('#17171a'), 0.3), { castsShadow: true }),
      setPart('steel', steel, plain(linear('#9aa0a6'), 0.25, 0.7), { castsShadow: true, twoSided: true }),
      setPart('cart', cart, plain(linear('#b8bec2'), 0.3, 0.4), { castsShadow: true }),
      setPart(
        'inks',
        inks,
        palette(
          ['#c0281e', '#1f5fb0', '#e0b020', '#1a1a1c', '#2f8a4c', '#7a3a9a', '#e8e4da', '#e07a28'].map((hex) =>
            linear(hex),
          ),
          0.3,
        ),
      ),
      setPart('stools', stools, plain(linear('#2a2a2e'), 0.4), { castsShadow: true }),
      setPart('counter', counter, wood(linear('#4a3428'), noise, 0.4), { castsShadow: true }),
      setPart('counter top', shelf, plain(linear('#1e1c1f'), 0.2)),
      setPart('pots', pots, plain(linear('#2c2a2c'), 0.7)),
      leafy('plant', leaves, leafSpray(noise, 22, 0.2, 0.36), [
        linear('#2f5a32'),
        linear('#477a3c'),
        linear('#6f9a4c'),
      ]),
    ],
    fog: { light: linear('#4c4448', 0.4), start: 70, density: 0.002, max: 0.3 },
    grade: { bloom: 0.38, saturation: 1.06 },
  })
}
