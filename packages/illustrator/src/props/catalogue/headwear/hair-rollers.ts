import { along, circle, cross, type Fitting, linear, newMesh, pairs, type Part, prop, sheet } from '#props/prop-kit.ts'
import { type Surface, toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** Curlers all over the head. */
export const hairRollers = prop({
  label: 'Hair rollers',
  words:
    'hair rollers, hair curlers, curlers, rollers in her hair, curlers in her hair, velcro rollers, pink curlers, hair roller',
  order: 194,
  slot: 'hair',
  make,
})

const places: readonly (readonly [turn: number, height: number])[] = pairs`
  0 8.25, 0.55 8.2, -0.55 8.2, 1.2 8.05, -1.2 8.05, 1.5 7.6, -1.5 7.6, 2.2 8.1, -2.2 8.1, 3.1 8.2`

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const roller = (middle: Vector, out: Vector): void => {
    const way = unit(cross(out, [0, 1, 0]), [1, 0, 0])
    const up = cross(way, out)
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        return along(along(along(middle, way, (2 * v - 1) * 0.26), up, y * 0.17), out, 0.1 + x * 0.17)
      },
      20,
      6,
    )
  }
  for (const [turn, height] of places) {
    const at = around(fitting, turn, height, fitting.hairRoom + 0.02)
    roller(at, unit([at[0], 0.6, at[2] - 0.5]))
  }
  roller([0, 8.44 + fitting.hairRoom, 0.55], [0, 1, 0])
  roller([0, 8.36 + fitting.hairRoom, 0.1], unit([0, 1, -0.4]))
  return [
    toPart(
      mesh,
      { name: 'hair rollers', material: 'hard', surface: net(fitting.colours.accent), twoSided: true },
      fitting.head.placing,
    ),
  ]
}

/** Plastic with a net of holes. */
function net(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const [a, b] = [spot.u * 14, spot.v * 8]
    const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
    const tone = dx * dx + dy * dy < 0.08 ? 0.55 : 1
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.4
  }
}
