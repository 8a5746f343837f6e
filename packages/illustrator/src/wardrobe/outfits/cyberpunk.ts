import { belt, black, boots, bracers, dab, jacket, line, outfit, type Paint, plate } from '#wardrobe/outfit-kit.ts'
import { pockets, round, standCollar, steel, type Tailor, tone, toned, top, trousers } from '#wardrobe/outfit-kit.ts'

export const cyberpunk = outfit({
  label: 'Cyberpunk',
  words:
    'cyberpunk, techwear, tech wear, futuristic jacket, cyberpunk outfit, cyber, netrunner, cyberpunk jacket, neon jacket, futuristic clothes, futuristic outfit',
  order: 320,
  group: 'future',
  primary: '#23242e',
  secondary: '#e0409a',
  feminine: 0.5,
  places: { 'neon-city': 6, rooftop: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  const light = circuits(secondary)
  trousers(tailor, {
    colour: toned(primary, 0.8),
    weave: 'nylon',
    wide: feminine > 0.5 ? 0.02 : 0.05,
    hem: -5.9,
    paint: (spot) => {
      if (spot.y < -3.3 && spot.y > -4.2 && spot.z > 0.2) {
        tone(spot, 1.5)
        spot.relief += 0.015
      }
      const strip = Math.abs(spot.x) > 1.3 + Math.max(0, -spot.y) * 0.1 ? line(spot.z - 0.18, 0.02, spot.grain) : 0
      if (strip > 0 && spot.y < 0.5 && spot.y > -3) {
        dab(spot, secondary, strip)
        spot.glow = 1.4 * strip
      }
    },
  })
  top(tailor, {
    colour: toned(black, 1.3),
    weave: 'spandex',
    thick: 0.05,
    sleeve: 3,
    hem: 0.6,
    neck: round(0.6),
    folds: 0.3,
  })
  standCollar(tailor, { colour: toned(black, 1.3), weave: 'spandex', thick: 0.06, height: 0.4 })
  jacket(tailor, {
    colour: primary,
    weave: 'leather',
    material: 'hard',
    hem: 0.8 + 0.5 * feminine,
    thick: 0.19,
    closed: 1.4,
    spread: 0.16,
    gap: 0.18,
    loose: 10,
    folds: 1.3,
    band: 0.14,
    pads: 0.12,
    paint: light,
  })
  standCollar(tailor, {
    colour: toned(primary, 1.2),
    weave: 'leather',
    thick: 0.24,
    height: 0.58,
    flare: 0.3,
    gap: 0.3,
    rim: 0.12,
    paint: (spot) => {
      const edge = line(spot.u - 0.08, 0.025, spot.grain)
      dab(spot, secondary, edge)
      spot.glow = 1.5 * edge
    },
  })
  plate(tailor, {
    name: 'shoulder guard',
    colour: toned(primary, 1.6),
    edge: secondary,
    weave: 'rubber',
    where: (at) => Math.min(at.arm + 0.4, 0.85 - at.arm, at.x - 1, (at.side - 1.25) * 0.77 + (at.y - 4.5) * 0.64),
    thick: () => 0.34,
    loose: 20,
  })
  pockets(tailor, {
    colour: primary,
    weave: 'nylon',
    thick: 0.24,
    x: 0.92,
    y: 2.9,
    width: 0.3,
    height: 0.26,
    button: steel,
  })
  bracers(tailor, { colour: toned(primary, 1.4), edge: accent, weave: 'rubber', thick: 0.22, from: 3.3 })
  belt(tailor, { colour: toned(black, 1.2), y: 1.0, thick: 0.16, width: 0.15, buckle: secondary })
  boots(tailor, {
    colour: toned(black, 1.4),
    weave: 'rubber',
    height: -5.4,
    sole: toned(black, 2),
    strap: secondary,
    wide: 0.05,
  })
}

/** Lines of light along seams. */
const circuits =
  (color: Tailor['primary']): Paint =>
  (spot) => {
    const side = Math.abs(spot.x)
    let glow = 0
    if (spot.v > 0.2 && spot.v < 10) {
      glow = Math.max(
        line(spot.z - 0.15 - 0.36 * Math.max(0, spot.v - 2.3), 0.022, spot.grain) * (spot.v < 3.7 ? 1 : 0),
        line(spot.v - 1.2, 0.02, spot.grain),
      )
    } else if (spot.z > 0.2 && spot.y > 1 && spot.v < 10) {
      const run = spot.y > 3.9 ? side - 0.75 : side - 0.75 - Math.min(0.35, 3.9 - spot.y)
      glow = line(run, 0.022, spot.grain) * (spot.y < 4.7 ? 1 : 0)
      glow = Math.max(glow, line(spot.y - 2.2, 0.02, spot.grain) * (side > 1.1 ? 1 : 0))
    } else if (spot.z < 0.2 && spot.y > 1 && spot.v < 10) {
      glow = line(side - 0.3, 0.022, spot.grain) * (spot.y < 4.9 ? 1 : 0)
    }
    if (glow <= 0) return
    dab(spot, color, glow)
    spot.glow = 1.6 * glow
  }
