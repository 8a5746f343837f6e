import { addCopy, ball, blend, box, type Built, bulb, crowd, crowdRows, lightParts, linear } from '#places/set-kit.ts'
import { makeSky, meshes, metal, mixed, newLights, newMesh, ofOneColor, outdoors, pairs } from '#places/set-kit.ts'
import { palette, pane, place, plain, plaster, put, railing, ridge, rod, scaled, type Scene } from '#places/set-kit.ts'
import { setPart, smoothstep, treeLine, turned, underSnow, walked } from '#places/set-kit.ts'

/** Asphalt with its grid and a chequered line, racing cars, the pit wall, a grandstand full of people, lamps on masts. */
export const raceTrack = place({
  label: 'Race track',
  words:
    'race track, racetrack, racing track, race circuit, racing circuit, pit lane, pitlane, pit stop, pit wall, starting grid, start line of a race, finish line, formula 1 pit, f1 pit, f1 track, formula one track, f1 circuit, grand prix, motor speedway, speedway, nascar track, karting track, kart track, go kart track, racing paddock, motorsport, velodrome',
  order: 233,
  where: 'outdoors',
  chance: { jumpsuit: 1 },
  seat: 'stone',
  support: 'steel post',
  build,
})

function build(scene: Scene): Built {
  const { air, noise, random, accents } = scene
  const { side } = air
  const white = underSnow(air, 0.6, '#e4ebf2')
  const [ground, kerbs, wall, rails, stand, roof, people, masts, bodies, tires, wings, tower, panes] = meshes()
  const [flags, poles, boards] = meshes()
  const lights = newLights(linear('#f4f8ff'))
  pane(ground, [-420, 0, 70], [840, 0, 0], [0, 0, -590], { cell: 24 })
  pane(ground, [-420, 0, 70 + walked], [840, 0, 0], [0, 0, -walked], { cell: 60, v: -walked })
  /** A racing car of no make that looks to +z: a slim body, open wheels, wings before and behind. */
  const racer = (x: number, z: number, turn: number, color: number): void => {
    const [body, dark, wheels] = [newMesh(), newMesh(), newMesh()]
    ball(body, [0, 4.2, 0], [4.2, 2.6, 17], 10)
    ball(body, [0, 3.4, 17], [1.7, 1.3, 11], 8)
    box(body, { y: 2, z: -5 }, 13, 3.4, 15)
    box(body, { y: 5, z: -10 }, 2.6, 4.6, 7)
    ball(dark, [0, 6.7, 1], [2.1, 1, 4], 8)
    ball(body, [0, 7.6, -0.6], [1.5, 1.6, 1.6], 8)
    box(dark, { y: 1.6, z: 25.6 }, 17, 0.7, 4)
    box(dark, { y: 9, z: -20 }, 14, 0.9, 4.4)
    for (const end of [-1, 1]) {
      box(body, { x: end * 7, y: 5, z: -20 }, 0.5, 5.6, 5)
      box(body, { x: end * 8.4, y: 1.6, z: 25.6 }, 0.5, 2.2, 4.4)
      for (const [along, radius] of pairs`15 3.3, -14 3.6`) {
        rod(wheels, [end * 6.6, radius, along], [end * 10.2, radius, along], radius, radius, 16)
        ball(wheels, [end * 10, radius, along], [0.5, radius * 0.97, radius * 0.97], 6)
        rod(dark, [end * 3, radius, along], [end * 7, radius, along], 0.4, 0.4, 5)
      }
    }
    const put3 = { x, z, turn: turned(turn) }
    addCopy(bodies, ofOneColor(body), put3, color)
    addCopy(wings, dark, put3)
    addCopy(tires, wheels, put3)
  }
  racer(30 * side, -50, 0, 0)
  racer(-22 * side, -92, 0, 1)
  racer(30 * side, -128, 0, 2)
  racer(-22 * side, -168, 0, 3)
  // Kerbs and the wall with boards and a fence of wire.
  for (let z = 40; z > -420; z -= 8)
    for (const x of [-64, 64]) {
      const one = newMesh()
      box(one, {}, 5, 0.7, 8)
      addCopy(kerbs, ofOneColor(one), { x, z }, Math.floor((40 - z) / 8) % 2)
    }
  const edge = 82 * side
  box(wall, { x: edge, z: -190 }, 3, 9, 460, { cell: 24 })
  for (let z = 20, nth = 0; z > -400; z -= 34, nth += 1) {
    const one = newMesh()
    pane(one, side > 0 ? [-1.8, 1, -15] : [1.8, 1, 15], [0, 0, 30 * side], [0, 7, 0])
    addCopy(boards, ofOneColor(one), { x: edge, z }, nth)
  }
  railing(rails, [edge, 9, 30], [edge, 9, -410], { high: 13, gap: 14, thick: 0.3, bars: 4 })
  // The grandstand behind it, under a roof.
  for (let row = 0; row < 12; row += 1) {
    const far = 96 + row * 9
    box(stand, { x: far * side, y: 0, z: -190 }, 9.2, 8 + row * 5, 380, { cell: 24 })
  }
  let number = 0
  for (let row = 0; row < 12; row += 1)
    for (let z = -8; z > -370; z -= 60) {
      const from = (93 + row * 9) * side
      number = crowdRows(
        people,
        random,
        { from: from - 4, to: from + 4, y: 8 + row * 5, z, rows: 11, deep: 5.4, apart: 6, high: 17 },
        number,
      )
    }
  box(roof, { x: 160 * side, y: 96, z: -190 }, 150, 2, 390, { cell: 30 })
  for (let z = 0; z > -390; z -= 48) rod(masts, [206 * side, 0, z], [206 * side, 97, z], 1.6, 1.6, 8)
  // The pits on the other side: a long low building with doors and a floor of glass.
  const pit = -112 * side
  box(tower, { x: pit - 30 * side, z: -200 }, 60, 52, 380, { cell: 24 })
  for (let z = -20; z > -380; z -= 30) {
    box(panes, { x: pit + 0.4 * side, y: 1, z }, 1, 21, 23)
    box(panes, { x: pit + 0.4 * side, y: 29, z }, 1, 15, 27)
  }
  box(stand, { x: pit, y: 23.4, z: -200 }, 12, 2.4, 380, { cell: 24 })
  // The bridge over the line, with lamps; flags; masts with floodlights.
  for (const x of [-88, 88]) box(masts, { x, z: -210 }, 5, 62, 5)
  box(stand, { y: 50, z: -210 }, 180, 13, 7, { cell: 20 })
  for (let nth = 0; nth < 5; nth += 1) bulb(lights, [-14 + nth * 7, 47, -206], 1.9, 0.3, 8)
  for (const [x, z] of pairs`96 -60, 96 -180, -96 -110, -96 -260`) {
    rod(masts, [x * side, 0, z], [x * side, 112, z], 1.3, 0.8, 8)
    for (const shift of [-7, 0, 7]) bulb(lights, [x * side + shift, 112, z], 1.8, 1.5, 90)
  }
  for (let nth = 0; nth < 6; nth += 1) {
    const [x, z] = [-88 * side, -30 - nth * 22]
    rod(poles, [x, 0, z], [x, 46, z], 0.4, 0.3, 6)
    const cloth = newMesh()
    pane(cloth, [0, 33, 0], [16, -1.5, 5], [0, 11, 0], { cell: 4 })
    addCopy(flags, ofOneColor(cloth), { x, z }, nth)
  }
  const haze = air.fog.light
  const far = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const wet = air.wet
  const tar = white(wet ? '#3f4246' : '#5b5d61', 0.5)
  const line = white('#e4e2da', 0.3)
  const grass = white('#5f7f3c', 0.8)
  const livery = [
    mixed(linear('#c0201c'), accents[0], 0.25),
    linear('#e6e4de'),
    mixed(linear('#1c4f9a'), accents[1], 0.2),
    linear('#e0a51c'),
  ]
  return outdoors(scene, {
    sky: makeSky(air, noise, far('#7c8f60', 0.4), [
      ridge(noise, 4, { low: 0.03, peaks: 0.08, often: 4, tone: far('#8598a8', 0.55), haze, round: 0.8 }),
      treeLine(noise, 2, 0.05, far('#5c7a4c', 0.4), far('#7c9468', 0.5), false),
    ]),
    bounce: white('#77767a'),
    lamps: lights.lamps,
    lamp: linear('#f0f4ff', 0.8),
    parts: [
      setPart('track', ground, (spot) => {
        const { x, z } = spot
        put(spot, tar, 0.86 + noise.cloud(x * 0.09, z * 0.04) * 0.28)
        // Rubber where they brake and start; the grid's boxes; chequers over the line; grass beyond the kerbs.
        const lane = Math.abs(Math.abs(x - 4 * side) - 26)
        blend(spot, linear('#26272a'), smoothstep(9, 2, lane) * 0.4 * (1 - air.white))
        const row = (z + 500) / 38 - Math.floor((z + 500) / 38)
        const inBox = Math.abs(lane - 12) < 0.6 && row > 0.1 && row < 0.5
        const head = row > 0.06 && row < 0.1 && lane < 12
        if ((inBox || head) && z < -16) blend(spot, line, 0.85)
        if (z < -200 && z > -216) {
          const odd = (Math.floor(x / 4) + Math.floor(z / 4)) % 2 === 0
          blend(spot, odd ? line : linear('#141416'), 0.95)
        }
        blend(spot, grass, smoothstep(66, 67, Math.abs(x)) * 0.95)
        const puddle = wet * smoothstep(0.5, 0.6, noise.cloud(x * 0.035, z * 0.03))
        spot.rough = wet ? 0.34 - puddle * 0.27 : 0.84
        blend(spot, [0.02, 0.025, 0.03], puddle * 0.5)
      }),
      setPart('kerbs', kerbs, palette([white('#b8281e', 0.3), white('#e8e6e0', 0.3)], 0.6)),
      setPart('wall', wall, plaster(white('#b4b2ac', 0.2), noise, 0.4), { castsShadow: true }),
      setPart(
        'boards',
        boards,
        palette(
          [...livery, linear('#2a7a5c'), linear('#20242a')].map((tone) => scaled(tone, 0.9)),
          0.5,
        ),
      ),
      setPart('fence', rails, metal(linear('#8a9094'), noise, 0.45, 0.4)),
      setPart('stand', stand, plaster(white('#a09e9a', 0.2), noise, 0.3)),
      setPart('roof', roof, metal(linear('#c8ccd0'), noise, 0.4, 0.3)),
      setPart(
        'people',
        people,
        crowd(
          noise,
          ['#c84c3c', '#e8e2d4', '#3a5c8a', '#d8a83a', '#4a4c52', '#7a9a6a', '#d88a94'].map((hex) => linear(hex, 0.8)),
          0.3,
        ),
        { cutOut: true },
      ),
      setPart('masts', masts, metal(linear('#7d858a'), noise, 0.45, 0.4), { castsShadow: true }),
      setPart('pits', tower, plaster(white('#d8d8d4', 0.2), noise, 0.2)),
      setPart('pit doors', panes, plain(mixed(linear('#2c343a'), linear('#f0d8a0'), air.lamps * 0.5), 0.15)),
      setPart(
        'flags',
        flags,
        palette([linear('#e6e4de'), linear('#c0281e'), linear('#1c4f9a'), linear('#e0b01c')], 0.8),
        {
          twoSided: true,
        },
      ),
      setPart('flag poles', poles, metal(linear('#c8ccce'), noise, 0.3, 0.6)),
      setPart('racing cars', bodies, palette(livery, 0.16), { castsShadow: true }),
      setPart('wings', wings, plain(linear('#1a1c20'), 0.3), { castsShadow: true }),
      setPart('racing tyres', tires, plain(linear('#17171a'), 0.85), { castsShadow: true }),
      ...lightParts(lights, air.lamps, 2),
    ],
    ground: () => 0,
  })
}
