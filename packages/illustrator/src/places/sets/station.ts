import { addCopy, ball, blend, box, type Built, courses, lathe, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { type Mesh, meshes, metal, mixed, newLights, newMesh, outdoors, pairs, pane, pendant } from '#places/set-kit.ts'
import { place, plain, planks, put, rock, rod, scaled, type Scene, setPart, skyline } from '#places/set-kit.ts'
import { smoothstep, treeLine, turned, underSnow, walked, wood } from '#places/set-kit.ts'

/** A platform under a roof on iron columns: a train with lit windows, benches, a clock, tracks into the distance. */
export const station = place({
  label: 'Railway station',
  words:
    'train station, railway station, station, train platform, station platform, railway platform, railway, train tracks, subway station, metro station, railroad, waiting for the train',
  order: 171,
  where: 'outdoors',
  poses: { leaning: 2 },
  holds: { mug: 3 },
  seat: 'bench',
  support: 'steel post',
  build,
})

/** A bench with a back, its long side along x; it looks to +z. */
function bench(timber: Mesh, iron: Mesh, x: number, z: number, turn: number): void {
  const [slats, legs] = [newMesh(), newMesh()]
  for (const at of [-1.2, 0, 1.2]) box(slats, { z: at, y: 4.4 }, 15, 0.3, 1)
  for (const at of [5.6, 7]) box(slats, { z: -1.9, y: at }, 15, 1, 0.3)
  for (const at of [-6, 6]) {
    box(legs, { x: at, z: 0 }, 0.5, 4.4, 3.4)
    box(legs, { x: at, z: -2.1, y: 4 }, 0.5, 4.4, 0.4)
  }
  addCopy(timber, slats, { x, z, turn: turned(turn) })
  addCopy(iron, legs, { x, z, turn: turned(turn) })
}

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e4ebf2')
  const [floor, edge, iron, roof, coach, band, glass, doors, ballast, rails, timber, clock, sign, wall] = meshes()
  const lights = newLights(linear('#ffd49a'))
  const brink = 15 * side
  const left = Math.min(brink, -60 * side)
  pane(floor, [left, 0, 70], [75, 0, 0], [0, 0, -480], { cell: 8 })
  pane(floor, [left, 0, 70 + walked], [75, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  box(edge, { x: brink - 1.4 * side, z: -170, y: 0 }, 1.4, 0.05, 480, { cell: 10 })
  box(floor, { x: brink - 0.2 * side, z: -170, y: -9 }, 0.8, 9, 480, { cell: 10 })
  pane(ballast, [side > 0 ? 15 : -135, -9, 70], [120, 0, 0], [0, 0, -560], { cell: 12 })
  for (const track of [27, 62]) {
    for (const x of [-7, 7]) box(rails, { x: (track + x) * side, y: -8.4, z: -210 }, 0.7, 0.9, 560, { cell: 40 })
    for (let z = 60; z > -320; z -= 6) box(timber, { x: track * side, y: -8.9, z }, 24, 0.6, 2)
  }
  // The train stands at the platform, from behind the person to far down the line.
  const train = (from: number, length: number): void => {
    const middle = from - length / 2
    const x = 30 * side
    box(coach, { x, y: -6, z: middle }, 27, 29, length, { cell: 10 })
    rod(coach, [x, 17, from], [x, 17, from - length], 13.6, 13.6, 14)
    box(band, { x: x - 13.6 * side, y: 3.4, z: middle }, 0.3, 3, length)
    const face = x - 13.7 * side
    for (let z = from - 7; z > from - length + 6; z -= 15) {
      const wide = 10
      pane(glass, side < 0 ? [face, 7.6, z] : [face, 7.6, z - wide], [0, 0, side < 0 ? -wide : wide], [0, 7.4, 0], {
        unit: true,
      })
    }
    for (const share of [0.25, 0.75]) box(doors, { x: face + 0.1 * side, y: 0, z: from - length * share }, 0.5, 17.4, 9)
    lights.lamps.push({ at: [face - 2 * side, 11, middle], light: linear('#ffdcaa', 1.1), reach: 14 })
  }
  train(44, 96)
  train(-54, 96)
  train(-152, 96)
  train(-250, 96)
  // Columns with brackets carry the roof, lamps hang between them.
  for (let z = -24; z > -300; z -= 30) {
    const x = -9 * side
    for (const column of [x, x - 34 * side]) {
      lathe(iron, { x: column, z }, pairs`1.4 0, 1.3 2.4, 0.7 3.2, 0.6 26, 1 27, 1.2 28`, 10)
      for (const way of [-1, 1]) {
        rod(iron, [column, 21, z], [column + way * 9, 31, z], 0.3, 0.3, 6)
        rod(iron, [column, 25, z], [column + way * 4.4, 30, z], 0.2, 0.2, 6)
        rod(iron, [column, 21, z], [column, 30.4, z + way * 9], 0.3, 0.3, 6)
      }
    }
    box(iron, { x: -22 * side, y: 30.6, z }, 70, 1, 1)
    pendant(iron, lights, [2 * side, 23, z + 15], 31, 1.8, 1.5, 15)
  }
  box(roof, { x: -25 * side, y: 31.6, z: -140 }, 70, 0.8, 330, { cell: 12 })
  box(roof, { x: 10 * side, y: 29.6, z: -140 }, 0.6, 2.8, 330)
  for (let z = 20; z > -290; z -= 4)
    box(roof, { x: 10 * side, y: 28.4 + (Math.floor(z / 4) % 2 === 0 ? 0.4 : 0), z }, 0.5, 2.4, 2.6)
  bench(timber, iron, -9 * side, -38, 90 * side)
  bench(timber, iron, -9 * side, -68, 90 * side)
  bench(timber, iron, -9 * side, -98, 90 * side)
  // The clock hangs where it is seen beside the head.
  const dial = { x: 4 * side, y: 24, z: -40 }
  rod(iron, [dial.x, 26, dial.z], [dial.x, 31.6, dial.z], 0.25, 0.25, 6)
  const face = newMesh()
  ball(face, [0, 0, 0], [2.7, 2.7, 0.5], 10)
  addCopy(clock, face, dial)
  for (let hour = 0; hour < 12; hour += 1) {
    const [c, s] = turned(hour * 30)
    box(iron, { x: dial.x + s * 2.1, y: dial.y + c * 2.1 - 0.15, z: dial.z + 0.5 }, 0.25, 0.3, 0.1)
  }
  rod(iron, [dial.x, dial.y, dial.z + 0.6], [dial.x + 1, dial.y + 0.9, dial.z + 0.6], 0.13, 0.1, 4)
  rod(iron, [dial.x, dial.y, dial.z + 0.6], [dial.x - 0.4, dial.y + 1.8, dial.z + 0.6], 0.11, 0.08, 4)
  box(sign, { x: -1 * side, y: 21.4, z: -74 }, 15, 3.4, 0.6)
  for (const x of [-6, 6]) rod(iron, [x - side, 24.6, -74], [x - side, 31.6, -74], 0.2, 0.2, 5)
  box(wall, { x: -62 * side, z: -140 }, 4, 31, 330, { cell: 10 })
  for (let z = -20; z > -280; z -= 24)
    pane(glass, side > 0 ? [-59.8, 6, z] : [59.8, 6, z - 12], [0, 0, side > 0 ? -12 : 12], [0, 16, 0], { unit: true })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#7a7f78', 0.5), [
    skyline(noise, 2, {
      low: 0.05,
      high: 0.2,
      often: 16,
      tone: far('#7f8c9c', 0.55),
      haze,
      lamps: [linear('#ffd28a', 1.4)],
      lit: 0.3 * air.lamps,
    }),
    treeLine(noise, 1, 0.08, far('#5f7a58', 0.4), haze, false),
  ])
  const livery = mixed(random.pick([linear('#2f5a78'), linear('#7a2f34'), linear('#3a6450')] as const), accents[0], 0.2)
  const yellow = linear('#e0b440')
  const slabs = courses(white('#9a958c', 0.2), noise, {
    wide: 6,
    high: 6,
    joint: 0.08,
    vary: 0.2,
    mortar: white('#6a665f', 0.2),
    rough: air.wet ? 0.2 : 0.6,
    bond: false,
  })
  const lit = linear('#ffe0ac')
  const pale = mixed(scaled(air.middle, 0.6 * air.setShare), linear('#26303a'), 0.45)
  return outdoors(scene, {
    sky,
    bounce: white('#8a857c'),
    lamps: lights.lamps,
    lamp: linear('#ffd0a0', 0.9),
    parts: [
      setPart('platform', floor, slabs),
      setPart('line', edge, plain(yellow, 0.7)),
      setPart('ballast', ballast, rock(white('#6a6158'), noise)),
      setPart('rails', rails, metal(linear('#9a948c'), noise, 0.3)),
      setPart('timber', timber, planks(white('#6f543c', 0.3), noise, 1, 12), { castsShadow: true }),
      setPart('iron', iron, metal(mixed(linear('#2f4a44'), accents[1], 0.15), noise, 0.5, 0.2), { castsShadow: true }),
      setPart('roof', roof, wood(linear('#6f6a60'), noise), { castsShadow: true }),
      setPart('coaches', coach, (spot) => {
        put(spot, livery)
        blend(spot, linear('#e4ddcc'), smoothstep(6.4, 6.6, spot.y) * smoothstep(16.4, 16.2, spot.y))
        spot.rough = 0.3
      }),
      setPart('stripe', band, plain(linear('#d8b050'), 0.4)),
      setPart('doors', doors, plain(scaled(livery, 0.7), 0.35)),
      setPart('windows', glass, (spot) => {
        put(spot, mixed(pale, lit, 0.15 + 0.85 * air.lamps), 0.7 + spot.v * 0.5)
        spot.glow = 0.1 + 1.3 * air.lamps
        spot.rough = 0.1
        if (spot.u < 0.05 || spot.u > 0.95 || spot.v < 0.06 || spot.v > 0.94 || Math.abs(spot.u - 0.5) < 0.025) {
          put(spot, [0.06, 0.06, 0.065])
          spot.glow = 0
        }
      }),
      setPart('clock', clock, (spot) => {
        put(spot, linear('#f2ecdc'))
        spot.glow = 0.15 + 0.9 * air.lamps
      }),
      setPart('sign', sign, plain(mixed(linear('#22405e'), accents[1], 0.3), 0.5)),
      setPart(
        'wall',
        wall,
        courses(linear('#94685a'), noise, { wide: 2.6, high: 0.9, joint: 0.1, vary: 0.4, mortar: linear('#8a8078') }),
      ),
      ...lightParts(lights, air.lamps, 2.3),
    ],
    fog: { start: 50, density: Math.max(0.0022, air.fog.density * 1.3) },
  })
}
