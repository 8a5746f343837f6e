import { chroma, toOklab } from './oklab.ts'

/** Colors quieter than this go with everything. */
const quiet = 0.075

/**
 * Whether two colors can be worn together: one of them is quiet, or they are kin (one dye lighter and darker), or so
 * far around the circle that each sets the other off. What lies between, equally loud and equally light, clashes.
 */
export function goTogether(one: string, other: string): boolean {
  const [a, b] = [toOklab(one), toOklab(other)]
  const [full, fuller] = [chroma(a), chroma(b)]
  if (full < quiet || fuller < quiet) return true
  if (Math.abs(a[0] - b[0]) > 0.2) return true
  const alike = (a[1] * b[1] + a[2] * b[2]) / (full * fuller)
  return alike > 0.95 || alike < 0.1
}
