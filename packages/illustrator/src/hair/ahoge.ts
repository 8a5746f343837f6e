import { smoothstep } from '#geometry/interpolate.ts'
import { unit } from '#geometry/vector.ts'
import { type Grooming, type Hairdo, locksOver } from './hairdo.ts'
import { skull } from './hairline.ts'

/** The hair with a tuft that stands up from the crown and bends over at its end. */
export function withAhoge(hairdo: Hairdo, grooming: Grooming): Hairdo {
  const tuft = locksOver(
    grooming,
    1500,
    (root) => smoothstep(0.1, 0.06, Math.sqrt(root.at[0] ** 2 + (root.at[2] - 0.75) ** 2)),
    (root) => ({
      length: 1.35 + 0.1 * root.luck,
      width: 0.08,
      steps: 12,
      // Up, together, then over to one side and forward.
      flow: (at, share) =>
        unit([
          -at[0] * 1.4 * (1 - share) + 1.5 * share * share,
          1.25 - 1.9 * share * share,
          (0.75 - at[2]) * (1 - share) + 0.5 * share,
        ]),
      around: skull,
      height: () => 0.02,
      weight: 0,
      cling: 0,
      layer: 1,
      taper: (share) => 1 - 0.9 * share * share,
    }),
  )
  return { ...hairdo, locks: [...hairdo.locks, ...tuft] }
}
