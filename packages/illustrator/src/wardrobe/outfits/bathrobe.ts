import { above, all, belt, cuffs, outfit, round, sleeves, slip, slippers, smoothstep } from '#wardrobe/outfit-kit.ts'
import { surface, type Tailor, toned, top, vee } from '#wardrobe/outfit-kit.ts'

export const bathrobe = outfit({
  label: 'Bathrobe',
  words:
    'bathrobe, dressing gown, bath robe, satin robe, silk robe, terry robe, terry cloth robe, towelling robe, fluffy robe, morning gown, housecoat, kimono robe, boxing robe, boxers robe, spa robe, hotel robe, lounging robe',
  order: 46,
  group: 'everyday',
  primary: '#e6dccf',
  secondary: '#b98f86',
  feminine: 0.5,
  places: { bathroom: 4, bedroom: 3, 'living-room': 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  slip(tailor, secondary, -3)
  top(tailor, { colour: secondary, thick: 0.04, sleeve: 0.6, hem: 1, neck: all(round(0.8), vee(4.5, 0.4)) })
  const shell = tailor.shell({
    name: 'bathrobe',
    where: all(round(0.8), vee(3.3, 0.32), sleeves(4.3), above(1.5)),
    thick: (at) => 0.16 + 0.1 * smoothstep(0.8, 3.8, at.arm),
    loose: 11,
    rim: 0.08,
    surface: surface(primary, 'satin', { folds: 1, hem: 0.12 }),
  })
  tailor.skirt(shell, {
    name: 'bathrobe',
    from: 1.5,
    to: -4.8,
    flare: 0.55,
    ease: 0.1,
    pleats: 8,
    depth: 0.14,
    surface: surface(primary, 'satin', { folds: 1, hem: 0.14 }),
  })
  // A broad collar along the V, down to the sash.
  tailor.trim({
    name: 'collar',
    where: (at) => {
      if (at.arm > 0.05 || at.z < 0.1) return -1
      const off = at.side - (at.y - 3.3) * 0.32
      return Math.min(off + 0.02, 0.36 - off, at.y - 1.8, 5.5 - at.y)
    },
    thick: () => 0.24,
    loose: 11,
    rim: 0.07,
    surface: surface(toned(primary, 0.92), 'satin', { folds: 0, hem: 0.06 }),
  })
  cuffs(tailor, { colour: toned(primary, 0.92), weave: 'satin', thick: 0.32, from: 3.85, to: 4.35 })
  belt(tailor, {
    colour: toned(primary, 0.85),
    y: 1.7,
    width: 0.17,
    thick: 0.26,
    buckle: accent,
    loose: 11,
    weave: 'satin',
  })
  slippers(tailor, { colour: secondary })
}
