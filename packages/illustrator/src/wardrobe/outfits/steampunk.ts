import { above, all, below, belt, boots, bracers, brocade, brown, bump, buttonRows, dab } from '#wardrobe/outfit-kit.ts'
import { fronts, gold, jacket, knob, lapels, line, mixed, neckTube, outfit, plate } from '#wardrobe/outfit-kit.ts'
import { repeat, round, shirt, sleeves, slip, surface, type Tailor, tone, toned } from '#wardrobe/outfit-kit.ts'
import { trousers, white } from '#wardrobe/outfit-kit.ts'

export const steampunk = outfit({
  label: 'Steampunk',
  words:
    'steampunk, steam punk, steampunk outfit, steampunk clothes, victorian, victorian clothes, victorian dress, corset, victorian coat, victorian bustle dress, bustle dress, victorian gown',
  order: 340,
  group: 'future',
  primary: '#6d4a2f',
  secondary: '#c19a55',
  feminine: 0.5,
  places: { workshop: 4, 'city-street': 1, library: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent, feminine } = tailor
  const brass = mixed(gold, secondary, 0.5)
  const skirted = feminine > 0.5
  shirt(tailor, {
    colour: mixed(white, secondary, 0.2),
    weave: 'linen',
    thick: 0.07,
    loose: 8,
    throat: skirted ? 4.95 : 5.35,
    hem: 1,
    folds: 1.3,
  })
  if (skirted) {
    slip(tailor, primary)
    const waist = tailor.shell({
      name: 'waistband',
      where: all(below(1.8), above(1.2)),
      thick: () => 0.1,
      loose: 6,
      surface: surface(primary, 'wool', { folds: 0 }),
    })
    tailor.skirt(waist, {
      name: 'skirt',
      from: 1.2,
      to: -6.4,
      flare: 1.3,
      ease: 0.06,
      pleats: 15,
      depth: 0.2,
      surface: surface(toned(primary, 0.75), 'wool', {
        folds: 0.7,
        hem: 0.1,
        paint: (spot) => {
          dab(spot, secondary, 0.7 * (line(spot.u - 0.5, 0.05, spot.grain) + line(spot.u - 0.7, 0.03, spot.grain)))
        },
      }),
    })
    plate(tailor, {
      name: 'corset',
      colour: primary,
      edge: toned(primary, 0.5),
      weave: 'leather',
      covers: true,
      where: all(
        below(3.9),
        above(1.05),
        (at) => -0.3 - at.arm,
        (at) => 3.75 - at.y + 0.35 * bump(0.75, 0.6, at.side) * (at.z > 0 ? 1 : 0),
      ),
      thick: () => 0.12,
      loose: 5,
      rim: 0.06,
      paint: (spot) => {
        const bone = line(repeat(spot.x + spot.z * 0.3, 0.36), 0.014, spot.grain)
        tone(spot, 1 - 0.3 * bone)
        if (spot.z > 0.2)
          for (const y of [1.5, 2.0, 2.5, 3.0, 3.5]) {
            knob(spot, 0.1, y, 0.055, brass, 1)
            knob(spot, -0.1, y, 0.055, brass, 1)
          }
      },
    })
  } else {
    trousers(tailor, { colour: toned(primary, 0.6), weave: 'wool', wide: 0.04, hem: -5.5 })
    tailor.shell({
      name: 'waistcoat',
      where: all(round(1.16), sleeves(-0.42), fronts(3.7, 0.3, -1), above(0.7)),
      thick: () => 0.14,
      loose: 7,
      surface: surface(secondary, 'satin', {
        folds: 0.4,
        hem: 0.06,
        paint: (spot) => {
          brocade(toned(primary, 0.9), 0.42, 0.5)(spot)
          buttonRows(brass, 3.5, 0.9, 0.5, 0, 0.06, 1)(spot)
        },
      }),
    })
    const shell = jacket(tailor, {
      name: 'coat',
      colour: primary,
      weave: 'leather',
      material: 'hard',
      hem: 1.3,
      thick: 0.22,
      closed: 0.4,
      spread: 0.1,
      gap: 0.5,
      pads: 0.08,
      sleeve: 4.2,
      loose: 9,
    })
    tailor.skirt(shell, {
      name: 'coat',
      material: 'hard',
      from: 1.3,
      to: -4.2,
      flare: 0.7,
      ease: 0.2,
      pleats: 8,
      depth: 0.13,
      parting: 0.4,
      gap: 0.22,
      surface: surface(primary, 'leather', { folds: 0.8, hem: 0.08 }),
    })
    lapels(tailor, {
      colour: toned(primary, 0.7),
      weave: 'leather',
      thick: 0.28,
      closed: 1.6,
      spread: 0.2,
      width: 0.46,
      peak: 0.12,
    })
  }
  neckTube(tailor, {
    name: 'cravat',
    radius: 0.64,
    y: 5.86,
    lift: 0.08,
    tall: 0.12,
    wide: 0.055,
    material: 'cloth',
    colour: accent,
    weave: 'satin',
    bumps: 0.15,
  })
  plate(tailor, {
    name: 'gear guard',
    colour: brass,
    edge: toned(brass, 0.6),
    weave: 'brass',
    where: (at) => Math.min(at.arm + 0.45, 0.75 - at.arm, at.x - 1, (at.side - 1.25) * 0.77 + (at.y - 4.45) * 0.64),
    thick: () => 0.36,
    loose: 22,
    paint: (spot) => {
      const far = Math.sqrt((spot.x - 1.85) * (spot.x - 1.85) + (spot.z - 0.15) * (spot.z - 0.15))
      tone(spot, 1 - 0.5 * line(repeat(far, 0.3), 0.03, spot.grain))
    },
  })
  belt(tailor, { colour: brown, y: 1.15, thick: 0.24, width: 0.17, buckle: brass, loose: 9 })
  bracers(tailor, { colour: brown, edge: brass, weave: 'leather', thick: skirted ? 0.14 : 0.28, from: 3.2 })
  boots(tailor, { colour: toned(brown, 0.9), height: -5, strap: brass })
}
