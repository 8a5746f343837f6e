import { along, atan2, ball, cos, drape, type Fitting, type Level, linear, newMesh } from '#props/prop-kit.ts'
import { type Opening, type Part, prop, scaled, sheet, smoothstep, type Surface, toPart } from '#props/prop-kit.ts'
import { unit, type Vector, wrapped } from '#props/prop-kit.ts'

/** A kerchief over the hair, tied below the chin, with a border of flowers. */
export const babushka = prop({
  label: 'Kerchief tied under the chin',
  words:
    'babushka scarf, babushka headscarf, headscarf tied under her chin, scarf tied under her chin, kerchief tied under her chin, headscarf knotted under her chin, floral headscarf, flowered headscarf, folk headscarf, peasant headscarf, shawl over her head, shawl over her hair, scarf over her head, russian headscarf, vintage headscarf, 1950s headscarf',
  order: 147,
  slot: 'hat',
  presses: 'hidden',
  dyed: ['babushka', 'babushka knot'],
  make,
})

const levels: readonly Level[] = drape.slice(3)

/** Open before the face and below the chin. */
const face: Opening = (x, y, z) => {
  if (z < 0.2) return 1
  const wide = 0.74 - 0.42 * smoothstep(6.9, 6.1, y)
  const [across, up] = [x / wide, (y - 6.95) / 0.98]
  return (Math.sqrt(across * across + up * up) - 1) * 0.6
}

function make(fitting: Fitting): readonly Part[] {
  const color = linear(fitting.colours.accent)
  const knot = newMesh()
  const at: Vector = [0, 5.96, 1.3]
  ball(knot, at, [0.15, 0.12, 0.12], 14, 10)
  for (const side of [1, -1]) {
    const way = unit([side * 0.5, -1, 0.25])
    sheet(
      knot,
      (u, v) => {
        const half = 0.05 + 0.2 * smoothstep(0, 0.7, v) * (1 - 0.6 * smoothstep(0.75, 1, v))
        return along(along(along(at, way, 0.8 * v), [1, 0, 0], (2 * u - 1) * half), [0, 0, 1], 0.05 + 0.06 * (1 - v))
      },
      8,
      12,
    )
  }
  const print = flowered(color)
  return [
    wrapped(fitting, {
      name: 'babushka',
      levels,
      opening: face,
      surface: print,
      rim: scaled(color, 0.7),
      folds: 0.02,
    }),
    toPart(knot, { name: 'babushka knot', material: 'cloth', surface: print, twoSided: true }, fitting.head.placing),
  ]
}

/** Small flowers all over. */
function flowered([red, green, blue]: readonly [number, number, number]): Surface {
  return (spot) => {
    const [a, b] = [spot.x * 3.2 + spot.z * 2.4, spot.y * 3.4 - spot.z * 1.8]
    const row = Math.floor(b)
    const [dx, dy] = [a + row * 0.5 - Math.floor(a + row * 0.5) - 0.5, b - row - 0.5]
    const far = Math.sqrt(dx * dx + dy * dy)
    const petals = smoothstep(0.05, 0, far - 0.2 - 0.06 * cos(5 * atan2(dy, dx)))
    const heart = smoothstep(0.09, 0.06, far)
    const fine = spot.grain < 0.08 ? 1 : 0.5
    spot.red = red + (0.82 - red) * petals * fine
    spot.green = green + (0.74 - green) * petals * fine - 0.3 * heart * fine
    spot.blue = blue + (0.66 - blue) * petals * fine - 0.5 * heart * fine
    spot.green = Math.max(0, spot.green)
    spot.blue = Math.max(0, spot.blue)
    spot.rough = 0.85
  }
}
