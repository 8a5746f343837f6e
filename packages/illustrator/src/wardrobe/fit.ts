import { lerp, smoothstep } from '#geometry/interpolate.ts'

/**
 * The share of its thickness that cloth has at a place: it lies on shoulders and collar-bones with its weight, more
 * loosely along the arms, and falls free below. All layers have the same share, so none comes through the next.
 */
export function fit({ y, arm }: { readonly y: number; readonly arm: number }): number {
  const trunk = lerp(1, 0.5, smoothstep(1.6, 4.9, y))
  const sleeve = lerp(0.5, 0.85, smoothstep(0.5, 3.5, arm)) + 0.15 * smoothstep(3.5, 4.3, arm)
  // Under the arm, where it hangs.
  const under = smoothstep(4.9, 4.4, y + 0.8 * Math.max(0, arm)) * smoothstep(2.2, 1.2, arm)
  return lerp(trunk, lerp(sleeve, 1, under), smoothstep(-0.4, 0.5, arm))
}
