import { above, all, below, dab, flats, line, outfit, repeat, round, sleeves, slip } from '#wardrobe/outfit-kit.ts'
import { smoothstep, surface, type Tailor, toned, white } from '#wardrobe/outfit-kit.ts'

/** A laced bodice over a white blouse with puffed sleeves, a full skirt and an apron. */
export const dirndl = outfit({
  label: 'Dirndl',
  words:
    'dirndl, dirndls, bavarian dress, oktoberfest dress, oktoberfest outfit, alpine dress, folk dress, folk costume, peasant girl dress, tavern dress, barmaid dress, barmaid outfit, tavern wench dress, milkmaid dress, milkmaid outfit, laced bodice, bodice, traditional german dress, swiss dress, country dress, bodice and skirt, corset dress, corset bodice, peasant bodice',
  order: 366,
  group: 'tradition',
  primary: '#2f5d46',
  secondary: '#b8443e',
  feminine: 1,
  places: { tavern: 4, meadow: 3, village: 2 },
  shortSkirt: true,
  legendary: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary)
  tailor.shell({
    name: 'blouse',
    where: all(round(0.98, 0.1), sleeves(1.5), above(2)),
    thick: (at) => 0.06 + 0.32 * smoothstep(0.1, 0.7, at.arm) * smoothstep(1.55, 1.1, at.arm),
    loose: 5,
    surface: surface(white, 'linen', { folds: 1.3, hem: 0.1 }),
  })
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(above(1.75), sleeves(-0.35), round(1.3, 0.35)),
    thick: () => 0.11,
    loose: 4,
    rim: 0.06,
    surface: surface(primary, 'velvet', {
      folds: 0.3,
      hem: 0.07,
      thread: accent,
      paint: (spot) => {
        if (spot.z < 0.3 || Math.abs(spot.x) > 0.34 || spot.y > 4.2) return
        // Laces crosswise over the opening.
        const cross = Math.min(
          Math.abs(repeat(spot.y + spot.x * 0.9, 0.42)),
          Math.abs(repeat(spot.y - spot.x * 0.9, 0.42)),
        )
        if (Math.abs(spot.x) < 0.26) dab(spot, white)
        dab(spot, accent, line(cross, 0.035, spot.grain))
      },
    }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.75,
    to: -4,
    flare: 1.2,
    ease: 0.06,
    pleats: 18,
    depth: 0.2,
    surface: surface(primary, 'cotton', {
      folds: 0.6,
      hem: 0.1,
      paint: (spot) => {
        // The apron before it, with its border.
        const front = Math.abs(spot.v - 20) - 0.14
        if (front < 0 && spot.y > -3.6) dab(spot, secondary)
        if (front < 0 && spot.y > -3.6 && spot.y < -3.4) dab(spot, white)
        dab(spot, white, line(front, 0.004, spot.grain * 0.1))
      },
    }),
  })
  tailor.trim({
    name: 'apron band',
    where: all(below(1.95), above(1.65), (at) => -0.3 - at.arm),
    thick: () => 0.15,
    loose: 4,
    surface: surface(toned(secondary, 0.85), 'satin', { folds: 0 }),
  })
  flats(tailor, { colour: toned(primary, 0.4) })
}
