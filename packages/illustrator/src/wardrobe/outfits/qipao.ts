import { above, all, blossoms, dab, flats, knob, line, outfit, round, sleeves, slip } from '#wardrobe/outfit-kit.ts'
import { smoothstep, standCollar, surface, type Tailor, toned } from '#wardrobe/outfit-kit.ts'

/** A close silk dress with a standing collar that closes aslant over the breast. */
export const qipao = outfit({
  label: 'Qipao',
  words:
    'qipao, cheongsam, qipaos, cheongsams, chinese dress, mandarin dress, silk qipao, chinese silk dress, shanghai dress, traditional chinese dress, chinese traditional dress, china dress',
  order: 362,
  group: 'tradition',
  primary: '#a51f2d',
  secondary: '#d6a84c',
  feminine: 1,
  places: { garden: 3, studio: 2, 'city-street': 1 },
  poses: { standing: 3, relaxed: 3 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -5)
  const print = blossoms(secondary, accent, 0.3, 0.4)
  const bodice = tailor.shell({
    name: 'qipao',
    where: all(round(0.72), sleeves(0.75), above(1.2)),
    thick: (at) => 0.06 + 0.03 * smoothstep(0.2, 0.8, at.arm),
    loose: 3,
    surface: surface(primary, 'satin', {
      folds: 0.5,
      hem: 0,
      paint: (spot) => {
        print(spot)
        if (spot.u < 0.07) dab(spot, secondary)
        if (spot.z < 0.2 || spot.v > 0.2) return
        // From the collar aslant to below the left arm, with knots along it.
        const seam = spot.x > 0 && spot.y > 3.7 ? spot.y - 5.35 + 1.15 * spot.x : 9
        dab(spot, secondary, line(seam, 0.035, spot.grain))
        for (const x of [0.3, 0.75, 1.15]) knob(spot, x, 5.35 - 1.15 * x, 0.075, secondary)
      },
    }),
  })
  tailor.skirt(bodice, {
    name: 'skirt',
    from: 1.2,
    to: -5.6,
    flare: 0.16,
    ease: 0.06,
    clings: true,
    pleats: 3,
    depth: 0.05,
    surface: surface(primary, 'satin', {
      folds: 0.5,
      paint: (spot) => {
        print(spot)
        if (spot.u < 0.12) dab(spot, secondary)
      },
    }),
  })
  standCollar(tailor, {
    colour: primary,
    weave: 'satin',
    thick: 0.09,
    height: 0.34,
    gap: 0.03,
    paint: (spot) => (spot.u < 0.06 ? dab(spot, secondary) : undefined),
  })
  flats(tailor, { colour: toned(secondary, 0.8) })
}
