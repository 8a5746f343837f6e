import { addCopy, airliner, beam, blend, box, type Built, card, daylight, dust, fours, haze } from '#places/set-kit.ts'
import { lathe, linear, makeRoom, makeSky, meshes, metal, mixed, newLights, pairs, palette } from '#places/set-kit.ts'
import { pane, pendant, place, plain, plaster, put, ridge, rod, scaled, type Scene, setPart } from '#places/set-kit.ts'
import { smoothstep, turned, windowedRoom, windowLight } from '#places/set-kit.ts'

/** An aeroplane under trusses of steel, its gate open to the airfield, ladders and drums and crates around it. */
export const hangar = place({
  label: 'Hangar',
  words: 'hangar, aircraft hangar, airplane hangar, airfield, air base, airbase, hangar bay',
  order: 94,
  where: 'windowed',
  poses: { leaning: 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 150, back: 104, front: 64, high: 62 }
  const gate = { left: 28, right: 122, low: 0, high: 44 }
  const room = makeRoom(size, { back: [gate] }, 8)
  const [trusses, hulls, fins, ports, drums, crates, ladder, field, doors, shafts, hoses, lamps] = meshes()
  const lights = newLights(linear('#ffe0b0'))
  // Trusses across the roof, posts along the walls.
  for (let z = -96; z < 50; z += 24) {
    for (const y of [50, 56]) rod(trusses, [-75, y, z], [75, y, z], 0.6, 0.6, 6)
    for (let x = -72; x < 72; x += 9) {
      rod(trusses, [x, 50, z], [x + 4.5, 56, z], 0.3, 0.3, 5)
      rod(trusses, [x + 4.5, 56, z], [x + 9, 50, z], 0.3, 0.3, 5)
    }
    for (const x of [-1, 1]) box(trusses, { x: x * 73, z }, 2.4, 62, 2.4, { cell: 8 })
    for (const x of [-36, 0, 36]) pendant(lamps, lights, [x, 44, z + 12], 50, 3, 1.3, 22)
  }
  // The gate's leaves stand open to both sides.
  for (const x of [-1, 1])
    for (let at = 0; at < 3; at += 1) box(doors, { x: x * (51 + at * 3), z: -102 + at * 1.4 }, 12, 45, 1, { cell: 8 })
  windowLight(scene, lights, [0, 22, -106], 3.4, 44)
  // The aeroplane stands slantwise, its nose towards the camera's side.
  const plane = airliner()
  const stand = { x: 31 * side, y: 13, z: -62, turn: turned(side > 0 ? 208 : -28), size: 0.78 }
  addCopy(hulls, plane.hull, stand)
  addCopy(fins, plane.fins, stand)
  addCopy(ports, plane.windows, stand)
  // Steps up to its door, drums and crates, hoses on the floor.
  const steps = { x: 13 * side, z: -38 }
  for (let at = 0; at < 8; at += 1) box(ladder, { x: steps.x + at * 1.5 * side, y: at * 1.5, z: steps.z }, 1.8, 0.4, 5)
  for (const z of [-2.5, 2.5]) {
    rod(ladder, [steps.x, 0, steps.z + z], [steps.x + 11 * side, 11.4, steps.z + z], 0.25, 0.25, 6)
    rod(ladder, [steps.x, 6, steps.z + z], [steps.x + 11 * side, 17.4, steps.z + z], 0.2, 0.2, 6)
    for (const at of [0, 5.5, 11])
      rod(ladder, [steps.x + at * side, at, steps.z + z], [steps.x + at * side, at + 6, steps.z + z], 0.18, 0.18, 5)
    rod(ladder, [steps.x + 11 * side, 0, steps.z + z], [steps.x + 11 * side, 11.4, steps.z + z], 0.3, 0.3, 6)
  }
  for (const [at, [x, z]] of pairs`-17 -30, -22 -31, -19 -35, 40 -20, 45 -22`.entries())
    lathe(
      drums,
      { x: x * side, z, turn: turned(at * 40) },
      pairs`2.6 0, 2.6 2.8, 2.75 3, 2.6 3.2, 2.6 5.8, 2.75 6, 2.6 6.2, 2.6 8.6, 0.1 8.7`,
      16,
    )
  for (const [x, z, s, y] of fours`-34 -40 9 0, -44 -42 10 0, -36 -41 7 9, 56 -34 10 0`)
    box(crates, { x: x * side, z, y, turn: turned(x) }, s, s, s, { cell: 5 })
  for (let at = 0; at < 14; at += 1) {
    const point = (t: number) =>
      [
        (8 + t * 1.6 + (noise.hills(t * 0.4, 2) - 0.5) * 6) * side,
        0.3,
        -46 + (noise.hills(t * 0.3, 7) - 0.5) * 14,
      ] as const
    rod(hoses, point(at), point(at + 1), 0.32, 0.32, 6)
  }
  pane(field, [-600, -0.1, -104], [1200, 0, 0], [0, 0, -700], { cell: 60 })
  const day = daylight(air)
  if (air.lamps < 0.7)
    for (const x of [-30, -6, 18, 40]) card(shafts, [x - 6 * side, 22, -78], [7, 0, 0], [9 * side, 24, -18], [0, 0, 1])
  const mist = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), mist, share)
  const sky = makeSky(air, noise, far('#8a8f80', 0.4), [
    ridge(noise, 2, { low: 0.03, peaks: 0.09, often: 2.4, tone: far('#7f8fa0', 0.6), haze: mist, round: 0.6 }),
    ridge(noise, 4, { low: 0.012, peaks: 0.03, often: 4, tone: far('#5f7058', 0.4), haze: mist, round: 0.9 }),
  ])
  const livery = mixed(linear('#b5452f'), accents[0], 0.3)
  const concrete = plaster(linear('#7c7a76'), noise, 0.5)
  return windowedRoom(scene, {
    size,
    lights,
    sky,
    walls: '#9aa0a0',
    warm: '#ffe2b4',
    floor: '#7f7c78',
    bright: 0.28,
    parts: [
      setPart('floor', room.floor, (spot) => {
        concrete(spot)
        const [x, z] = [Math.abs(spot.x - 15 * side), Math.abs(spot.x + 13 * side)]
        blend(spot, linear('#d8a838'), smoothstep(0.7, 0.5, Math.min(x, z)) * 0.75)
        const oil = smoothstep(0.6, 0.7, noise.cloud(spot.x * 0.05, spot.z * 0.05))
        blend(spot, linear('#3a3836'), oil * 0.5)
        spot.rough = 0.3 - oil * 0.1
      }),
      setPart('walls', room.walls, (spot) => {
        put(spot, linear('#8a9698'), 0.9 + noise.cloud(spot.u * 0.04, spot.v * 0.04) * 0.25)
        const fold = Math.abs(spot.u / 1.6 - Math.round(spot.u / 1.6))
        spot.relief = fold * 0.3
        spot.open = 0.7 + fold * 0.6
        spot.rough = 0.5
      }),
      setPart('roof', room.ceiling, plain(linear('#5f686c'), 0.6)),
      setPart('trusses', trusses, metal(linear('#a0402f'), noise, 0.5, 0.2)),
      setPart('gate', doors, metal(linear('#7f8a8e'), noise, 0.5, 0.3)),
      setPart('shades', lamps, metal(linear('#4a5254'), noise, 0.4, 0.4), { twoSided: true }),
      setPart('hull', hulls, metal(linear('#ccd2d4'), noise, 0.28, 0.35), { twoSided: true, castsShadow: true }),
      setPart('fins', fins, plain(livery, 0.35), { twoSided: true }),
      setPart('ports', ports, plain(linear('#1f272e'), 0.15)),
      setPart('steps', ladder, plain(linear('#d8a838'), 0.5), { castsShadow: true }),
      setPart('drums', drums, palette([mixed(linear('#2f5f7a'), accents[1], 0.3)], 0.4), { castsShadow: true }),
      setPart('crates', crates, plain(linear('#6f6a48'), 0.7), { castsShadow: true }),
      setPart('hoses', hoses, plain(linear('#22211f'), 0.6)),
      setPart('airfield', field, plaster(linear('#8a8c84'), noise, 0.6)),
      setPart('shafts', shafts, haze(scaled(day, 1.1), 0.2, beam), { blended: true }),
    ],
    fog: { light: mixed(linear('#a0a4a4', 0.4), scaled(day, 0.6), 0.5), start: 60, density: 0.0024, max: 0.45 },
    particles: [dust(random, linear('#ffeccc', 0.7))],
    grade: { bloom: 0.34 },
  })
}
