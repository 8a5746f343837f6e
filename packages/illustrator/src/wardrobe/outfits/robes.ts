import { toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { brocade, line } from '#wardrobe/patterns.ts'
import { boots } from '#wardrobe/pieces/feet.ts'
import { belt, slip, trousers } from '#wardrobe/pieces/legs.ts'
import { hoodDown, neckTube } from '#wardrobe/pieces/neckwear.ts'
import { top } from '#wardrobe/pieces/tops.ts'
import { above, all, round, sleeves } from '#wardrobe/regions.ts'
import { dab, surface } from '#wardrobe/surfaces.ts'
import { brown, type Tailor, white } from '#wardrobe/tailor.ts'
import { clasp, ornate } from './ornament.ts'

export function robe(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -6.5)
  top(tailor, { colour: toned(primary, 0.6), thick: 0.05, sleeve: 4.3, hem: 1, neck: round(0.66) })
  const trim = ornate(secondary, 0.26)
  const shell = tailor.shell({
    name: 'robe',
    where: all(round(0.78), (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.5) * 0.28), sleeves(4.35), above(1.5)),
    thick: (at) => 0.16 + 0.3 * smoothstep(0.8, 3.8, at.arm),
    loose: 12,
    rim: 0.07,
    hang: (at) => 1.7 * smoothstep(1.8, 4, at.arm),
    surface: surface(primary, 'velvet', {
      folds: 1.2,
      // At the cuffs alone: beside the stole, an edged throat would make a letter of it.
      paint: (spot) => (spot.v > 1 ? trim(spot) : undefined),
    }),
  })
  tailor.skirt(shell, {
    name: 'robe',
    from: 1.5,
    to: -7.7,
    flare: 1.25,
    ease: 0.12,
    pleats: 13,
    depth: 0.22,
    surface: surface(primary, 'velvet', { folds: 1, paint: ornate(secondary, 0.4) }),
  })
  // A stole down both sides of the front.
  tailor.trim({
    name: 'stole',
    where: (at) => (at.z < 0.1 ? -1 : Math.min(0.2 - Math.abs(at.side - 0.42), at.y - 1.45, 5.5 - at.y, -0.1 - at.arm)),
    thick: () => 0.21,
    loose: 12,
    surface: surface(secondary, 'satin', { folds: 0.2, hem: 0.05, paint: brocade(accent, 0.34, 0.6) }),
  })
  hoodDown(tailor, { colour: primary, weave: 'velvet', thick: 0.2, size: 1.15 })
  belt(tailor, {
    colour: toned(secondary, 0.8),
    y: 1.62,
    thick: 0.25,
    width: 0.1,
    buckle: accent,
    loose: 12,
    weave: 'satin',
  })
  boots(tailor, { colour: brown, height: -6.7 })
}

export function cloak(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: toned(secondary, 0.8), weave: 'linen', wide: 0.04, hem: -5.4 })
  const tunicTop = top(tailor, {
    colour: secondary,
    weave: 'linen',
    sleeve: 4.4,
    thick: 0.1,
    hem: 1.0,
    loose: 8,
    folds: 1.2,
  })
  tailor.skirt(tunicTop, {
    name: 'tunic',
    from: 1.0,
    to: -1.6,
    flare: 0.35,
    ease: 0.08,
    pleats: 9,
    depth: 0.1,
    surface: surface(secondary, 'linen', { folds: 1, hem: 0.1 }),
  })
  belt(tailor, { y: 1.35, thick: 0.18, loose: 8 })
  tailor.cape({
    name: 'cloak',
    wrap: 118,
    length: 12.6,
    flare: 2.6,
    folds: 9,
    depth: 0.24,
    gap: 0.22,
    surface: surface(primary, 'wool', { folds: 0.9, hem: 0.12, paint: ornate(toned(primary, 0.7), 0.14) }),
  })
  hoodDown(tailor, { colour: primary, weave: 'wool', thick: 0.3, size: 1.25 })
  neckTube(tailor, {
    name: 'cloak band',
    radius: 0.95,
    y: 5.5,
    lift: 0.26,
    tall: 0.13,
    wide: 0.1,
    material: 'cloth',
    colour: primary,
    weave: 'wool',
    from: 165,
  })
  clasp(tailor, accent, 0.27)
  boots(tailor, { colour: brown, height: -4.9, cuff: toned(brown, 1.3) })
}

export function tunic(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  const long = feminine > 0.5
  if (long) slip(tailor, primary, -5)
  else trousers(tailor, { colour: secondary, weave: 'linen', wide: 0.03, hem: -6.1 })
  top(tailor, {
    colour: mixed(white, primary, 0.15),
    weave: 'linen',
    sleeve: 4.45,
    thick: 0.07,
    hem: 1.5,
    loose: 8,
    folds: 1.4,
    neck: round(0.72, 0.05),
  })
  const trim = ornate(mixed(secondary, accent, 0.6), 0.16)
  const shell = tailor.shell({
    name: 'tunic',
    where: all(
      round(0.84),
      (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.55) * 0.22),
      sleeves(long ? 0.2 : 0.75),
      above(1.3),
    ),
    thick: (at) => 0.13 + 0.08 * smoothstep(0.2, 0.8, at.arm),
    loose: 9,
    surface: surface(primary, 'linen', {
      folds: 1.1,
      hem: 0,
      paint: (spot) => {
        trim(spot)
        if (spot.z > 0.2 && Math.abs(spot.x) < 0.3 && spot.y > 4.5 && spot.y < 5.1) {
          const lace = line(Math.abs((spot.y * 5) % 1) - 0.5 + spot.x, 0.1, spot.grain)
          dab(spot, brown, lace * 0.8)
        }
      },
    }),
  })
  tailor.skirt(shell, {
    name: 'tunic',
    from: 1.3,
    to: long ? -7 : -2.2,
    flare: long ? 0.9 : 0.45,
    ease: 0.1,
    pleats: 11,
    depth: 0.16,
    surface: surface(primary, 'linen', { folds: 1, paint: trim }),
  })
  belt(tailor, { y: 1.5, thick: 0.2, loose: 9, colour: toned(secondary, 0.7) })
  boots(tailor, { colour: toned(secondary, 0.9), height: -5.6, cuff: toned(secondary, 1.3) })
}
