import { crests, noise, prop, round, surface, tone } from '#props/prop-kit.ts'

/** Thick fur around the neck and over the shoulders, open in front. */
export const furCollar = prop({
  label: 'Fur collar',
  words:
    'fur collar, fox fur collar, fur stole, fur trim, fur trimmed collar, fur mantle, fur pelt, bear pelt, wolf pelt, feather boa, fur shawl, fur lined collar, fur ruff, fox stole, fur lining, faux fur collar, fluffy collar, fur around her neck, fur around his neck, fur wrap, fur shoulders, pelt, animal pelt, fur trimmed, fur lined, boa, shearling collar, sheepskin collar, pelts, bear fur, wolf fur, wolf fur cloak, fluffy fur collar',
  order: 271,
  slot: 'over',
  dye: '#8f8478',
  sew: (tailor) =>
    tailor.trim({
      name: 'fur collar',
      fine: 1,
      where: (at) => {
        const off = round(0.66)(at)
        const shag = 0.12 * crests(at.x * 1.7, at.y * 1.7, at.z * 1.7)
        const open = at.z > 0.2 ? at.side - 0.12 - 0.1 * (5.4 - at.y) : 9
        return Math.min(off, 0.92 + shag - off, open, 0.75 - at.arm)
      },
      thick: (at) => 0.34 + 0.16 * crests(at.x * 2.3, at.y * 2.3, at.z * 2.3),
      stiff: true,
      loose: 10,
      rim: 0.3,
      surface: surface(tailor.primary, 'wool', {
        folds: 0,
        paint: (spot) => {
          const hairs = noise(spot.x * 26, spot.y * 5, spot.z * 26) - 0.5
          const tufts = noise(spot.x * 5, spot.y * 4, spot.z * 5) - 0.5
          tone(spot, 1 + 0.5 * hairs + 0.5 * tufts)
          spot.relief += 0.05 * hairs + 0.06 * tufts
        },
      }),
    }),
})
