import { toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { quilted } from '#wardrobe/patterns.ts'
import { boots, shoes } from '#wardrobe/pieces/feet.ts'
import { buttonRows, cuffs, epaulettes, jacket, lapels, pockets, zip } from '#wardrobe/pieces/jackets.ts'
import { belt, trousers } from '#wardrobe/pieces/legs.ts'
import { hoodDown, neckTube } from '#wardrobe/pieces/neckwear.ts'
import { collar } from '#wardrobe/pieces/collars.ts'
import { standCollar, top } from '#wardrobe/pieces/tops.ts'
import { all, round } from '#wardrobe/regions.ts'
import { surface } from '#wardrobe/surfaces.ts'
import { black, brown, gold, steel, type Tailor, white } from '#wardrobe/tailor.ts'

export function winterCoat(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.05, hem: -6.5 })
  top(tailor, { colour: mixed(accent, white, 0.2), weave: 'knit', thick: 0.06, sleeve: 4, hem: 0.5 })
  standCollar(tailor, { colour: mixed(accent, white, 0.2), weave: 'rib', thick: 0.08, height: 0.45 })
  const quilt = quilted(0.62, 0.11)
  const close = zip(steel, 5.6, -9)
  const paint = (spot: Parameters<typeof close>[0]) => {
    quilt(spot)
    close(spot)
  }
  const shell = jacket(tailor, {
    name: 'coat',
    colour: primary,
    weave: 'nylon',
    hem: 0.9,
    thick: 0.3,
    loose: 14,
    folds: 0.4,
    band: 0.02,
    pads: 0.05,
    sleeve: 4.3,
    neck: 0.78,
    paint,
  })
  tailor.skirt(shell, {
    name: 'coat',
    from: 0.9,
    to: -2.2,
    flare: 0.15,
    ease: 0.2,
    pleats: 3,
    depth: 0.03,
    gap: 0.26,
    surface: surface(primary, 'nylon', { folds: 0.3, hem: 0.05, paint }),
  })
  standCollar(tailor, { colour: primary, weave: 'nylon', thick: 0.28, height: 0.42, flare: 0.12, gap: 0.1, rim: 0.2 })
  hoodDown(tailor, { colour: primary, weave: 'nylon', thick: 0.28, size: 1.05 })
  neckTube(tailor, {
    name: 'fur',
    radius: 1.06,
    y: 5.6,
    lift: 0.42,
    rise: 0.12,
    tall: 0.19,
    wide: 0.17,
    material: 'cloth',
    colour: toned(mixed(secondary, white, 0.75), 0.9),
    weave: 'wool',
    from: 150,
    bumps: 0.35,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'nylon',
    thick: 0.38,
    x: 1.0,
    y: 1.5,
    width: 0.4,
    height: 0.36,
    button: steel,
  })
  cuffs(tailor, { colour: toned(primary, 0.7), weave: 'rib', thick: 0.2, from: 4.1, to: 4.5 })
  boots(tailor, { colour: brown, height: -6.0, cuff: toned(white, 0.8), wide: 0.05 })
}

export function trenchCoat(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.1 })
  top(tailor, { colour: mixed(white, accent, 0.3), thick: 0.05, sleeve: 4, hem: 0.5 })
  collar(tailor, { colour: mixed(white, accent, 0.3), weave: 'cotton', thick: 0.05, flat: true })
  const [closed, spread] = [3.7, 0.22]
  const rows = buttonRows(toned(brown, 0.8), 3.55, -9, 0.85, 0.42, 0.1)
  const shell = jacket(tailor, {
    name: 'coat',
    colour: primary,
    weave: 'cotton',
    hem: 1.5,
    thick: 0.19,
    closed,
    spread,
    pads: 0.08,
    loose: 9,
    sleeve: 4.35,
    folds: 0.9,
    paint: rows,
  })
  tailor.skirt(shell, {
    name: 'coat',
    from: 1.5,
    to: -4.6,
    flare: 0.75,
    ease: 0.12,
    pleats: 8,
    depth: 0.12,
    gap: 0.2,
    surface: surface(primary, 'cotton', { folds: 0.9, hem: 0.09, paint: rows }),
  })
  lapels(tailor, {
    colour: toned(primary, 1.04),
    weave: 'cotton',
    thick: 0.27,
    closed,
    spread,
    width: 0.6,
    reach: 1.2,
  })
  // The storm flap across the shoulders.
  tailor.trim({
    name: 'storm flap',
    where: all(round(0.78), (at) =>
      at.z > 0.2
        ? Math.min(at.y - 4.1 - 0.35 * Math.abs(at.side - 0.9), -at.x - 0.35, -at.arm)
        : Math.min(at.y - 3.9 + 0.25 * at.side, -at.arm + 0.1),
    ),
    thick: () => 0.24,
    loose: 9,
    surface: surface(primary, 'cotton', { folds: 0.4, hem: 0.06 }),
  })
  belt(tailor, {
    colour: toned(primary, 0.88),
    y: 1.72,
    width: 0.2,
    thick: 0.26,
    buckle: toned(brown, 0.8),
    loose: 9,
    weave: 'cotton',
  })
  cuffs(tailor, { colour: toned(primary, 0.88), weave: 'cotton', thick: 0.26, from: 3.72, to: 3.92 })
  epaulettes(tailor, { colour: toned(primary, 0.95), weave: 'cotton', thick: 0.25, button: gold })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.25,
    x: 1.1,
    y: 0.6,
    width: 0.12,
    height: 0.4,
    flap: false,
  })
  shoes(tailor, { colour: toned(black, 1.1) })
}
