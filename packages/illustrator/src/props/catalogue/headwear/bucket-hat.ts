import { type Fitting, hatPart, type Light, linear, newMesh, noise, pairs, type Part, prop } from '#props/prop-kit.ts'
import { smoothstep, type Surface } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** Soft cotton with a stitched brim that slopes down all around. */
export const bucketHat = prop({
  label: 'Bucket hat',
  words: 'bucket hat, fishing hat, fishermans hat, bucket cap, bucket hats, boonie hat',
  order: 132,
  slot: 'hat',
  presses: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(
    mesh,
    () => pairs`
      1 0, 1.22 -0.22, 1.42 -0.4, 1.46 -0.39, 1.24 -0.17, 1.02 0.06, 1.03 0.12, 1.01 0.45, 0.94 0.78, 0.86 0.88,
      0.5 0.93, 0 0.95`,
    64,
    2,
  )
  return [hatPart(fitting, mesh, 'bucket hat', stitched(linear(fitting.colours.accent)))]
}

/** Cotton with rows of stitches around the brim and a seam where the top is sewn in. */
function stitched([red, green, blue]: Light): Surface {
  return (spot) => {
    const row = spot.v * 44
    const onBrim = spot.v > 0.26 && spot.v < 0.46 ? 1 : 0
    const stitch = onBrim * smoothstep(0.3, 0.1, Math.abs(row - Math.floor(row) - 0.5))
    const seam = smoothstep(0.012, 0.004, Math.abs(spot.v - 0.8))
    const thread = noise(spot.x * 50, spot.y * 50, spot.z * 50) - 0.5
    const tone = 0.97 + thread * 0.1 - 0.14 * stitch - 0.2 * seam
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.9
    spot.relief = -0.006 * stitch - 0.01 * seam
  }
}
