import type { Picture } from '#ui/print/print.tsx'
import coarse from './portrait-coarse.webp'
import avif from './portrait.avif'
import webp from './portrait.webp'

export const portrait: Picture = {
  src: webp,
  width: 640,
  height: 800,
  sources: [{ type: 'image/avif', srcSet: avif }],
  coarse,
}
