import type { Picture } from '#ui/image-view/image-view.tsx'
import miraBeach440 from './mira/mira-beach-440.avif'
import miraBeach640 from './mira/mira-beach-640.avif'
import miraBeachWebp from './mira/mira-beach-640.webp'
import miraBeachCoarse from './mira/mira-beach-coarse.webp'
import miraCafe440 from './mira/mira-cafe-440.avif'
import miraCafe640 from './mira/mira-cafe-640.avif'
import miraCafeWebp from './mira/mira-cafe-640.webp'
import miraCafeCoarse from './mira/mira-cafe-coarse.webp'
import miraSnow440 from './mira/mira-snow-440.avif'
import miraSnow640 from './mira/mira-snow-640.avif'
import miraSnowWebp from './mira/mira-snow-640.webp'
import miraSnowCoarse from './mira/mira-snow-coarse.webp'
import miraCity600 from './mira/mira-city-600.avif'
import miraCity960 from './mira/mira-city-960.avif'
import miraCityWebp from './mira/mira-city-960.webp'
import miraCityCoarse from './mira/mira-city-coarse.webp'
import { portrait } from './portrait.ts'

export const miraBeach = portrait([miraBeach440, miraBeach640], miraBeachWebp, miraBeachCoarse)
export const miraCafe = portrait([miraCafe440, miraCafe640], miraCafeWebp, miraCafeCoarse)
export const miraSnow = portrait([miraSnow440, miraSnow640], miraSnowWebp, miraSnowCoarse)
export const miraCity: Picture = {
  src: miraCityWebp,
  width: 960,
  height: 640,
  sources: [{ type: 'image/avif', srcSet: `${miraCity600} 600w, ${miraCity960} 960w` }],
  coarse: miraCityCoarse,
}
