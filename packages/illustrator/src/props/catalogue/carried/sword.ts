import { along, ball, between, bladeSteel, circle, cord, type Fitting, gold, gripOf, held } from '#props/prop-kit.ts'
import { leather, lengthOf, lerp, metal, minus, newMesh, type Part, plus, prop, sheet } from '#props/prop-kit.ts'
import { smoothstep, triples, unit, type Vector } from '#props/prop-kit.ts'

export const sword = prop({
  label: 'Sword',
  words:
    'sword, blade, longsword, sabre, saber, broadsword, cutlass, swords, scimitar, sword in hand, holding a sword, runed sword, glowing sword, enchanted sword, machete, gladius, falchion, shortsword, twin swords, dual swords, two swords, twin blades, dual blades, bastard sword, arming sword, broken sword, rusty sword',
  order: 380,
  slot: 'hand',
  poses: { 'sword-ready': 2, holding: 3 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.13)
  const hilted = plantedIn(fitting)
  // From a hanging arm the point goes down and ahead, from a raised one up.
  const axis = hilted ? down : unit(grip.thumb[1] > 0.35 ? grip.thumb : plus(grip.thumb, [0, -0.45, 0.15]))
  // As long as the hands are high where it is planted.
  const long = hilted ? hilted[1] - 0.6 : 7.2
  const [blade, guard, hilt] = [newMesh(), newMesh(), newMesh()]
  sheet(
    blade,
    (u, v) => {
      const { x, y } = circle(u)
      const point = 1 - smoothstep(0.86, 1, v)
      const edge = Math.sign(y) * Math.abs(y)
      return [edge * 0.24 * lerp(1, 0.8, v) * point, 0.55 + v * long, x * 0.035 * point * (1 - Math.abs(y) * 0.9)]
    },
    12,
    24,
  )
  cord(
    guard,
    triples`-0.85 0.62 0, -0.5 0.52 0, 0 0.5 0, 0.5 0.52 0, 0.85 0.62 0`,
    (share) => 0.07 + 0.04 * Math.abs(share * 2 - 1),
    8,
  )
  ball(guard, [0, -0.68, 0], [0.15, 0.14, 0.15], 14, 10)
  cord(hilt, triples`0 -0.6 0, 0 -0.3 0, 0 0 0, 0 0.3 0, 0 0.5 0`, (share) => 0.1 + 0.015 * circle(share * 6).x, 10)
  // Turned between the knuckles and the palm, so that the flat of it is seen.
  return held(hilted ?? grip.middle, axis, hilted ? [0, 0, 1] : plus(grip.facing, grip.along), [
    [blade, { name: 'blade', material: 'hard', surface: bladeSteel, twoSided: true }],
    [guard, { name: 'guard', material: 'hard', surface: metal(gold, 0.3) }],
    [hilt, { name: 'hilt', material: 'hard', surface: leather([0.06, 0.03, 0.02]) }],
  ])
}

const down: Vector = [0, -1, 0]

/** Where the grip of it is when both hands hold it before the body: then it stands on its point. */
function plantedIn({ body }: Fitting): Vector | undefined {
  const { left, right } = body.hands
  const isHeld = left.grips && right.grips && left.facing[1] < 0 && right.facing[1] < 0
  if (!isHeld || lengthOf(minus(left.palm, right.palm)) > 1.8) return undefined
  return between(along(left.palm, left.facing, 0.1), along(right.palm, right.facing, 0.1), 0.5)
}
