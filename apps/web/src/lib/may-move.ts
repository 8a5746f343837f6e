/** Whether things may move that nobody has started. */
export function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
