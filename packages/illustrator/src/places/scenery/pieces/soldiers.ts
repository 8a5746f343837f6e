import { crowdOf, piece } from '#places/scenery/piece-kit.ts'

/** Ranks of soldiers in silhouette. */
export const soldiers = piece({
  label: 'Soldiers',
  words:
    'soldiers, soldier in the background, ranks of soldiers, troops, enemy soldiers, dark figures, shadowy figures, shadow figures, silhouettes, hooded figures, cultists, figures in the background, silhouettes in the background, shadowy figure',
  order: 302,
  where: 'span',
  size: [60, 21, 18],
  away: 32,
  make: (kit) => {
    const dark = ['#14161c', '#1c2028', '#241e20', '#181c1a']
    return crowdOf(kit, { rows: 3, apart: 5.4, arms: 0.25, clothes: dark, skin: dark, hair: dark })
  },
})
