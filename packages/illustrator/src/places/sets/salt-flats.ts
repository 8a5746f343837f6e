import { blend, type Built, linear, makeSky, mixed, outdoors, place, put, ridge, scaled } from '#places/set-kit.ts'
import { type Scene, seen, setPart, smoothstep, terrain } from '#places/set-kit.ts'

/** A white plain of salt in cracked plates as far as one sees, shallow water here and there that holds the sky, mountains. */
export const saltFlats = place({
  label: 'Salt flats',
  words:
    'salt flats, salt flat, salt plain, salt plains, salt desert, salt lake, dry lake bed, dry lakebed, dry lake, bonneville salt flats, bonneville, salar de uyuni, uyuni, white desert, salt pan, salt pans, cracked earth, cracked salt, endless white plain',
  order: 282,
  where: 'outdoors',
  seat: 'stone',
  support: 'stone pillar',
  build,
})

function build(scene: Scene): Built {
  const { air, noise } = scene
  const haze = air.fog.light
  const away = (hex: string, share: number) => mixed(scaled(linear(hex), air.setShare), haze, share)
  const sky = makeSky(air, noise, away('#d8dce0', 0.4), [
    ridge(noise, 2, { low: 0.012, peaks: 0.09, often: 3, tone: away('#8a96b4', 0.55), haze, round: 0.2 }),
    ridge(noise, 5, { low: -0.01, peaks: 0.05, often: 5, tone: away('#7a7890', 0.35), haze, round: 0.3 }),
  ])
  const [white, rim, gray] = [linear('#ece9e2'), linear('#fbfaf6'), linear('#bdb8b0')]
  const seenSky = new Float32Array(3)
  /** Plates grow around points that lie uneven in a grid; between two of them the salt is pushed up. */
  const ridges = (x: number, z: number, size: number): number => {
    const [column, row] = [Math.floor(x / size), Math.floor(z / size)]
    let [first, second] = [9, 9]
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dz = -1; dz <= 1; dz += 1) {
        const [i, j] = [column + dx, row + dz]
        const px = i + 0.2 + noise.cell(i + 400, j + 90) * 0.6 - x / size
        const pz = j + 0.2 + noise.cell(i + 30, j + 700) * 0.6 - z / size
        const far = Math.sqrt(px * px + pz * pz)
        if (far < first) [first, second] = [far, first]
        else if (far < second) second = far
      }
    return second - first
  }
  const ground = () => 0
  return outdoors(scene, {
    sky,
    bounce: linear('#d8d4cc', 0.85),
    ground,
    parts: [
      setPart('salt', terrain(ground, 1600, 64, 1.14), (spot) => {
        const { x, z, lookX = 0, lookY = -0.3, lookZ = -0.95 } = spot
        const large = noise.cloud(x * 0.008, z * 0.012)
        const fine = (noise.cloud(x * 1.1, z * 1.1) - 0.5) * seen(spot.grain, 0.5)
        put(spot, white, 0.9 + large * 0.12 + fine * 0.16)
        const bend = noise.hills(x * 0.11, z * 0.11) * 3
        const edge = ridges(x + bend, z + bend, 13)
        const sharp = seen(spot.grain, 2.4)
        blend(spot, gray, smoothstep(0.2, 0.05, edge) * 0.42 * sharp)
        blend(spot, rim, smoothstep(0.06, 0.01, edge) * 0.9 * sharp)
        spot.relief = smoothstep(0.16, 0, edge) * 0.3 * sharp + fine * 0.05
        spot.rough = 0.75
        // A hand's breadth of water in the hollows, farther off, where a flat look meets nothing but sky in it.
        const off = Math.sqrt(x * x + z * z)
        const wet = air.wet ? 0.42 : 0.62
        const pool =
          smoothstep(wet, wet + 0.03, noise.hills(x * 0.009 + 3, z * 0.016) + (fine + large) * 0.04) *
          smoothstep(26, 44, off)
        if (pool <= 0) return
        sky(lookX, Math.max(0.02, -lookY), lookZ, seenSky)
        const share = pool * 0.85
        // The mirror keeps the brightness of the sky whatever light lies on the salt.
        const lit = Math.max(0.25, air.setShare)
        blend(
          spot,
          [
            Math.min(1, (seenSky[0] ?? 0) / lit),
            Math.min(1, (seenSky[1] ?? 0) / lit),
            Math.min(1, (seenSky[2] ?? 0) / lit),
          ],
          share,
        )
        spot.rough = 0.75 - 0.6 * pool
        spot.relief *= 1 - pool
      }),
    ],
    fog: { start: 240, density: Math.max(0.0007, air.fog.density * 0.6) },
    grade: { saturation: 1.06 },
  })
}
