import { brightness, contrasting, toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { blossoms, cables, line, plaid, stripes } from '#wardrobe/patterns.ts'
import { collar } from '#wardrobe/pieces/collars.ts'
import { boots, flats, sandals, shoes, trainers } from '#wardrobe/pieces/feet.ts'
import { cuffs, jacket, lapels, pockets } from '#wardrobe/pieces/jackets.ts'
import { belt, jeans, slip, trousers } from '#wardrobe/pieces/legs.ts'
import { hoodDown } from '#wardrobe/pieces/neckwear.ts'
import { shirt, standCollar, top } from '#wardrobe/pieces/tops.ts'
import { above, all, any, below, round, sleeves } from '#wardrobe/regions.ts'
import { dab, surface } from '#wardrobe/surfaces.ts'
import { black, brown, gold, steel, type Tailor, white } from '#wardrobe/tailor.ts'

export function tshirtJeans(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  jeans(tailor, secondary)
  top(tailor, {
    colour: primary,
    neck: round(0.72 + 0.12 * feminine, 0.05 + 0.1 * feminine),
    sleeve: 1.2 - 0.25 * feminine,
    hem: 0.25 + 0.2 * feminine,
    thick: 0.1 - 0.03 * feminine,
    loose: feminine > 0.5 ? 4 : 8,
    fall: 0.8 - 0.25 * feminine,
    trim: toned(primary, 0.92),
    band: 0.11,
    ribbed: true,
  })
  trainers(tailor, { colour: toned(white, 0.9), stripe: accent })
}

export function shirtChinos(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: secondary, wide: 0.1 })
  const flannel = brightness(primary) < 0.3
  shirt(tailor, {
    colour: primary,
    thick: 0.09,
    loose: feminine > 0.5 ? 5 : 8,
    fall: 0.7,
    tuck: 1.1,
    throat: 4.95,
    buttons: white,
    paint: flannel
      ? plaid(toned(primary, 0.35), toned(primary, 2.2))
      : stripes(toned(primary, 0.8), 0.22, 0.018, 'down'),
  })
  belt(tailor, { y: 0.98, thick: 0.14, colour: brown, buckle: mixed(gold, accent, 0.5) })
  shoes(tailor, { colour: brown })
}

export function blouseSkirt(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, secondary)
  const waist = tailor.shell({
    name: 'waistband',
    where: all(below(1.75), above(1.1)),
    thick: () => 0.09,
    loose: 5,
    surface: surface(secondary, 'wool', { folds: 0, hem: 0.06 }),
  })
  tailor.skirt(waist, {
    name: 'skirt',
    from: 1.1,
    to: -3.3,
    flare: 0.75,
    ease: 0.05,
    pleats: 22,
    depth: 0.12,
    sharp: true,
    surface: surface(secondary, 'wool', {
      folds: 0.2,
      hem: 0.12,
      paint: plaid(toned(secondary, 0.5), mixed(secondary, accent, 0.6)),
    }),
  })
  shirt(tailor, {
    colour: primary,
    weave: 'satin',
    thick: 0.06,
    fall: 0.7,
    tuck: 1.7,
    hem: 1.55,
    throat: 4.95,
    sleeve: 4.3,
    buttons: toned(primary, 0.7),
    folds: 1.2,
  })
  flats(tailor, { colour: contrasting(secondary) })
}

export function sweater(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'wool', wide: 0.1 })
  const ribs = toned(primary, 0.88)
  const plaits = cables(0.85, 0.4)
  top(tailor, {
    name: 'sweater',
    colour: primary,
    weave: 'knit',
    sleeve: 4.5,
    hem: 0.2,
    thick: 0.13,
    // Thick wool spans and hangs; it does not follow what is below.
    loose: 12,
    fall: 0.95,
    folds: 1.1,
    band: 0.24,
    trim: ribs,
    neck: round(0.7),
    paint: (spot) => {
      plaits(spot)
      if (spot.v < 4.6) dab(spot, accent, line(spot.u - 0.36, 0.045, spot.grain) * (spot.y < 4.5 ? 0.85 : 0))
    },
  })
  standCollar(tailor, { colour: ribs, weave: 'rib', thick: 0.1, height: 0.52, flare: 0.05, rim: 0.08 })
  boots(tailor, { colour: brown, height: -6.7 })
}

export function hoodie(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, {
    colour: secondary,
    wide: 0.13,
    hem: -7.35,
    band: 0.3,
    bandColour: toned(secondary, 0.85),
    folds: 1.3,
  })
  top(tailor, {
    name: 'hoodie',
    colour: primary,
    sleeve: 4.5,
    hem: 0.15,
    thick: 0.16,
    loose: 12,
    fall: 0.85,
    folds: 1.4,
    band: 0.28,
    trim: toned(primary, 0.85),
    neck: round(0.78, 0.08),
    paint: (spot) => {
      // Drawstrings from the hood.
      if (spot.z < 0.3 || spot.y > 5.3 || spot.y < 3.7) return
      const string = line(Math.abs(spot.x) - 0.24 - 0.02 * (spot.y - 5), 0.03, spot.grain)
      dab(spot, accent, string)
      spot.relief += 0.03 * string
      if (spot.y < 3.85 && string > 0) dab(spot, steel)
    },
  })
  tailor.trim({
    name: 'pocket',
    where: (at) =>
      at.z < 0.2 ? -1 : Math.min(1.05 - 0.45 * Math.max(0, at.y - 1.1) - at.side, 1.95 - at.y, at.y - 0.62),
    thick: () => 0.24,
    loose: 12,
    fall: 0.85,
    rim: 0.05,
    surface: surface(toned(primary, 0.95), 'cotton', { folds: 0.5, hem: 0.06 }),
  })
  hoodDown(tailor, { colour: primary, weave: 'cotton', thick: 0.16 })
  trainers(tailor, { colour: toned(secondary, 1.2), stripe: accent })
}

export function denimJacket(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: toned(black, 1.15), weave: 'denim', wide: 0.07 })
  top(tailor, { colour: secondary, thick: 0.06, sleeve: 0.9, hem: 0.4, ribbed: true })
  const thread = toned(gold, 0.85)
  const [closed, spread] = [1.2, 0.16]
  jacket(tailor, {
    colour: primary,
    weave: 'denim',
    hem: 0.75 + 0.3 * feminine,
    thick: 0.16,
    closed,
    spread,
    gap: 0.16,
    band: 0.25,
    paint: (spot) => {
      const side = Math.abs(spot.x)
      const yoke = line(spot.y - 4.55 + (spot.z > 0.2 ? 0 : 0.1), 0.014, spot.grain)
      if (spot.v < 0.1) dab(spot, thread, 0.7 * yoke)
      const seam = spot.z > 0.2 && spot.y < 4.5 ? line(side - 0.62 - 0.06 * spot.y, 0.013, spot.grain) : 0
      dab(spot, thread, 0.6 * seam)
      if (spot.v > 4.05) {
        spot.relief = 0.012
        dab(spot, thread, 0.6 * line(spot.v - 4.1, 0.013, spot.grain))
      }
    },
  })
  collar(tailor, { colour: primary, weave: 'denim', thick: 0.18, front: 112, points: 132, reach: 1.12, pointed: 1.3 })
  pockets(tailor, {
    colour: primary,
    weave: 'denim',
    thick: 0.19,
    x: 0.92,
    y: 4.12,
    width: 0.34,
    height: 0.34,
    button: gold,
  })
  trainers(tailor, { colour: white, stripe: accent })
}

export function leatherJacket(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  jeans(tailor, toned(black, 1.3), { wide: 0.04, hem: -6.9 })
  top(tailor, { colour: mixed(white, secondary, 0.15), thick: 0.06, sleeve: 0.9, hem: 0.5, ribbed: true })
  const [closed, spread] = [1.6, 0.2]
  jacket(tailor, {
    colour: primary,
    weave: 'leather',
    material: 'hard',
    hem: 0.7 + 0.3 * feminine,
    thick: 0.17,
    closed,
    spread,
    gap: 0.14,
    folds: 1.5,
    band: 0.1,
    paint: (spot) => {
      const panel =
        spot.z > 0.2 && spot.v < 0 ? line(spot.y - 2.2 - 0.5 * (Math.abs(spot.x) - 0.6), 0.02, spot.grain) : 0
      if (panel > 0 && Math.abs(spot.x) > 0.55 && Math.abs(spot.x) < 1.3) {
        dab(spot, steel, panel)
        spot.metal = panel
      }
    },
  })
  lapels(tailor, {
    colour: toned(primary, 1.08),
    weave: 'leather',
    material: 'hard',
    thick: 0.23,
    closed: 2.6,
    spread: 0.27,
    width: 0.48,
    peak: 0.1,
  })
  cuffs(tailor, { colour: primary, weave: 'leather', thick: 0.19, from: 4.1, to: 4.42, material: 'hard' })
  belt(tailor, { colour: primary, y: 0.95 + 0.3 * feminine, thick: 0.22, buckle: steel, loose: 8, width: 0.13 })
  boots(tailor, { colour: black, height: -6.4, strap: mixed(black, accent, 0.12) })
}

export function summerShorts(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { name: 'shorts', colour: secondary, hem: -3.0, wide: 0.28, waist: 1.2, band: 0.16, weave: 'linen' })
  shirt(tailor, {
    colour: primary,
    weave: 'linen',
    thick: 0.11,
    loose: 8,
    fall: 0.8,
    sleeve: 1.35,
    untucked: true,
    throat: 4.9,
    buttons: white,
    paint: blossoms(mixed(primary, white, 0.6), accent, 0.3, 0.5),
  })
  sandals(tailor, { colour: brown, sole: toned(brown, 0.7) })
}

export function summerDress(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary)
  const print = blossoms(secondary, accent, 0.2, 0.55)
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(
      above(1.9),
      any(
        all(sleeves(-0.02), (at) => 4.95 - at.y + (at.z > 0 ? 0.05 : 0)),
        (at) => Math.min(0.13 - Math.abs(at.side - 0.86), at.y - 4.5, 0.5 - at.arm),
      ),
    ),
    thick: () => 0.06,
    loose: 4,
    surface: surface(primary, 'cotton', { folds: 0.8, hem: 0.07, paint: print }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.9,
    to: -3.4,
    flare: 1.15,
    ease: 0.06,
    pleats: 13,
    depth: 0.2,
    surface: surface(primary, 'cotton', { folds: 0.7, hem: 0.12, paint: print }),
  })
  belt(tailor, { colour: secondary, y: 1.92, width: 0.12, thick: 0.1, buckle: secondary, weave: 'satin', loose: 5 })
  sandals(tailor, { colour: toned(brown, 1.2), sole: brown })
}
