import { addCopy, ball, box, type Built, canvas, card, courses, drape, fabric, facet, fours } from '#places/set-kit.ts'
import { hungPicture, jars, lampRoom, lathe, linear, makeRoom, meshes, mirrorGlass, mixed } from '#places/set-kit.ts'
import { newLights, newMesh, ofOneColor, pairs, palette, pane, place, plain, planks } from '#places/set-kit.ts'
import { plaster, rod, type Scene, setPart, stool, strip, trim, wood } from '#places/set-kit.ts'

/** Mirrors framed in bulbs above a long table of powders and brushes, costumes on a rail, flowers, hat boxes. */
export const dressingRoom = place({
  label: 'Dressing room',
  words:
    'dressing room, dressing rooms, backstage, backstage dressing room, backstage area, backstage at the theatre, backstage at the theater, in the green room, theatre dressing room, theater dressing room, makeup room, make up room, costume room, wardrobe department, vanity table, vanity desk, vanity mirror, makeup mirror, makeup vanity, lighted mirror, lit mirror',
  order: 111,
  where: 'indoors',
  poses: { sitting: 1 },
  seat: 'stool',
  support: 'wooden post',
  build,
})

/** A costume on its hanger, seen from its side along z: shoulders, a waist, a hem. Its top is at y = 0. */
function costume(long: number, hem: number): ReturnType<typeof newMesh> {
  const one = newMesh()
  const rows = [
    [-0.2, 0.5, 0.12],
    [-0.9, 2.1, 0.3],
    [-4.2, 1.5, 0.34],
    [-long, hem, 0.5],
  ] as const
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [top, bottom] = [rows[row], rows[row + 1]]
    if (!top || !bottom) continue
    for (const way of [-1, 1]) {
      facet(
        one,
        [way * bottom[2], bottom[0], way * bottom[1]],
        [way * bottom[2], bottom[0], -way * bottom[1]],
        [way * top[2], top[0], -way * top[1]],
        [way * top[2], top[0], way * top[1]],
      )
      facet(
        one,
        [-way * bottom[2], bottom[0], way * bottom[1]],
        [way * bottom[2], bottom[0], way * bottom[1]],
        [way * top[2], top[0], way * top[1]],
        [-way * top[2], top[0], way * top[1]],
      )
    }
  }
  return ofOneColor(one)
}

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 84, back: 36, front: 60, high: 30 }
  const room = makeRoom(size, {})
  const [timber, white, frames, glass, pots, costumes, rails, curtains, pictures, boxes, petals, stems, heads, rug] =
    meshes()
  const lights = newLights(linear('#ffdcaa'))
  trim(timber, size, 1.2, 0.8)
  // A table along the wall, with drawers, and mirrors in frames of bulbs above it.
  const desk = -3 * side
  box(white, { x: desk, z: -32.6, y: 7 }, 50, 0.7, 6, { cell: 4 })
  for (const x of [-23, -9, 9, 23]) {
    box(white, { x: desk + x, z: -32.8 }, 4, 7, 5, { cell: 4 })
    for (const y of [1.6, 3.6, 5.6]) ball(frames, [desk + x, y, -30.1], [0.24, 0.24, 0.24], 5)
  }
  for (const shift of [-16.4, 0, 16.4]) {
    const x = desk + shift
    box(frames, { x, z: -35.6, y: 8.6 }, 14, 13.6, 0.9)
    pane(glass, [x - 5.4, 9.2, -35.1], [10.8, 0, 0], [0, 11, 0], { cell: 3 })
    const lamp = (px: number, py: number): void => {
      lathe(rails, { x: px, y: py - 0.4, z: -35.2 }, pairs`0.45 0.1, 0.45 0.7`, 8)
      ball(lights.bulbs, [px, py, -34.7], [0.52, 0.52, 0.52], 6)
      card(lights.halos, [px, py, -34.5], [2, 0, 0], [0, 2, 0], [0, 0, 1])
    }
    for (let at = 0; at < 5; at += 1) for (const way of [-1, 1]) lamp(x + way * 6.2, 9.8 + at * 2.3)
    for (let at = 0; at < 6; at += 1) lamp(x - 5.2 + at * 2.08, 21.2)
    lights.lamps.push({ at: [x, 15.6, -32], light: linear('#ffdcae', 1.7), reach: 15 })
    jars(pots, random, x - 5, x + 4.6, 7.7, -34.2, 2, 6)
    jars(pots, random, x - 4, x + 1, 7.7, -32.4, 1.2, 6)
    stool(timber, { x: x + 1.4 * side, z: -26 }, 4.8)
    // Brushes in a cup.
    lathe(white, { x: x + 3.4, y: 7.7, z: -32 }, pairs`0.5 0, 0.6 1.3, 0.5 1.3`, 10)
    for (const way of [-0.5, -0.1, 0.3]) rod(timber, [x + 3.4, 8, -32], [x + 3.4 + way, 10.4, -32 + way], 0.08, 0.16, 5)
  }
  // Flowers somebody sent, on either end of the table.
  for (const end of [-23, 23]) {
    const x = desk + end
    lathe(white, { x, y: 7.7, z: -32.6 }, pairs`0.7 0, 1 1.4, 0.6 2.6, 0.8 3`, 12)
    for (let at = 0; at < 14; at += 1) {
      const [px, py, pz] = [random.middling() * 3.6, 13 + random.middling() * 3, random.middling() * 3]
      rod(stems, [x, 10.4, -32.6], [x + px, py, -32.6 + pz], 0.08, 0.08, 4)
      const flower = newMesh()
      ball(flower, [x + px, py + 0.2, -32.6 + pz], [0.75, 0.62, 0.75], 6)
      addCopy(petals, ofOneColor(flower), {}, at)
    }
  }
  // Costumes on a rail, hat boxes under it and on a trunk.
  const rail = { x: 32 * side, z: -27 }
  for (const x of [-9, 9]) {
    rod(rails, [rail.x + x, 0.3, rail.z - 2.4], [rail.x + x, 0.3, rail.z + 2.4], 0.24, 0.24, 8)
    rod(rails, [rail.x + x, 0.3, rail.z], [rail.x + x, 17.6, rail.z], 0.24, 0.24, 8)
  }
  rod(rails, [rail.x - 9, 17.6, rail.z], [rail.x + 9, 17.6, rail.z], 0.24, 0.24, 8)
  for (let at = 0; at < 13; at += 1) {
    const x = rail.x - 7.8 + at * 1.3
    rod(rails, [x, 17.6, rail.z], [x, 16.8, rail.z], 0.07, 0.07, 5)
    addCopy(
      costumes,
      costume(random.between(8, 13.4), random.between(1.9, 3.2)),
      { x, y: 16.9, z: rail.z + random.middling() * 0.4 },
      at,
    )
  }
  for (const [at, [x, y, z, r, h]] of (
    [
      [25, 0, -32, 2.6, 2.8],
      [25, 2.8, -32, 2.2, 2.2],
      [24.8, 5, -32, 1.7, 1.8],
      [-37, 0, -26, 2.8, 3],
      [-37, 3, -26, 2.3, 2.4],
    ] as const
  ).entries()) {
    const one = newMesh()
    lathe(
      one,
      { x: x * side, y, z },
      [
        [r, 0],
        [r, h * 0.7],
        [r * 1.06, h * 0.7],
        [r * 1.06, h],
        [0.01, h],
      ],
      20,
    )
    addCopy(boxes, ofOneColor(one), {}, at)
  }
  // Wigs wait on their stands.
  for (const [x, wig] of [
    [desk - 8.2, 0],
    [desk + 8.2, 1],
  ] as const) {
    lathe(heads, { x, y: 7.7, z: -33.4 }, pairs`1 0, 0.9 0.3, 0.45 0.6, 0.45 1.6`, 12)
    ball(heads, [x, 10.3, -33.3], [0.95, 1.3, 1.05], 10)
    const hair = newMesh()
    ball(hair, [x, 10.9, -33.6], [1.25, 1.15, 1.2], 8)
    ball(hair, [x - 0.9, 9.6, -33.6], [0.5, 1.3, 0.8], 6)
    ball(hair, [x + 0.9, 9.6, -33.6], [0.5, 1.3, 0.8], 6)
    addCopy(boxes, ofOneColor(hair), {}, 5 + wig)
  }
  // Posters above the rail, a curtain at the far side.
  for (const [x, y, w, h] of fours`28 18.8 6 8, 36 18.8 6 8`) hungPicture(timber, pictures, [x * side, y, -36], w, h)
  const [from, to] = [-41 * side, -33 * side].toSorted((a, b) => a - b)
  drape(curtains, from ?? 0, to ?? 0, { y: 0.2, z: -34.4, high: 28 })
  box(rug, { x: 4 * side, z: -14 }, 40, 0.06, 22, { cell: 4 })
  for (const x of [-26, 8, 34]) strip(lights, [x * side, 29, -6], 2, 14, 0.55, 18)
  const velvet = mixed(linear('#6a2030'), accents[0], 0.3)
  const tones = ['#a02838', '#e6d2b0', '#2c4470', '#c89a3c', '#3f6a50', '#7a4a80', '#1f1f26', '#d88a9a', '#f0ece2'].map(
    (hex) => linear(hex),
  )
  return lampRoom(scene, {
    size,
    lights,
    walls: '#c4a890',
    warm: '#ffe2bc',
    floor: '#8a6a50',
    room: linear('#b89a80', 0.3),
    rims: [linear('#ffe0b4', 1.6), linear('#ffd8c0', 1.2)],
    parts: [
      setPart('floor', room.floor, planks(linear('#7a583c'), noise, 1.6, 18, 0.4)),
      setPart(
        'walls',
        room.walls,
        courses(mixed(linear('#b8a494'), linear('#a8a8a0'), random.share()), noise, {
          wide: 2.4,
          high: 0.9,
          joint: 0.1,
          vary: 0.1,
          mortar: linear('#9c8a7c'),
          rough: 0.7,
        }),
      ),
      setPart('ceiling', room.ceiling, plaster(linear('#a89888'), noise, 0.2)),
      setPart('timber', timber, wood(linear('#5c3e2a'), noise), { castsShadow: true }),
      setPart('table', white, plain(linear('#e4dacb'), 0.35), { castsShadow: true }),
      setPart('mirror frames', frames, plain(linear('#d8ccb8'), 0.4)),
      setPart('mirrors', glass, mirrorGlass(noise, linear('#b4a290'), linear('#6a5444'))),
      setPart('powders', pots, palette([...tones.slice(0, 2), ...tones.slice(6)], 0.25)),
      setPart('costumes', costumes, palette(tones, 0.85), { castsShadow: true, twoSided: true }),
      setPart('rail', rails, plain(linear('#8a8480'), 0.3, 0.7), { castsShadow: true }),
      setPart('curtain', curtains, fabric(velvet, noise), { twoSided: true }),
      setPart(
        'posters',
        pictures,
        canvas(noise, [linear('#e8d8b0'), linear('#a83a34'), linear('#26344c'), linear('#e0a83c')]),
      ),
      setPart(
        'boxes',
        boxes,
        palette(
          ['#d8b8b0', '#3f5a70', '#e8dcc4', '#7f3440', '#c8a45c', '#4a2a1c', '#d8b878'].map((hex) => linear(hex)),
          0.8,
        ),
        { castsShadow: true },
      ),
      setPart(
        'flowers',
        petals,
        palette([linear('#c83848'), linear('#f0c8c8'), linear('#f4ece0'), linear('#d86a80')], 0.8),
      ),
      setPart('stems', stems, plain(linear('#3f6a3c'))),
      setPart('heads', heads, plain(linear('#e8dcd0'), 0.8)),
      setPart(
        'rug',
        rug,
        fabric(mixed(linear('#7a3034'), accents[2], 0.2), noise, { tone: linear('#b08a5c'), wide: 8 }),
      ),
    ],
    grade: { bloom: 0.4, vignette: 0.3 },
  })
}
