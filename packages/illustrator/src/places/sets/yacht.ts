import { addCopy, ball, boat, box, type Built, bulb, card, fabric, facet, filtered, fours } from '#places/set-kit.ts'
import { lathe, lightParts, linear, makeSky, meshes, mixed, newLights, newMesh, outdoors } from '#places/set-kit.ts'
import { pairs, pane, place, plain, planks, plaster, put, railing, ridge, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, smoothstep, squared, triples, turned, underSnow, walked, water } from '#places/set-kit.ts'

/** The after deck of a white yacht: narrow boards, sofas around a table, steel rails, its wake on a blue sea, a coast far off. */
export const yacht = place({
  label: 'Yacht',
  words:
    'yacht, yachts, yacht deck, deck of a yacht, on a yacht, on the yacht, aboard a yacht, on board a yacht, superyacht, super yacht, mega yacht, megayacht, luxury yacht, private yacht, motor yacht, sailing yacht, yacht party, catamaran, cruise ship, cruise ships, cruise ship deck, deck of a cruise ship, on a cruise, cruise liner, ocean liner',
  order: 259,
  where: 'outdoors',
  poses: { sitting: 2, leaning: 1 },
  seat: 'bench',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.5, '#eef2f8')
  const [deck, hull, pads, cushions, steel, table, glass, flag, sea, canopy, gold, towels, hulls, sails] = meshes()
  const [trim, windows, screens] = meshes()
  const lights = newLights(linear('#ffd8a0'))
  const stern = -54
  pane(deck, [36, 0, 60], [0, 0, stern - 60], [-72, 0, 0], { cell: 8 })
  pane(deck, [36, 0, 60 + walked], [0, 0, -walked], [-72, 0, 0], { cell: 16, u: -walked })
  // White sides with a rail on them; the corners at the stern are cut off.
  for (const way of [-1, 1]) {
    box(hull, { x: 36 * way, z: 8 }, 2, 7, 104, { cell: 10 })
    box(trim, { x: 36 * way, z: 8, y: 7 }, 2.6, 0.6, 104, { cell: 10 })
    railing(steel, [36 * way, 7.6, 58], [36 * way, 7.6, -44], { high: 4, gap: 8, thick: 0.28, bars: 1 })
    rod(trim, [36 * way, 7.3, -44], [26 * way, 7.3, stern], 1, 1, 6)
    railing(steel, [36 * way, 7.6, -44], [26 * way, 7.6, stern], { high: 4, gap: 6, thick: 0.28, bars: 1 })
    pane(hull, way > 0 ? [26, 0, stern] : [-36, 0, -44], way > 0 ? [10, 0, 10] : [10, 0, -10], [0, 7, 0], { cell: 6 })
  }
  // The stern is open: a step of white, glass and steel, so that one sees the wake.
  box(hull, { z: stern - 0.6, y: -3 }, 54, 3.6, 2, { cell: 8 })
  railing(steel, [-26, 0.6, stern - 0.6], [26, 0.6, stern - 0.6], { high: 10.4, gap: 8.6, thick: 0.28, bars: 0 })
  pane(screens, [-26, 1.4, stern - 0.5], [52, 0, 0], [0, 9, 0], { cell: 8 })
  // Sofas along one side, a short one across.
  for (const [x, z, wide, deep] of fours`-21 -47.6 22 9, 29.6 -31 9 28`) {
    const at = x * side
    box(hull, { x: at, z }, wide, 3, deep, { cell: 6 })
    const along = wide > deep
    const count = Math.round((along ? wide : deep) / 7)
    for (let part = 0; part < count; part += 1) {
      const off = (part - (count - 1) / 2) * 7
      const seat = newMesh()
      box(seat, { y: 3, z: 0.4 }, 6.8, 1.3, 7.4)
      ball(seat, [0, 4.2, 0.4], [3.4, 0.6, 3.7], 8, squared)
      box(seat, { y: 4, z: -3.4 }, 6.8, 4.6, 1.3)
      ball(seat, [0, 6.6, -2.7], [3.3, 2.3, 0.6], 8, squared)
      const turn = along ? turned(0) : turned(x > 0 ? -90 * side : 90 * side)
      addCopy(pads, seat, { x: along ? at + off : at, z: along ? z : z + off, turn })
    }
  }
  for (const [x, y, z, turn] of fours`-15 6.4 -48 8, -27 6.4 -48.4 -14, 29 6.4 -21 -70, 29 6.4 -40 -64`) {
    const one = newMesh()
    ball(one, [0, 0, 0], [1.9, 1.8, 0.8], 8, squared)
    addCopy(cushions, one, { x: x * side, y, z, turn: turned(turn * side) })
  }
  // The table: a bucket of ice with a bottle, glasses, fruit.
  const top = { x: 15 * side, z: -33 }
  box(table, { ...top, y: 5 }, 14, 0.6, 8, { cell: 4 })
  rod(steel, [top.x, 0, top.z], [top.x, 5, top.z], 0.8, 0.8, 10)
  lathe(steel, { x: top.x - 2.4, z: top.z, y: 5.6 }, pairs`0.9 0, 1.3 2.2, 1.2 2.2, 1.1 1.8, 0.01 1.8`, 16)
  rod(gold, [top.x - 2.4, 6.6, top.z], [top.x - 1.5, 9.6, top.z], 0.45, 0.2, 9)
  for (const [x, z] of pairs`1 1, 2.6 -0.6, 4 1.4`)
    lathe(glass, { x: top.x + x, z: top.z + z, y: 5.6 }, pairs`0.45 0, 0.08 0.15, 0.08 1, 0.34 1.5, 0.36 2.6`, 10)
  for (const [x, z] of pairs`-5.4 0.6, -4.7 -0.2, -5.7 -0.4, -5.1 0.3`)
    ball(gold, [top.x + x, 6.1 + (x > -5 ? 0.4 : 0), top.z + z], [0.5, 0.5, 0.5], 6)
  // A bed to lie in the sun, with a towel, on the other side.
  const bed = { x: -26 * side, z: -27 }
  box(hull, bed, 13, 2.4, 19, { cell: 6 })
  ball(pads, [bed.x, 3, bed.z + 2], [6.2, 0.9, 7.4], 10, squared)
  ball(pads, [bed.x, 5, bed.z - 7.6], [6, 2.4, 1.3], 9, squared)
  ball(towels, [bed.x + 2.4 * side, 3.7, bed.z + 2.4], [2.6, 0.4, 5], 8, squared)
  rod(towels, [bed.x - 4, 4.2, bed.z + 6], [bed.x + 0.4, 4.2, bed.z + 6], 0.75, 0.75, 10)
  // A roof of cloth between steel poles.
  for (const x of [-1, 1]) {
    rod(steel, [31 * x, 0, -22], [30 * x, 29, -24], 0.42, 0.42, 8)
    rod(steel, [31 * x, 0, -46], [28 * x, 29, -44], 0.42, 0.42, 8)
  }
  box(canopy, { z: -32, y: 29 }, 64, 0.7, 30, { cell: 8 })
  for (const x of [-20, 0, 20]) bulb(lights, [x, 28.6, -34], 0.5, 1.5, 18)
  for (const x of [-30, -15, 15, 30]) bulb(lights, [x, 1, stern + 1.6], 0.3, 0.8, 9)
  // The flag at the stern.
  rod(steel, [0, 7, stern - 1], [0, 22, stern - 5], 0.3, 0.24, 7)
  card(flag, [-4 * side, 19, stern - 4.4], [4 * side, -0.6, 0], [0, 2.6, 0], [0, 0, 1])
  // Others lie at anchor: white hulls with windows, one with a sail.
  for (const [x, z, long, turn] of fours`120 -420 78 20, -170 -380 60 -30, 46 -560 90 -8`) {
    const [body, dark] = [newMesh(), newMesh()]
    boat(body, body, { turn: turned(90) }, { long, wide: long * 0.22, high: 9, sheer: 0.3 })
    for (const [y, wide, off] of triples`8 0.6 -0.06, 15 0.4 -0.1`) {
      box(body, { x: long * off, y }, long * wide, 6.4, long * 0.14 * wide + 5)
      // The front of each deck slants.
      for (const way of [-1, 1])
        facet(
          body,
          [long * (off + wide / 2), y, 3.4 * -way],
          [long * (off + wide / 2) + 8, y, 3.4 * way],
          [long * (off + wide / 2), y + 6.4, 3.4 * way],
          [long * (off + wide / 2), y + 6.4, 3.4 * -way],
        )
      box(dark, { x: long * off, y: y + 2, z: 0 }, long * wide * 0.86, 2.4, long * 0.14 * wide + 5.4)
    }
    const stand = { x: x * side, y: -12, z, turn: turned(turn) }
    addCopy(hulls, body, stand)
    addCopy(windows, dark, stand)
    rod(hulls, [x * side, 10, z], [x * side, 28, z], 0.5, 0.3, 5)
  }
  pane(sea, [-1200, -12, 60], [2400, 0, 0], [0, 0, -1600], { cell: 80 })
  const sail = { x: -64 * side, z: -500 }
  ball(hulls, [sail.x, -9, sail.z], [20, 5, 6], 8, squared)
  rod(hulls, [sail.x, -6, sail.z], [sail.x, 68, sail.z], 0.8, 0.4, 6)
  card(sails, [sail.x + 10, 28, sail.z], [10, 0, 0], [0, 34, 0], [0, 0, 1], 0)
  card(sails, [sail.x - 8, 22, sail.z + 2], [7.6, 0, 0], [0, 28, 0], [0, 0, 1], 1)
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#3f86a8', 0.35), [
    ridge(noise, 3, { low: 0.01, peaks: 0.17, often: 2.2, tone: away('#6f8ca8', 0.4), haze, round: 0.5 }),
    ridge(noise, 6, { low: -0.02, peaks: 0.085, often: 3, tone: away('#4f7a5c', 0.25), haze, round: 0.8 }),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  return outdoors(scene, {
    sky,
    bounce: white('#b8aa94'),
    lamps: lights.lamps,
    lamp: linear('#ffd8a8', 0.9),
    parts: [
      setPart('deck', deck, planks(white('#b08a5c'), noise, 0.8, 30, air.wet ? 0.3 : 0.7)),
      setPart('hull', hull, plaster(white('#eceae4', 0.2), noise, 0.05), { castsShadow: true }),
      setPart('handrail', trim, planks(linear('#8a5c34'), noise, 3, 30, 0.3), { castsShadow: true }),
      setPart('sofas', pads, fabric(white('#e8e0d0', 0.3), noise), { castsShadow: true }),
      setPart(
        'cushions',
        cushions,
        fabric(mixed(linear('#2f5a80'), accents[0], 0.45), noise, { tone: linear('#f0ece2'), wide: 1 }),
        {
          castsShadow: true,
        },
      ),
      setPart('steel', steel, plain(linear('#d4d8da'), 0.15, 0.8), { castsShadow: true }),
      setPart('table', table, planks(linear('#8f6238'), noise, 1, 14, 0.25), { castsShadow: true }),
      setPart('glasses', glass, plain([0.82, 0.86, 0.86], 0.06), { twoSided: true }),
      setPart('bottle and fruit', gold, plain(linear('#c8922f'), 0.35)),
      setPart(
        'towels',
        towels,
        fabric(mixed(linear('#4f9aa8'), accents[1], 0.4), noise, { tone: linear('#f4f0e6'), wide: 1.2 }),
      ),
      setPart('canopy', canopy, fabric(linear('#ece6d8'), noise)),
      setPart(
        'screens',
        screens,
        (spot) => {
          put(spot, [0.8, 0.88, 0.9])
          const slant = (spot.u - spot.v * 0.6) / 8.6
          const part = slant - Math.floor(slant)
          spot.alpha = part > 0.3 && part < 0.45 ? 0.2 : 0.08
          spot.rough = 0.06
        },
        { blended: true },
      ),
      setPart('flag', flag, plain(mixed(linear('#2a4a80'), accents[2], 0.4), 0.9), { twoSided: true }),
      setPart('other yachts', hulls, plain(mixed(linear('#f0eee8'), haze, 0.1), 0.4), { twoSided: true }),
      setPart('their windows', windows, (spot) => {
        put(spot, mixed(linear('#1c2830'), linear('#ffd8a0'), air.lamps * 0.9))
        spot.glow = air.lamps * 1.2
        spot.rough = 0.1
      }),
      setPart(
        'sails',
        sails,
        (spot) => {
          const u = spot.u - Math.floor(spot.u)
          put(spot, linear('#f2eee4'))
          // A triangle of the card: the mast's side is the straight one.
          const edge = Math.floor(spot.u) === 0 ? u : 1 - u
          spot.alpha = edge < 1 - spot.v ? 1 : 0
          spot.rough = 0.9
        },
        { cutOut: true },
      ),
      setPart(
        'sea',
        sea,
        water(sky, noise, {
          deep: filtered(linear('#1f7a94'), scaled(light, air.setShare)),
          wave: 16,
          steep: air.weather === 'storm' ? 0.8 : 0.3,
          foamLight: scaled([0.85, 0.9, 0.94], Math.max(0.12, air.setShare)),
          // The wake: two arms that part behind the stern, and churned water between them.
          foam: (x, z) => {
            const far = stern - z
            if (far < 0) return 0
            const arm = Math.abs(Math.abs(x) - 18 - far * 0.16)
            const churned = noise.cloud(x * 0.05, z * 0.03)
            const near = smoothstep(700, 60, far)
            return (
              (smoothstep(9 + far * 0.02, 0, arm) * 1.2 + smoothstep(22 + far * 0.05, 4, Math.abs(x)) * 0.7) *
              near *
              smoothstep(0.35, 0.72, churned)
            )
          },
        }),
      ),
      ...lightParts(lights, air.lamps, 2.2),
    ],
    fog: { start: 160, density: Math.max(0.0007, air.fog.density) },
    grade: { saturation: 1.1 },
  })
}
