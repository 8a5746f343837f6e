import { scatter } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Plan } from './grow.ts'
import type { Hairdo } from './hairdo.ts'

/** Width of a flyaway hair in decimeters. It stands for several, because one would be invisible. */
const thin = 0.009

/** One in so many locks sends a hair of its own out. */
const every = 5

/**
 * The hairdo with single hairs that leave the mass: beside a lock, a little longer, higher and more bent than it. An
 * outline without them is a helmet's. Hair that is cut to the skin or wound into cords has none; `strays` is the share
 * of them that a style has room for.
 */
export function withFlyaways(hairdo: Hairdo, strays = 1): Hairdo {
  const loose = hairdo.locks.filter(({ length, around, line }, nth) => {
    return !around && !line && length > 0.2 && scatter(nth + 401) * every < strays
  })
  return { ...hairdo, locks: [...hairdo.locks, ...loose.map(flyaway)] }
}

function flyaway(plan: Plan, nth: number): Plan {
  const [own, other] = [scatter(nth * 3 + 17), scatter(nth * 7 + 5)]
  const off = 0.03 + 0.09 * own
  return {
    ...plan,
    width: thin,
    length: plan.length * (0.85 + 0.25 * other),
    height: (share) => plan.height(share) + off * smoothstep(0.15, 0.8, share),
    cling: plan.cling * 0.7,
    layer: 1,
    roll: 0,
    taper: (share) => 1 - 0.6 * share * share,
    // A bow, not a corkscrew: a hair with few points that turned more often would have corners, like bent wire.
    smooth: true,
    curl: {
      radius: (plan.curl?.radius ?? 0) * 0.8 + 0.015 + 0.03 * other,
      turns: (plan.curl?.turns ?? 0) * 0.9 + (0.25 + 0.35 * own) * smoothstep(0.2, 1.2, plan.length),
      phase: own * 40,
      from: 0.2,
    },
  }
}
