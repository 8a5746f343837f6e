import { circle, faceMask, type Fitting, linear, newMesh, type Part, prop, sheet, smoothstep } from '#props/prop-kit.ts'
import { type Surface, toPart, type Vector } from '#props/prop-kit.ts'

/** A white fox face of painted paper over the whole face, with slits for the eyes. */
export const foxMask = prop({
  label: 'Fox mask',
  words:
    'fox mask, kitsune mask, white fox mask, japanese fox mask, kitsune masks, painted fox mask, half fox mask, porcelain fox mask',
  order: 354,
  slot: 'face',
  hides: 0.25,
  dyed: ['fox mask'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const ears = newMesh()
  const { parts, form } = faceMask(fitting, {
    name: 'fox mask',
    surface: fox(colours.accent),
    // The snout stands out around nose and mouth.
    swell: (u, v) => 0.28 * smoothstep(0.3, 0, Math.abs(u - 0.5)) * smoothstep(0.02, 0.2, v) * smoothstep(0.56, 0.3, v),
    strap: colours.accent,
  })
  for (const side of [1, -1]) {
    const foot = form(0.5 + side * 0.27, 0.98)
    sheet(
      ears,
      (u, v): Vector => {
        const { x, y } = circle(u)
        const size = 1 - v
        return [
          foot[0] + side * 0.08 * v + y * 0.22 * size,
          foot[1] - 0.08 + v * 0.62,
          foot[2] - 0.04 + x * 0.07 * size,
        ]
      },
      20,
      8,
    )
  }
  return [
    ...parts,
    toPart(
      ears,
      { name: 'fox mask ears', material: 'hard', surface: earPaint(colours.accent), twoSided: true },
      head.placing,
    ),
  ]
}

/** White lacquer; slanting eyes, brows, whiskers and a nose in another color. */
function fox(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const x = Math.abs(spot.u - 0.5)
    const eye = Math.abs(spot.v - 0.6 - 0.35 * (x - 0.2)) - 0.045 * smoothstep(0.13, 0, Math.abs(x - 0.2))
    const isEye = Math.abs(x - 0.2) < 0.12 && eye < 0
    const rim = Math.abs(x - 0.21) < 0.16 && eye < 0.035 && !isEye
    const brow = x < 0.16 && x > 0.05 && Math.abs(spot.v - 0.8 - 0.4 * (x - 0.1)) < 0.03
    const nose = x < 0.035 && spot.v > 0.36 && spot.v < 0.41
    const whisker = x > 0.12 && x < 0.3 && [0.22, 0.28, 0.34].some((line) => Math.abs(spot.v - line - 0.1 * x) < 0.009)
    const isPaint = rim || brow || whisker || (x < 0.03 && spot.v > 0.86)
    spot.red = isEye || nose ? 0.02 : isPaint ? red : 0.83
    spot.green = isEye || nose ? 0.02 : isPaint ? green : 0.81
    spot.blue = isEye || nose ? 0.02 : isPaint ? blue : 0.77
    spot.rough = 0.25
  }
}

function earPaint(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const inside = spot.v > 0.1 && spot.v < 0.75 && Math.abs(((spot.u + 0.5) % 1) - 0.5) < 0.13
    spot.red = inside ? red : 0.83
    spot.green = inside ? green : 0.81
    spot.blue = inside ? blue : 0.77
    spot.rough = 0.25
  }
}
