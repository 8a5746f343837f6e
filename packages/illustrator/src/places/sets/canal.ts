import { addCopy, block, boat, box, type Built, bulb, courses, crown, fabric, facade } from '#places/set-kit.ts'
import { filtered, leafSpray, leafy, lightParts, linear, makeSky, meshes, metal, mixed } from '#places/set-kit.ts'
import { newLights, newMesh, outdoors, pane, place, plain, planks, put, railing, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, sin, skyline, stringLights, triples, turned, underSnow, walked } from '#places/set-kit.ts'
import { water } from '#places/set-kit.ts'

/** Old houses straight out of the water, a stone bridge, slim boats at painted poles, flowers on the sills. */
export const canal = place({
  label: 'Canal city',
  words:
    'canal, canals, canal city, venice, gondola, gondolas, amsterdam, by the canal, venetian canal, water city, stone bridge, bridge over the river, footbridge',
  order: 176,
  where: 'outdoors',
  poses: { leaning: 2 },
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e8eef4')
  const [ochre, rose, cream, ledges, quay, basin, hulls, inside, poles, stone, iron, flowers, leaves, seats] = meshes()
  const lights = newLights(linear('#ffc47c'))
  // The canal runs off behind the person, to the side where the camera looks.
  const middle = (z: number): number => 10 * side - z * 0.05 * side
  pane(quay, [-200, 0, 70], [400, 0, 0], [0, 0, -90], { cell: 12 })
  pane(quay, [-200, 0, 70 + walked], [400, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  pane(quay, [-200, -9, -20], [400, 0, 0], [0, 9, 0], { cell: 12 })
  pane(basin, [-200, -5, -20], [400, 0, 0], [0, 0, -420], { cell: 30 })
  railing(iron, [-60, 0, -19], [60, 0, -19], { high: 8.4, gap: 4, thick: 0.35, bars: 2 })
  let number = 0
  for (const edge of [-1, 1]) {
    let z = -20
    while (z > -330) {
      const [wide, high] = [random.between(26, 40), random.between(58, 92)]
      const mid = z - wide / 2
      const x = middle(mid) + edge * 48
      const mesh = [ochre, rose, cream][number % 3] ?? ochre
      block(mesh, ledges, { x, y: -8, z: mid }, 44, high, wide - 0.5)
      const face = x - edge * 22.4
      // A door on the water with steps, balconies, flowers on the sills.
      box(stone, { x: face, z: mid, y: -6 }, 1.4, 16, 8)
      box(iron, { x: face - edge * 0.5, z: mid, y: -6 }, 0.8, 14, 6)
      box(stone, { x: face - edge * 2.4, z: mid, y: -6.6 }, 5, 1.6, 9)
      if (random.chance(0.7)) {
        const y = 14 + Math.floor(random.share() * 2) * 21
        box(stone, { x: face - edge * 2, z: mid, y: y - 1 }, 4, 0.9, 13)
        railing(iron, [face - edge * 3.6, y, mid - 6], [face - edge * 3.6, y, mid + 6], {
          high: 5,
          gap: 1.5,
          thick: 0.18,
        })
        for (let at = -5; at <= 5; at += 2.5) {
          crown(leaves, random, [face - edge * 3.8, y + 1.4, mid + at], [1.6, 1.4, 1.6], 18, 0.8, 3)
          crown(flowers, random, [face - edge * 4, y + 2, mid + at], [1.5, 1.1, 1.5], 10, 0.6, 3)
        }
      }
      if (number % 2 === 0) {
        rod(iron, [face, 14, z - 2], [face - edge * 3.4, 14.6, z - 2], 0.25, 0.2, 5)
        bulb(lights, [face - edge * 3.4, 13.2, z - 2], 0.9, 1.5, 16)
      }
      lights.lamps.push({ at: [face - edge * 4, 10, mid], light: linear('#ffb868', 0.8), reach: 12 })
      z -= wide
      number += 1
    }
  }
  // The bridge: a segment of an arch with a parapet, steps up to it hidden by the houses.
  const crossing = -98
  const pieces = 14
  const span = 52
  const x0 = middle(crossing) - span / 2
  const rise = (t: number): number => 4 + sin(t * Math.PI) * 13
  for (let at = 0; at < pieces; at += 1) {
    const [a, b] = [at / pieces, (at + 1) / pieces]
    const [xa, xb] = [x0 + a * span, x0 + b * span]
    const [ya, yb] = [rise(a), rise(b)]
    const lower = (t: number): number => -7 + sin(t * Math.PI) * 19
    const wall = (y: number): number => Math.min(y, lower((a + b) / 2))
    box(
      stone,
      { x: (xa + xb) / 2, z: crossing, y: wall(ya) },
      xb - xa + 0.1,
      Math.max(1.6, (ya + yb) / 2 - wall(ya)),
      15,
      { cell: 5 },
    )
    rod(stone, [xa, ya + 5, crossing + 7.4], [xb, yb + 5, crossing + 7.4], 0.7, 0.7, 6)
    for (const share of [0.25, 0.75]) {
      const x = xa + (xb - xa) * share
      rod(stone, [x, ya, crossing + 7.4], [x, ya + 5, crossing + 7.4], 0.45, 0.45, 6)
    }
  }
  for (const t of [0.12, 0.88]) {
    const x = x0 + t * span
    rod(iron, [x, rise(t), crossing + 7.4], [x, rise(t) + 15, crossing + 7.4], 0.35, 0.3, 6)
    bulb(lights, [x, rise(t) + 16, crossing + 7.4], 1, 1.8, 18)
  }
  // Boats at painted poles.
  for (const [x, z, turn] of triples`9 -44 4, -13 -62 -3, 15 -74 8, -12 -132 5, 8 -150 -6`) {
    const px = middle(z) + x * side
    boat(hulls, inside, { x: px, y: -6.4, z, turn: turned(turn) }, { long: 40, wide: 6.6, high: 3, sheer: 1.5 })
    const seat = newMesh()
    box(seat, { y: 2.4, z: -2 }, 4, 2, 6)
    addCopy(seats, seat, { x: px, y: -5.4, z })
    for (const end of [-13, 13])
      rod(
        poles,
        [px + 4.6 * Math.sign(x * side), -10, z + end],
        [px + 4.8 * Math.sign(x * side), 11, z + end],
        0.55,
        0.5,
        8,
      )
  }
  stringLights(iron, lights, [middle(-58) - 25, 34, -58], [middle(-58) + 25, 36, -58], 6, 16)
  stringLights(iron, lights, [middle(-84) - 25, 38, -84], [middle(-84) + 25, 35, -84], 6, 14)
  const haze = mixed(air.fog.light, scaled(linear('#f0d8b0'), air.setShare), air.weather === 'clear' ? 0.25 : 0)
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const lamps = [linear('#ffd28a', 1.5), linear('#ffbe74', 1.3)]
  const sky = makeSky(air, noise, away('#6f8080', 0.5), [
    skyline(noise, 4, {
      low: 0.04,
      high: 0.085,
      often: 24,
      tone: away('#a08c84', 0.55),
      haze,
      lamps,
      lit: 0.3 * air.lamps,
    }),
  ])
  const front = (hex: string) =>
    facade(noise, {
      wide: 8.6,
      high: 13,
      wall: linear(hex),
      pane: mixed(scaled(air.middle, 0.4 * air.setShare), linear('#2c3a3c'), 0.6),
      lamps,
      lit: 0.5 * air.lamps,
      glass: 0.38,
    })
  const light = mixed(air.key, air.ambient, 0.5)
  const slabs = courses(white('#a09688'), noise, {
    wide: 5,
    high: 5,
    joint: 0.14,
    vary: 0.25,
    mortar: white('#6a6258'),
    rough: air.wet ? 0.22 : 0.75,
    bond: false,
  })
  const red = mixed(linear('#b0402f'), accents[0], 0.2)
  const pale = linear('#ece4d4')
  return outdoors(scene, {
    sky,
    bounce: white('#a0907c'),
    lamps: lights.lamps,
    lamp: linear('#ffc888', 0.8),
    parts: [
      setPart('quay', quay, slabs),
      setPart(
        'water',
        basin,
        water(sky, noise, {
          deep: filtered(linear('#3a7a6c'), scaled(light, air.setShare * 0.9)),
          wave: 6,
          steep: air.wet ? 0.45 : 0.22,
        }),
      ),
      setPart('ochre fronts', ochre, front('#c8934f')),
      setPart('rose fronts', rose, front('#b8705a')),
      setPart('cream fronts', cream, front('#d4c09a')),
      setPart('ledges', ledges, plain(linear('#cfc2aa'), 0.9)),
      setPart(
        'stone',
        stone,
        courses(white('#b8ac9a', 0.3), noise, {
          wide: 4,
          high: 2,
          joint: 0.1,
          vary: 0.25,
          mortar: white('#7d7468', 0.3),
        }),
        { castsShadow: true },
      ),
      setPart('iron', iron, metal(linear('#2f3a38'), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('hulls', hulls, plain(linear('#17181c'), 0.22), { twoSided: true, castsShadow: true }),
      setPart('decks', inside, planks(linear('#8a5a34'), noise, 0.8, 8), { twoSided: true }),
      setPart('seats', seats, fabric(mixed(linear('#8a2230'), accents[0], 0.3), noise)),
      setPart('poles', poles, (spot) => {
        const turn = Math.floor((spot.v + spot.u * 0.8) / 2.2)
        put(spot, (turn & 1) === 0 ? red : pale)
        spot.rough = 0.5
      }),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 40, 0.13, 0.45),
        ['#2f5a34', '#477a3c', '#6a9848'].map((hex) => white(hex, 0.5)),
      ),
      leafy(
        'flowers',
        flowers,
        leafSpray(noise, 16, 0.16, 0.6),
        ['#c83a4a', '#e8708a', '#f0c0b0'].map((hex) => white(hex, 0.5)),
      ),
      ...lightParts(lights, air.lamps, 2.3),
    ],
    fog: { light: haze, start: 60, density: Math.max(0.0022, air.fog.density) },
    grade: { saturation: 1.08 },
  })
}
