import { toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { noise } from '#geometry/noise.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { beads, brocade } from '#wardrobe/patterns.ts'
import { flats, shoes } from '#wardrobe/pieces/feet.ts'
import { buttonRows, fronts, lapels, padded, pockets } from '#wardrobe/pieces/jackets.ts'
import { belt, slip, trousers } from '#wardrobe/pieces/legs.ts'
import { bowTie, tie } from '#wardrobe/pieces/neckwear.ts'
import { shirt } from '#wardrobe/pieces/tops.ts'
import { above, all, any, below, round, sleeves, trunk } from '#wardrobe/regions.ts'
import { armhole } from '#wardrobe/seams.ts'
import type { At } from '#wardrobe/shell.ts'
import { dab, surface, tone } from '#wardrobe/surfaces.ts'
import { black, gold, type Tailor, white } from '#wardrobe/tailor.ts'
import { line } from '#wardrobe/patterns.ts'

/** Pressed trousers: a crease down the front of each leg. */
const crease = (tailor: Tailor, colour: Tailor['primary']) =>
  trousers(tailor, {
    colour,
    weave: 'wool',
    wide: 0.13,
    folds: 0.7,
    paint: (spot) => {
      if (spot.y > 0.2 || spot.y < -7.4) return
      const middle = (spot.x < 0 ? -1 : 1) * (1.1 + (0.2 - spot.y) * 0.145)
      const off = Math.abs(spot.x - middle)
      if (off < 0.25 && spot.z > 0.2) spot.relief += 0.05 * (1 - off / 0.25)
    },
  })

const shoulders = padded(0.11)
const seam = armhole(1.4)

const cutaway = (at: At) => (at.z < 0.2 ? 9 : at.y > 0.9 ? 9 : at.side - (0.9 - at.y) * 0.3 - 0.02)

export function suit(tailor: Tailor): void {
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

export function tuxedo(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  crease(tailor, primary)
  shirt(tailor, {
    colour: secondary,
    thick: 0.05,
    throat: 5.5,
    hem: 0.9,
    sleeve: 4.55,
    folds: 0.2,
    under: true,
    buttons: black,
    paint: (spot) => {
      if (spot.z < 0.2 || spot.v > 0 || Math.abs(spot.x) > 0.6) return
      const rib = line(((Math.abs(spot.x) * 9) % 1) - 0.5, 0.12, spot.grain)
      tone(spot, 1 - 0.1 * rib)
    },
  })
  bowTie(tailor, mixed(primary, black, 0.5), 0.28)
  tailor.trim({
    name: 'cummerbund',
    where: all(below(1.95), above(1.1), trunk),
    thick: () => 0.09,
    loose: 6,
    surface: surface(accent, 'satin', {
      folds: 0,
      paint: (spot) => {
        spot.relief += 0.015 * Math.abs(((spot.y * 5) % 1) - 0.5)
      },
    }),
  })
  const [closed, spread] = [1.75, 0.24]
  tailor.shell({
    name: 'jacket',
    where: all(round(0.74), sleeves(4.3), above(-0.35), fronts(closed, spread, 0.02), cutaway),
    thick: (at) =>
      0.15 - 0.04 * smoothstep(0.6, 1.6, at.arm) + shoulders(at) + 0.04 * Math.max(0, Math.min(1, 1 - at.y)),
    loose: 9,
    rim: 0.08,
    surface: surface(primary, 'wool', { folds: 0.7, hem: 0.05, paint: seam }),
  })
  lapels(tailor, {
    colour: toned(primary, 0.85),
    weave: 'satin',
    thick: 0.2,
    closed,
    spread,
    width: 0.4,
    peak: 0.2,
  })
  shoes(tailor, { colour: toned(black, 0.9) })
}

export function waistcoat(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  crease(tailor, toned(primary, 0.75))
  shirt(tailor, { colour: secondary, thick: 0.07, throat: 5.35, hem: 0.9, folds: 1.1, loose: 7 })
  tie(tailor, { colour: accent, stripe: toned(accent, 0.65), thick: 0.13 })
  const [closed, spread] = [3.55, 0.3]
  tailor.shell({
    name: 'waistcoat',
    where: all(
      round(1.16),
      sleeves(-0.42),
      fronts(closed, spread, -1),
      (at) => at.y - 0.75 + (at.z > 0.2 ? 0.5 * Math.max(0, 0.5 - Math.abs(at.side - 0.3)) : 0),
    ),
    thick: () => 0.15,
    loose: 7,
    rim: 0.08,
    surface: surface(primary, 'wool', {
      folds: 0.4,
      hem: 0.06,
      paint: (spot) => {
        buttonRows(gold, closed - 0.15, 0.9, 0.52, 0, 0.06, 1)(spot)
        brocade(toned(primary, 1.25), 0.36, 0.25)(spot)
        if (spot.z < 0) dab(spot, toned(primary, 0.7))
      },
    }),
  })
  pockets(tailor, {
    colour: primary,
    weave: 'wool',
    thick: 0.21,
    x: 0.85,
    y: 1.75,
    width: 0.3,
    height: 0.08,
    flap: false,
  })
  shoes(tailor, { colour: toned(primary, 0.5) })
}

export function eveningGown(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6)
  // Dense at the waist and thinning out.
  const sparkle = beads(
    mixed(secondary, white, 0.3),
    0.13,
    0.022,
    ({ y }) => 0.04 + 0.6 * Math.max(0, 1 - Math.abs(y - 2.1) / 2.8),
  )
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(
      above(1.7),
      any(
        all(
          sleeves(0.02),
          (at) => 4.86 + 0.16 * Math.max(0, 1 - Math.abs(at.side - 0.75) / 0.6) * (at.z > 0 ? 1 : 0) - at.y,
        ),
        (at) => Math.min(0.16 - Math.abs(at.side - 1.0), at.y - 4.5, 0.5 - at.arm, at.z + 2),
      ),
    ),
    thick: () => 0.05,
    loose: 3,
    surface: surface(primary, 'satin', { folds: 0.5, hem: 0.06, thread: secondary, paint: sparkle }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.7,
    to: -7.95,
    flare: 2.1,
    ease: 0.02,
    pleats: 15,
    depth: 0.34,
    train: 0.9,
    surface: surface(primary, 'satin', { folds: 1, hem: 0.14, paint: sparkle }),
  })
  tailor.trim({
    name: 'sash',
    where: all(below(2.25), above(1.75), trunk),
    thick: () => 0.09,
    loose: 4,
    surface: surface(secondary, 'satin', {
      folds: 0,
      paint: (spot) => {
        spot.relief += 0.02 * Math.abs(((spot.y * 6 + spot.x * 0.4 + 9) % 1) - 0.5)
        if (spot.z > 0.3 && Math.abs(spot.x) < 0.14) dab(spot, accent, 0.6)
      },
    }),
  })
  flats(tailor, { colour: secondary })
}

export function cocktailDress(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -1.9)
  const lace = brocade(mixed(primary, secondary, 0.5), 0.4, 0.35)
  const bodice = tailor.shell({
    name: 'bodice',
    where: all(above(1.2), round(0.98, 0.12), sleeves(0.55)),
    thick: () => 0.05,
    loose: 3,
    surface: surface(primary, 'satin', {
      folds: 0.5,
      hem: 0.06,
      paint: (spot) => (spot.y > 4.3 || spot.v > 0 ? lace(spot) : undefined),
    }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.2,
    to: -2.9,
    flare: 0.35,
    ease: 0.05,
    pleats: 9,
    depth: 0.08,
    surface: surface(primary, 'satin', { folds: 0.7, hem: 0.1 }),
  })
  belt(tailor, { colour: secondary, y: 2.0, width: 0.14, thick: 0.09, buckle: accent, weave: 'satin', loose: 4 })
  flats(tailor, { colour: mixed(secondary, white, 0.1) })
}
