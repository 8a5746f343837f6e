import { along, cord, cos, felt, type Fitting, linear, newMesh, type Part, prop, scaled } from '#props/prop-kit.ts'
import { sheet, sin, smoothstep, through, toPart, type Vector } from '#props/prop-kit.ts'

/** From the collar over the head, open for the face. What would be a hood on the back lends it its cloth and its fur. */
export const hood = prop({
  label: 'Hood',
  words: 'hood, hood up, raised hood, hood raised, hood over her head, hood over his head, hood over the head, cowl',
  order: 140,
  slot: 'hat',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [mesh, trim] = [newMesh(), newMesh()]
  sheet(mesh, hoodPoint, 72, 40)
  const cloth = fitting.clothes.find(({ name }) => name === 'hood')?.surface
  const surface = cloth ?? felt(scaled(linear(fitting.colours.primary), 0.95))
  const up = toPart(mesh, { name: 'hood up', material: 'cloth', surface, twoSided: true }, fitting.head.placing)
  const fur = fitting.clothes.find(({ name }) => name === 'fur')
  if (!fur || !cloth) return [laidOn(fitting, up)]
  const rim = Array.from({ length: 33 }, (_, nth): Vector => {
    const share = nth / 32
    return share < 0.5 ? hoodPoint(0.01, 0.06 + share * 1.28) : hoodPoint(0.99, 0.06 + (1 - share) * 1.28)
  })
  cord(trim, rim, 0.2, 12)
  return [
    laidOn(fitting, up),
    toPart(trim, { name: 'hood fur', material: 'cloth', surface: fur.surface }, fitting.head.placing),
  ]
}

const turn = 6.283185307179586

/** Where the dome begins, how high it is, and where the hood ends below, as heights of the head. */
const [dome, high, low] = [7.45, 1.34, 5.2] as const

/** Half the width, half the depth and the middle (front to back) of a hood at a height below the dome. */
const wide: readonly (readonly [number, number])[] = [
  [low, 1.16],
  [5.5, 1],
  [6.2, 1.05],
  [dome, 1.16],
]

const deep: readonly (readonly [number, number])[] = [
  [low, 1.14],
  [5.5, 1.03],
  [6.2, 1.16],
  [dome, 1.4],
]

const middle: readonly (readonly [number, number])[] = [
  [low, 0.06],
  [6.2, 0.22],
  [dome, 0.4],
  [dome + high, 0.34],
]

/** The opening for the face: the height of its middle, half its height, and half its width as an angle. */
const face = { at: 6.84, half: 1.42, angle: 1.02 }

/** A place of the hood: `u` from one side of the face around the back to the other, `v` from below to the top. */
function hoodPoint(u: number, v: number): Vector {
  const rise = Math.max(0, v * 2 - 1)
  const y = v < 0.5 ? low + (dome - low) * v * 2 : dome + high * sin((rise * turn) / 4)
  const round = v < 0.5 ? 1 : cos((rise * turn) / 4)
  const off = (y - face.at) / face.half
  const open = face.angle * Math.sqrt(Math.max(0, 1 - off * off))
  // The edge of the opening is turned in, all along it.
  const fold = open > 0.02 ? smoothstep(0.05, 0, Math.min(u, 1 - u)) : 0
  const angle = open + (turn - 2 * open) * u
  const crease = 1 + (0.022 * sin(angle * 5 + y * 2.1) + 0.014 * sin(angle * 9 - y * 3)) * smoothstep(8.4, 7, y)
  const size = crease * round * (1 - 0.1 * fold)
  // In front it reaches down to the collar.
  const drop = 0.3 * Math.max(0, cos(angle)) * smoothstep(5.9, low, y)
  return [
    sin(angle) * through(wide, y) * size,
    y - drop,
    through(middle, y) + cos(angle) * through(deep, y) * size - 0.04 * fold,
  ]
}

/** Its lower end lies on the shoulders, whatever is worn there. */
function laidOn({ trunk }: Fitting, part: Part): Part {
  const positions = part.positions.slice()
  const rest = part.rest ?? part.positions
  for (let at = 0; at < positions.length; at += 3) {
    if (rest[at + 1]! > 5.8) continue
    // The hem is drawn down to what it lies on; above it, cloth only stays out of it.
    const hem = smoothstep(5.5, low, rest[at + 1]!)
    let place: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
    for (let step = 0; step < 3; step++) {
      const near = trunk.near(place)
      if (!near.found) break
      const lacking = 0.12 - near.distance
      place = along(place, near.normal, lacking > 0 ? lacking : lacking * hem)
    }
    positions.set(place, at)
  }
  return { ...part, positions }
}
