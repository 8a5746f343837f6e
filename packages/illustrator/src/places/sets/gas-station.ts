import { blend, box, broadTree, type Built, carParts, lathe, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { meshes, metal, mixed, newCars, newLights, outdoors, pairs, pane, place, plain } from '#places/set-kit.ts'
import { plaster, put, ridge, rod, scaled, type Scene, setPart, shine, shops, smoothstep } from '#places/set-kit.ts'
import { standCar, strip, treeLine, treeParts, turned, underSnow, walked } from '#places/set-kit.ts'

/** Pumps on their islands under a lit canopy, the shop behind them, a tall sign by the road. */
export const gasStation = place({
  label: 'Gas station',
  words:
    'gas station, petrol station, filling station, service station, fuel station, petrol pump, petrol pumps, gas pump, gas pumps, fuel pump, fuel pumps, truck stop, gas station forecourt, forecourt',
  order: 178,
  where: 'outdoors',
  poses: { leaning: 2 },
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e4ebf2')
  const [ground, roof, fascia, columns, pumps, faces, hoses, islands, shop, glass, trims, wood, leaves, bins] = meshes()
  const lights = newLights(linear('#f4f6ff'))
  pane(ground, [-420, 0, 70], [840, 0, 0], [0, 0, -590], { cell: 20 })
  pane(ground, [-420, 0, 70 + walked], [840, 0, 0], [0, 0, -walked], { cell: 60, v: -walked })
  // The canopy stands behind the person, more of it on the sun's side.
  const [cx, cz, wide, deep, high] = [26 * side, -72, 150, 84, 46]
  box(roof, { x: cx, y: high, z: cz }, wide, 1, deep, { cell: 12 })
  box(fascia, { x: cx, y: high + 1, z: cz }, wide + 2, 8, deep + 2, { cell: 10 })
  for (let row = 0; row < 3; row += 1)
    for (let at = 0; at < 6; at += 1)
      strip(lights, [cx - wide / 2 + 15 + at * 24, high - 0.3, cz - 28 + row * 28], 5, 5, 1.6, 22)
  // Islands in two rows along x, pumps at both ends of each, columns between them.
  for (const z of [-52, -96])
    for (const x of [-26, 22, 70].map((one) => (one + 8) * side)) {
      box(islands, { x, z }, 30, 1.5, 9, { cell: 10 })
      box(columns, { x, z }, 3.4, high, 3.4, { cell: 10 })
      box(bins, { x: x + 5 * side, y: 1.5, z: z + 1 }, 3.2, 7, 3.2)
      for (const way of [-1, 1]) pump(x + way * 10.4, z)
    }
  function pump(x: number, z: number): void {
    box(pumps, { x, y: 1.5, z }, 6.4, 15.6, 4.4)
    box(trims, { x, y: 17.1, z }, 7, 2.4, 5)
    box(trims, { x, y: 1.5, z }, 6.7, 1.2, 4.7)
    for (const way of [1, -1]) {
      pane(faces, [x - 2.4 * way, 11, z + 2.25 * way], [4.8 * way, 0, 0], [0, 4.6, 0], { unit: true })
      // Nozzles hang at the sides, their hoses in loops.
      for (const shift of [-1, 1]) {
        const [hx, hz] = [x + shift * 3.5, z + way * 1.2]
        box(hoses, { x: hx, y: 9, z: hz }, 0.6, 2.4, 0.8)
        const at = (t: number) => [hx + shift * 1.6 * t * (1 - t) * 4 * 0.5, 9 - t * (1 - t) * 26 + t * 7, hz] as const
        for (let step = 0; step < 8; step += 1) rod(hoses, at(step / 8), at((step + 1) / 8), 0.22, 0.22, 5)
      }
    }
  }
  // The shop: a flat box of glass with a stripe above.
  const [sx, sz] = [-10 * side, -150]
  box(shop, { x: sx, z: sz - 22 }, 150, 34, 44, { cell: 16 })
  for (let at = 0; at < 7; at += 1)
    pane(glass, [sx - 70 + at * 20, 3, sz + 0.3], [19, 0, 0], [0, 20, 0], { unit: true, u: at * 7 })
  box(fascia, { x: sx, y: 26, z: sz - 21.4 }, 152, 7, 46, { cell: 12 })
  for (let at = 0; at < 7; at += 1)
    lights.lamps.push({ at: [sx - 60 + at * 20, 12, sz + 4], light: linear('#ffeccc', 1.2), reach: 16 })
  // A tall sign by the road, on the shaded side.
  const px = -58 * side
  for (const shift of [-5, 5]) box(columns, { x: px + shift, z: -118 }, 2, 30, 2)
  box(fascia, { x: px, y: 64, z: -118 }, 22, 16, 3.4)
  box(columns, { x: px, y: 26, z: -118 }, 20, 38, 3, { cell: 10 })
  for (let row = 0; row < 4; row += 1)
    pane(faces, [px - 8, 29 + row * 8.6, -116.3], [16, 0, 0], [0, 6.4, 0], { unit: true, u: 2 + row * 2 })
  const cars = newCars()
  standCar(cars, { x: 38 * side, z: -74, turn: turned(90 + 180 * (side > 0 ? 1 : 0)) }, 0)
  standCar(cars, { x: -36 * side, z: -76, turn: turned(86) }, 1)
  standCar(cars, { x: -62 * side, z: -136, turn: turned(180) }, 2)
  for (const [x, z] of pairs`-110 -190, -84 -230, 120 -210, 150 -240`)
    broadTree(wood, leaves, random, {
      x: x * side,
      z,
      high: random.between(52, 66),
      wide: 26,
      cards: 180,
      leaf: 5,
      tones: 4,
    })
  for (const x of [-18, 52]) {
    const at = { x: x * side, z: -43 }
    lathe(bins, at, pairs`0.8 0, 0.8 8.6, 0.1 9`, 10)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const brand = mixed(linear('#b5332b'), accents[0], 0.35)
  const wet = air.wet
  const slab = white(wet ? '#5a5c5e' : '#85847f', 0.55)
  const level = 0.12 + air.lamps * 1.3
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#7c8078', 0.5), [
      ridge(noise, 3, { low: 0.03, peaks: 0.09, often: 4, tone: far('#7f90a4', 0.55), haze, round: 0.8 }),
      treeLine(noise, 4, 0.05, far('#4a6040', 0.3), haze, false),
    ]),
    bounce: white('#8a8984'),
    lamps: lights.lamps,
    lamp: linear('#eef0ff', 0.9),
    parts: [
      setPart('forecourt', ground, (spot) => {
        const { x, z } = spot
        put(spot, slab, 0.86 + noise.cloud(x * 0.07, z * 0.07) * 0.3)
        const joint = Math.min(Math.abs(x / 30 - Math.round(x / 30)) * 30, Math.abs(z / 30 - Math.round(z / 30)) * 30)
        blend(spot, linear('#3f3f3e'), smoothstep(0.4, 0.15, joint) * 0.6 * (1 - air.white))
        const oil = smoothstep(0.6, 0.72, noise.cloud(x * 0.06 + 9, z * 0.06))
        blend(spot, linear('#37363a'), oil * 0.45 * (1 - air.white))
        const puddle = wet * smoothstep(0.48, 0.58, noise.cloud(x * 0.035, z * 0.03))
        spot.rough = wet ? 0.34 - puddle * 0.27 : 0.7
        blend(spot, [0.02, 0.025, 0.03], puddle * 0.6)
      }),
      setPart('canopy', roof, plain(linear('#d8dadb'), 0.6), { castsShadow: true }),
      setPart('stripes', fascia, (spot) => {
        const low = spot.v < 2.6
        put(spot, low ? linear('#e4e4e0') : brand)
        spot.rough = 0.4
        spot.glow = air.lamps * 1.1
      }),
      setPart('columns', columns, metal(linear('#d0d2d2'), noise, 0.4, 0.15), { castsShadow: true }),
      setPart('pumps', pumps, plain(linear('#e2e2de'), 0.4), { castsShadow: true }),
      setPart('pump trims', trims, plain(brand, 0.4)),
      setPart('displays', faces, (spot) => {
        // Rows of figures on a dark pane.
        const [u, v] = [spot.u - Math.floor(spot.u), spot.v]
        const frame = Math.min(u, 1 - u) < 0.07 || Math.min(v, 1 - v) < 0.08
        const [column, row] = [Math.floor(u * 8), Math.floor(v * 2)]
        const inCell = Math.abs(u * 8 - column - 0.5) < 0.32 && Math.abs(v * 2 - row - 0.5) < 0.3
        const on = !frame && inCell && column > 1 && column < 7
        if (on) shine(spot, 0.9 * level + 0.3, 0.75 * level + 0.25, 0.35 * level + 0.1)
        else put(spot, linear('#1c2226'))
        spot.rough = 0.25
      }),
      setPart('hoses', hoses, plain(linear('#1d1d1f'), 0.6)),
      setPart('islands', islands, plaster(white('#b4b0a6'), noise, 0.4)),
      setPart('bins', bins, plain(linear('#d0a02c'), 0.6), { castsShadow: true }),
      setPart('shop', shop, plaster(linear('#cfc9bc'), noise, 0.3)),
      setPart(
        'shop windows',
        glass,
        shops(noise, {
          frames: [linear('#5a6064'), linear('#4c5256')],
          lights: [linear('#fff0d4'), linear('#f4f6ff')],
          level: 0.3 + air.lamps * 1.5,
        }),
      ),
      ...carParts(cars, [
        mixed(linear('#3c5f82'), accents[1], 0.3),
        linear('#c4c6c6'),
        mixed(linear('#8a2f2b'), accents[2], 0.25),
      ]),
      ...treeParts('street', [wood, leaves], noise, white),
      ...lightParts(lights, air.lamps, 2),
    ],
    ground: () => 0,
  })
}
