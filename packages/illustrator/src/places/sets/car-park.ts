import { blend, box, broadTree, type Built, bulb, carParts, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { meshes, metal, mixed, newCars, newLights, outdoors, pairs, pane, place, plain } from '#places/set-kit.ts'
import { plaster, put, railing, rod, scaled, type Scene, setPart, skyline, smoothstep } from '#places/set-kit.ts'
import { standCar, strip, treeParts, turned, underSnow, walked } from '#places/set-kit.ts'

/** Painted bays with parked cars under lamp posts, the open decks of a concrete garage behind them. */
export const carPark = place({
  label: 'Car park',
  words:
    'car park, carpark, parking lot, parking garage, multi storey car park, multistorey car park, multi story car park, parking deck, parking structure, parking space, parking spot, parking bay, parking area, parking spaces, empty parking lot',
  order: 177,
  where: 'outdoors',
  poses: { leaning: 2 },
  seat: 'stone',
  support: 'steel post',
  build,
})

/** Width of a bay, and where the two rows of bays begin, meet and end. */
const [bay, front, spine, rear] = [24, -23, -62, -101]

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e4ebf2')
  const [ground, decks, posts, rails, dim, poles, kerbs, wood, leaves, stops, ramp] = meshes()
  const lights = newLights(linear('#ffd9a0'))
  pane(ground, [-420, 0, 70], [840, 0, 0], [0, 0, -590], { cell: 24 })
  pane(ground, [-420, 0, 70 + walked], [840, 0, 0], [0, 0, -walked], { cell: 60, v: -walked })
  // Cars in most of the bays, noses to the aisle in one row, tails in the other; the nearest on both sides are taken.
  const cars = newCars()
  for (let at = -4; at < 4; at += 1) {
    const x = (at + 0.5) * bay
    for (const [z, near] of [
      [(front + spine) / 2 - 1, true],
      [(spine + rear) / 2, false],
    ] as const) {
      const kept = near && (at === 0 || at === -1)
      const [taken, off, lean] = [random.chance(0.66), random.middling() * 1.6, random.middling() * 3]
      const [away, paint] = [random.chance(0.35), Math.floor(random.share() * 6)]
      if (!taken && !kept) continue
      standCar(cars, { x: x + off, z, turn: turned((away ? 0 : 180) + lean) }, paint)
    }
    for (const z of [spine + 2.2, spine - 2.2]) box(stops, { x, z }, 13, 0.9, 1.2)
  }
  // Lamp posts stand where the rows meet.
  for (const x of [-72, 0, 72].map((one) => one + 24 * side)) {
    box(kerbs, { x, z: spine }, 3, 2.4, 3)
    rod(poles, [x, 0, spine], [x, 58, spine], 0.6, 0.4, 8)
    for (const way of [-1, 1]) {
      rod(poles, [x, 57.6, spine], [x + way * 7, 58.6, spine], 0.3, 0.25, 6)
      box(poles, { x: x + way * 8, y: 58.4, z: spine }, 5, 0.6, 2)
      bulb(lights, [x + way * 8, 58, spine], 0.9, 1.8, 34)
    }
  }
  // The garage: slabs on columns, each deck's edge with a parapet of concrete and a rail, a lit ceiling behind.
  const [left, right, face, deep] = side > 0 ? [6, 330, -168, 130] : [-330, -6, -168, 130]
  const middle = (left + right) / 2
  for (let deck = 0; deck < 4; deck += 1) {
    const y = deck * 25
    if (deck > 0) {
      box(decks, { x: middle, y: y - 3, z: face - deep / 2 }, right - left, 3, deep, { cell: 16 })
      box(decks, { x: middle, y, z: face - 0.6 }, right - left, 6.4, 1.2, { cell: 16 })
      railing(rails, [left, y + 6.4, face], [right, y + 6.4, face], { high: 4, gap: 12, thick: 0.3, bars: 1 })
      for (let x = left + 20; x < right; x += 34) strip(lights, [x, y - 4, face - 16], 12, 0.8, 1.5, 20)
    }
    if (deck === 3) continue
    for (let x = left + 3; x <= right; x += 36) box(posts, { x, y, z: face - 4 }, 4.4, 23, 4.4, { cell: 8 })
    pane(dim, [left, y, face - 60], [right - left, 0, 0], [0, 25, 0], { cell: 24 })
    for (let x = left + 16; x < right - 14; x += 36)
      if (random.chance(0.3) && deck < 2) standCar(cars, { x, y, z: face - 26 }, Math.floor(random.share() * 6))
  }
  // Its stairs rise at the end towards the middle of the picture, with a stripe of the picture's color.
  const stair = side > 0 ? left - 10 : right + 10
  box(decks, { x: stair, z: face - 12 }, 24, 96, 26, { cell: 16 })
  box(ramp, { x: stair, y: 78, z: face + 1.2 }, 18, 12, 0.5)
  for (const y of [4, 28, 53]) box(dim, { x: stair, y, z: face + 1.1 }, 8, 16, 0.3)
  for (const [x, z] of pairs`-34 -150, -70 -170, -104 -140`)
    broadTree(wood, leaves, random, {
      x: x * side,
      z,
      high: random.between(44, 58),
      wide: 22,
      cards: 240,
      leaf: 3.8,
      tones: 4,
    })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const windows = [linear('#ffd28a', 1.4), linear('#ffbe74', 1.2), linear('#dfe8ff', 1)]
  const towers = (own: number, high: number, hex: string, share: number) =>
    skyline(noise, own, {
      low: 0.05,
      high,
      often: 18,
      tone: far(hex, share),
      haze,
      lamps: windows,
      lit: 0.3 * air.lamps,
    })
  const wet = air.wet
  const asphalt = white(wet ? '#44474b' : '#63656a', 0.55)
  const paint = white('#dcdad0', 0.3)
  const concrete = plaster(white('#a5a19a', 0.15), noise, 0.5)
  const stain = linear('#5a5650')
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#7c7f84', 0.5), [towers(3, 0.22, '#8492a4', 0.55), towers(7, 0.12, '#6d7884', 0.35)]),
    bounce: white('#7c7a78'),
    lamps: lights.lamps,
    lamp: linear('#ffd09a', 0.7),
    parts: [
      setPart('asphalt', ground, (spot) => {
        put(spot, asphalt, 0.84 + noise.cloud(spot.x * 0.08, spot.z * 0.08) * 0.34)
        const { x, z } = spot
        const oil = smoothstep(0.62, 0.72, noise.cloud(x * 0.07 + 4, z * 0.07))
        blend(spot, linear('#2c2c2e'), oil * 0.4 * (1 - air.white))
        const line = Math.abs(x / bay - Math.round(x / bay)) * bay
        const inRow = z < front && z > rear ? 1 : 0
        const ends = Math.abs(z - spine)
        const worn = 0.62 + noise.cloud(x * 0.5, z * 0.5) * 0.4
        const mark = Math.max(inRow * smoothstep(0.75, 0.5, line), smoothstep(0.7, 0.45, ends))
        blend(spot, paint, Math.min(1, mark * worn))
        const puddle = wet * smoothstep(0.5, 0.6, noise.cloud(x * 0.035, z * 0.03))
        spot.rough = wet ? 0.34 - puddle * 0.27 : 0.86
        blend(spot, [0.02, 0.025, 0.03], puddle * 0.6)
      }),
      setPart(
        'concrete',
        decks,
        (spot) => {
          concrete(spot)
          // Rain has run down the fronts in dark streaks; joints of the boards it was cast in.
          const streak = smoothstep(0.55, 0.75, noise.cloud(spot.u * 0.35, spot.v * 0.04)) * 0.4
          blend(spot, stain, streak)
          const joint = Math.abs(spot.u / 12 - Math.round(spot.u / 12)) * 12
          blend(spot, stain, smoothstep(0.25, 0.1, joint) * 0.5)
        },
        { castsShadow: true },
      ),
      setPart('columns', posts, concrete),
      setPart('deck backs', dim, plain(linear('#4c4b4a'), 0.9)),
      setPart('rails', rails, metal(linear('#8a9094'), noise, 0.45, 0.4)),
      setPart('poles', poles, metal(linear('#6d7478'), noise, 0.45, 0.4), { castsShadow: true }),
      setPart('kerbs', kerbs, plain(linear('#c89a34'), 0.8)),
      setPart('wheel stops', stops, plain(white('#b0aca4'), 0.9)),
      setPart('sign', ramp, plain(mixed(linear('#2c5c94'), accents[0], 0.25), 0.5)),
      ...carParts(cars, [
        linear('#b9bcbd'),
        linear('#33414c'),
        mixed(linear('#8a2f2b'), accents[0], 0.25),
        linear('#e0dfda'),
        mixed(linear('#3c5f82'), accents[1], 0.25),
        linear('#24262a'),
      ]),
      ...treeParts('street', [wood, leaves], noise, white),
      ...lightParts(lights, air.lamps, 2),
    ],
    ground: () => 0,
  })
}
