import { blend, linear, piece, put, smoothstep } from '#places/scenery/piece-kit.ts'

/** Colors that flow into each other from the floor upwards. */
export const gradientBackground = piece({
  label: 'Gradient background',
  words:
    'gradient background, gradient backdrop, ombre background, colourful background, colorful background, abstract background, rainbow background, colour gradient, color gradient, vaporwave background, holographic background, psychedelic background',
  order: 22,
  where: 'backdrop',
  place: 'studio',
  dyed: true,
  cover: ({ tone, noise }) => {
    const [one, two, three] = [tone('#e0508c'), linear('#6a4ad8'), linear('#38b6d8')]
    return (spot) => {
      const rise = (spot.y + spot.x * 0.35 + (noise.cloud(spot.x * 0.02, spot.y * 0.02) - 0.5) * 14) / 30
      put(spot, one)
      blend(spot, two, smoothstep(0, 0.55, rise))
      blend(spot, three, smoothstep(0.5, 1.1, rise))
      spot.rough = 1
    }
  },
})
