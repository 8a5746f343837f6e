import { above, all, black, buttonRows, crease, cutaway, dab, flats, fronts, lapels } from '#wardrobe/outfit-kit.ts'
import { line, noise, outfit, pockets, round, seam, shirt, shoes, shoulders, sleeves } from '#wardrobe/outfit-kit.ts'
import { smoothstep, surface, type Tailor, tie, tone, toned } from '#wardrobe/outfit-kit.ts'

export const suit = outfit({
  label: 'Suit',
  words:
    'suit, business suit, blazer, pantsuit, three piece suit, business attire, formal wear, power suit, trouser suit, sports jacket, suited, suit jacket, business clothes, business casual, tweed, formal suit',
  order: 100,
  group: 'formal',
  primary: '#333a4d',
  secondary: '#e8e6e0',
  feminine: 0.4,
  places: { studio: 3, 'castle-hall': 1, rooftop: 2, stage: 1, library: 2, 'city-street': 1, office: 3 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  crease(tailor, primary)
  shirt(tailor, {
    colour: secondary,
    thick: 0.05,
    throat: feminine > 0.6 ? 4.9 : 5.4,
    hem: 0.9,
    sleeve: 4.55,
    folds: 0.5,
    under: true,
  })
  if (feminine <= 0.6) tie(tailor, { colour: accent, stripe: toned(accent, 0.6), thick: 0.11 })
  const [closed, spread] = [2.35, 0.21]
  tailor.shell({
    name: 'jacket',
    where: all(round(0.74), sleeves(4.3), above(-0.35 + 0.3 * feminine), fronts(closed, spread, -1), cutaway),
    thick: (at) =>
      0.15 - 0.04 * smoothstep(0.6, 1.6, at.arm) + shoulders(at) + 0.04 * Math.max(0, Math.min(1, 1 - at.y)),
    loose: feminine > 0.5 ? 6 : 9,
    rim: 0.08,
    surface: surface(primary, 'wool', {
      folds: 0.8,
      hem: 0.05,
      paint: (spot) => {
        if (spot.y < closed) buttonRows(toned(primary, 0.5), closed - 0.15, 1, 0.75)(spot)
        seam(spot)
        const dart = spot.z > 0.3 && spot.y < 3.4 && spot.y > 0.9 ? line(Math.abs(spot.x) - 0.78, 0.012, spot.grain) : 0
        tone(spot, 1 - 0.25 * dart)
        // A handkerchief in the breast pocket.
        if (
          spot.z > 0.3 &&
          spot.x > 0.72 &&
          spot.x < 1.14 &&
          spot.y > 4.05 &&
          spot.y < 4.17 + 0.05 * noise(spot.x * 9, 0.5, 0.5)
        ) {
          dab(spot, feminine > 0.6 ? accent : secondary)
          spot.relief += 0.02
        }
      },
    }),
  })
  lapels(tailor, { colour: toned(primary, 1.03), weave: 'wool', thick: 0.2, closed, spread })
  pockets(tailor, {
    colour: primary,
    weave: 'wool',
    thick: 0.19,
    x: 1.05,
    y: 0.85,
    width: 0.36,
    height: 0.13,
    flap: false,
  })
  if (feminine > 0.6) flats(tailor, { colour: black })
  else shoes(tailor, { colour: toned(black, 1.1) })
}
