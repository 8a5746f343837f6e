import { addCopy, ball, box, type Built, bulb, facet, glowing, lampRoom, linear, makeRoom } from '#places/set-kit.ts'
import { meshes, metal, mixed, newLights, newMesh, pairs, palette, pane, place, plain } from '#places/set-kit.ts'
import { plaster, rod, type Scene, screens, setPart, strip, triples, turned } from '#places/set-kit.ts'

/** A steel tube with ribs: pipes and valves, screens and dials along both sides, the periscope, a round hatch behind. */
export const submarine = place({
  label: 'Submarine',
  words:
    'submarine, submarines, submarine interior, inside a submarine, in a submarine, aboard a submarine, submarine control room, submarine bridge, u boat, uboat, periscope, nuclear submarine, engine room, ship engine room, boiler room, torpedo room, sonar room',
  order: 263,
  where: 'indoors',
  poses: { 'arms-crossed': 1 },
  seat: 'steel stool',
  support: 'steel post',
  build,
})

/** Half the width inside, and how high the middle of the tube lies. */
const [radius, axis] = [27, 15]

function build(scene: Scene): Built {
  const { noise, random, accents, air } = scene
  const { side } = air
  const size = { wide: 54, back: 84, front: 60, high: 42 }
  const room = makeRoom(size, {}, 5)
  const [hull, ribs, grate, pipes, valves, desks, shows, dials, hatch, hole, scope, brass, seats, rails] = meshes()
  const lights = newLights(linear('#ffe2b0'))
  const ring = (degrees: number, far: number): readonly [number, number] => {
    const [c, s] = turned(degrees)
    return [c * far, axis + s * far]
  }
  // The shell, and a rib every two paces.
  for (let z = 50; z > -84; z -= 8)
    for (let at = -30; at < 210; at += 10) {
      const [a, b] = [ring(at, radius), ring(at + 10, radius)]
      facet(hull, [a[0], a[1], z], [b[0], b[1], z], [b[0], b[1], z - 8], [a[0], a[1], z - 8])
    }
  for (let z = 34; z > -84; z -= 16)
    for (let at = -30; at < 210; at += 10) {
      const [a, b] = [ring(at, radius - 0.6), ring(at + 10, radius - 0.6)]
      rod(ribs, [a[0], a[1], z], [b[0], b[1], z], 0.9, 0.9, 6)
    }
  pane(grate, [-27, 0.05, 60], [54, 0, 0], [0, 0, -144], { cell: 6 })
  // Pipes along both sides and overhead, some with lagging, with wheels on their valves.
  for (const [degrees, thick] of pairs`
    35 0.9, 42 0.5, 48 1.3, 58 0.7, 66 0.5, 74 1, 106 0.8, 114 1.4, 123 0.5, 131 0.9, 140 0.6, 147 1.1`) {
    const [x, y] = ring(degrees, radius - 2.2)
    const one = newMesh()
    rod(one, [x, y, 40], [x, y, -82], thick, thick, 9)
    one.uvs = one.uvs.map((value, at) => (at % 2 === 0 ? 0.5 : value))
    addCopy(pipes, one, {}, Math.floor(random.share() * 4))
    for (let z = -22; z > -80; z -= 29) ball(ribs, [x, y, z + degrees * 0.1], [thick * 1.35, thick * 1.35, 0.7], 6)
  }
  const wheel = (x: number, y: number, z: number, turn: number, wide: number): void => {
    const one = newMesh()
    for (let at = 0; at < 14; at += 1) {
      const [a, b] = [turned((at * 360) / 14), turned(((at + 1) * 360) / 14)]
      rod(one, [a[0] * wide, a[1] * wide, 0], [b[0] * wide, b[1] * wide, 0], 0.22, 0.22, 6)
    }
    for (const at of [0, 60, 120]) {
      const [c, s] = turned(at)
      rod(one, [-c * wide, -s * wide, 0], [c * wide, s * wide, 0], 0.16, 0.16, 5)
    }
    rod(one, [0, 0, -2], [0, 0, 0.3], 0.3, 0.3, 6)
    addCopy(valves, one, { x, y, z, turn: turned(turn) })
  }
  for (const [x, y, z] of triples`21 22 -30, 20 25 -52, -21 22 -38, -20.5 24.5 -62, 17 28.5 -42, -17 28.5 -26`)
    wheel(x * side, y, z, x > 0 ? -50 * side : 50 * side, 1.9)
  // Desks with screens on the one side, dials on the other.
  for (let z = -20; z > -76; z -= 18) {
    for (const way of [-1, 1]) {
      const x = way * 21
      box(desks, { x, z }, 8, 8, 16, { cell: 5 })
      box(desks, { x: x + way * 2.4, z, y: 8 }, 4, 10.4, 16, { cell: 5 })
      if (way === side)
        for (const dz of [-4, 4]) {
          pane(shows, side > 0 ? [18.9, 10, z + dz - 3] : [-18.9, 10, z + dz + 3], [0, 0, 6 * side], [0, 6, 0], {
            unit: true,
          })
        }
      else
        for (const dz of [-5.4, -1.8, 1.8, 5.4])
          for (const y of [10.6, 14.6]) {
            const one = newMesh()
            rod(one, [0, 0, 0], [-way * 0.7, 0, 0], 1.4, 1.4, 14)
            addCopy(brass, one, { x: x + way * 0.5, y, z: z + dz })
            ball(dials, [x + way * 0.1 - way * 0.3, y, z + dz], [0.2, 1.15, 1.15], 8)
          }
      for (let nth = 0; nth < 12; nth += 1) {
        const one = newMesh()
        ball(one, [0, 0, 0], [0.34, 0.26, 0.34], 4)
        addCopy(seats, one, { x: x - way * random.between(1, 3), y: 8.1, z: z + random.between(-7, 7) }, nth)
      }
    }
    bulb(lights, [14 * side, 29.4, z], 0.9, 0.8, 15)
    strip(lights, [-9, 33.6, z], 1.6, 9, 0.85, 17)
  }
  // The periscope from ceiling to floor, with its handles.
  const px = 9.5 * side
  rod(scope, [px, 0, -36], [px, 41, -36], 1.5, 1.5, 16)
  rod(scope, [px, 11.6, -36], [px, 18, -36], 2.5, 2.5, 18)
  ball(brass, [px, 15.6, -33.6], [1, 1, 0.8], 8)
  for (const way of [-1, 1]) {
    rod(brass, [px + way * 2, 13, -35.6], [px + way * 6, 12.6, -35], 0.36, 0.36, 8)
    ball(scope, [px + way * 6.2, 12.6, -35], [0.7, 0.55, 0.55], 6)
  }
  // The hatch at the end, standing open to a darker room.
  box(hatch, { z: -83.4 }, 54, 42, 0.6, { cell: 6 })
  for (let at = 0; at < 24; at += 1) {
    const [a, b] = [turned(at * 15), turned(at * 15 + 15)]
    rod(ribs, [a[0] * 7.6, 12 + a[1] * 10, -82.6], [b[0] * 7.6, 12 + b[1] * 10, -82.6], 0.8, 0.8, 7)
    facet(
      hole,
      [0, 12, -82.8],
      [a[0] * 7.2, 12 + a[1] * 9.6, -82.8],
      [b[0] * 7.2, 12 + b[1] * 9.6, -82.8],
      [0, 12, -82.8],
    )
  }
  lights.lamps.push({ at: [0, 18, -72], light: linear('#ff4a3a', 0.9), reach: 20 })
  bulb({ ...lights, light: linear('#ff5a44') }, [0, 25.4, -81.6], 0.8, 0.8, 14)
  for (const x of [-13.6, 13.6]) for (let z = -12; z > -80; z -= 4) box(rails, { x, z, y: 0.05 }, 0.5, 0.3, 3)
  const paint = mixed(linear('#8f9a94'), accents[1], 0.08)
  return lampRoom(scene, {
    size,
    lights,
    walls: '#7c8680',
    warm: '#fff0d4',
    floor: '#5a5e5e',
    room: linear('#7c8884', 0.2),
    rims: [linear('#ffe0b0', 1.25), linear('#7ad0ff', 0.9)],
    parts: [
      setPart('floor', room.floor, plain(linear('#23282a'), 0.7)),
      setPart('grating', grate, (spot) => {
        metal(linear('#5c6264'), noise, 0.45, 0.4)(spot)
        const [u, v] = [spot.u / 1.4 - Math.floor(spot.u / 1.4), spot.v / 2.8 - Math.floor(spot.v / 2.8)]
        if (u > 0.86 || v > 0.93) {
          spot.red *= 0.4
          spot.green *= 0.4
          spot.blue *= 0.4
        }
      }),
      setPart('hull', hull, plaster(paint, noise, 0.24), { twoSided: true }),
      setPart('ribs', ribs, metal(mixed(linear('#6c7874'), paint, 0.4), noise, 0.5, 0.3), { castsShadow: true }),
      setPart(
        'pipes',
        pipes,
        palette(
          ['#c8c4b4', '#7a8a88', '#a8563c', '#b89a58'].map((hex) => linear(hex, 0.8)),
          0.4,
          0.3,
        ),
        {
          castsShadow: true,
        },
      ),
      setPart('valves', valves, plain(linear('#a8281c'), 0.4), { castsShadow: true }),
      setPart('desks', desks, metal(linear('#667470'), noise, 0.5, 0.25), { castsShadow: true }),
      setPart(
        'screens',
        shows,
        screens(noise, [linear('#58f0a0'), linear('#7ad8ff'), linear('#ffc45a')], linear('#04140e'), 1.2),
      ),
      setPart('dials', dials, plain(linear('#ece4cc'), 0.3)),
      setPart('brass', brass, metal(linear('#b8904a'), noise, 0.3, 0.7), { castsShadow: true }),
      setPart(
        'buttons',
        seats,
        palette(
          ['#d8483a', '#e8c04a', '#5ac878', '#d8d8d0'].map((hex) => linear(hex)),
          0.4,
        ),
      ),
      setPart('bulkhead', hatch, plaster(mixed(paint, linear('#5a6462'), 0.3), noise, 0.3)),
      setPart('hatch', hole, glowing([0.02, 0.008, 0.008]), { twoSided: true }),
      setPart('periscope', scope, metal(linear('#8a9496'), noise, 0.3, 0.6), { castsShadow: true }),
      setPart('rails', rails, plain(linear('#c8a040'), 0.6)),
    ],
    fog: { light: linear('#7c8884', 0.24), start: 55, density: 0.003, max: 0.3 },
    grade: { bloom: 0.36, vignette: 0.3, contrast: 1.04 },
  })
}
