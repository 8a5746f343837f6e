import { cord, type Fitting, gripOf, held, lathe, leather, newMesh, offTheFace, pairs } from '#props/prop-kit.ts'
import { type Part, plus, prop, raised, seenAgainst, times, unit, type Vector, wood } from '#props/prop-kit.ts'

/** Wood, thick at its end. */
export const baseballBat = prop({
  label: 'Baseball bat',
  words: 'baseball bat, baseball bats, wooden club, club in hand, wooden bat, holding a bat, cricket bat, cricket bats',
  order: 980,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.1)
  const [bat, tape] = [newMesh(), newMesh()]
  lathe(
    bat,
    pairs`0 -0.62, 0.17 -0.6, 0.17 -0.52, 0.1 -0.45, 0.1 1.2, 0.2 3, 0.29 4.4, 0.3 5.4, 0.24 5.66, 0 5.7`,
    20,
    [0, 0, 0],
  )
  cord(
    tape,
    [-0.44, 0, 0.5, 0.9].map((y): Vector => [0, y, 0]),
    0.115,
    12,
  )
  const aside = times(offTheFace(fitting, grip.middle), 1.2)
  return held(grip.middle, unit(plus(raised(grip.thumb), [aside[0] * 2, aside[1], 0])), grip.facing, [
    [bat, { name: 'bat', material: 'hard', surface: wood(seenAgainst(fitting, '#c0905a')) }],
    [tape, { name: 'bat tape', material: 'hard', surface: leather([0.03, 0.025, 0.022]) }],
  ])
}
