import { contrasting, toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { knob, line, stripes } from '#wardrobe/patterns.ts'
import { boots, shoes, trainers } from '#wardrobe/pieces/feet.ts'
import { buttonRows, jacket, lapels, pockets } from '#wardrobe/pieces/jackets.ts'
import { trousers } from '#wardrobe/pieces/legs.ts'
import { neckTube, tie } from '#wardrobe/pieces/neckwear.ts'
import { shirt, standCollar, top } from '#wardrobe/pieces/tops.ts'
import { all, round, sleeves } from '#wardrobe/regions.ts'
import { armhole } from '#wardrobe/seams.ts'
import { dab, surface } from '#wardrobe/surfaces.ts'
import { black, gold, type Tailor, white } from '#wardrobe/tailor.ts'

export function overalls(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  top(tailor, { colour: secondary, sleeve: 1.2, thick: 0.07, loose: 6, hem: 0.4, ribbed: true })
  const thread = mixed(toned(gold, 0.9), accent, 0.3)
  tailor.shell({
    name: 'overalls',
    where: (at) => {
      const sides = at.y - (at.z > 0.2 ? 1.7 : 1.9)
      const bib =
        at.z > 0.2
          ? Math.min(0.86 - at.side, 4.2 - at.y)
          : Math.min(0.95 - at.side + 0.16 * (3.6 - at.y) * -1, 3.4 - at.y)
      return Math.min(Math.max(-sides, bib), at.y + 7.5)
    },
    thick: (at) => 0.13 + 0.13 * smoothstep(0, -4.5, at.y),
    loose: 9,
    rim: 0.07,
    surface: surface(primary, 'denim', {
      folds: 1.2,
      hem: 0.08,
      thread,
      paint: (spot) => {
        if (spot.z < 0.2 || spot.y < 1.2) return
        const pocket = Math.min(0.5 - Math.abs(spot.x), 3.75 - spot.y, spot.y - 2.7)
        dab(spot, thread, 0.7 * line(pocket - 0.03, 0.014, spot.grain))
        if (pocket > 0) spot.relief += 0.014
        const waist = line(spot.y - 1.75, 0.014, spot.grain)
        dab(spot, thread, 0.6 * waist)
        knob(spot, 0.7, 4.0, 0.09, gold, 1)
        knob(spot, -0.7, 4.0, 0.09, gold, 1)
      },
    }),
  })
  tailor.trim({
    name: 'straps',
    where: (at) => {
      if (at.arm > 0.2 || at.y < (at.z > 0.2 ? 3.9 : 3.1)) return -1
      const lean = at.z > 0.2 ? 0.7 + 0.1 * Math.max(0, at.y - 4.2) : 0.85 - 0.22 * Math.max(0, 5.4 - at.y)
      return 0.17 - Math.abs(at.side - lean)
    },
    thick: () => 0.16,
    loose: 9,
    rim: 0.05,
    surface: surface(primary, 'denim', { folds: 0, hem: 0.04, thread }),
  })
  boots(tailor, { colour: toned(gold, 0.35), height: -6.7, sole: toned(black, 1.5) })
}

export function labCoat(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  trousers(tailor, { colour: toned(black, 1.6), weave: 'wool', wide: 0.1 })
  shirt(tailor, {
    colour: secondary,
    thick: 0.05,
    under: true,
    throat: feminine > 0.6 ? 4.9 : 5.35,
    hem: 0.9,
    sleeve: 4.2,
    paint: stripes(mixed(secondary, accent, 0.5), 0.3, 0.03, 'down'),
  })
  if (feminine <= 0.6) tie(tailor, { colour: accent, stripe: toned(accent, 0.7), thick: 0.1 })
  const [closed, spread] = [1.6, 0.16]
  const shell = jacket(tailor, {
    name: 'lab coat',
    colour: primary,
    weave: 'cotton',
    hem: 1,
    thick: 0.16,
    closed,
    spread,
    gap: 0.3,
    band: 0.07,
    paint: (spot) => {
      // A pen in the breast pocket.
      if (spot.z > 0.3 && Math.abs(spot.x - 1.0) < 0.035 && spot.y > 3.95 && spot.y < 4.3) {
        dab(spot, accent)
        spot.relief += 0.03
      }
    },
  })
  tailor.skirt(shell, {
    name: 'lab coat',
    from: 1,
    to: -3.6,
    flare: 0.3,
    ease: 0.16,
    pleats: 5,
    depth: 0.07,
    parting: 0.12,
    gap: 0.16,
    surface: surface(primary, 'cotton', { folds: 0.7, hem: 0.08 }),
  })
  lapels(tailor, { colour: toned(primary, 0.97), weave: 'cotton', thick: 0.21, closed: 2.4, spread: 0.22, width: 0.46 })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.19,
    x: 0.98,
    y: 3.85,
    width: 0.28,
    height: 0.3,
    flap: false,
  })
  shoes(tailor, { colour: toned(black, 1.2) })
}

export function chefWhites(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, wide: 0.14 })
  const buttons = buttonRows(mixed(secondary, black, 0.3), 4.4, 1.2, 0.72, 0.42, 0.085)
  jacket(tailor, {
    name: 'chef jacket',
    colour: primary,
    weave: 'cotton',
    hem: -0.1,
    thick: 0.13,
    closed: 9,
    band: 0.09,
    sleeve: 4.2,
    neck: 0.72,
    paint: (spot) => {
      buttons(spot)
      if (spot.v > 3.75) {
        spot.relief = 0.01
        dab(spot, accent, line(spot.v - 3.8, 0.02, spot.grain))
      }
    },
  })
  standCollar(tailor, { colour: primary, weave: 'cotton', thick: 0.13, height: 0.28, gap: 0.06 })
  neckTube(tailor, {
    name: 'neckerchief',
    radius: 0.6,
    y: 5.9,
    lift: 0.07,
    tall: 0.09,
    wide: 0.04,
    material: 'cloth',
    colour: accent,
    weave: 'cotton',
    bumps: 0.25,
  })
  shoes(tailor, { colour: black })
}

const scrubsFall = 0.75

export function scrubs(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: primary, wide: 0.2, folds: 1.2 })
  top(tailor, { colour: secondary, thick: 0.04, sleeve: 1.0, hem: 0.6, neck: round(0.7), ribbed: true })
  tailor.shell({
    name: 'scrub top',
    where: all(
      round(0.82),
      (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.55) * 0.5),
      sleeves(1.35),
      (at) => at.y + 0.1,
    ),
    thick: (at) => 0.13 + 0.05 * smoothstep(1.5, 0, at.y),
    loose: 10,
    fall: scrubsFall,
    rim: 0.07,
    surface: surface(primary, 'cotton', { folds: 1.2, hem: 0.12, thread: contrasting(primary), paint: armhole() }),
  })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.16,
    fall: scrubsFall,
    x: 0.8,
    y: 3.75,
    width: 0.32,
    height: 0.34,
    flap: false,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'cotton',
    thick: 0.19,
    fall: scrubsFall,
    x: 0.95,
    y: 0.75,
    width: 0.42,
    height: 0.45,
    flap: false,
  })
  trainers(tailor, { colour: white, stripe: accent })
}
