import { above, all, ornate, outfit, round, sleeves, slip, slippers, smoothstep } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, toned } from '#wardrobe/outfit-kit.ts'

export const nightgown = outfit({
  label: 'Nightgown',
  words:
    'nightgown, night gown, nightdress, night dress, nightshirt, nightie, hospital gown, chemise, white shift, long nightgown, patients gown, linen shift, linen dress, silk slip dress, satin slip dress, silk slip, satin slip, negligee, night shirt',
  order: 47,
  group: 'everyday',
  primary: '#e6e2da',
  secondary: '#b8c4d4',
  feminine: 0.9,
  places: { bedroom: 5, 'living-room': 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, primary, -2.5)
  const lace = ornate(toned(secondary, 1.05), 0.16)
  const shell = tailor.shell({
    name: 'nightgown',
    where: all(round(0.86, 0.1), sleeves(4.2), above(2.6)),
    thick: (at) => 0.1 + 0.16 * smoothstep(0.6, 3.6, at.arm) * smoothstep(4.3, 3.9, at.arm),
    loose: 9,
    fall: 0.7,
    rim: 0.05,
    surface: surface(primary, 'linen', { folds: 1.3, hem: 0.1, paint: lace }),
  })
  tailor.skirt(shell, {
    name: 'nightgown',
    from: 2.6,
    to: -6.2,
    flare: 1,
    ease: 0.1,
    pleats: 14,
    depth: 0.2,
    surface: surface(primary, 'linen', { folds: 1, hem: 0.16, paint: lace }),
  })
  slippers(tailor, { colour: accent })
}
