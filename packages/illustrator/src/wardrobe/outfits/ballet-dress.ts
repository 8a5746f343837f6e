import { above, all, any, beads, flats, mixed, outfit, pairs, ribbons, sleeves, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, tights, white } from '#wardrobe/outfit-kit.ts'

/** A leotard with a stiff short skirt of tulle, tights and slippers with ribbons. */
export const balletDress = outfit({
  label: 'Tutu',
  words:
    'tutu, tutus, ballet dress, ballet tutu, ballerina dress, ballerina outfit, ballerina costume, ballet outfit, ballet costume, leotard, leotards, ballet leotard, leotard and tights, gymnastics leotard, tulle skirt, tulle tutu, figure skating dress, figure skating costume, ice skating dress, ballet clothes, dance leotard',
  order: 162,
  group: 'sport',
  primary: '#e3b7c2',
  secondary: '#f2e8e6',
  feminine: 1,
  places: { stage: 4, studio: 2 },
  shortSkirt: true,
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tights(tailor, mixed(white, secondary, 0.7), 'spandex')
  const sparkle = beads(
    mixed(accent, white, 0.4),
    0.14,
    0.02,
    ({ y }) => 0.1 + 0.4 * Math.max(0, 1 - Math.abs(y - 3.8) / 1.6),
  )
  const leotard = tailor.shell({
    name: 'leotard',
    where: all(
      above(0.6),
      any(
        all(sleeves(-0.05), (at) => 4.8 - at.y + (at.z > 0 ? 0.1 : -0.2)),
        (at) => Math.min(0.1 - Math.abs(at.side - 0.86), at.y - 4.5, 0.5 - at.arm),
      ),
    ),
    thick: () => 0.045,
    loose: 2,
    surface: surface(primary, 'satin', { folds: 0.25, hem: 0.05, paint: sparkle }),
  })
  tailor.shell({
    name: 'briefs',
    where: all(above(-1.7), (at) => 1.2 - at.y),
    thick: () => 0.035,
    loose: 2,
    surface: surface(primary, 'satin', { folds: 0.15 }),
  })
  for (const [to, flare] of pairs`-1.5 2.1, -1.1 2.6, -0.7 2.9`)
    tailor.skirt(leotard, {
      name: 'tutu',
      from: 0.6,
      to,
      flare,
      ease: 0.1,
      pleats: 30,
      depth: 0.22,
      surface: surface(mixed(primary, secondary, 0.5), 'linen', { folds: 0.3, paint: sparkle }),
    })
  flats(tailor, { colour: primary })
  ribbons(tailor, primary)
}
