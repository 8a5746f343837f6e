import { along, between, circle, cord, cross, type Fitting, gripOf, held, lathe, lengthOf } from '#props/prop-kit.ts'
import { metal, minus, newMesh, type Part, plain, plus, prop, seenAgainst, sheet, steel } from '#props/prop-kit.ts'
import { times, toPart, unit, upwards, type Vector, wood } from '#props/prop-kit.ts'

/** Hands that are far apart draw it: the left is at its grip, the right at the string. Else it stands in one hand. */
export const bow = prop({
  label: 'Bow and arrow',
  words:
    'bow and arrow, bow and arrows, longbow, long bow, recurve bow, hunting bow, wooden bow, archery bow, elven bow, elvish bow, crystal bow, holding a bow, bow in hand, with a bow, shortbow',
  order: 780,
  slot: 'hand',
  poses: { archery: 2, holding: 1 },
  low: true,
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

/** Half the bow, from the grip to the tip: how far back it is at this share when it is drawn so much. */
const limb = (share: number, drawn: number): number =>
  -(1.05 + 1.2 * drawn) * share * share + 0.3 * share * share * share
const reach = 3.4

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const isDrawn = left.grips && right.grips && lengthOf(over) > 3.4
  const grip = gripOf(fitting, 0.12)
  const hand: Vector = isDrawn ? along(left.palm, left.facing, 0.12) : grip.middle
  const nock: Vector = along(right.palm, right.facing, 0.1)
  // A little aside from the upright, so that bow and string stay off the face.
  const ahead = isDrawn
    ? unit(minus(hand, nock))
    : unit([grip.along[0] * 0.4 - grip.facing[0], 0, grip.along[2] * 0.4 - grip.facing[2]], [0, 0, 1])
  const tilted = isDrawn
    ? plus(upwards, times(unit(cross(upwards, ahead)), -0.22))
    : plus(upwards, times(grip.facing, -0.15))
  const axis = unit(along(tilted, ahead, -(tilted[0] * ahead[0] + tilted[1] * ahead[1] + tilted[2] * ahead[2])))
  const drawn = isDrawn ? 1 : 0
  const [wooden, bound, string, shaft, point, feathers] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const height = reach * (1 - 0.12 * drawn)
  const line = Array.from({ length: 33 }, (_, nth): Vector => {
    const share = nth / 16 - 1
    return [0, share * height, limb(Math.abs(share), drawn)]
  })
  cord(wooden, line, (share) => 0.13 - 0.075 * Math.abs(share * 2 - 1), 9)
  cord(bound, line.slice(14, 19), 0.15, 10)
  const made = [
    ...held(hand, axis, ahead, [
      [wooden, { name: 'bow', material: 'hard', surface: wood(seenAgainst(fitting, '#6d4424')) }],
      [bound, { name: 'bow grip', material: 'cloth', surface: plain(fitting.colours.accent, 0.8) }],
    ]),
  ]
  const tip = (side: 1 | -1): Vector => along(along(hand, axis, side * height), ahead, limb(1, drawn))
  const rest = between(tip(1), tip(-1), 0.5)
  cord(string, [tip(1), isDrawn ? nock : rest, tip(-1)], 0.022, 5)
  made.push(toPart(string, { name: 'bowstring', material: 'hard', surface: plain('#d9d2c0', 0.7) }))
  if (!isDrawn) return made
  const long = lengthOf(minus(hand, nock)) + 0.9
  cord(
    shaft,
    [0, 0.5, 1].map((share): Vector => [0.16, share * long, 0]),
    0.035,
    7,
  )
  lathe(
    point,
    [
      [0.09, long],
      [0.05, long + 0.12],
      [0, long + 0.38],
    ],
    8,
    [0.16, 0, 0],
  )
  for (let nth = 0; nth < 3; nth++) {
    const { x, y } = circle(nth / 3)
    sheet(
      feathers,
      (u, v) => [0.16 + x * u * 0.16 * circle(v / 2).y, 0.15 + v * 0.7 - u * 0.12, y * u * 0.16 * circle(v / 2).y],
      3,
      8,
    )
  }
  return [
    ...made,
    ...held(nock, ahead, axis, [
      [shaft, { name: 'arrow', material: 'hard', surface: wood('#b58c5a') }],
      [point, { name: 'arrow head', material: 'hard', surface: metal(steel, 0.3), twoSided: true }],
      [
        feathers,
        { name: 'arrow feathers', material: 'cloth', surface: plain(fitting.colours.accent, 0.8), twoSided: true },
      ],
    ]),
  ]
}
