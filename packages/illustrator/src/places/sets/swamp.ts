import { around, bark, beam, behind, bladeSpray, box, type Built, card, cos, crown, filtered } from '#places/set-kit.ts'
import { fireflies, haze as mist, lathe, leafSpray, leafy, levelAround, linear, makeSky } from '#places/set-kit.ts'
import { meshes, mixed, outdoors, pane, place, planks, rod, scaled, type Scene, setPart, sin } from '#places/set-kit.ts'
import { smoke, smoothstep, soil, terrain, treeLine, triples, tuft, underSnow, water } from '#places/set-kit.ts'

/** Still dark water between trees on stilts of roots, hanging moss, reeds and lily pads, a path of planks, mist. */
export const swamp = place({
  label: 'Swamp',
  words:
    'swamp, marsh, bog, bayou, wetland, wetlands, mangrove, swamp path, swampland, everglades, black water, lily pads, reeds, murky water, mire',
  order: 226,
  where: 'outdoors',
  holds: { lantern: 2 },
  seat: 'stump',
  support: 'trunk',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random } = scene
  const { side } = air
  const white = underSnow(air, 0.5)
  const way = (z: number): number => 12 * side * smoothstep(-20, -80, z) + (noise.hills(z * 0.03, 2) - 0.5) * 8
  // Low banks rise out of the water here and there.
  const ground = levelAround((x, z) => (noise.hills(x * 0.026 + 3, z * 0.026) - 0.62) * 13, 15, 34)
  const [trunks, leaves, moss, reeds, pads, pond, boards, mists, shafts, flowers] = meshes()
  const tree = (x: number, z: number, high: number): void => {
    const foot = Math.max(-3, ground(x, z))
    const thick = high * 0.035
    const lean = random.middling() * high * 0.1
    // Roots stand in the water like legs.
    for (let root = 0; root < 8; root += 1) {
      const angle = (root / 8) * 6.283 + random.middling() * 0.5
      const out = thick * random.between(3, 4.6)
      rod(
        trunks,
        [x + cos(angle) * out, foot - 2, z + sin(angle) * out],
        [x + cos(angle) * thick * 0.5, foot + high * 0.13, z + sin(angle) * thick * 0.5],
        thick * 0.26,
        thick * 0.5,
        5,
      )
    }
    rod(trunks, [x, foot + high * 0.08, z], [x + lean * 0.4, foot + high * 0.5, z], thick * 1.1, thick * 0.8, 9)
    rod(trunks, [x + lean * 0.4, foot + high * 0.5, z], [x + lean, foot + high, z], thick * 0.8, thick * 0.3, 8)
    for (let limb = 0; limb < 6; limb += 1) {
      const angle = limb * 1.05 + random.share()
      const from = foot + high * random.between(0.45, 0.8)
      const long = high * random.between(0.24, 0.4)
      const tip = [x + lean * 0.7 + cos(angle) * long, from + long * 0.4, z + sin(angle) * long] as const
      rod(trunks, [x + lean * 0.6, from, z], tip, thick * 0.4, thick * 0.14, 5)
      crown(leaves, random, tip, [long * 0.6, long * 0.26, long * 0.6], 34, 2.6, 4)
      // Moss hangs down from the limbs.
      for (let strand = 0; strand < 4; strand += 1) {
        const share = random.between(0.35, 1)
        const drop = random.between(3, 8)
        const at = [
          x + lean * 0.6 + cos(angle) * long * share,
          from + long * 0.4 * share - drop,
          z + sin(angle) * long * share,
        ] as const
        if (at[0] * at[0] + at[2] * at[2] < 400) continue
        card(moss, at, [random.between(0.8, 1.7), 0, 0], [0, -drop, 0], [0, 0.4, 0.9], Math.floor(random.share() * 3))
      }
    }
    crown(leaves, random, [x + lean, foot + high, z], [high * 0.22, high * 0.1, high * 0.22], 50, 2.8, 4)
  }
  for (const [x, z, high] of triples`-27 -30 62, 31 -42 70, -40 -64 74, 50 -76 78, -18 -92 70, 34 -108 76`)
    tree(x * side, z, high)
  behind(random, 16, 110, 210, 0.85, (x, z) => {
    if (Math.abs(x - way(z)) > 12) tree(x, z, random.between(60, 90))
  })
  pane(pond, [-320, -1.1, 60], [640, 0, 0], [0, 0, -420], { cell: 40 })
  // The path: planks on posts, some of them missing.
  for (let z = -15; z > -130; z -= 2.6) {
    if (random.chance(0.07)) continue
    box(boards, { x: way(z) + random.middling() * 0.5, z, y: -0.5 + random.share() * 0.15 }, 10.6, 0.5, 2.1)
    if (Math.floor(z) % 5 === 0)
      for (const x of [-5, 5]) rod(boards, [way(z) + x, -6, z], [way(z) + x, 2.6, z], 0.5, 0.45, 6)
  }
  around(random, 520, 13, 90, (x, z) => {
    const y = ground(x, z)
    if (y < -2.6 || Math.abs(x - way(z)) < 7.4) return
    const high = random.between(1.2, 4.4)
    tuft(reeds, random, x, Math.max(-1.2, y) - 0.3, z, high * 0.6, high, Math.floor(random.share() * 3))
  })
  behind(random, 110, 18, 110, 1.1, (x, z) => {
    if (ground(x, z) > -1.4 || Math.abs(x - way(z)) < 7) return
    const r = random.between(0.7, 1.7)
    lathe(
      pads,
      { x, y: -1, z },
      [
        [r, 0],
        [r * 0.9, 0.1],
        [0.02, 0.06],
      ],
      9,
    )
    if (random.chance(0.2)) crown(flowers, random, [x, -0.5, z], [0.7, 0.5, 0.7], 8, 0.5, 2)
  })
  behind(random, 24, 34, 150, 0.85, (x, z, far, at) =>
    card(mists, [x, 3.4, z], [14 + far * 0.16, 0, 0], [0, 4.4, 0], [0, 0, 1], at),
  )
  if (air.weather === 'clear')
    for (let at = 0; at < 7; at += 1)
      card(
        shafts,
        [random.between(-34, 34), 24, random.between(-96, -34)],
        [random.between(2, 4.4), 0, 0],
        [13 * side, 30, 4],
        [0, 0, 1],
      )
  const level = air.setShare
  const haze = mixed(air.fog.light, scaled(linear('#b4c09a'), level), 0.5)
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), level), haze, share)
  const sky = makeSky(air, noise, far('#5a6848', 0.5), [
    treeLine(noise, 1, 0.34, far('#6f8468', 0.72), haze, false),
    treeLine(noise, 2, 0.22, far('#4f6850', 0.55), haze, false),
    treeLine(noise, 3, 0.12, far('#3a5240', 0.4), haze, false),
  ])
  const light = mixed(air.key, air.ambient, 0.5)
  return outdoors(scene, {
    sky,
    bounce: white('#4f5a3c'),
    ground,
    parts: [
      setPart('ground', terrain(ground, 260), soil(white('#4c5230'), white('#564a34'), noise, 8, 0.7)),
      setPart(
        'water',
        pond,
        water(sky, noise, {
          deep: filtered(linear('#23301f'), scaled(light, level)),
          wave: 8,
          steep: air.wet ? 0.3 : 0.06,
        }),
      ),
      setPart('trunks', trunks, bark(linear('#584c42'), noise, white('#55703c')), { castsShadow: true }),
      leafy(
        'leaves',
        leaves,
        leafSpray(noise, 64, 0.1, 0.42),
        ['#2a4428', '#3c5c30', '#577840', '#7f9650'].map((hex) => white(hex, 0.6)),
      ),
      leafy(
        'moss',
        moss,
        bladeSpray(noise, 30, 0.05),
        ['#6f7c5c', '#8a9470', '#5a6a4c'].map((hex) => white(hex, 0.4)),
      ),
      leafy(
        'reeds',
        reeds,
        bladeSpray(noise, 16, 0.06),
        ['#55682f', '#76803c', '#948c50'].map((hex) => white(hex, 0.4)),
      ),
      setPart('pads', pads, soil(white('#4f7a3c', 0.4), white('#6a8c44', 0.4), noise, 1.4, 0.4)),
      leafy('flowers', flowers, leafSpray(noise, 14, 0.18, 0.5), [linear('#f0d8e4'), linear('#e8b0c8')]),
      setPart('planks', boards, planks(white('#6a5a46', 0.6), noise, 1.2, 10), { castsShadow: true }),
      setPart('mist', mists, smoke(haze, noise, 0.3), { blended: true }),
      setPart('shafts', shafts, mist(mixed(air.key, [1, 1, 0.85], 0.3), 0.16 * Math.max(0.35, level), beam), {
        blended: true,
      }),
    ],
    fog: { light: haze, start: 40, density: Math.max(0.0046, air.fog.density * 1.4), max: 0.9 },
    particles: air.white > 0 ? [] : [fireflies(random, linear('#c8f08a', 0.7 + air.lamps), 40, 18)],
  })
}
