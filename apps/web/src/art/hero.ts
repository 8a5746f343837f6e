import hero1080 from './hero/hero-1080.avif'
import hero1440 from './hero/hero-1440.avif'
import heroWebp from './hero/hero-1440.webp'
import heroCoarse from './hero/hero-coarse.webp'
import tall520 from './hero/hero-tall-520.avif'
import tall800 from './hero/hero-tall-800.avif'
import tallWebp from './hero/hero-tall-800.webp'
import heroTallCoarse from './hero/hero-tall-coarse.webp'

export { heroCoarse, heroTallCoarse }

/** From here on the hero is the whole picture; below, the cut around the face. */
export const wide = '(min-width: 48rem)'

export const heroPicture = {
  // On a tablet its height decides: 84 hundredths of the screen's.
  sizes: '(min-width: 90rem) 90rem, (min-width: 64rem) 100vw, 108svh',
  sources: [
    { type: 'image/avif', srcSet: `${hero1080} 1080w, ${hero1440} 1440w`, width: 1440, height: 1120 },
    { type: 'image/webp', srcSet: heroWebp, width: 1440, height: 1120 },
  ],
} as const

export const heroTallPicture = {
  // Its height is three quarters of the screen's, which on a phone makes it wider than the screen.
  sizes: 'max(100vw, 53svh)',
  sources: [{ type: 'image/avif', srcSet: `${tall520} 520w, ${tall800} 800w`, width: 800, height: 1120 }],
  src: tallWebp,
  width: 800,
  height: 1120,
} as const
