import { above, all, belt, boots, brocade, brown, hoodDown, ornate, outfit, round } from '#wardrobe/outfit-kit.ts'
import { sleeves, slip, smoothstep, surface, type Tailor, toned, top } from '#wardrobe/outfit-kit.ts'

export const robe = outfit({
  label: 'Robe',
  words:
    'robe, wizard robe, mage robe, robes, monk robe, priest robe, cassock, habit, kaftan, caftan, hooded robe, vestments, djellaba, thobe, ceremonial robe, abaya, jilbab, kandura',
  order: 260,
  group: 'fantasy',
  primary: '#3d4a86',
  secondary: '#b99a55',
  feminine: 0.5,
  places: { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1, library: 2, cave: 1 },
  hooded: true,
  sew,
})

function sew(tailor: Tailor): void {
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
