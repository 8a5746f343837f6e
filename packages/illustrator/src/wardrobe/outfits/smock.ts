import { brown, collar, dab, linear, noise, outfit, pockets, round, shoes, smoothstep } from '#wardrobe/outfit-kit.ts'
import { type Tailor, top, trousers } from '#wardrobe/outfit-kit.ts'

/** A painter's wide smock with blots of paint, over trousers. */
export const smock = outfit({
  label: 'Smock',
  words:
    'smock, smocks, artist smock, artists smock, painters smock, painter smock, paint stained smock, paint splattered smock, paint spattered smock, painting smock, work smock, paint stained shirt, paint splattered shirt, paint splattered clothes, paint stained clothes, paint covered clothes',
  order: 174,
  group: 'work',
  primary: '#cfc8b8',
  secondary: '#4d5566',
  feminine: 0.5,
  places: { studio: 3, workshop: 3 },
  asked: true,
  sew,
})

const paints = ['#c23a36', '#2f62b0', '#e2b93a', '#3d8a55', '#e07a34'].map((hex) => linear(hex))

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, wide: 0.14, hem: -7.4 })
  top(tailor, {
    name: 'smock',
    colour: primary,
    weave: 'linen',
    sleeve: 4.4,
    hem: -1.6,
    thick: 0.16,
    loose: 12,
    fall: 0.95,
    folds: 1.5,
    band: 0.16,
    neck: round(0.74),
    trim: accent,
    paint: (spot) => {
      paints.forEach((color, nth) => {
        const blot = noise(spot.x * 2.6 + nth * 17, spot.y * 2.6, spot.z * 2.6 + nth * 5)
        dab(spot, color, 0.85 * smoothstep(0.8, 0.83, blot))
      })
    },
  })
  pockets(tailor, {
    colour: primary,
    weave: 'linen',
    thick: 0.27,
    x: 0.8,
    y: 0.9,
    width: 0.42,
    height: 0.4,
    button: accent,
  })
  collar(tailor, {
    colour: primary,
    weave: 'linen',
    thick: 0.17,
    flat: true,
    front: 168,
    points: 150,
    paint: undefined,
  })
  shoes(tailor, { colour: brown })
}
