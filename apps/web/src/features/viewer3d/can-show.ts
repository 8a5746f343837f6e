/** Less memory than this (GB, as browsers round it) is not enough for somebody in the round beside a page. */
const least = 2

type Browser = {
  readonly WebGL2RenderingContext?: unknown
  readonly Worker?: unknown
  /** Browsers have it, except those that tell nobody what they have. */
  readonly navigator: object
}

/** Whether this browser can show figures: with WebGL 2, threads, and memory for both. Elsewhere portraits stay what they are. */
export function canShowFigures({ WebGL2RenderingContext, Worker, navigator }: Browser = globalThis): boolean {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : least
  return memory >= least && Worker !== undefined && WebGL2RenderingContext !== undefined
}
