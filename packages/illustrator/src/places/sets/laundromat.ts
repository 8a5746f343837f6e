import { addCopy, ball, box, type Built, courses, facet, lampRoom, lathe, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, mixed, newLights, newMesh, ofOneColor, pairs, palette, place, plain } from '#places/set-kit.ts'
import { plaster, rod, type Scene, setPart, strip, table, trim, turned } from '#places/set-kit.ts'

/** Rows of washing machines with round doors, dryers above them, a table to fold on, baskets of washing. */
export const laundromat = place({
  label: 'Laundromat',
  words:
    'laundromat, launderette, laundrette, laundry room, coin laundry, self service laundry, washing machines, row of washing machines, laundromats',
  order: 49,
  where: 'indoors',
  seat: 'steel stool',
  support: 'steel post',
  build,
})

/** A round door in a machine that looks to +z: its rim, the glass, and what turns behind it. */
function door(rims: ReturnType<typeof newMesh>, panes: ReturnType<typeof newMesh>, radius: number, z: number): void {
  for (let at = 0; at < 20; at += 1) {
    const [a, b] = [turned(at * 18), turned(at * 18 + 18)]
    const [inner, outer] = [radius * 0.76, radius]
    facet(
      rims,
      [a[0] * inner, a[1] * inner, z + 0.3],
      [a[0] * outer, a[1] * outer, z + 0.1],
      [b[0] * outer, b[1] * outer, z + 0.1],
      [b[0] * inner, b[1] * inner, z + 0.3],
    )
    facet(
      panes,
      [0, 0, z + 0.2],
      [a[0] * inner, a[1] * inner, z + 0.2],
      [b[0] * inner, b[1] * inner, z + 0.2],
      [0, 0, z + 0.2],
    )
  }
}

function build(scene: Scene): Built {
  const { noise, random, accents } = scene
  const { side } = scene.air
  const size = { wide: 110, back: 54, front: 60, high: 34 }
  const room = makeRoom(size, {}, 6)
  const [machines, rims, panes, panels, plinth, tables, baskets, washing, pipes, stripe] = meshes()
  trim(plinth, size, 1.2, 0)
  const lights = newLights(linear('#f2f6ff'))
  const put = (
    x: number,
    y: number,
    z: number,
    turn: readonly [number, number],
    radius: number,
    high: number,
  ): void => {
    const stand = { x, y, z, turn }
    const one = { body: newMesh(), rim: newMesh(), pane: newMesh(), panel: newMesh() }
    box(one.body, {}, 9.4, high, 8.6, { cell: 4 })
    door(one.rim, one.pane, radius, 4.3)
    const lifted = { ...stand, y: y + high * 0.45 }
    box(one.panel, { y: high - 1.9, z: 4.35 }, 8.4, 1.3, 0.1)
    addCopy(machines, one.body, stand)
    addCopy(rims, one.rim, lifted)
    addCopy(panes, one.pane, lifted)
    addCopy(panels, one.panel, stand)
  }
  // Along the back washers with dryers above them, along one side washers alone.
  for (let x = -49; x <= 49; x += 9.8) {
    put(x, 1.2, -49, [1, 0], 3, 11.2)
    put(x, 12.8, -49, [1, 0], 3.3, 11.6)
  }
  for (let z = -36; z <= 10; z += 9.8) put(50 * side, 1.2, z, turned(-90 * side), 3, 11.2)
  box(plinth, { z: -49 }, 108, 1.2, 9, { cell: 6 })
  for (const y of [27, 28.6]) rod(pipes, [-54, y, -51], [54, y, -51], 0.5, 0.5, 8)
  // A table to fold on, with washing; baskets beside it.
  table(tables, { x: -21 * side, z: -30 }, 20, 9, 8.4)
  for (const [at, [x, z]] of pairs`-26 -30, -20.4 -29, -15 -31`.entries()) {
    const pile = newMesh()
    for (let nth = 0; nth < 4 - at; nth += 1)
      box(pile, { x: (x ?? 0) * side, y: 8.4 + nth * 0.7, z: z ?? 0 }, 4 - nth * 0.2, 0.62, 3)
    addCopy(washing, ofOneColor(pile), {}, at)
  }
  for (const [at, [x, z]] of pairs`31 -36, -36 -22`.entries()) {
    lathe(baskets, { x: (x ?? 0) * side, z: z ?? 0 }, pairs`2.6 0, 3.4 4.6, 3.1 4.6`, 18)
    for (let nth = 0; nth < 7; nth += 1) {
      const cloth = newMesh()
      ball(
        cloth,
        [
          (x ?? 0) * side + random.between(-1.6, 1.6),
          4.4 + random.between(0, 0.9),
          (z ?? 0) + random.between(-1.6, 1.6),
        ],
        [1.5, 0.8, 1.3],
        6,
      )
      addCopy(washing, ofOneColor(cloth), {}, nth + at)
    }
  }
  for (let x = -42; x <= 42; x += 21) for (const z of [-40, -18, 6]) strip(lights, [x, 33, z], 1.8, 14, 0.7, 17)
  box(stripe, { y: 29.8, z: -53.8 }, 108, 2, 0.3, { cell: 6 })
  const tones = ['#e8e4da', '#b8544c', '#5a7ea6', '#d8b868', '#7f9c78', '#d8a0a8'].map((hex) => linear(hex))
  const tint = mixed(linear('#2f8a94'), accents[1], 0.3)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#c8d0cc',
    warm: '#fbfaf4',
    floor: '#a8acb0',
    room: linear('#b4bcc0', 0.3),
    aim: 1,
    rims: [linear('#eaf4ff', 1.3), linear('#fff0dc', 1.1)],
    parts: [
      setPart('floor', room.floor, (spot) => {
        const odd = (Math.floor(spot.u / 5) + Math.floor(spot.v / 5)) % 2 === 0
        const tone = odd ? linear('#d6d4cc') : mixed(linear('#6f8f92'), tint, 0.3)
        spot.red = tone[0] * 0.8
        spot.green = tone[1] * 0.8
        spot.blue = tone[2] * 0.8
        spot.rough = 0.25
      }),
      setPart(
        'walls',
        room.walls,
        courses(linear('#c4cfca'), noise, {
          wide: 3,
          high: 1.5,
          joint: 0.08,
          vary: 0.08,
          mortar: linear('#9aa6a2'),
          rough: 0.3,
        }),
      ),
      setPart('ceiling', room.ceiling, plaster(linear('#c8cacb'), noise, 0.1)),
      setPart('plinth', plinth, plain(linear('#7c8486'), 0.7)),
      setPart('machines', machines, plain(linear('#e6e8e8'), 0.35), { castsShadow: true }),
      setPart('machine doors', rims, plain(linear('#aab2b8'), 0.2, 0.7), { twoSided: true }),
      setPart('machine glass', panes, plain(linear('#223038'), 0.08), { twoSided: true }),
      setPart('machine panels', panels, plain(tint, 0.4)),
      setPart('stripe', stripe, plain(tint, 0.6)),
      setPart('folding table', tables, plain(linear('#d8d0c0'), 0.5), { castsShadow: true }),
      setPart('baskets', baskets, plain(mixed(linear('#e8c25a'), accents[0], 0.3), 0.7), {
        castsShadow: true,
        twoSided: true,
      }),
      setPart('washing', washing, palette(tones, 0.95), { castsShadow: true }),
      setPart('pipes', pipes, plain(linear('#9aa2a6'), 0.4, 0.5)),
    ],
    fog: { light: linear('#c8d0d0', 0.4), start: 70, density: 0.0016, max: 0.25 },
    grade: { bloom: 0.3, saturation: 1.06 },
  })
}
