import { brown, dab, linear, outfit, plaid, shirt, shoes, stockings, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned, trousers, white } from '#wardrobe/outfit-kit.ts'

/** Leather shorts with braces over a checked shirt, and knee socks. */
export const lederhosen = outfit({
  label: 'Lederhosen',
  words:
    'lederhosen, bavarian outfit, bavarian costume, leather shorts with suspenders, tyrolean outfit, traditional bavarian clothes, alpine outfit',
  order: 368,
  group: 'tradition',
  primary: '#6a4527',
  secondary: '#b8433f',
  feminine: 0.1,
  places: { tavern: 4, meadow: 3, village: 2 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  stockings(tailor, { colour: toned(linear('#d9d3c2'), 1), top: -4.1, thick: 0.07, weave: 'rib', band: 0.3 })
  trousers(tailor, {
    name: 'shorts',
    colour: primary,
    weave: 'leather',
    hem: -3.1,
    waist: 1.6,
    wide: 0.12,
    paint: (spot) => {
      // Embroidery on the thighs.
      const x = Math.abs(spot.x) - 1.1
      if (spot.z > 0.3 && spot.y < -2.2 && spot.y > -2.9 && Math.abs(x) < 0.3 && (spot.y + x + 9) % 0.22 < 0.08)
        dab(spot, accent)
    },
  })
  shirt(tailor, {
    colour: white,
    weave: 'cotton',
    thick: 0.07,
    hem: 1.3,
    tuck: 1.6,
    fall: 0.6,
    throat: 4.9,
    sleeve: 2.9,
    paint: plaid(secondary, secondary),
  })
  tailor.trim({
    name: 'braces',
    where: (at) => {
      if (at.arm > 0.2 || at.y < 1.3) return -1
      const straps = 0.15 - Math.abs(at.side - 0.72 - (at.z > 0.2 ? 0 : -0.1 * Math.max(0, 4.5 - at.y)))
      const bar = at.z > 0.2 ? Math.min(0.2 - Math.abs(at.y - 3.5), 0.8 - at.side) : -1
      return Math.max(straps, bar)
    },
    thick: () => 0.17,
    loose: 6,
    rim: 0.05,
    surface: surface(toned(primary, 0.85), 'leather', { folds: 0, hem: 0.04, thread: accent }),
  })
  shoes(tailor, { colour: toned(brown, 0.8) })
}
