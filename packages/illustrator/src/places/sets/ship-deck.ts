import { ball, box, type Built, bulb, card, cos, cross, fabric, filtered, lathe, lightParts } from '#places/set-kit.ts'
import { linear, makeSky, meshes, minus, mixed, newLights, outdoors, pairs, pane, place } from '#places/set-kit.ts'
import { plain, planks, railing, ridge, rod, scaled, type Scene, setPart, sin, turned } from '#places/set-kit.ts'
import { underSnow, unit, type Vector, walked, water, wood } from '#places/set-kit.ts'

/** The planks of a sailing ship: a wheel on its stand, masts with set sails and shrouds, barrels, the sea all around. */
export const shipDeck = place({
  label: 'Ship deck',
  words:
    'ship deck, deck of a ship, on deck, on the deck of a ship, aboard a ship, on a ship, on a pirate ship, pirate ship, galleon, sailing ship, ship, on board, on a boat, crow’s nest, ship’s wheel, ship wheel, at the helm, helm, high seas, open sea, at sea',
  order: 258,
  where: 'outdoors',
  poses: { leaning: 1 },
  holds: { lantern: 1, telescope: 2 },
  chance: { pirate: 5 },
  seat: 'stump',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.5, '#e8eef4')
  const [deck, rails, masts, sails, ropes, barrels, wheel, sea, crates, brass, flags, bulkhead] = meshes()
  const lights = newLights(linear('#ffc680'))
  // The deck narrows to the bow, which lies behind the person; a step leads up to the forecastle.
  pane(deck, [34, 0, 60], [0, 0, -110], [-68, 0, 0], { cell: 8 })
  pane(deck, [34, 0, 60 + walked], [0, 0, -walked], [-68, 0, 0], { cell: 16, u: -walked })
  box(bulkhead, { z: -66, y: 0 }, 60, 9, 32, { cell: 8 })
  box(bulkhead, { z: -92, y: 0 }, 38, 9, 22, { cell: 8 })
  for (let at = 0; at < 4; at += 1) box(bulkhead, { x: -17 * side, z: -46 + at * -1.2, y: 0 }, 12, 2.2 * (at + 1), 2)
  for (const x of [-1, 1]) {
    box(rails, { x: x * 33, z: 0, y: 0 }, 1.6, 7, 124, { cell: 12 })
    railing(rails, [x * 33, 7, 60], [x * 33, 7, -50], { high: 4.6, gap: 5, thick: 0.6, bars: 0 })
    railing(rails, [x * 29, 9, -50], [x * 18, 9, -102], { high: 6, gap: 5, thick: 0.55, bars: 1 })
  }
  railing(rails, [-18, 9, -102], [18, 9, -102], { high: 6, gap: 4, thick: 0.55, bars: 1 })
  railing(rails, [-29, 9, -50], [-24, 9, -50], { high: 6, gap: 4, thick: 0.5, bars: 1 })
  // Masts with yards, a set sail on each, shrouds to the rails.
  const mast = (z: number, foot: number, high: number): void => {
    rod(masts, [0, foot, z], [0, high, z], 2, 1, 10)
    for (const [y, half] of [
      [high * 0.46, 26],
      [high * 0.76, 19],
    ] as const) {
      rod(masts, [-half, y, z + 1.8], [half, y, z + 1.8], 0.8, 0.8, 7)
      bellied(y, half, high * 0.27, z)
    }
    for (const x of [-1, 1])
      for (let line = 0; line < 4; line += 1) {
        const end: Vector = [x * 33, 8, z + 5 - line * 4]
        rod(ropes, [x * 1.4, high * 0.74, z], end, 0.12, 0.12, 3)
      }
    for (const x of [-1, 1])
      for (let y = 12; y < high * 0.6; y += 4) {
        const share = (y - 8) / (high * 0.74 - 8)
        const out = x * (33 + (1.4 - 33) * share)
        rod(ropes, [out, y, z + 5 * (1 - share)], [out, y, z - 7 * (1 - share)], 0.09, 0.09, 3)
      }
  }
  /** A sail full of wind, which bulges towards the bow. */
  function bellied(top: number, half: number, high: number, z: number): void {
    const [columns, rows] = [12, 8]
    const point = (u: number, v: number): Vector => [
      (u * 2 - 1) * half * (1 - 0.08 * v),
      top - v * high,
      z + 2 - sin(v * 3.1416) * cos((u - 0.5) * 2.6) * 6,
    ]
    const first = sails.positions.length / 3
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1) {
        const [u, v] = [column / columns, row / rows]
        const normal = unit(cross(minus(point(u, v - 0.01), point(u, v)), minus(point(u - 0.01, v), point(u, v))))
        sails.positions.push(...point(u, v))
        sails.normals.push(...normal)
        sails.uvs.push(u * half * 2, v * high)
        const at = first + row * (columns + 1) + column
        if (row < rows && column < columns)
          sails.triangles.push(at, at + columns + 1, at + columns + 2, at, at + columns + 2, at + 1)
      }
  }
  mast(-38, 0, 150)
  mast(-78, 9, 130)
  // The bowsprit, and a flag at the head of the first mast.
  rod(masts, [0, 12, -100], [0, 34, -168], 1.6, 0.7, 8)
  rod(ropes, [0, 34, -168], [0, 96, -78], 0.15, 0.15, 3)
  card(flags, [6.5 * side, 146, -38], [6 * side, 0, 0], [0, 3.4, 0], [0, 0, 1])
  // The wheel stands to the side of the light, where the eye goes.
  const hub: Vector = [10 * side, 8.6, -28]
  box(wheel, { x: hub[0], z: hub[2] - 2, y: 0 }, 2.2, 8.6, 2.2)
  for (let spoke = 0; spoke < 10; spoke += 1) {
    const angle = spoke * 0.62832
    rod(wheel, hub, [hub[0] + cos(angle) * 6.4, hub[1] + sin(angle) * 6.4, hub[2]], 0.34, 0.26, 6)
    const next = angle + 0.62832
    for (const radius of [4.7, 2])
      rod(
        wheel,
        [hub[0] + cos(angle) * radius, hub[1] + sin(angle) * radius, hub[2]],
        [hub[0] + cos(next) * radius, hub[1] + sin(next) * radius, hub[2]],
        0.4,
        0.4,
        6,
      )
  }
  ball(brass, [hub[0], hub[1], hub[2] + 0.5], [0.9, 0.9, 0.5], 8)
  for (const [x, z] of pairs`-26 -26, -21 -29, -27 -33, 27 -38`)
    lathe(barrels, { x: x * side, z }, pairs`2.2 0, 2.8 2.4, 2.8 4.6, 2.2 7, 0.1 7`, 14)
  box(crates, { x: -26 * side, z: -16, turn: turned(12) }, 6, 6, 6)
  for (const x of [-14, 14])
    for (let turn = 0; turn < 3; turn += 1)
      lathe(ropes, { x, z: -43, y: turn * 0.5 }, pairs`1.6 0, 2.4 0.3, 1.6 0.6`, 12)
  for (const x of [-1, 1]) {
    rod(brass, [x * 33, 11, -30], [x * 33, 17, -30], 0.3, 0.3, 6)
    bulb(lights, [x * 33, 18, -30], 0.9, 1.8, 18)
    bulb(lights, [x * 19, 18, -100], 0.8, 1.3, 14)
  }
  pane(sea, [-900, -26, 60], [1800, 0, 0], [0, 0, -1200], { cell: 70 })
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#4f7f94', 0.4), [
    ridge(noise, 5, { low: -0.03, peaks: 0.09, often: 1.4, tone: away('#7f9aa8', 0.6), haze, round: 0.7 }),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  return outdoors(scene, {
    sky,
    bounce: white('#8f7a60'),
    lamps: lights.lamps,
    lamp: linear('#ffc890', 0.9),
    parts: [
      setPart('deck', deck, planks(white('#a5835a'), noise, 1.8, 22, air.wet ? 0.3 : 0.95)),
      setPart('bulkhead', bulkhead, planks(white('#7a5638', 0.5), noise, 2.2, 26, 0.95), { castsShadow: true }),
      setPart('rails', rails, wood(white('#6a4a32', 0.5), noise, 0.6), { castsShadow: true }),
      setPart('masts', masts, wood(linear('#7a5a3c'), noise, 0.7), { castsShadow: true }),
      setPart('sails', sails, fabric(mixed(linear('#e6dcc6'), accents[0] ?? [1, 1, 1], 0.06), noise), {
        twoSided: true,
        castsShadow: true,
      }),
      setPart('ropes', ropes, plain(linear('#8f7a54'), 0.9)),
      setPart('barrels', barrels, planks(linear('#7a5a3c'), noise, 1.2, 9, 0.95), { castsShadow: true }),
      setPart('crates', crates, planks(linear('#94754c'), noise, 1.1, 6, 0.95), { castsShadow: true }),
      setPart('wheel', wheel, wood(linear('#7a4a28'), noise, 0.4), { castsShadow: true }),
      setPart('brass', brass, plain(linear('#c09a4a'), 0.3, 0.9)),
      setPart('flag', flags, plain(accents[1] ?? linear('#a8402f'), 0.9), { twoSided: true }),
      setPart(
        'sea',
        sea,
        water(sky, noise, {
          deep: filtered(linear('#235a70'), scaled(light, air.setShare)),
          wave: 22,
          steep: air.weather === 'storm' ? 0.9 : 0.45,
        }),
      ),
      ...lightParts(lights, air.lamps, 2.3),
    ],
    fog: { start: 120, density: Math.max(0.001, air.fog.density) },
  })
}
