import { archway, ball, blend, box, type Built, cos, courses, daylight, dust, lathe, linear } from '#places/set-kit.ts'
import { makeRoom, marble, meshes, mixed, newLights, pairs, pane, place, plain, plaster, put } from '#places/set-kit.ts'
import { rod, type Scene, seen, setPart, shine, sin, windowedRoom, windowLight } from '#places/set-kit.ts'

/** A hall of slim columns and striped arches: a red carpet in rows, blue tiles, a niche, rings of lamps hanging low. */
export const mosque = place({
  label: 'Mosque',
  words:
    'mosque, mosques, blue mosque, grand mosque, inside a mosque, mosque interior, mosque courtyard, prayer hall, islamic architecture, minaret, minarets, hagia sophia, alhambra, mihrab, moorish palace, moorish arches, moorish courtyard, islamic palace, arabian palace, sultans palace, sultan palace, ottoman palace, persian palace, mughal palace',
  order: 123,
  where: 'windowed',
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const size = { wide: 112, back: 100, front: 64, high: 72 }
  const room = makeRoom(size, {}, 7)
  const [columns, capitals, arches, bands, niche, frame, rings, chains, glass, panes, steps, rail, dark] = meshes()
  const lights = newLights(linear('#ffd28c'))
  const rows = [-88, -62, -36, -10, 16]
  for (const x of [-40, -22, 22, 40])
    for (const [at, z] of rows.entries()) {
      lathe(columns, { x, z }, pairs`2.6 0, 2.6 1.4, 1.7 2.2, 1.6 26`, 14)
      lathe(capitals, { x, z, y: 26 }, pairs`1.7 0, 2.9 2.6, 3.1 3.4`, 14)
      const next = rows[at + 1]
      if (next !== undefined) archway(arches, x, 30, z, next, 1.5)
    }
  for (const x of [-40, -22, 22, 40]) box(bands, { x, y: 46, z: -36 }, 3, 2.4, 108, { cell: 8 })
  // Behind: the niche in its frame of tiles, with a pointed arch, and windows above.
  pane(niche, [-30, 0, -99.6], [60, 0, 0], [0, 44, 0], { cell: 5 })
  box(frame, { x: 0, z: -99.2, y: 40 }, 34, 3, 1.4)
  for (const x of [-16, 16]) box(frame, { x, z: -99.2 }, 3, 40, 1.4)
  const curve: [number, number][] = []
  for (let at = 0; at <= 10; at += 1) {
    const share = at / 10
    curve.push([
      11 * cos((share * Math.PI) / 2) * (1 - share * 0.06),
      20 + 14 * sin((share * Math.PI) / 2) + share * 2.4,
    ])
  }
  for (const way of [-1, 1])
    curve.slice(1).forEach(([x, y], at) => {
      const [fx, fy] = curve[at] ?? [x, y]
      rod(frame, [fx * way, fy, -98.8], [x * way, y, -98.8], 1, 1, 7)
      const low = Math.min(fx, x) * way
      pane(dark, [Math.min(low, low), 0, -99.2], [Math.abs(fx - x) * (way > 0 ? 1 : 1), 0, 0], [0, Math.min(fy, y), 0])
    })
  for (const way of [-1, 1]) rod(frame, [11 * way, 0, -98.8], [11 * way, 20, -98.8], 1.1, 1, 9)
  for (const x of [-42, -24, 24, 42]) {
    pane(panes, [x - 4, 50, -99.5], [8, 0, 0], [0, 15, 0], { unit: true })
    windowLight(scene, lights, [x, 56, -96], 0.9, 30)
  }
  for (const way of [-1, 1])
    for (const z of [-80, -52, -24, 4]) {
      const x = way * (size.wide / 2 - 0.4)
      pane(panes, way < 0 ? [x, 26, z + 5] : [x, 26, z - 5], [0, 0, way < 0 ? -10 : 10], [0, 26, 0], { unit: true })
    }
  // The pulpit: steps with a rail up to a little tower.
  const pulpit = 30 * side
  for (let at = 0; at < 9; at += 1) box(steps, { x: pulpit, z: -66 - at * 2.6, y: 0 }, 7, 2 + at * 2.1, 2.6)
  for (const way of [-1, 1]) {
    rod(rail, [pulpit + way * 3.6, 8, -64], [pulpit + way * 3.6, 27, -88], 0.5, 0.5, 6)
    for (const z of [-65, -72, -79, -88])
      rod(rail, [pulpit + way * 3.6, 0, z], [pulpit + way * 3.6, 8 + (-64 - z) * 0.8, z], 0.4, 0.4, 6)
  }
  lathe(frame, { x: pulpit, z: -90, y: 34 }, pairs`5 0, 4.4 2, 0.2 14`, 8)
  for (const [dx, dz] of pairs`-3.4 -2.6, 3.4 -2.6, -3.4 2.6, 3.4 2.6`)
    rod(rail, [pulpit + dx, 20, -90 + dz], [pulpit + dx, 34, -90 + dz], 0.6, 0.6, 7)
  // Great rings of small lamps on long chains.
  for (const [cx, cz, radius] of [
    [12 * side, -46, 13],
    [-30 * side, -24, 8],
    [30 * side, -12, 8],
    [0, 14, 11],
  ] as const) {
    const count = Math.round(radius * 1.5)
    for (let at = 0; at < count; at += 1) {
      const [a, b] = [(at / count) * 6.2832, ((at + 1) / count) * 6.2832]
      const from = [cx + cos(a) * radius, 27, cz + sin(a) * radius] as const
      rod(rings, from, [cx + cos(b) * radius, 27, cz + sin(b) * radius], 0.26, 0.26, 5)
      ball(lights.bulbs, [from[0], 26.2, from[2]], [0.55, 0.7, 0.55], 6)
      if (at % 4 === 0) rod(chains, from, [cx, 50, cz], 0.08, 0.08, 4)
    }
    rod(chains, [cx, 50, cz], [cx, 72, cz], 0.14, 0.14, 5)
    lights.lamps.push({ at: [cx, 25, cz], light: linear('#ffcf88', 1.3), reach: 26 })
  }
  ball(glass, [0, 22, -97], [1.6, 2.2, 1.6], 10)
  const day = daylight(air)
  const red = mixed(linear('#8f2420'), accents[0], 0.12)
  const [blue, gold, pale] = [linear('#1f5f94'), linear('#c8a050'), linear('#e4dccb')]
  /** Stars of eight points in rows, with a border between them. */
  const tiles = (spot: Parameters<typeof put>[0]): void => {
    const [u, v] = [spot.u / 4 - Math.floor(spot.u / 4) - 0.5, spot.v / 4 - Math.floor(spot.v / 4) - 0.5]
    const [a, b] = [Math.abs(u), Math.abs(v)]
    const star = Math.min(Math.max(a, b), (a + b) * 0.7072)
    put(spot, pale, 0.92 + noise.cell(Math.floor(spot.u / 4), Math.floor(spot.v / 4)) * 0.12)
    const sharp = seen(spot.grain, 2)
    blend(spot, blue, (star < 0.33 ? 0.9 : 0.25) * (0.4 + sharp * 0.6))
    if (star < 0.14) blend(spot, gold, 0.9 * sharp)
    if (star > 0.33 && star < 0.38) blend(spot, linear('#12324f'), 0.8 * sharp)
    spot.rough = 0.25
  }
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#b8a890',
    warm: '#ffdcae',
    floor: '#7a3a34',
    bright: 0.3,
    parts: [
      setPart('carpet', room.floor, (spot) => {
        put(spot, red, 0.85 + noise.cloud(spot.u * 0.4, spot.v * 0.4) * 0.25)
        // A row for each line of people: a border, and an arch within every place.
        const row = spot.v / 12 - Math.floor(spot.v / 12)
        const place1 = spot.u / 7 - Math.floor(spot.u / 7) - 0.5
        const sharp = seen(spot.grain, 1)
        if (row < 0.08 || (row > 0.12 && row < 0.14)) blend(spot, linear('#d8b468'), 0.75 * sharp)
        const arch = 0.36 - Math.max(0, row - 0.6) * 1.1
        if (Math.abs(Math.abs(place1) - arch) < 0.025 && row > 0.18 && row < 0.92)
          blend(spot, linear('#e0c078'), 0.7 * sharp)
        spot.rough = 0.95
      }),
      setPart('walls', room.walls, (spot) => {
        if (spot.v < 16) tiles(spot)
        else plaster(linear('#d8ccb4'), noise, 0.14)(spot)
      }),
      setPart('ceiling', room.ceiling, plaster(linear('#cfc2a8'), noise, 0.16)),
      setPart('columns', columns, marble(linear('#d8d2c6'), linear('#8a8478'), noise), { castsShadow: true }),
      setPart('capitals', capitals, plain(linear('#c8a860'), 0.4, 0.3)),
      setPart('arches', arches, (spot) => {
        const stone = Math.floor(spot.v * 0.55 + spot.z * 0.28)
        put(spot, (stone & 1) === 0 ? linear('#a8382c') : linear('#e6dcc4'))
        spot.rough = 0.8
      }),
      setPart('bands', bands, plaster(linear('#d4c8b0'), noise, 0.2)),
      setPart('tiles', niche, tiles),
      setPart('niche', dark, marble(linear('#b8b0a0'), linear('#7a7468'), noise)),
      setPart('frames', frame, plain(linear('#c4a056'), 0.35, 0.4), { castsShadow: true }),
      setPart(
        'steps',
        steps,
        courses(linear('#d8d0c0'), noise, {
          wide: 6,
          high: 2,
          joint: 0.05,
          vary: 0.08,
          mortar: linear('#a8a090'),
          rough: 0.3,
        }),
        { castsShadow: true },
      ),
      setPart('rail', rail, plain(linear('#b89a5c'), 0.35, 0.4), { castsShadow: true }),
      setPart('rings', rings, plain(linear('#6a5430'), 0.35, 0.6)),
      setPart('chains', chains, plain(linear('#3c3224'), 0.5, 0.4)),
      setPart('lamp', glass, plain(linear('#d8c8a0'), 0.2)),
      setPart('windows', panes, (spot) => {
        const [u, v] = [spot.u * 4 - Math.floor(spot.u * 4) - 0.5, spot.v * 8 - Math.floor(spot.v * 8) - 0.5]
        const bar = Math.max(Math.abs(u), Math.abs(v)) > 0.42
        const tint =
          [linear('#5aa0d8'), linear('#e8c068'), linear('#58b088')][
            Math.floor(spot.u * 4 + Math.floor(spot.v * 8)) % 3
          ] ?? pale
        const level = bar ? 0.04 : 0.1 + 1.1 * day[1]
        shine(spot, tint[0] * level, tint[1] * level, tint[2] * level)
      }),
    ],
    fog: { light: linear('#a89878', 0.4), start: 60, density: 0.0024, max: 0.4 },
    particles: [dust(random, linear('#ffe8c4', 0.6))],
    grade: { bloom: 0.36, saturation: 1.06 },
  })
}
