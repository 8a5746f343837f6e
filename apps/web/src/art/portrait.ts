import type { Picture } from '#ui/image-view/image-view.tsx'

/** A portrait of 4 to 5 at 440 and 640 px wide, with WebP for browsers that cannot read AVIF. */
export function portrait(avif: readonly [w440: string, w640: string], webp: string, coarse: string): Picture {
  return {
    src: webp,
    width: 640,
    height: 800,
    sources: [{ type: 'image/avif', srcSet: `${avif[0]} 440w, ${avif[1]} 640w` }],
    coarse,
  }
}
