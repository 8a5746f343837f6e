import { cord, type Fitting, newMesh, noise, type Part, pow, prop, smoothstep, type Surface } from '#props/prop-kit.ts'
import { toPart, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Curved horns out of the hair above the temples. */
export const horns = prop({
  label: 'Horns',
  words:
    'horns, horned, demon horns, curved horns, devil horns, dragon horns, two horns, pair of horns, large horns, big horns, long horns, tall horns, demonic horns, bull horns, tiefling horns, sharp horns',
  order: 210,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.62, 8.12, -0.05)
    const line = Array.from({ length: 22 }, (_, nth): Vector => {
      const share = nth / 21
      return [
        foot[0] + side * (0.42 * share + 0.25 * share * (1 - share)),
        foot[1] + 0.95 * share + 0.1 * share * share,
        foot[2] - 0.75 * share * (1 - share) - 0.1 * share + 0.35 * share * share,
      ]
    })
    cord(mesh, line, (share) => 0.19 * pow(1 - share, 0.8) * (1 + 0.05 * ripple(share)) + 0.008, 12)
  }
  return [toPart(mesh, { name: 'horns', material: 'hard', surface: horn }, fitting.head.placing)]
}

/** Rings on a horn, closer towards its tip. */
const ripple = (share: number): number => {
  const wave = share * 11 - Math.floor(share * 11)
  return wave < 0.5 ? wave * 2 : 2 - wave * 2
}

const horn: Surface = (spot) => {
  const dark = smoothstep(0.25, 1, spot.v)
  const ring = ripple(spot.v)
  const tone = (0.75 + 0.35 * ring) * (0.85 + 0.3 * noise(spot.x * 12, spot.y * 12, spot.z * 12))
  spot.red = (0.3 - 0.26 * dark) * tone
  spot.green = (0.23 - 0.2 * dark) * tone
  spot.blue = (0.16 - 0.135 * dark) * tone
  spot.rough = 0.45
  spot.relief = ring * 0.02
}
