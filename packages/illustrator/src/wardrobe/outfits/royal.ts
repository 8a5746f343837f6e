import { above, all, belt, black, boots, brocade, buttonRows, clasp, dab, noise, ornate } from '#wardrobe/outfit-kit.ts'
import { outfit, round, sleeves, slip, smoothstep, surface, type Tailor, toned } from '#wardrobe/outfit-kit.ts'
import { trousers, white } from '#wardrobe/outfit-kit.ts'

export const royal = outfit({
  label: 'Royal dress',
  words:
    'royal robes, regal clothes, royal dress, royal outfit, coronation robe, ermine, royal clothes, regal robes, royal attire, regal attire, royal gown',
  order: 290,
  group: 'fantasy',
  primary: '#7a1f34',
  secondary: '#d0aa55',
  feminine: 0.5,
  places: { 'castle-hall': 5, garden: 1 },
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  const rich = brocade(secondary, 0.5, 0.55)
  const ermine = (spot: Parameters<ReturnType<typeof surface>>[0]) => {
    const cell = [Math.floor(spot.x * 2.6), Math.floor(spot.y * 2.2)] as const
    const [dx, dy] = [spot.x * 2.6 - cell[0] - 0.5, spot.y * 2.2 - cell[1] - 0.5]
    if (Math.abs(dx) < 0.1 + 0.1 * dy && Math.abs(dy) < 0.22) dab(spot, black, 0.9)
    spot.relief += 0.02 * noise(spot.x * 12, spot.y * 12, spot.z * 12)
  }
  slip(tailor, primary, feminine > 0.5 ? -6.5 : -2)
  if (feminine <= 0.5) trousers(tailor, { colour: toned(primary, 0.6), weave: 'velvet', wide: 0.03, hem: -4.7 })
  const shell = tailor.shell({
    name: 'royal coat',
    where: all(round(feminine > 0.5 ? 0.95 : 0.72), sleeves(4.3), above(1.5)),
    thick: (at) => 0.11 + 0.16 * smoothstep(1.6, 3.8, at.arm) * feminine,
    loose: feminine > 0.5 ? 5 : 9,
    hang: (at) => 1.2 * feminine * smoothstep(2.4, 4.2, at.arm),
    surface: surface(primary, 'velvet', {
      folds: 0.7,
      paint: (spot) => {
        if (spot.z > 0.2 && Math.abs(spot.x) < 0.36 && spot.v < 0) {
          dab(spot, toned(secondary, 0.9))
          rich(spot)
          brocade(toned(primary, 0.8), 0.4, 0.7)(spot)
        }
        if (spot.u < 0.14) dab(spot, secondary)
        buttonRows(secondary, 4.5, 1.6, 0.6, 0, 0.07, 1)(spot)
      },
    }),
  })
  tailor.skirt(shell, {
    name: 'royal coat',
    from: 1.5,
    to: feminine > 0.5 ? -7.8 : -2.6,
    flare: feminine > 0.5 ? 2 : 0.7,
    ease: 0.08,
    pleats: 13,
    depth: 0.22,
    train: feminine > 0.5 ? 0.8 : 0,
    surface: surface(primary, 'velvet', {
      folds: 0.9,
      paint: (spot) => {
        const panel = Math.abs(spot.v - 20) * 13
        if (panel < 0.55 + (1.5 - spot.y) * 0.12) {
          dab(spot, toned(secondary, 0.85))
          brocade(toned(primary, 0.8), 0.5, 0.7)(spot)
        }
        ornate(secondary, 0.34)(spot)
      },
    }),
  })
  tailor.cape({
    name: 'mantle',
    wrap: 112,
    length: 13,
    flare: 2.8,
    folds: 8,
    depth: 0.22,
    gap: 0.24,
    surface: surface(toned(primary, 0.8), 'velvet', {
      folds: 0.8,
      paint: (spot) => {
        if (spot.u > 0.32) return
        dab(spot, white)
        ermine(spot)
      },
    }),
  })
  tailor.trim({
    name: 'ermine',
    where: (at) =>
      Math.min(
        round(0.66)(at),
        0.62 + 0.35 * smoothstep(0.6, -0.4, at.z) - round(0.86)(at),
        at.z > 0.3 ? at.side - 0.12 : 9,
        0.9 - at.arm,
      ),
    thick: () => 0.34,
    stiff: true,
    loose: 14,
    rim: 0.2,
    surface: surface(white, 'wool', { folds: 0, paint: ermine }),
  })
  clasp(tailor, accent, 0.36)
  belt(tailor, { colour: secondary, y: 1.62, thick: 0.2, width: 0.13, buckle: accent, loose: 9, weave: 'brass' })
  boots(tailor, { colour: toned(primary, 0.5), height: feminine > 0.5 ? -6.9 : -4.2, cuff: secondary })
}
