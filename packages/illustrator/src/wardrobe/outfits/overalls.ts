import { black, boots, dab, gold, knob, line, mixed, outfit, smoothstep, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned, top } from '#wardrobe/outfit-kit.ts'

export const overalls = outfit({
  label: 'Overalls',
  words:
    'overalls, dungarees, work clothes, coveralls, boiler suit, workwear, bib overalls, work overalls, mechanic overalls',
  order: 170,
  group: 'work',
  primary: '#4a6488',
  secondary: '#b8543f',
  feminine: 0.35,
  places: { workshop: 4, garden: 2, studio: 1 },
  sew,
})

function sew(tailor: Tailor): void {
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
