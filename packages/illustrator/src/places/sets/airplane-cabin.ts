import { addCopy, ball, blend, box, type Built, drape, fabric, facet, glowing, linear } from '#places/set-kit.ts'
import { makeRoom, makeSky, meshes, mixed, newLights, newMesh, type Opening, pairs, pane } from '#places/set-kit.ts'
import { place, plain, plaster, put, ridge, rod, scaled, type Scene, seen, setPart, shine } from '#places/set-kit.ts'
import { squared, strip, triples, type Vector, windowedRoom, windowLight } from '#places/set-kit.ts'

/** Rows of seats to both sides of an aisle, small round windows above the clouds, lockers overhead, a line of colored light. */
export const airplaneCabin = place({
  label: 'Airplane cabin',
  words:
    'airplane cabin, aeroplane cabin, plane cabin, aircraft cabin, cabin of a plane, cabin of an airplane, jet cabin, private jet, private jets, airplane interior, plane interior, inside a plane, inside an airplane, on a plane, on the plane, on an airplane, on the airplane, in a plane, in an airplane, in the airplane, airplane seat, airplane seats, plane seat, plane seats, airplane window, airplane aisle, plane aisle, airliner, passenger plane, first class cabin, business class, economy class, on a flight, on board a plane, long haul flight, night flight, red eye flight',
  order: 333,
  where: 'windowed',
  poses: { sitting: 1 },
  seat: 'chair',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const size = { wide: 46, back: 112, front: 60, high: 24 }
  const half = size.wide / 2
  // Small windows the whole way, the same on both sides; the left wall is measured from the front, the right one from behind.
  const places = Array.from({ length: 26 }, (_, at) => -108 + at * 5.6)
  const right: Opening[] = places.map((z) => ({
    left: z + size.back,
    right: z + size.back + 2.7,
    low: 9.2,
    high: 13.2,
  }))
  const left: Opening[] = places
    .map((z) => ({ left: size.front - z - 2.7, right: size.front - z, low: 9.2, high: 13.2 }))
    .toReversed()
  const room = makeRoom(size, { left, right }, 6)
  const [rims, lockers, seats, heads, arms, shells, cove, bulkhead, curtain, panel, sign, belts, views] = meshes()
  const lights = newLights(linear('#fff2e0'))
  for (const way of [-1, 1]) {
    const x = half * way
    for (const [at, z] of places.entries()) {
      // Corners that make a round window out of a square hole, and a rim around it.
      const turn = (part: number): Vector => {
        const points = pairs`0.9 0, 1.8 0, 2.7 1, 2.7 3, 1.8 4, 0.9 4, 0 3, 0 1`
        const [u, v] = points[part % 8] ?? [0, 0]
        return [x - 0.05 * way, 9.2 + v, z + u]
      }
      for (let part = 0; part < 8; part += 1) rod(rims, turn(part), turn(part + 1), 0.2, 0.2, 5)
      for (const [part, u, v] of triples`1 2.7 0, 3 2.7 4, 5 0 4, 7 0 0`) {
        const corner: Vector = [x - 0.05 * way, 9.2 + v, z + u]
        if (way > 0) facet(rims, turn(part), turn(part + 1), corner, turn(part))
        else facet(rims, turn(part + 1), turn(part), turn(part + 1), corner)
      }
      // The outer pane stands close to the inner one, so that the sky is seen from the aisle too.
      pane(views, [x + 0.35 * way, 9.2, way > 0 ? z : z + 2.7], [0, 0, 2.7 * way], [0, 4, 0])
      // A blind, here and there half down.
      const low = random.chance(0.3) ? random.between(1, 2.6) : 0.4
      box(shells, { x: x + 0.2 * way, y: 13.2 - low, z: z + 1.35 }, 0.1, low, 2.7)
      if (at % 3 === 1) windowLight(scene, lights, [x * 1.06, 11, z + 1.3], 1.1, 12)
    }
    // The lockers overhead: their round doors, what lies below them, and a line of light above.
    const profile = [
      [half, 16.4],
      [18.4, 15.6],
      [14.6, 16.4],
      [13, 18.4],
      [12.9, 20.6],
      [13.7, 22.2],
    ] as const
    const long = size.back + size.front - 4
    profile.slice(1).forEach(([px, py], at) => {
      const [fx, fy] = profile[at] ?? [px, py]
      const up: Vector = [(px - fx) * way, py - fy, 0]
      const from: Vector = [fx * way, fy, way > 0 ? -size.back : size.front - 4]
      pane(lockers, from, [0, 0, long * way], up, { cell: 6, u: 0, v: at })
    })
    for (let z = -108; z < 40; z += 14) {
      box(cove, { x: 14.6 * way, y: 22.4, z: z + 7 }, 0.5, 0.5, 13.6)
      strip(lights, [16.6 * way, 15.5, z + 4], 1.2, 1.6, 0.24, 9)
    }
    box(panel, { x: half * way - 0.3 * way, z: -26, y: 0 }, 0.6, 6.4, 172, { cell: 8 })
    // Seats in rows of three; the rows begin behind the person.
    for (let z = -17; z > -106; z -= 8.8) {
      for (const seat of [6.7, 12.2, 17.7]) {
        const [soft, head, arm] = [newMesh(), newMesh(), newMesh()]
        ball(soft, [0, 4.5, 0.4], [2.5, 0.85, 2.7], 6, squared)
        box(soft, { y: 3.4, z: 0.2 }, 5, 1.1, 5)
        box(soft, { y: 4, z: -2.5 }, 4.9, 8.6, 0.9)
        ball(soft, [0, 8.2, -2], [2.4, 4, 0.7], 7, squared)
        ball(soft, [0, 12.6, -2.2], [2.2, 1.9, 0.8], 7, squared)
        box(head, { y: 11.4, z: -1.5 }, 3.4, 2.6, 0.7)
        box(arm, { y: 3.2, z: -3.1 }, 5.2, 9.6, 0.5)
        box(arm, { y: 0, z: -2.4 }, 0.6, 3.4, 1)
        box(arm, { y: 0, z: 1.6 }, 0.5, 3.4, 0.5)
        box(arm, { y: 2.7, z: 0 }, 5.2, 0.7, 5.2)
        for (const end of [-2.75, 2.75]) {
          box(arm, { x: end, y: 6.2, z: 0 }, 0.6, 0.5, 4.4)
          box(arm, { x: end, y: 3.2, z: -1.6 }, 0.4, 3, 1.2)
        }
        const stand = { x: seat * way, z }
        addCopy(seats, soft, stand)
        addCopy(heads, head, stand)
        addCopy(arms, arm, stand)
        rod(belts, [stand.x - 1.6, 5.3, z + 0.6], [stand.x + 0.9, 5.4, z + 1.4], 0.22, 0.22, 5)
      }
    }
  }
  // The end of the cabin: a wall with an opening, a curtain drawn aside, light from the galley.
  for (const x of [-13.5, 13.5]) box(bulkhead, { x, z: -110.6 }, 19, 24, 1, { cell: 5 })
  box(bulkhead, { z: -110.6, y: 20 }, 8, 4, 1)
  drape(curtain, -4, -0.6, { y: 0.4, z: -110.2, high: 19.6, fold: 0.7 })
  box(sign, { z: -109.8, y: 20.8 }, 3.6, 1.4, 0.3)
  lights.lamps.push({ at: [2, 12, -106], light: linear('#ffe8c8', 0.9), reach: 10 })
  for (let z = -96; z < 40; z += 24) strip(lights, [0, 23.5, z], 3.4, 14, 0.34, 12)
  const glow = mixed(
    random.pick([linear('#5a7cff'), linear('#9a62ff'), linear('#ff9a5a'), linear('#4fb8e8')] as const),
    accents[2],
    0.2,
  )
  for (let z = -100; z < 40; z += 20)
    for (const x of [-12, 12]) lights.lamps.push({ at: [x, 21, z], light: scaled(glow, 0.5), reach: 9 })
  const cloth = mixed(random.pick([linear('#2f4468'), linear('#4a5058'), linear('#5c3a48')] as const), accents[0], 0.22)
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  // Clouds lie below: the sky's foot is white and uneven.
  const sky = makeSky(air, noise, far('#c8d4e0', 0.5), [
    ridge(noise, 3, { low: -0.06, peaks: 0.14, often: 5, tone: far('#e4ecf4', 0.35), haze, round: 1 }),
  ])
  const seenSky = new Float32Array(3)
  return windowedRoom(scene, {
    size,
    lights,
    sky,
    walls: '#c8ccd0',
    warm: '#fff0dc',
    floor: '#6a6e78',
    parts: [
      setPart('carpet', room.floor, (spot) => {
        fabric(mixed(linear('#3f4654'), cloth, 0.3), noise)(spot)
        const fleck = noise.cell(spot.u * 2.4, spot.v * 2.4)
        if (fleck > 0.86) blend(spot, linear('#6f7a8c'), 0.4 * seen(spot.grain, 0.5))
      }),
      setPart('walls', room.walls, plaster(linear('#d8dad8'), noise, 0.06)),
      setPart('ceiling', room.ceiling, plaster(linear('#e6e8e8'), noise, 0.05)),
      setPart('window rims', rims, plain(linear('#a8aeb2'), 0.5)),
      setPart('window panes', views, (spot) => {
        const { lookX = 0.7, lookY = 0, lookZ = -0.7 } = spot
        sky(lookX, lookY, lookZ, seenSky)
        shine(spot, seenSky[0] ?? 0, seenSky[1] ?? 0, seenSky[2] ?? 0)
      }),
      setPart('lockers', lockers, (spot) => {
        put(spot, linear('#dfe2e2'))
        // Doors side by side, each with a latch.
        const door = spot.u / 10 - Math.floor(spot.u / 10)
        const edge = Math.min(door, 1 - door) * 10
        const front = spot.y > 16.6 && spot.y < 20.8
        if (front) blend(spot, [0.2, 0.21, 0.22], smoothSeam(edge, spot.grain))
        if (front && Math.abs(door - 0.5) < 0.07 && spot.y < 17.6) blend(spot, [0.5, 0.52, 0.54], 0.8)
        spot.rough = 0.4
      }),
      setPart('line of light', cove, glowing(scaled(glow, 1.7))),
      setPart('seats', seats, fabric(cloth, noise), { castsShadow: true }),
      setPart('headrests', heads, fabric(mixed(linear('#e8e4dc'), accents[1], 0.12), noise)),
      setPart('blinds', shells, plain(linear('#b8bcc0'), 0.5), { castsShadow: true }),
      setPart('armrests', arms, plain(linear('#3a3e46'), 0.5), { castsShadow: true }),
      setPart('belts', belts, plain(linear('#22262e'), 0.6)),
      setPart('side panels', panel, plain(linear('#b4b8ba'), 0.6)),
      setPart('bulkhead', bulkhead, plaster(linear('#c4c6c6'), noise, 0.08)),
      setPart('curtain', curtain, fabric(scaled(cloth, 1.2), noise)),
      setPart('exit sign', sign, glowing([0.25, 0.95, 0.5])),
    ],
    fog: { light: linear('#c0c6cc', 0.4), start: 80, density: 0.003, max: 0.35 },
    grade: { bloom: 0.3 },
  })
}

/** How dark a narrow seam is at this distance from it; finer than a pixel it fades. */
const smoothSeam = (off: number, grain: number): number => (off < 0.1 + grain * 0.4 ? 0.7 * seen(grain, 0.5) : 0)
