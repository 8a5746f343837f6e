import { ball, blend, box, type Built, crown, daylight, fabric, lathe, leafSpray, leafy } from '#places/set-kit.ts'
import { linear, makeRoom, meshes, mixed, newLights, pairs, pane, place, plain, planks } from '#places/set-kit.ts'
import { plaster, potted, put, rod, scaled, type Scene, seen, setPart, smoothstep, soil } from '#places/set-kit.ts'
import { squared, teaSet, triples, turned, windowedRoom, windowLight, wood } from '#places/set-kit.ts'

/** Straw mats, sliding doors of paper that stand open to the garden, an alcove with a scroll, a low table with tea. */
export const tatamiRoom = place({
  label: 'Tatami room',
  words:
    'tatami room, tatami rooms, tatami, tatami mats, tatami mat, tatami floor, japanese room, traditional japanese room, japanese house, traditional japanese house, japanese home, japanese interior, japanese inn, ryokan, ryokans, ryokan room, washitsu, japanese teahouse, japanese tea house, japanese tea room, tea ceremony, tea ceremony room, shoji, shoji doors, shoji screens, shoji screen, paper screens, paper doors, sliding paper doors, fusuma, tokonoma, kotatsu',
  order: 57,
  where: 'windowed',
  poses: { sitting: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 84, back: 46, front: 60, high: 29 }
  const middle = size.wide / 2 + 12 * side
  const open = { left: middle - 9, right: middle + 9, low: 1.4, high: 21 }
  const room = makeRoom(size, { back: [open] })
  const [timber, paper, ribs, alcove, scroll, painting, table, tea, cushions, pots, leaves, lantern, dark, beyond] =
    meshes()
  const [moss, canes, shrubs, maples] = meshes()
  const lights = newLights(linear('#ffd9a0'))
  const at = -size.back
  // Posts and beams of the wall; sliding doors to both sides of the opening, pushed apart.
  for (const x of [-6, 3, 21, 30, 40]) box(timber, { x: x * side, z: at + 0.5 }, 1.2, 29, 1.2)
  for (const y of [0, 21, 23]) box(timber, { z: at + 0.5, y }, 84, y === 0 ? 1.2 : 1, 1.1, { cell: 6 })
  for (const [from, to] of pairs`21.4 30, 30.4 39.4, -5.4 2.6`) {
    const left = Math.min(from * side, to * side)
    pane(paper, [left, 1.4, at + 0.3], [Math.abs(to - from), 0, 0], [0, 19.6, 0], { unit: true })
    for (const end of [0, Math.abs(to - from)]) box(ribs, { x: left + end, z: at + 0.4, y: 1.2 }, 0.6, 20, 0.5)
    box(dark, { x: left + Math.abs(to - from) / 2, z: at + 0.45, y: 1.2 }, Math.abs(to - from), 5.4, 0.3)
  }
  // Above them a row of small paper windows.
  for (let x = -5; x < 40; x += 9) {
    const left = Math.min(x * side, (x + 8.4) * side)
    pane(paper, [left, 24.2, at + 0.3], [8.4, 0, 0], [0, 3.8, 0], { unit: true })
  }
  windowLight(scene, lights, [12 * side, 12, at - 2], 2.6, 22)
  windowLight(scene, lights, [30 * side, 12, at + 1], 0.8, 16)
  // A narrow veranda outside, and a shrub in its light.
  box(beyond, { x: 12 * side, z: at - 6, y: -0.4 }, 60, 1, 10, { cell: 6 })
  potted(pots, leaves, random, { x: 17 * side, y: 0.6, z: at - 8.6 }, 5.4, 3)
  potted(pots, leaves, random, { x: 6 * side, y: 0.6, z: at - 9 }, 3.6, 3)
  // The garden: moss, round shrubs, a tree, a fence of canes at its end.
  pane(moss, [12 * side - 60, -1, at - 10], [120, 0, 0], [0, 0, -60], { cell: 8 })
  for (let x = -34; x < 62; x += 1.7) rod(canes, [x * side, -1, at - 62], [x * side, 15, at - 62], 0.8, 0.76, 6)
  for (const y of [3, 12]) rod(timber, [-36 * side, y, at - 61], [64 * side, y, at - 61], 0.6, 0.6, 6)
  for (const [x, z, big] of triples`4 -22 3.6, 10 -30 5, 22 -26 4.2, 28 -40 6, 0 -44 5.4, 16 -50 5`)
    crown(shrubs, random, [x * side, big * 0.5, at + z], [big * 1.3, big, big * 1.2], 90, 1.1, 3)
  rod(timber, [20 * side, -1, at - 48], [22 * side, 16, at - 48], 1.2, 0.7, 8)
  for (const [x, y] of pairs`20 18, 13 22, 27 23, 21 28`)
    crown(maples, random, [x * side, y, at - 47], [8, 4.4, 7], 130, 1.5, 4)
  lights.lamps.push({
    at: [12 * side, 26, at - 24],
    light: scaled(daylight(air), 1.2),
    reach: 30,
    towards: [0, -1, -0.4],
  })
  // The alcove: a raised board, a post of raw wood, a hanging scroll, a vase with a branch.
  const nook = -24 * side
  box(alcove, { x: nook, z: at + 5, y: 0 }, 26, 1.4, 10, { cell: 5 })
  box(timber, { x: nook + 13.6 * side, z: at + 10 }, 1.7, 29, 1.7)
  box(timber, { x: nook, z: at + 10, y: 22 }, 27, 1.2, 1.2)
  box(scroll, { x: nook - 1.6 * side, z: at + 0.5, y: 6 }, 6, 14.4, 0.2)
  pane(painting, [nook - 1.6 * side - 2.3, 8, at + 0.7], [4.6, 0, 0], [0, 10.4, 0], { unit: true })
  for (const y of [5.8, 20.4])
    rod(timber, [nook - 1.6 * side - 3.4, y, at + 0.7], [nook - 1.6 * side + 3.4, y, at + 0.7], 0.3, 0.3, 8)
  lathe(tea, { x: nook + 6.4 * side, z: at + 5, y: 1.4 }, pairs`0.8 0, 1.4 1, 1.2 2.4, 0.5 3.2, 0.6 3.8`, 16)
  for (const [x, y] of pairs`2.4 5.4, -1 6.8, 1 8`)
    rod(timber, [nook + 6.4 * side, 5, at + 5], [nook + (6.4 + x) * side, 4.6 + y, at + 5.4], 0.14, 0.07, 5)
  lights.lamps.push({ at: [nook, 19, at + 12], light: linear('#ffd8a0', 0.5), reach: 12 })
  // A low table with tea, flat cushions around it.
  const low = { x: 18 * side, z: -26 }
  box(table, { ...low, y: 3 }, 15, 0.6, 9, { cell: 4 })
  for (const x of [-6.6, 6.6]) for (const z of [-3.6, 3.6]) box(table, { x: low.x + x, z: low.z + z }, 0.8, 3, 0.8)
  teaSet(tea, { x: low.x, y: 3.6, z: low.z })
  for (const [x, z, turn] of triples`0 -7 4, -11 0.4 84, 11 -0.6 96`) {
    const [c, s] = turned(turn)
    ball(cushions, [low.x + x, 0.6, low.z + z], [3 * Math.abs(c) + 2.8 * Math.abs(s), 0.55, 2.8], 10, squared)
  }
  // Lamps of paper: one on the floor, one that hangs.
  const light = { x: -8.4 * side, z: -38 }
  for (const [x, z] of pairs`-1.3 -1.3, 1.3 -1.3, -1.3 1.3, 1.3 1.3`)
    box(timber, { x: light.x + x, z: light.z + z }, 0.3, 8.6, 0.3)
  for (const y of [0.4, 4.4, 8.3]) box(timber, { ...light, y }, 2.9, 0.25, 2.9)
  box(lantern, { ...light, y: 0.8 }, 2.4, 7.4, 2.4)
  lights.lamps.push({ at: [light.x, 5, light.z + 3], light: linear('#ffcf90', 0.9), reach: 12 })
  box(lantern, { x: 10 * side, z: -27, y: 22.4 }, 5.6, 3.2, 5.6)
  for (const y of [22.2, 25.6]) box(timber, { x: 10 * side, z: -27, y }, 6.2, 0.3, 6.2)
  rod(timber, [10 * side, 26, -27], [10 * side, 29, -27], 0.12, 0.12, 5)
  lights.lamps.push({ at: [10 * side, 21, -27], light: linear('#ffd8a0', 0.8), reach: 20 })
  // A chest with a folding screen at its side.
  box(timber, { x: -37 * side, z: -32 }, 8, 8.4, 16, { cell: 4 })
  for (const z of [-38, -30]) for (const y of [2.4, 5.6]) box(dark, { x: -32.9 * side, z: z + 2, y }, 0.2, 0.5, 1.6)
  const day = daylight(air)
  const mat = linear('#b4a888')
  const border = mixed(linear('#2f3a30'), accents[1], 0.2)
  return windowedRoom(scene, {
    size,
    lights,
    walls: '#cbb890',
    warm: '#ffe0b0',
    floor: '#b5a878',
    bright: 0.34,
    parts: [
      setPart('mats', room.floor, (spot) => {
        // Mats of two squares, laid in turn along and across, with borders of cloth on their long sides.
        const pair = Math.floor(spot.u / 18) + Math.floor(spot.v / 18)
        const along = (pair & 1) === 0
        const [a, b] = along ? [spot.u, spot.v] : [spot.v, spot.u]
        const across = b / 9 - Math.floor(b / 9)
        const reed = noise.cloud(a * 0.3, b * 7) - 0.5
        put(spot, mat, 0.95 + reed * 0.3 * seen(spot.grain, 0.2) + (along ? 0.04 : -0.04))
        const edge = Math.min(across, 1 - across) * 9
        blend(spot, border, smoothstep(0.36, 0.3, edge))
        const end = a / 18 - Math.floor(a / 18)
        blend(spot, [0.1, 0.09, 0.05], smoothstep(0.06, 0.03, Math.min(end, 1 - end) * 18) * 0.5)
        spot.rough = 0.85
      }),
      setPart('walls', room.walls, plaster(linear('#c8b58c'), noise, 0.16)),
      setPart('ceiling', room.ceiling, planks(linear('#9a7850'), noise, 4, 30)),
      setPart('timber', timber, wood(linear('#6a4a30'), noise, 0.5), { castsShadow: true }),
      setPart('door frames', ribs, wood(linear('#5a3c26'), noise, 0.5)),
      setPart('door panels', dark, wood(linear('#7a5636'), noise, 0.5)),
      setPart('paper', paper, (spot) => {
        const rows = spot.y > 23 ? 1 : 6
        const [u, v] = [
          Math.abs(spot.u * 4 - Math.round(spot.u * 4)),
          Math.abs(spot.v * rows - Math.round(spot.v * rows)),
        ]
        put(spot, linear('#ece4d0'))
        // Daylight comes through the sheets.
        spot.glow = 0.05 + 0.42 * day[1]
        if (u < 0.06 || v < 0.05) {
          put(spot, linear('#6a4a30'))
          spot.glow = 0
        }
        spot.rough = 0.95
      }),
      setPart('alcove', alcove, wood(linear('#4a2f1e'), noise, 0.2)),
      setPart('scroll', scroll, fabric(mixed(linear('#a89468'), accents[0], 0.2), noise)),
      setPart('painting', painting, (spot) => {
        put(spot, linear('#ece2c8'))
        // Hills in ink, one behind the other, and a red sun.
        for (const [own, foot, strength] of triples`1 0.58 0.25, 2 0.4 0.45, 3 0.2 0.75`) {
          const top = foot + (noise.hills(spot.u * 1.6 + own * 5, own) - 0.4) * 0.3
          blend(
            spot,
            linear('#2c3438'),
            smoothstep(top + 0.015, top - 0.015, spot.v) * smoothstep(top - 0.3, top, spot.v) * strength,
          )
        }
        const [x, y] = [(spot.u - 0.64) * 4.6, (spot.v - 0.82) * 10.4]
        blend(spot, linear('#b8382c'), smoothstep(0.62, 0.54, Math.sqrt(x * x + y * y)) * 0.9)
        spot.rough = 0.9
      }),
      setPart('table', table, wood(linear('#54341f'), noise, 0.2), { castsShadow: true }),
      setPart('tea things', tea, plain(mixed(linear('#4a5c58'), accents[2], 0.15), 0.3), { castsShadow: true }),
      setPart('cushions', cushions, fabric(mixed(linear('#5c3048'), accents[0], 0.35), noise), { castsShadow: true }),
      setPart('paper lamps', lantern, (spot) => {
        put(spot, linear('#ffe2b0'))
        spot.glow = 0.45 + 0.75 * air.lamps
      }),
      setPart('veranda', beyond, planks(scaled(linear('#8a6a48'), 0.9), noise, 1.4, 20)),
      setPart('moss', moss, soil(linear('#5f7038'), linear('#7c8448'), noise, 6)),
      setPart('canes', canes, wood(linear('#a89458'), noise, 0.6)),
      leafy('shrubs', shrubs, leafSpray(noise, 70, 0.09, 0.42), [
        linear('#2f4c2c'),
        linear('#4a6a38'),
        linear('#6f8844'),
      ]),
      leafy(
        'maple',
        maples,
        leafSpray(noise, 80, 0.08, 0.6),
        ['#7a2a1c', '#b04424', '#d06a2c', '#e2963c'].map((hex) => linear(hex)),
      ),
      setPart('pots', pots, plain(linear('#5a5c58'), 0.7)),
      leafy('leaves', leaves, leafSpray(noise, 30, 0.16, 0.4), [
        linear('#2f5a32'),
        linear('#4a7c40'),
        linear('#7ba058'),
      ]),
    ],
    grade: { bloom: 0.3, tint: [1.01, 1, 0.98] },
  })
}
