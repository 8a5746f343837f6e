/** Whether things may move that nobody has started. */
export function prefersMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
