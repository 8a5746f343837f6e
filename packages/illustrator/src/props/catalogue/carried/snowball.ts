import { ball, type Fitting, gripOf, held, newMesh, noise, type Part, prop, type Surface } from '#props/prop-kit.ts'
import { upwards } from '#props/prop-kit.ts'

export const snowball = prop({
  label: 'Snowball',
  words: 'snowball, snowballs, snow ball, ball of snow, holding a snowball',
  order: 930,
  slot: 'hand',
  poses: { throwing: 2, holding: 1 },
  hand: { fingers: 'cup', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.46)
  const whole = newMesh()
  ball(whole, [0, 0, 0], [0.45, 0.43, 0.45], 26, 18)
  return held(grip.middle, upwards, [0, 0, 1], [[whole, { name: 'snowball', material: 'cloth', surface: packed }]])
}

/** Lumps and glitter. */
const packed: Surface = (spot) => {
  const lump = noise(spot.x * 7, spot.y * 7, spot.z * 7) - 0.5
  const fine = noise(spot.x * 40, spot.y * 40, spot.z * 40) - 0.5
  const tone = 0.86 + 0.16 * lump + 0.06 * fine
  spot.red = 0.92 * tone
  spot.green = 0.95 * tone
  spot.blue = tone
  spot.rough = 0.8
  spot.relief = 0.05 * lump + 0.01 * fine
}
