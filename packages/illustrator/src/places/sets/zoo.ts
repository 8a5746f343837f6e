import { addCopy, around, ball, bladeSpray, blend, box, broadTree, type Built, bulb, courses } from '#places/set-kit.ts'
import { crown, fours, lathe, leafSpray, leafy, levelAround, lightParts, linear, makeSky } from '#places/set-kit.ts'
import { meshes, metal, mixed, newLights, newMesh, outdoors, pairs, pane, place, plain, put } from '#places/set-kit.ts'
import { railing, ridge, rock, rod, scaled, type Scene, setPart, smoothstep, soil, terrain } from '#places/set-kit.ts'
import { treeLine, treeParts, triples, tuft, turned, underSnow, walked, wood } from '#places/set-kit.ts'

/** A path along a railing: behind it rocks, a pool and trees, where giraffes and an elephant stand; a signpost, lamps. */
export const zoo = place({
  label: 'Zoo',
  words:
    'zoo, zoos, at the zoo, at a zoo, in the zoo, city zoo, zoo enclosure, animal enclosure, zoo trip, zoological garden, safari park, wildlife park, animal park, petting zoo, elephant enclosure, giraffe enclosure, animal sanctuary',
  order: 207,
  where: 'outdoors',
  poses: { pointing: 1, leaning: 1 },
  holds: { 'ice-cream': 1 },
  seat: 'bench',
  support: 'wooden post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e6edf3')
  const ground = levelAround(
    (x, z) => -3 * smoothstep(-36, -46, z) + (noise.hills(x * 0.02, z * 0.02) - 0.45) * 7 * smoothstep(-60, -120, z),
    16,
    34,
  )
  const [path, rails, rocks, pool, trunks, crowns, grass, bushes, post, signs, arms, spotted, legs] = meshes()
  const [gray, tusks, hay] = meshes()
  const lights = newLights(linear('#ffcf8c'))
  pane(path, [-90, 0.06, 60], [180, 0, 0], [0, 0, -93], { cell: 8 })
  pane(path, [-90, 0.06, 60 + walked], [180, 0, 0], [0, 0, -walked], { cell: 20, v: -walked })
  railing(rails, [-92, 0, -33], [92, 0, -33], { high: 10, gap: 2.2, thick: 0.26, bars: 1 })
  for (let x = -88; x <= 88; x += 22) rod(rails, [x, 0, -33], [x, 11, -33], 0.7, 0.7, 8)
  /** A giraffe that looks to +z; its coat goes by the spot's place. */
  const giraffe = (x: number, z: number, turn: number, size: number): void => {
    const [coat, limbs] = [newMesh(), newMesh()]
    ball(coat, [0, 21, 0], [3.6, 4.2, 7.4], 14)
    ball(coat, [0, 23, 5], [3, 4, 3.6], 12)
    rod(coat, [0, 23, 6], [0, 39, 12.4], 2.3, 1.2, 12)
    ball(coat, [0, 40.4, 14], [1.2, 1.35, 2.7], 10)
    ball(coat, [0, 39.7, 16.2], [0.85, 0.9, 1.2], 8)
    for (const way of [-1, 1]) {
      ball(coat, [way * 1.7, 41, 12.6], [1.1, 0.45, 0.4], 6)
      rod(limbs, [way * 0.5, 41.6, 13], [way * 0.6, 43.4, 12.6], 0.22, 0.3, 5)
      for (const [along, lean] of pairs`5.4 0.6, -5.4 -0.5`) {
        rod(coat, [way * 2, 20, along], [way * 2.1, 10, along + lean], 1.5, 0.8, 9)
        rod(limbs, [way * 2.1, 10, along + lean], [way * 2.1, 0.6, along + lean * 0.6], 0.8, 0.65, 8)
        ball(limbs, [way * 2.1, 0.5, along + lean], [0.9, 0.6, 1.1], 6)
      }
    }
    rod(limbs, [0, 22, -7.2], [0, 13, -8], 0.3, 0.2, 5)
    const stand = { x: x * side, z, y: ground(x * side, z), turn: turned(turn * side), size }
    addCopy(spotted, coat, stand)
    addCopy(legs, limbs, stand)
  }
  giraffe(17, -72, 52, 1)
  giraffe(-9, -96, -64, 0.94)
  // An elephant beside the pool.
  const [hide, ivory] = [newMesh(), newMesh()]
  ball(hide, [0, 18, 0], [8.4, 9.4, 13], 18)
  ball(hide, [0, 20, 14], [5.4, 6.4, 5.6], 14)
  for (const way of [-1, 1]) {
    ball(hide, [way * 7.4, 20.4, 12], [3.4, 6, 0.9], 12)
    for (const along of [8, -8]) rod(hide, [way * 4.6, 14, along], [way * 4.6, 0, along], 2.9, 2.5, 12)
    rod(ivory, [way * 2.4, 16.4, 18], [way * 2.8, 13.6, 23], 0.6, 0.2, 7)
  }
  for (const [from, to, thick] of [
    [[0, 18, 18.6], [0, 12, 21], 2],
    [[0, 12, 21], [0, 5, 21.6], 1.6],
    [[0, 5, 21.6], [0, 2, 23.4], 1.2],
  ] as const)
    rod(hide, from, to, thick, thick * 0.8, 10)
  const stand = { x: 44 * side, z: -88, y: ground(44 * side, -88), turn: turned(-52 * side) }
  addCopy(gray, hide, stand)
  addCopy(tusks, ivory, stand)
  // Rocks, the pool, a rack of hay.
  for (const [x, z, wide, high] of fours`
    4 -128 18 15, 26 -136 15 20, -18 -134 20 18, 74 -90 12 10, -66 -96 16 14, -50 -62 6 4`)
    ball(
      rocks,
      [x * side, high * 0.25 - 3, z],
      [wide, high, wide * 0.7],
      16,
      (a, b, c) => 0.7 + noise.hills(a * 1.8 + x, b * 1.8 + c) * 0.55,
    )
  lathe(pool, { x: -24 * side, z: -66, y: -2.4 }, pairs`17 0, 0.1 0.02`, 30)
  for (let at = 0; at < 26; at += 1) {
    const [c, s] = turned(at * 13.8)
    ball(
      rocks,
      [-24 * side + c * 17.6, -2.2, -66 + s * 17.6],
      [1.8, 1.2, 1.6],
      6,
      (a, b, c1) => 0.8 + noise.hills(a * 2 + at, b + c1) * 0.4,
    )
  }
  for (const x of [38, 44]) rod(post, [x * side, -3, -66], [x * side, 12, -66], 0.5, 0.4, 7)
  ball(hay, [41 * side, 8, -66], [4, 3, 2.4], 10, (a, b, c) => 0.85 + noise.hills(a * 4, b * 4 + c) * 0.3)
  // The signpost with pointing boards, benches' lamps, bushes along the path.
  rod(post, [-31 * side, 0, -27], [-31 * side, 24, -27], 0.7, 0.6, 9)
  for (const [at, [y, turn]] of pairs`20.4 14, 17.2 -20, 14 8`.entries()) {
    const one = newMesh()
    box(one, { x: at % 2 === 0 ? 4 : -4 }, 8.6, 2.4, 0.4)
    addCopy(signs, one, { x: -31 * side, y: y ?? 14, z: -26.2, turn: turned(turn ?? 0) })
  }
  pane(arms, [15 * side - 4, 6.6, -32.4], [8, 0, 0], [0, 4.4, -1.4])
  for (const x of [-54, 40]) {
    rod(post, [x * side, 0, -28], [x * side, 26, -28], 0.5, 0.4, 8)
    bulb(lights, [x * side, 27, -28], 1.3, 1.4, 26)
  }
  for (const [x, z, high] of triples`66 -66 62, -48 -112 78, 34 -150 92, -84 -70 64, 88 -130 84, -10 -168 96`)
    broadTree(trunks, crowns, random, {
      x: x * side,
      z,
      y: ground(x * side, z),
      high,
      wide: high * 0.4,
      cards: z > -90 ? 380 : 240,
      leaf: z > -90 ? 3 : 4.6,
      tones: 4,
    })
  for (let x = -86; x < 90; x += 9)
    crown(bushes, random, [x, -1.4, -38 + random.middling() * 2], [4.4, 2.6, 2.6], 44, 1.3, 4)
  around(random, 520, 40, 140, (x, z) => {
    if (z < -44) tuft(grass, random, x, ground(x, z), z, 1.2, 1.8, Math.floor(random.share() * 3))
  })
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#7c8f60', 0.4), [
      ridge(noise, 4, { low: 0.02, peaks: 0.06, often: 4, tone: far('#8598a8', 0.55), haze, round: 0.8 }),
      treeLine(noise, 2, 0.08, far('#4f7040', 0.35), far('#6c8a58', 0.45), false),
    ]),
    bounce: white('#8f8a74'),
    lamps: lights.lamps,
    lamp: linear('#ffc988', 0.7),
    ground,
    parts: [
      setPart('enclosure', terrain(ground, 420, 80), soil(white('#8f8a52', 0.9), white('#b09a68', 0.9), noise, 14)),
      setPart(
        'path',
        path,
        courses(white('#b0a596', 0.6), noise, {
          wide: 4,
          high: 4,
          joint: 0.14,
          vary: 0.16,
          mortar: white('#857c70', 0.5),
          rough: air.wet ? 0.25 : 0.85,
        }),
      ),
      setPart('railing', rails, metal(mixed(linear('#2f4a3c'), accents[1], 0.15), noise, 0.45, 0.3), {
        castsShadow: true,
      }),
      setPart('rocks', rocks, rock(white('#9a8c76', 0.5), noise), { castsShadow: true }),
      setPart('pool', pool, plain(mixed(linear('#3f6a6c'), scaled(air.middle, air.setShare), 0.25), 0.06)),
      setPart(
        'giraffes',
        spotted,
        (spot) => {
          const [u, v] = [spot.x * 0.42 + spot.z * 0.3, spot.y * 0.42 - spot.z * 0.12]
          const patch = noise.cell(Math.floor(u), Math.floor(v + (Math.floor(u) & 1) * 0.5))
          const [a, b] = [u - Math.floor(u), v + (Math.floor(u) & 1) * 0.5]
          const edge = Math.min(a, 1 - a, b - Math.floor(b), 1 - b + Math.floor(b))
          put(spot, linear('#d8b67a'))
          if (edge > 0.12 + patch * 0.06) blend(spot, linear('#8a4f22'), 0.85)
          spot.rough = 0.8
        },
        { castsShadow: true },
      ),
      setPart('giraffe legs', legs, plain(linear('#d0b07c'), 0.8), { castsShadow: true }),
      setPart(
        'elephant',
        gray,
        (spot) => {
          put(spot, linear('#807a76'), 0.8 + noise.cloud(spot.x * 0.5, spot.y * 0.5 + spot.z * 0.3) * 0.35)
          spot.rough = 0.9
        },
        { castsShadow: true },
      ),
      setPart('tusks', tusks, plain(linear('#e8dfc8'), 0.4)),
      setPart('hay', hay, plain(linear('#c8a450'), 0.95)),
      setPart('posts', post, wood(linear('#6a4c32'), noise, 0.7), { castsShadow: true }),
      setPart('signs', signs, plain(mixed(linear('#3c6a44'), accents[0], 0.2), 0.6), { castsShadow: true }),
      setPart('board', arms, plain(linear('#d8c9a4'), 0.7), { twoSided: true }),
      ...treeParts('yard', [trunks, crowns], noise, white),
      leafy(
        'bushes',
        bushes,
        leafSpray(noise, 70, 0.1, 0.45),
        ['#2c5028', '#3f6a30', '#568238', '#7a9446'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'grass',
        grass,
        bladeSpray(noise, 24, 0.05),
        ['#7a8a40', '#98984c', '#b0a45c'].map((hex) => white(hex, 0.6)),
      ),
      ...lightParts(lights, air.lamps, 2),
    ],
  })
}
