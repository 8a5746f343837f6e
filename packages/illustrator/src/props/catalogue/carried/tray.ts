import { along, type Fitting, gripOf, held, lathe, metal, newMesh, pairs, type Part, plain } from '#props/prop-kit.ts'
import { prop, silver, unit, upwards, type Vector } from '#props/prop-kit.ts'

/** Silver, with cups on it; it lies on the flat hand beside the shoulder, or is held by its rim. */
export const tray = prop({
  label: 'Tray',
  words: 'tray, trays, serving tray, silver tray, tray of drinks, carrying a tray, waiters tray, tray of food',
  order: 770,
  slot: 'hand',
  hand: {
    fingers: 'flat',
    arm: 'front',
    both: false,
    arms: {
      arms: {
        left: { arm: [2, 8, 4], elbow: 16, roll: 16 },
        right: {
          reach: 'shoulder',
          off: [0.75, -0.35, 1.55],
          elbow: [0.8, -1, -0.2],
          palm: [-0.05, 1, 0],
          along: [0.3, 0, 1],
        },
      },
      fingers: { left: 'relaxed', right: 'soft' },
    },
  },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.08)
  const isUnder = grip.facing[1] > 0.6
  const at: Vector = isUnder
    ? grip.middle
    : along(along(grip.middle, unit([grip.along[0], 0, grip.along[2]], [0, 0, 1]), 1.3), upwards, 0.1)
  const [dish, cups, drinks] = [newMesh(), newMesh(), newMesh()]
  lathe(dish, pairs`0 -0.03, 1.45 -0.03, 1.6 0.08, 1.64 0.12, 1.6 0.13, 1.45 0.02, 0 0.02`, 40, [0, 0, 0])
  for (const [x, z] of pairs`-0.6 -0.3, 0.55 -0.45, 0.05 0.6`) {
    lathe(cups, pairs`0 0.02, 0.22 0.02, 0.26 0.1, 0.33 0.62, 0.3 0.62, 0.25 0.45`, 20, [x, 0, z])
    lathe(drinks, pairs`0.3 0.52, 0 0.52`, 16, [x, 0, z])
  }
  return held(
    at,
    upwards,
    [0, 0, 1],
    [
      [dish, { name: 'tray', material: 'hard', surface: metal(silver, 0.18), twoSided: true }],
      [cups, { name: 'tray cups', material: 'hard', surface: plain('#efece5', 0.2), twoSided: true }],
      [drinks, { name: 'tray drinks', material: 'hard', surface: plain([0.14, 0.05, 0.02], 0.1), twoSided: true }],
    ],
  )
}
