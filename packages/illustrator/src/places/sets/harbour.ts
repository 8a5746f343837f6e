import { addCopy, ball, boat, box, brightness, type Built, bulb, card, cottage, courses } from '#places/set-kit.ts'
import { fabric, filtered, fours, type HouseMeshes, lathe, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, ofOneColor, outdoors, pairs, palette, pane } from '#places/set-kit.ts'
import { place, plain, planks, put, ridge, rod, scaled, type Scene, setPart, triples, turned } from '#places/set-kit.ts'
import { underSnow, type Vector, walked, water, wood } from '#places/set-kit.ts'

/** A quay with bollards and barrels, sailing boats at their moorings, colored houses across the water. */
export const harbour = place({
  label: 'Harbour',
  words:
    'harbour, harbor, dock, docks, quay, marina, port, wharf, pier, jetty, fishing boats, boats, sailing boats, sailboat, boat, seaport, waterfront, seaside promenade',
  order: 257,
  where: 'outdoors',
  poses: { sitting: 1, leaning: 1 },
  holds: { lantern: 1 },
  seat: 'bench',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e8eef4')
  const [quay, planking, sea, hulls, inside, masts, sails, ropes, iron, barrels, crates, far, posts] = meshes()
  const houses: HouseMeshes = {
    walls: newMesh(),
    roofs: newMesh(),
    timber: newMesh(),
    panes: newMesh(),
    stone: newMesh(),
  }
  const lights = newLights(linear('#ffc680'))
  const deep = -7
  // The quay ends behind the person; a jetty of planks goes on from it.
  pane(quay, [-200, 0, 70], [400, 0, 0], [0, 0, -92], { cell: 12 })
  pane(quay, [-200, 0, 70 + walked], [400, 0, 0], [0, 0, -walked], { cell: 16, v: -walked })
  pane(quay, [-200, -10, -22], [400, 0, 0], [0, 10, 0], { cell: 12 })
  box(quay, { z: -21.4, y: 0 }, 400, 0.5, 1.8, { cell: 16 })
  pane(sea, [-700, deep, -22], [1400, 0, 0], [0, 0, -900], { cell: 60 })
  const jetty = -6 * side
  box(planking, { x: jetty, z: -70, y: -1.6 }, 13, 0.8, 98, { cell: 10 })
  for (let z = -26; z > -120; z -= 13)
    for (const x of [-6.4, 6.4]) {
      rod(posts, [jetty + x, -12, z], [jetty + x, 3.4, z], 0.9, 0.8, 8)
      ball(posts, [jetty + x, 3.4, z], [0.8, 0.35, 0.8], 5)
    }
  // Bollards with a rope around them, barrels, crates and coils.
  for (const x of [-26, 14, 34, 58]) {
    lathe(iron, { x: x * side, z: -19 }, pairs`1.5 0, 1.1 0.6, 0.9 2.4, 1.5 3.2, 1.2 3.8, 0.1 4`, 12)
    for (const y of [0.9, 1.5]) lathe(ropes, { x: x * side, z: -19, y }, pairs`1.2 0, 1.5 0.25, 1.2 0.5`, 10)
  }
  for (const [x, z, y] of triples`25 -17.6 0, 29.6 -17 0, 27.2 -16.4 6.4, -20 -18 0, -38 -17 0`)
    lathe(barrels, { x: x * side, z: z - (y > 0 ? 0.8 : 0), y }, pairs`2 0, 2.5 2.2, 2.5 4.2, 2 6.4, 0.1 6.4`, 14)
  for (const [x, z, size, y] of fours`-28 -16 6 0, -33.4 -17.4 5 0, -29 -16 4.4 6, 42 -17 6 0`)
    box(crates, { x: x * side, z, y, turn: turned(x * 7) }, size, size, size)
  // Boats: small ones at the jetty and the quay, larger ones with masts.
  const colors = ['#a8402f', '#2f5f7a', '#e4dccb', '#3f6f58', '#c89a3c'].map((hex) => linear(hex))
  const moored: readonly (readonly [x: number, z: number, turn: number, long: number, mast: number, colour: number])[] =
    [
      [12, -36, 84, 24, 0, 0],
      [17, -62, 6, 40, 52, 2],
      [37, -74, 10, 44, 58, 1],
      [-24, -52, -6, 30, 0, 3],
      [-27, -92, 4, 42, 54, 4],
      [58, -96, 14, 46, 60, 0],
      [22, -122, 40, 40, 50, 3],
      [-58, -110, -12, 44, 56, 2],
      [76, -150, 60, 44, 54, 4],
    ]
  for (const [x, z, turn, long, mast, color] of moored) {
    const stand = { x: x * side, y: deep - 1.6, z, turn: turned(turn * side) }
    const hull = newMesh()
    boat(hull, inside, stand, { long, wide: long * 0.3, high: long * 0.13 })
    addCopy(hulls, ofOneColor(hull), {}, color)
    if (mast === 0) continue
    const foot: Vector = [stand.x, deep, z]
    const top: Vector = [stand.x, deep + mast, z]
    rod(masts, foot, top, 0.6, 0.3, 7)
    const [c, s] = turned(turn * side)
    const along = (t: number, y: number): Vector => [stand.x + s * t, deep + y, z + c * t]
    rod(masts, along(0, 10), along(long * 0.4, 10.6), 0.4, 0.3, 6)
    rod(sails, along(0, 11.2), along(long * 0.39, 11.8), 0.9, 0.7, 8)
    rod(masts, along(0, mast * 0.7), along(0, mast * 0.7 + 0.1), 0.3, 0.3, 4)
    for (const end of [-0.48, 0.46]) rod(ropes, top, along(long * end, long * 0.16), 0.09, 0.09, 3)
    box(
      crates,
      { x: along(-long * 0.12, 0)[0], y: deep + 3, z: along(-long * 0.12, 0)[2], turn: turned(turn * side) },
      long * 0.18,
      4,
      long * 0.24,
    )
    card(far, [top[0] + 1.6 * side, top[1] - 1, z], [1.6 * side, 0, 0], [0, 0.9, 0], [0, 0, 1], color)
    bulb(lights, [stand.x, deep + mast * 0.5, z + 0.6], 0.45, 0.7, 12)
  }
  // Lamp posts on the quay, and houses across the water.
  for (const x of [-44, 20, 64]) {
    const px = x * side
    rod(iron, [px, 0, -20], [px, 24, -20], 0.5, 0.3, 7)
    rod(iron, [px, 24, -20], [px - 2.6, 25, -20], 0.2, 0.2, 5)
    bulb(lights, [px - 2.6, 23.8, -20], 0.9, 1.7, 16)
  }
  for (let at = 0; at < 11; at += 1) {
    const x = -150 + at * 30
    const z = -236 - Math.abs(x) * 0.1
    cottage(
      houses,
      random,
      { x, y: -4, z },
      { wide: random.between(24, 29), deep: 22, high: random.between(24, 40), roof: 13, timbered: false },
    )
    lights.lamps.push({ at: [x, 10, z + 18], light: linear('#ffb060', 1.4), reach: 20 })
  }
  box(quay, { z: -226, y: -12 }, 420, 9, 14, { cell: 20 })
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#5f7f90', 0.4), [
    ridge(noise, 3, { low: 0.08, peaks: 0.18, often: 2.2, tone: away('#7f98a8', 0.62), haze, round: 0.6 }),
    ridge(noise, 6, { low: 0.06, peaks: 0.08, often: 3, tone: away('#5f7a68', 0.42), haze, round: 0.8 }),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  const slabs = courses(white('#8f8a82'), noise, {
    wide: 7,
    high: 4.4,
    joint: 0.2,
    vary: 0.3,
    mortar: white('#55524c'),
    rough: air.wet ? 0.22 : 0.75,
  })
  const lit = linear('#ffc878')
  const glass = mixed(scaled(air.middle, 0.5 * air.setShare), linear('#2a343c'), 0.5)
  const paints = ['#d8b48a', '#c87a5c', '#8fb0b4', '#e0d4b8', '#c89a8c'].map((hex) => linear(hex))
  return outdoors(scene, {
    sky,
    bounce: white('#84888a'),
    lamps: lights.lamps,
    lamp: linear('#ffc890', 0.8),
    parts: [
      setPart('quay', quay, slabs),
      setPart('jetty', planking, planks(white('#8a7258'), noise, 1.4, 13), { castsShadow: true }),
      setPart('posts', posts, wood(white('#6a5642', 0.4), noise, 0.8), { castsShadow: true }),
      setPart(
        'sea',
        sea,
        water(sky, noise, {
          deep: filtered(linear('#2f6474'), scaled(light, air.setShare)),
          wave: 9,
          steep: air.weather === 'storm' ? 0.7 : 0.3,
        }),
      ),
      setPart(
        'hulls',
        hulls,
        palette(
          colors.map((one, at) => (at === 2 ? one : mixed(one, accents[at % 3] ?? one, 0.15))),
          0.35,
        ),
        { twoSided: true, castsShadow: true },
      ),
      setPart('decks', inside, planks(linear('#9a7850'), noise, 0.8, 10), { twoSided: true }),
      setPart('masts', masts, wood(linear('#9a7850'), noise)),
      setPart('sails', sails, fabric(linear('#e8e0d0'), noise)),
      setPart('ropes', ropes, plain(linear('#b8a27a'), 0.9)),
      setPart('iron', iron, plain(linear('#33383a'), 0.5, 0.2), { castsShadow: true }),
      setPart('barrels', barrels, planks(linear('#7a5a3c'), noise, 1.2, 9), { castsShadow: true }),
      setPart('crates', crates, planks(linear('#94754c'), noise, 1.1, 6), { castsShadow: true }),
      setPart('flags', far, palette(colors, 0.8)),
      setPart('house walls', houses.walls, (spot) => {
        const which = Math.floor((spot.x + 165) / 30)
        put(spot, paints[((which % 5) + 5) % 5] ?? [1, 1, 1], 0.92 + noise.cloud(spot.u * 0.05, spot.v * 0.05) * 0.2)
        spot.rough = 0.9
      }),
      setPart('roofs', houses.roofs, planks(white('#94523c', 0.85), noise, 1.6, 20)),
      setPart('frames', houses.timber, plain(linear('#efe8da'), 0.7)),
      setPart('bases', houses.stone, plain(white('#8f887c', 0.3), 0.9)),
      setPart('windows', houses.panes, (spot) => {
        put(spot, mixed(glass, lit, air.lamps))
        spot.glow = 1.5 * air.lamps * Math.min(1, brightness(lit) * 2)
        spot.rough = 0.15
      }),
      ...lightParts(lights, air.lamps, 2.3),
    ],
    fog: { start: 70, density: Math.max(0.0016, air.fog.density) },
  })
}
