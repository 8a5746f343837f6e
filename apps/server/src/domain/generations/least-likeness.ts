/** Less than this shows somebody else, and more is asked of no picture: expressions and lights differ. */
const bounds = { least: 0.3, max: 0.8 }
/** New pictures may be a little less alike than the least alike of those that there are. */
const slack = 0.1

/** What to ask of new pictures, given how alike the least alike of a character's own is to the others. */
export function proposedLeast(lowest: number): number {
  return Math.round(Math.min(bounds.max, Math.max(bounds.least, lowest - slack)) * 100) / 100
}
