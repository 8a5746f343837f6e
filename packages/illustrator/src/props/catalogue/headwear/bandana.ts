import { along, ball, type Fitting, hatPart, hatPoint, linear, newMesh, pairs, type Part } from '#props/prop-kit.ts'
import { prop, sheet, smoothstep, type Surface, unit, type Vector } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A printed kerchief tied around the head, its knot at the back. */
export const bandana = prop({
  label: 'Bandana',
  words:
    'bandana, bandanna, bandanas, durag, do rag, kerchief, head kerchief, pirate bandana, head bandana, red bandana, paisley bandana, headscarf, head scarf, silk headscarf, headscarves, scarf tied around her head, scarf around her head',
  order: 140,
  slot: 'hat',
  presses: 'hat',
  dyed: ['bandana', 'bandana knot'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [cloth, knot] = [newMesh(), newMesh()]
  turned(
    cloth,
    () => pairs`1 -0.05, 1.02 0, 1.02 0.14, 1.005 0.4, 0.93 0.66, 0.76 0.86, 0.48 0.98, 0.22 1.02, 0 1.03`,
    56,
    2,
  )
  const back = hatPoint(0.5, 1.06, 0.05)
  ball(knot, back, [0.16, 0.12, 0.1], 14, 10)
  for (const side of [1, -1]) {
    const way = unit([side * 0.45, -1, -0.25])
    const across: Vector = unit([1, side * 0.4, 0])
    sheet(
      knot,
      (u, v) => {
        const half = 0.06 + 0.2 * smoothstep(0, 0.7, v) * (1 - 0.55 * smoothstep(0.7, 1, v))
        return along(
          along(along(back, way, 0.95 * v), across, (2 * u - 1) * half),
          [0, 0, 1],
          -0.08 * (1 - v) + 0.05 * v,
        )
      },
      8,
      12,
    )
  }
  const surface = printed(fitting.colours.accent)
  return [hatPart(fitting, cloth, 'bandana', surface), hatPart(fitting, knot, 'bandana knot', surface)]
}

/** Cotton with a print of white dots and drops. */
function printed(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const [a, b] = [spot.x * 5 + spot.z * 2.2, spot.y * 5 - spot.z * 3.6]
    const row = Math.floor(b)
    const [dx, dy] = [a + row * 0.5 - Math.floor(a + row * 0.5) - 0.5, b - row - 0.5]
    const round = Math.sqrt(dx * dx + dy * dy)
    const ring = smoothstep(0.05, 0.02, Math.abs(round - 0.26)) + smoothstep(0.1, 0.07, round)
    const print = Math.min(1, ring) * (spot.grain < 0.08 ? 1 : 0.4)
    spot.red = red + (0.78 - red) * print
    spot.green = green + (0.76 - green) * print
    spot.blue = blue + (0.72 - blue) * print
    spot.rough = 0.9
  }
}
