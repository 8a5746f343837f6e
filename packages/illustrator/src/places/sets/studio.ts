import { blend, brightness, type Built, clamp, cos, direction, indoors, linear, mixed } from '#places/set-kit.ts'
import { newMesh, place, put, scaled, type Scene, setPart, sin, vertex } from '#places/set-kit.ts'

/** A paper backdrop that runs down the wall and out over the floor, in a quiet cousin of the picture's color. */
export const studio = place({
  label: 'Studio',
  words:
    'studio, plain background, neutral background, backdrop, photo studio, simple background, studio backdrop, solid background, blank background, studio lighting',
  order: 10,
  where: 'indoors',
  seat: 'stool',
  support: 'plastered pillar',
  build,
})

function build({ noise, random, accents, air }: Scene): Built {
  const quiet = [linear('#b9aa9c'), linear('#9aa5b0'), linear('#a9a796'), linear('#8f97a8'), linear('#b39f95')] as const
  const base = random.pick(quiet)
  const own = accents[2]
  const even = brightness(own) || 0.2
  const paper = mixed(base, scaled(own, 0.3 / even), 0.28)
  const light = mixed(paper, [1, 1, 1], 0.38)
  const dark = scaled(paper, 0.42)
  const mesh = newMesh()
  const [wide, back, bend, columns] = [160, 34, 16, 40]
  // Floor, a quarter of a circle, wall: pairs of z and y, with their normals.
  const profile: [z: number, y: number, nz: number, ny: number][] = [[70, 0, 0, 1]]
  for (let z = 60; z > -back + bend; z -= 6) profile.push([z, 0, 0, 1])
  for (let at = 0; at <= 8; at += 1) {
    const angle = (at / 8) * (Math.PI / 2)
    profile.push([-back + bend - sin(angle) * bend, bend - cos(angle) * bend, sin(angle), cos(angle)])
  }
  for (let y = bend + 6; y < 80; y += 8) profile.push([-back, y, 1, 0])
  profile.forEach(([z, y, nz, ny], row) => {
    for (let at = 0; at <= columns; at += 1) {
      vertex(mesh, [(at / columns - 0.5) * wide, y, z], [0, ny, nz], at, row)
      if (row === 0 || at === columns) continue
      const here = (row - 1) * (columns + 1) + at
      mesh.triangles.push(here, here + 1, here + columns + 2, here, here + columns + 2, here + columns + 1)
    }
  })
  const surface = setPart('backdrop', mesh, (spot) => {
    // A pool of light behind head and shoulders, off to the key's far side.
    const [x, y] = [(spot.x + air.side * 5) / 30, (spot.y - 14) / 24]
    const far = spot.z > -10 ? clamp(Math.abs(spot.z + 10) / 40) : 0
    const pool = clamp(1 - Math.sqrt(x * x + y * y) * 0.8 - far * 0.4)
    put(spot, dark)
    blend(spot, light, pool * pool * (3 - 2 * pool))
    const cloth = noise.cloud(spot.x * 0.035 + 3, spot.y * 0.035 + spot.z * 0.03) - 0.5
    spot.red *= 1 + cloth * 0.2
    spot.green *= 1 + cloth * 0.2
    spot.blue *= 1 + cloth * 0.2
    spot.rough = 0.95
  })
  const tint = mixed(paper, [0.5, 0.5, 0.5], 0.6)
  return indoors({
    sky: (_x, y, _z, out) => {
      const share = clamp(y * 0.5 + 0.5)
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (dark[channel] ?? 0) * (0.6 + share)
    },
    parts: [surface],
    lamps: [],
    room: [0.62, 0.62, 0.62],
    keyShare: 0.42,
    aim: 1,
    rig: {
      key: { from: direction(0.55 * air.side, 0.55, 0.72), light: [1.2, 1.14, 1.06], soft: 0.55 },
      fill: { from: direction(-0.8 * air.side, 0.1, 0.55), light: [0.2, 0.21, 0.25] },
      rims: [
        { from: direction(-0.8 * air.side, 0.45, -0.5), light: [1.15, 1.12, 1.1] },
        { from: direction(0.85 * air.side, 0.5, -0.45), light: scaled(mixed(tint, [0.7, 0.7, 0.8], 0.5), 1.1) },
      ],
      sky: [0.34, 0.34, 0.36],
      ground: scaled(tint, 0.45),
    },
    fog: { light: paper, start: 400, density: 0, max: 0 },
    grade: { bloom: 0.14, vignette: 0.26 },
  })
}
