import { around, bark, behind, bladeSpray, blend, box, broadTree, type Built, card, filtered } from '#places/set-kit.ts'
import { glowing, leafSpray, leafy, lightParts, linear, makeSky, type Mesh, meshes, mixed } from '#places/set-kit.ts'
import { newLights, outdoors, pane, place, planks, put, ridge, rod, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, smoke, smoothstep, soil, sweptRoof, treeLine, tuft, underSnow, type Vector } from '#places/set-kit.ts'
import { vertex, water } from '#places/set-kit.ts'

/** Fields in steps: down from the path where one stands, and up the hill across; water, young rice, huts, mist. */
export const riceTerraces = place({
  label: 'Rice terraces',
  words:
    'rice terraces, rice terrace, rice paddies, rice paddy, rice field, rice fields, paddy field, paddy fields, terraced fields, terraced rice fields, terraced hills, terraced hillside, flooded rice fields',
  order: 244,
  where: 'outdoors',
  poses: { walking: 2 },
  holds: { basket: 2 },
  seat: 'stone',
  support: 'wooden post',
  build,
})

/** So many steps go down, so many up; how deep a field is, and how high a step. */
const [down, up] = [7, 15]
const [deepDown, deepUp, drop, rise] = [11, 15, 1.9, 2.7]

/** Where a field begins, if its edge were straight, and how high it lies. */
const begins = (step: number): number =>
  step <= down ? -20 - step * deepDown : -20 - down * deepDown - (step - down) * deepUp
const level = (step: number): number => (step < down ? -(step + 1) * drop : -down * drop + (step - down) * rise)

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.7)
  // The edges follow the hill, each with a little of its own.
  const edge = (step: number, x: number): number =>
    begins(step) +
    (noise.hills(x * 0.011 + 3, 2) - 0.5) * 46 * smoothstep(0, 6, step) +
    (noise.hills(x * 0.035, step * 0.6) - 0.5) * (step === 0 ? 4 : 8)
  const ground = (x: number, z: number): number => {
    if (z > edge(0, x)) return 0
    let step = 0
    while (step < down + up && z < edge(step + 1, x)) step += 1
    return level(step)
  }
  const [turf, bunds, pools, green, rice, grass, trunks, leaves, mists, walls, roofs, lit, banks] = meshes()
  const lights = newLights(linear('#ffc27a'))
  const quad = (mesh: Mesh, corners: readonly [Vector, Vector, Vector, Vector], normal: Vector): void => {
    const [a, b, c, d] = corners.map((at) => vertex(mesh, at, normal, at[0], at[2] - at[1])) as [
      number,
      number,
      number,
      number,
    ]
    mesh.triangles.push(a, b, c, a, c, d)
  }
  const wide = 6
  for (let x = -264; x < 264; x += wide) {
    const to = x + wide
    const across = (
      mesh: Mesh,
      near: (at: number) => readonly [number, number],
      far: (at: number) => readonly [number, number],
      normal: Vector,
    ): void => {
      const corner = (at: number, [y, z]: readonly [number, number]): Vector => [at, y, z]
      quad(mesh, [corner(x, near(x)), corner(to, near(to)), corner(to, far(to)), corner(x, far(x))], normal)
    }
    for (const z of [110, 50, 0])
      across(
        turf,
        () => [0, z],
        (at) => [0, z === 0 ? edge(0, at) : z === 50 ? 0 : 50],
        [0, 1, 0],
      )
    for (let step = 0; step <= down + up; step += 1) {
      const y = level(step)
      const before = step === 0 ? 0 : level(step - 1)
      const sprouting = noise.cell(step * 3 + 1, Math.floor((x + step * 17) / 42)) < (step > down + 3 ? 0.75 : 0.4)
      across(
        sprouting ? green : pools,
        (at) => [y, edge(step, at)],
        (at) => [y, edge(step + 1, at)],
        [0, 1, 0],
      )
      if (step <= down - 1) {
        // Downwards one sees the dam that holds the water in, beyond it.
        if (step > 0)
          across(
            bunds,
            (at) => [before, edge(step, at)],
            (at) => [y, edge(step, at)],
            [0, 0, -1],
          )
        across(
          bunds,
          (at) => [y, edge(step + 1, at) + 1.5],
          (at) => [y + 0.6, edge(step + 1, at) + 1],
          [0, 0.64, 0.77],
        )
        across(
          bunds,
          (at) => [y + 0.6, edge(step + 1, at) + 1],
          (at) => [y + 0.6, edge(step + 1, at)],
          [0, 1, 0],
        )
      } else if (step > down) {
        // Upwards one sees the wall of earth below each field.
        across(
          banks,
          (at) => [before, edge(step, at) + 1.2],
          (at) => [y + 0.5, edge(step, at)],
          [0, 0.28, 0.96],
        )
        across(
          bunds,
          (at) => [y + 0.5, edge(step, at)],
          (at) => [y + 0.5, edge(step, at) - 1],
          [0, 1, 0],
        )
      }
      // Young rice in rows, thinner where it is far.
      if (sprouting && step < down + 6 && Math.abs(x) < 30 - begins(step) * 0.6)
        for (let z = edge(step, x) - 1.6; z > edge(step + 1, x) + 2; z -= step < down ? 2.1 : 3.6)
          for (const dx of step < down ? [1, 3, 5] : [1.5, 4.5]) {
            const tall = random.between(0.7, 1.1)
            tuft(rice, random, x + dx, y - 0.1, z + random.middling(), 1.1, tall, Math.floor(random.share() * 3))
          }
    }
  }
  // Grass along the path and on the dams.
  around(random, 700, 6, 70, (x, z) => {
    if (z < edge(0, x) || Math.abs(x) < 4) return
    const tall = random.between(0.4, 1.1)
    tuft(grass, random, x, -0.15, z, tall * 1.2, tall, Math.floor(random.share() * 3))
  })
  for (let step = 0; step < 5; step += 1)
    for (let x = -50; x < 50; x += 1.6) {
      const at = x + random.share()
      const y = step === 0 ? 0 : level(step - 1) + 0.5
      const tall = random.between(0.3, 0.8)
      tuft(grass, random, at, y - 0.1, edge(step, at) + 0.5, tall * 1.2, tall, Math.floor(random.share() * 3))
    }
  // Huts on the hill across, with a tree or two.
  for (const [x, step] of [
    [34, down + 4],
    [-46, down + 6],
    [64, down + 8],
  ] as const) {
    const at = { x: x * side, z: edge(step, x * side) - 7, y: level(step) }
    box(walls, at, 14, 7, 8, { cell: 8 })
    for (const post of [-7.6, 7.6])
      rod(walls, [at.x + post, at.y, at.z + 5], [at.x + post, at.y + 7, at.z + 5], 0.3, 0.3, 6)
    pane(lit, [at.x - 4, at.y + 2.4, at.z + 4.1], [2.6, 0, 0], [0, 2.8, 0], { unit: true })
    pane(lit, [at.x + 1.6, at.y + 2.4, at.z + 4.1], [2.6, 0, 0], [0, 2.8, 0], { unit: true })
    sweptRoof(roofs, { ...at, y: at.y + 6.6 }, 20, 14, 7)
    lights.lamps.push({ at: [at.x, at.y + 4, at.z + 7], light: linear('#ffb868', 1.6), reach: 14 })
  }
  for (const [x, step, high] of [
    [48, down + 4, 22],
    [-60, down + 6, 26],
    [-30, down + 9, 20],
    [14, down + 11, 22],
    [84, down + 10, 25],
    [-96, down + 9, 27],
  ] as const) {
    const z = edge(step, x * side) - 7
    const size = { high, wide: high * 0.42, cards: 170, leaf: 3, tones: 4 }
    broadTree(trunks, leaves, random, { x: x * side, z, y: level(step), ...size })
  }
  behind(random, 16, 90, 290, 0.8, (x, z, far, at) =>
    card(mists, [x, -6 + far * 0.09, z], [18 + far * 0.2, 0, 0], [0, 5 + far * 0.02, 0], [0, 0, 1], at),
  )
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, far('#5f8048', 0.35), [
    ridge(noise, 1, { low: 0.12, peaks: 0.26, often: 3.4, tone: far('#8aa4b4', 0.6), haze, round: 0.5 }),
    ridge(noise, 2, { low: 0.07, peaks: 0.17, often: 4.6, tone: far('#5f8a70', 0.45), haze, round: 0.7 }),
    treeLine(noise, 3, 0.1, far('#3f6a40', 0.35), far('#7f9c78', 0.5), false),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  const tones = ['#5f9432', '#7fb03c', '#a2c44c'].map((hex) => white(hex, 0.3))
  const [earth, mossy] = [white('#4f4a2c', 0.3), white('#3f5f2a', 0.4)]
  return outdoors(scene, {
    sky,
    bounce: white('#7a9050'),
    ground,
    lamps: lights.lamps,
    parts: [
      setPart('ground', turf, soil(white('#6a8a3c'), white('#93804f'), noise, 9)),
      setPart('dams', bunds, soil(white('#587c34'), white('#7d8a44'), noise, 5)),
      setPart('banks', banks, (spot) => {
        put(spot, earth, 0.8 + 0.4 * noise.cloud(spot.x * 0.3, spot.y * 0.5))
        blend(spot, mossy, smoothstep(0.35, 0.6, noise.cloud(spot.x * 0.09 + 4, spot.y * 0.4)))
        spot.rough = 1
      }),
      setPart('fields', green, soil(white('#6fa038'), white('#8fb648'), noise, 6)),
      setPart(
        'water',
        pools,
        water(sky, noise, {
          deep: filtered(linear('#5f6f58'), scaled(light, air.setShare)),
          wave: 5,
          steep: air.wet ? 0.35 : 0.04,
        }),
      ),
      leafy('rice', rice, bladeSpray(noise, 20, 0.05), tones),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 26, 0.045),
        ['#4a7430', '#6a9238', '#96a850'].map((hex) => white(hex, 0.4)),
      ),
      setPart('huts', walls, planks(white('#6f5238', 0.1), noise, 1.2, 14)),
      setPart(
        'windows',
        lit,
        glowing(mixed(scaled(linear('#2c2620'), air.setShare), linear('#ffc070', 1.6), air.lamps)),
      ),
      setPart('thatch', roofs, soil(white('#8f7648', 0.85), white('#6f5a38', 0.85), noise, 1.2)),
      setPart('trunks', trunks, bark(linear('#5f4f42'), noise)),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 66, 0.1, 0.42),
        ['#2c5430', '#3f7038', '#5f9040', '#8fac4e'].map((hex) => white(hex, 0.6)),
      ),
      setPart('mist', mists, smoke(mixed(haze, scaled([1, 1, 1], air.setShare), 0.3), noise, 0.17), { blended: true }),
      ...lightParts(lights, air.lamps),
    ],
    fog: { start: 70, density: Math.max(0.0016, air.fog.density) },
  })
}
