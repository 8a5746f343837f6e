import { addCopy, ball, beam, bokeh, box, type Built, card, clamp, direction, fabric, halo } from '#places/set-kit.ts'
import { haze, indoors, lathe, linear, meshes, metal, mixed, newMesh, pairs, palette, pane } from '#places/set-kit.ts'
import { place, plain, planks, put, rod, scaled, type Scene, setPart, shine, swarm, triples } from '#places/set-kit.ts'
import { turned, walked } from '#places/set-kit.ts'

/** A concert: beams through haze, a curtain behind, amplifiers and drums, a row of footlights. */
export const stage = place({
  label: 'Stage',
  words: 'stage, theatre, theater, stage lights, concert hall, on stage, opera house, jazz club',
  order: 110,
  where: 'indoors',
  seat: 'stool',
  support: 'steel post',
  build,
})

function build({ air, noise, random, accents }: Scene): Built {
  const { side } = air
  const [cool, hot] = random.pick([
    [linear('#3f6bff'), linear('#ff3f8f')],
    [linear('#2fc4ff'), linear('#ff7a2f')],
    [linear('#8a4fff'), linear('#ffb03f')],
  ] as const)
  const [floor, curtain, truss, boxes, grilles, lampBodies, lenses, drums, brass, flares] = meshes()
  const [coolBeams, hotBeams] = [newMesh(), newMesh()]
  pane(floor, [-100, 0, 40], [200, 0, 0], [0, 0, -86], { cell: 5 })
  pane(floor, [-100, 0, 40 + walked], [200, 0, 0], [0, 0, -walked], { cell: 10, v: -walked })
  pane(floor, [-100, -6, 40], [200, 0, 0], [0, 6, 0], { cell: 8 })
  // Folds of the curtain.
  for (let x = -100; x < 100; x += 2) {
    box(curtain, { x: x + 1, z: -45, turn: turned((x / 2) % 2 === 0 ? 35 : -35) }, 2.5, 56, 0.2, { cell: 7 })
  }
  for (const z of [-36, -12]) {
    for (const y of [40, 43]) rod(truss, [-100, y, z], [100, y, z], 0.3, 0.3, 6)
    for (let x = -98; x < 98; x += 4) rod(truss, [x, 40, z], [x + 2, 43, z], 0.16, 0.16, 4)
  }
  for (let at = 0; at < 8; at += 1) {
    const x = -35 + at * 10
    const warm = at % 2 === 0
    const target = x * 0.35 + random.middling() * 14
    lathe(lampBodies, { x, z: -36, y: 36.6 }, pairs`1.2 0, 1.3 2, 0.7 3.2, 0.2 3.6`, 10)
    ball(lenses, [x, 36.6, -36], [1.1, 0.4, 1.1], 5)
    const mesh = warm ? hotBeams : coolBeams
    card(mesh, [(x + target) / 2, 18.4, -35], [random.between(4, 6.5), 0, 0], [(x - target) / 2, 18.4, 0], [0, 0, 1], 0)
    card(flares, [x, 36.4, -35.6], [4.6, 0, 0], [0, 4.6, 0], [0, 0, 1], warm ? 1 : 0)
  }
  // Amplifiers at one side, drums on a riser at the other.
  for (const [x, z, n] of triples`-31 -30 2, -22 -34 1, 34 -26 2`) {
    for (let at = 0; at < n; at += 1) {
      box(boxes, { x: x * side, z, y: at * 7.2, turn: turned(-x * side * 0.5) }, 8, 7, 4)
      const face = newMesh()
      pane(face, [-3.5, 0.5, 2.05], [7, 0, 0], [0, 5.4, 0])
      addCopy(grilles, face, { x: x * side, z, y: at * 7.2, turn: turned(-x * side * 0.5) })
    }
  }
  const kit = { x: 16 * side, z: -34 }
  box(boxes, { ...kit, y: 0 }, 24, 3, 16, { cell: 4 })
  const drum = (x: number, y: number, z: number, r: number, h: number, color: number): void => {
    const one = newMesh()
    lathe(
      one,
      {},
      [
        [r, 0],
        [r, h],
        [r * 0.95, h],
        [0.01, h],
      ],
      18,
    )
    one.uvs = one.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
    addCopy(drums, one, { x: kit.x + x, y: 3 + y, z: kit.z + z }, color)
  }
  drum(-4, 3, 2, 1.7, 1.4, 0)
  drum(4.4, 2, 2, 2, 3, 0)
  drum(-1.6, 5, 0, 1.5, 2, 0)
  drum(1.8, 5, 0, 1.5, 2, 0)
  const bass = newMesh()
  ball(bass, [0, 0, 0], [2.7, 2.7, 1.5], 10)
  bass.uvs = bass.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
  addCopy(drums, bass, { x: kit.x, y: 6, z: kit.z + 1.5 }, 1)
  for (const [x, y] of pairs`-6.4 8.5, 6.4 9, -3 10.4`) {
    rod(truss, [kit.x + x, 3, kit.z], [kit.x + x, 3 + y, kit.z], 0.12, 0.12, 5)
    lathe(brass, { x: kit.x + x, y: 3 + y, z: kit.z }, pairs`2.3 0, 0.6 0.25, 0.1 0.45`, 18)
  }
  // A stand with nobody's microphone.
  rod(truss, [-9 * side, 0, -20], [-9 * side, 13.5, -20], 0.12, 0.1, 6)
  lathe(truss, { x: -9 * side, z: -20 }, pairs`1.6 0, 1.5 0.2, 0.15 0.4`, 12)
  ball(truss, [-9 * side, 14, -20], [0.35, 0.55, 0.35], 6)
  for (let x = -28; x <= 28; x += 7) card(flares, [x, 1.2, -43], [5, 0, 0], [0, 7, 0], [0, 0, 1], x % 14 === 0 ? 1 : 0)
  const cloth = mixed(linear('#4a0f1c'), scaled(accents[0], 0.3), 0.25)
  const lamps = [
    { at: [-24, 30, -30], light: scaled(cool, 3.2), reach: 18 },
    { at: [24, 30, -30], light: scaled(hot, 2.8), reach: 18 },
    { at: [0, 8, -38], light: scaled(mixed(cool, hot, 0.5), 1.6), reach: 16 },
    { at: [0, 30, 4], light: linear('#fff0dc', 2.2), reach: 14 },
  ] as const
  const grille = linear('#3c3c44')
  const hotFlare = haze(scaled(hot, 1.8), 0.75, halo)
  const coolFlare = haze(scaled(cool, 1.8), 0.75, halo)
  return indoors({
    sky: (x, y, _z, out) => {
      const level = 0.05 + 0.05 * clamp(y)
      const share = clamp(x * 0.5 + 0.5)
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = level * ((cool[channel] ?? 0) * (1 - share) + (hot[channel] ?? 0) * share) + 0.01
    },
    lamps,
    room: linear('#2a2440', 0.5),
    aim: 0.88,
    keyShare: 0.35,
    rig: {
      key: { from: direction(0.3 * side, 0.72, 0.62), light: [1.3, 1.2, 1.06], soft: 0.2 },
      fill: { from: direction(-0.8 * side, 0, 0.6), light: scaled(cool, 0.35) },
      rims: [
        { from: direction(-0.75, 0.55, -0.5), light: scaled(cool, 2.6) },
        { from: direction(0.75, 0.55, -0.5), light: scaled(hot, 2.3) },
      ],
      sky: mixed(linear('#4a4468', 0.8), cool, 0.1),
      ground: mixed(linear('#3a2a30', 0.6), hot, 0.1),
    },
    parts: [
      setPart('floor', floor, planks(linear('#3a2a24'), noise, 1.5, 16, 0.22)),
      setPart('curtain', curtain, fabric(cloth, noise), { twoSided: true }),
      setPart('truss', truss, metal(linear('#9aa0aa'), noise, 0.3)),
      setPart('cases', boxes, plain(linear('#1c1c20'), 0.6), { castsShadow: true }),
      setPart('grilles', grilles, (spot) => {
        const [x, y] = [(spot.u % 3.5) - 1.75, (spot.v % 2.7) - 1.35]
        const ring = Math.sqrt(x * x + y * y)
        put(spot, grille, ring < 1.1 ? 0.55 + ring * 0.4 : 1)
      }),
      setPart('lamps', lampBodies, plain(linear('#141418'), 0.5)),
      setPart('lenses', lenses, (spot) => {
        const light = Math.floor((spot.x + 36) / 10) % 2 === 0 ? hot : cool
        shine(spot, light[0] * 3 + 0.8, light[1] * 3 + 0.8, light[2] * 3 + 0.8)
      }),
      setPart('drums', drums, palette([mixed(linear('#a52c34'), accents[0], 0.4), linear('#e8e0d4')], 0.3)),
      setPart('brass', brass, metal(linear('#d8b050'), noise, 0.2), { twoSided: true }),
      setPart('cool beams', coolBeams, haze(scaled(cool, 1.5), 0.3, beam), { blended: true }),
      setPart('hot beams', hotBeams, haze(scaled(hot, 1.5), 0.28, beam), { blended: true }),
      setPart(
        'flares',
        flares,
        (spot) => {
          if (spot.u >= 1) hotFlare(spot)
          else coolFlare(spot)
        },
        { blended: true },
      ),
    ],
    fog: { light: scaled(mixed(cool, hot, 0.35), 0.22), start: 30, density: 0.006, max: 0.5 },
    particles: [
      bokeh(random, scaled(hot, 0.9), 26, { low: [-50, 6, -42], high: [50, 34, -38] }, [0.2, 0.9]),
      swarm('dust', random, {
        count: 120,
        size: [0.03, 0.09],
        light: mixed(cool, [1, 1, 1], 0.5),
        alpha: 0.45,
        soft: 0.7,
        glowing: true,
        drift: [0.5, 0.3, 0],
        sway: 1,
      }),
    ],
    grade: { saturation: 1.14, contrast: 1.08, bloom: 0.48, vignette: 0.36 },
  })
}
