import { along, ball, circle, cord, cross, type Fitting, fur, linear, newMesh, type Part } from '#props/prop-kit.ts'
import { plain, prop, sheet, type Surface, toPart, unit, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'

/** A paper cone on top of the head with a pompon, held by an elastic. */
export const partyHat = prop({
  label: 'Party hat',
  words:
    'party hat, party hats, birthday hat, paper cone hat, paper hat, cone hat, birthday party hat, dunce cap, dunce hat',
  order: 128,
  slot: 'head',
  dyed: ['party hat'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { head, colours } = fitting
  const foot: Vector = [0.12, 8.48 + fitting.hairRoom * 0.7, 0.62]
  const axis = unit([0.16, 1, 0.08])
  const right = unit(cross(axis, [0, 0, 1]))
  const ahead = cross(right, axis)
  const [cone, pompon, elastic] = [newMesh(), newMesh(), newMesh()]
  const at = (share: number, radius: number, up: number): Vector => {
    const { x, y } = circle(share)
    return along(along(along(foot, right, -y * radius), ahead, x * radius), axis, up)
  }
  sheet(cone, (u, v) => at(u, 0.52 * (1 - v) + 0.015, v * 1.35 - 0.12), 40, 14)
  ball(pompon, along(foot, axis, 1.25), [0.15, 0.15, 0.15], 14, 10)
  const side = (sign: number): Vector[] =>
    [0.6, 7.9, 7.3, 6.7].slice(1).map((height) => around(fitting, sign * 1.25, height, 0.03))
  cord(
    elastic,
    [at(0.25, 0.5, -0.1), ...side(-1), [0, 6.08, 1.28], ...side(1).toReversed(), at(0.75, 0.5, -0.1)],
    0.012,
    5,
  )
  return [
    toPart(
      cone,
      { name: 'party hat', material: 'cloth', surface: dotted(colours.accent), twoSided: true },
      head.placing,
    ),
    toPart(pompon, { name: 'pompon', material: 'cloth', surface: fur([0.8, 0.74, 0.5]) }, head.placing),
    toPart(elastic, { name: 'elastic', material: 'hard', surface: plain([0.6, 0.6, 0.6], 0.6) }, head.placing),
  ]
}

/** Paper in stripes that wind upwards. */
function dotted(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const stripe = spot.u * 2 + spot.v * 3.2
    const pale = stripe - Math.floor(stripe) < 0.35
    spot.red = pale ? Math.min(1, 0.35 + red * 0.6) : red
    spot.green = pale ? Math.min(1, 0.35 + green * 0.6) : green
    spot.blue = pale ? Math.min(1, 0.35 + blue * 0.6) : blue
    spot.rough = 0.45
  }
}
