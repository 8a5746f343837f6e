import { cord, cos, type Fitting, newMesh, noise, type Part, pow, prop, sin, smoothstep } from '#props/prop-kit.ts'
import { type Surface, toPart, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Heavy horns that curl back and round beside the head. */
export const ramHorns = prop({
  label: 'Ram horns',
  words:
    'ram horns, rams horns, sheep horns, curled horns, curling horns, spiral horns, coiled horns, goat horns, curly horns, spiralling horns, spiraling horns',
  order: 212,
  slot: 'head',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  for (const side of [1, -1]) {
    const foot = around(fitting, side * 0.8, 8.02, -0.08)
    const line = Array.from({ length: 40 }, (_, nth): Vector => {
      const share = nth / 39
      const turn = 1.9 - share * 5.9
      const radius = 0.62 - 0.22 * share
      return [
        foot[0] + side * (0.1 + 0.5 * smoothstep(0, 0.35, share) + 0.16 * share),
        foot[1] - 0.42 + radius * sin(turn) - 0.1 * share,
        foot[2] - 0.2 + radius * cos(turn) * 0.95 + 0.2,
      ]
    })
    cord(mesh, line, (share) => 0.23 * pow(1 - share, 0.7) * (1 + 0.07 * ring(share)) + 0.01, 14)
  }
  return [toPart(mesh, { name: 'ram horns', material: 'hard', surface: horn }, fitting.head.placing)]
}

const ring = (share: number): number => {
  const wave = share * 19 - Math.floor(share * 19)
  return wave < 0.5 ? wave * 2 : 2 - wave * 2
}

const horn: Surface = (spot) => {
  const tone = (0.7 + 0.4 * ring(spot.v)) * (0.85 + 0.3 * noise(spot.x * 12, spot.y * 12, spot.z * 12))
  const dark = smoothstep(0.5, 1, spot.v)
  spot.red = (0.27 - 0.2 * dark) * tone
  spot.green = (0.2 - 0.15 * dark) * tone
  spot.blue = (0.135 - 0.1 * dark) * tone
  spot.rough = 0.5
  spot.relief = ring(spot.v) * 0.025
}
