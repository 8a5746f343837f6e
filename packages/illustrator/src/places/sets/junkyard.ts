import { addCopy, ball, bladeSpray, blend, box, type Built, bulb, car, fours, leafy } from '#places/set-kit.ts'
import { levelAround, lightParts, linear, makeSky, meshes, metal, mixed, newLights, newMesh } from '#places/set-kit.ts'
import { ofOneColor, outdoors, pairs, place, plain, put, railing, ridge, rod, scaled } from '#places/set-kit.ts'
import { type Scene, setPart, skyline, soil, terrain, triples, tuft, turned, underSnow } from '#places/set-kit.ts'

/** Wrecked cars in stacks, heaps of scrap and tires, barrels, a crane with its claw, rust and oil on the ground. */
export const junkyard = place({
  label: 'Junkyard',
  words:
    'junkyard, junkyards, scrapyard, scrap yard, scrap yards, junk yard, salvage yard, wrecking yard, scrap heap, scrap heaps, pile of scrap, piles of scrap, heap of scrap, scrap metal, wrecked cars, car wrecks, car graveyard, rusty cars, pile of cars, stacked cars, garbage dump, landfill, dump site, rubbish dump, trash heap, piles of junk, pile of junk',
  order: 178,
  where: 'outdoors',
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e4ebf2')
  const ground = levelAround((x, z) => (noise.hills(x * 0.02, z * 0.02) - 0.45) * 4, 16, 60)
  const [bodies, panes, tires, scrap, beams, barrels, mast, claw, cab, fence, weeds] = meshes()
  const lights = newLights(linear('#ffd8a0'))
  const [body, cabin] = car()
  const wreck = (x: number, y: number, z: number, turn: number, color: number, squash: number): void => {
    const stand = { x, z, y, turn: turned(turn), size: 1.8 }
    const flat = (mesh: ReturnType<typeof newMesh>): ReturnType<typeof newMesh> => {
      const copy = newMesh()
      addCopy(copy, mesh, {})
      for (let at = 1; at < copy.positions.length; at += 3) {
        const [px, py] = [copy.positions[at - 1] ?? 0, copy.positions[at] ?? 0]
        copy.positions[at] = py * squash * (py > 5 ? 0.86 + noise.hills(px * 0.4 + x, z + py) * 0.2 : 1)
      }
      return copy
    }
    addCopy(bodies, ofOneColor(flat(body)), stand, color)
    addCopy(panes, flat(cabin), stand)
    // Some have lost their wheels.
    for (const [dx, dz] of pairs`-3.8 -6, 3.8 -6, -3.8 6, 3.8 6`)
      if (random.chance(0.4)) {
        const wheel = newMesh()
        rod(wheel, [dx - 0.5, 1.6, dz], [dx + 0.5, 1.6, dz], 1.6, 1.6, 12)
        addCopy(tires, wheel, stand)
      }
  }
  // Stacks of cars, three and four high.
  for (const [x, z, turn, count] of fours`
    36 -62 84 3, 62 -96 90 4, 26 -112 80 4, -40 -74 96 2, -62 -110 88 4, -18 -140 90 3, 70 -148 92 4, -84 -58 60 2`) {
    let y = -1.4
    for (let at = 0; at < count; at += 1) {
      const squash = at === count - 1 ? 1 : random.between(0.72, 0.86)
      wreck(
        x * side + random.middling() * 3,
        y,
        z + random.middling() * 3,
        turn + random.middling() * 9,
        Math.floor(random.share() * 7),
        squash,
      )
      y += 13.6 * squash
    }
  }
  // Heaps of scrap: bent plates, pipes and beams.
  for (const [hx, hz, high, wide] of fours`
    -22 -56 14 16, 12 -78 18 18, -60 -40 12 14, 58 -40 10 13, 0 -176 34 46, -110 -150 40 50, 116 -170 42 50`)
    for (let at = 0; at < 90; at += 1) {
      const far = Math.sqrt(random.share())
      const [c, s] = turned(random.share() * 360)
      const [x, z] = [hx * side + c * far * wide, hz + s * far * wide * 0.7]
      const y = high * (1 - far) * random.between(0.6, 1)
      const size = (high / 14) * random.between(0.8, 1.6)
      const one = newMesh()
      if (random.chance(0.5)) box(one, { turn: turned(random.share() * 360) }, 4 * size, 0.5 * size, 3 * size)
      else
        rod(
          one,
          [-2.6 * size, 0, 0],
          [2.6 * size, random.middling() * 4 * size, random.middling() * 3 * size],
          0.4 * size,
          0.4 * size,
          6,
        )
      addCopy(scrap, ofOneColor(one), { x, y, z, turn: turned(random.share() * 360) }, Math.floor(random.share() * 6))
    }
  // Tires in stacks, and barrels.
  for (const [x, z, count] of triples`21 -40 5, 27 -43 3, -33 -38 4, -28 -44 2`)
    for (let at = 0; at < count; at += 1) {
      const [cx, cz] = [x * side + random.middling() * 0.5, z + random.middling() * 0.5]
      for (let piece = 0; piece < 14; piece += 1) {
        const [a, b] = [turned(piece * 25.714), turned(piece * 25.714 + 25.714)]
        rod(
          tires,
          [cx + a[0] * 2.4, 1 + at * 2, cz + a[1] * 2.4],
          [cx + b[0] * 2.4, 1 + at * 2, cz + b[1] * 2.4],
          1,
          1,
          7,
        )
      }
    }
  for (const [x, z] of pairs`-16 -42, -21 -45, 44 -34`) {
    rod(barrels, [x * side, 0, z], [x * side, 9, z], 3, 3, 16)
    ball(barrels, [x * side, 9, z], [3, 0.2, 3], 12)
    for (const y of [3, 6]) rod(barrels, [x * side, y, z], [x * side, y + 0.4, z], 3.2, 3.2, 16)
  }
  // A crane with a claw over it all.
  const kx = -34 * side
  box(cab, { x: kx, y: 6, z: -158 }, 22, 15, 26)
  box(beams, { x: kx, z: -158 }, 30, 6, 34)
  rod(mast, [kx, 18, -152], [kx + 60 * side, 82, -140], 2, 1.4, 8)
  for (let at = 0; at < 8; at += 1)
    rod(mast, [kx + at * 7 * side, 18 + at * 8, -151], [kx + (at + 1) * 7 * side, 24 + at * 8, -151], 0.6, 0.6, 5)
  rod(claw, [kx + 60 * side, 82, -140], [kx + 60 * side, 54, -140], 0.3, 0.3, 6)
  for (let at = 0; at < 5; at += 1) {
    const [c, s] = turned(at * 72)
    rod(claw, [kx + 60 * side, 54, -140], [kx + 60 * side + c * 6, 48, -140 + s * 6], 1, 0.8, 7)
    rod(claw, [kx + 60 * side + c * 6, 48, -140 + s * 6], [kx + 60 * side + c * 2.4, 40, -140 + s * 2.4], 0.8, 0.3, 7)
  }
  railing(fence, [-200, 0, -210], [200, 0, -210], { high: 24, gap: 9, thick: 0.5, bars: 6 })
  for (const [x, z] of pairs`76 -70, -72 -86`) {
    rod(beams, [x * side, 0, z], [x * side, 62, z], 0.9, 0.7, 8)
    bulb(lights, [x * side, 61, z + 2], 1.6, 1.8, 70)
  }
  for (let at = 0; at < 240; at += 1) {
    const [x, z] = [random.middling() * 90, -16 - random.share() * 90]
    if (Math.abs(x) > 14 || z < -30) tuft(weeds, random, x, ground(x, z), z, 1, 1.6, at % 3)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const rust = linear('#7a4226')
  const paints = ['#6f2f28', '#7c8488', '#3f5c74', '#8a7a3c', '#b4b0a4', '#35584a', '#8a4a2c'].map((hex) => linear(hex))
  const scraps = ['#7a4a30', '#6c6f70', '#8c5a38', '#4c5256', '#94887a', '#5c3626'].map((hex) => linear(hex))
  /** Paint or bare metal that rust eats from the edges. */
  const rusty =
    (tones: readonly (readonly [number, number, number])[], share: number) => (spot: Parameters<typeof put>[0]) => {
      const at = Math.floor(spot.u)
      put(spot, tones[((at % tones.length) + tones.length) % tones.length] ?? rust, 0.9)
      const eaten = noise.cloud(spot.x * 0.16 + at * 3, spot.y * 0.2 + spot.z * 0.16)
      blend(spot, rust, eaten > 1 - share ? 0.85 : 0.2)
      if (air.white > 0) blend(spot, linear('#e4ebf2'), 0.4 * air.white)
      spot.rough = eaten > 1 - share ? 0.95 : 0.45
    }
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#857a68', 0.45), [
      ridge(noise, 4, { low: 0.02, peaks: 0.07, often: 5, tone: far('#8c8f98', 0.55), haze, round: 0.8 }),
      skyline(noise, 3, {
        low: 0.02,
        high: 0.1,
        often: 16,
        tone: far('#7c8088', 0.5),
        haze,
        lamps: [linear('#ffd28a', 1.2)],
        lit: 0.25 * air.lamps,
      }),
    ]),
    bounce: white('#857866'),
    lamps: lights.lamps,
    lamp: linear('#ffcf96', 0.7),
    ground,
    parts: [
      setPart('ground', terrain(ground, 420, 80), (spot) => {
        soil(white('#7c6c56', 0.9), white('#5f5244', 0.8), noise, 10)(spot)
        const oil = noise.cloud(spot.x * 0.05 + 4, spot.z * 0.05)
        if (oil > 0.64) {
          blend(spot, [0.03, 0.028, 0.03], 0.7)
          spot.rough = 0.3
        }
      }),
      setPart('wrecks', bodies, rusty(paints, 0.5), { castsShadow: true }),
      setPart('wreck windows', panes, plain(linear('#1c2226'), 0.2)),
      setPart('tyres', tires, plain(linear('#1c1b1c'), 0.9), { castsShadow: true }),
      setPart('scrap', scrap, rusty(scraps, 0.55), { castsShadow: true, twoSided: true }),
      setPart('barrels', barrels, rusty([linear('#2f5c7a'), linear('#8a3c28')], 0.45), { castsShadow: true }),
      setPart('beams', beams, metal(linear('#5c5650'), noise, 0.6, 0.3), { castsShadow: true }),
      setPart('crane', mast, plain(linear('#c8962c'), 0.5), { castsShadow: true }),
      setPart('cab', cab, plain(linear('#b8861f'), 0.5)),
      setPart('claw', claw, metal(linear('#4c4844'), noise, 0.5, 0.5)),
      setPart('fence', fence, metal(linear('#6c6a66'), noise, 0.6, 0.3)),
      leafy(
        'weeds',
        weeds,
        bladeSpray(noise, 20, 0.05),
        ['#6f7a44', '#8a8a50', '#9c9058'].map((hex) => white(hex, 0.6)),
      ),
      ...lightParts(lights, air.lamps, 2),
    ],
    fog: { density: air.fog.density * 1.2 },
    grade: { saturation: 1 },
  })
}
