import { above, all, boots, brown, dab, hoodDown, linear, noise, outfit, type Paint } from '#wardrobe/outfit-kit.ts'
import { round, sleeves, smoothstep, surface, type Tailor, tone, trousers } from '#wardrobe/outfit-kit.ts'

/** A shaggy suit of strips and leaves to hide in. */
export const ghillieSuit = outfit({
  label: 'Ghillie suit',
  words:
    'ghillie suit, ghillie, gillie suit, sniper camouflage suit, leaf suit, moss suit, camouflage of leaves, suit of leaves, clothes of leaves, clothing of leaves, dress of leaves, leaf armor, clothes made of leaves, clothes of moss',
  order: 242,
  group: 'work',
  primary: '#4c5a30',
  secondary: '#7a6a3c',
  feminine: 0.4,
  places: { forest: 4, swamp: 3, meadow: 1 },
  dyes: ['#4c5a30', '#5d6136', '#6a6238'],
  hooded: true,
  asked: true,
  sew,
})

const shaggy = (x: number, y: number, z: number): number => noise(x * 5, y * 2.2, z * 5)

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const dark = linear('#23291a')
  const leaves: Paint = (spot) => {
    const strand = noise(spot.x * 9, spot.y * 3.2, spot.z * 9)
    const patch = noise(spot.x * 1.4, spot.y * 1.4, spot.z * 1.4)
    dab(spot, secondary, smoothstep(0.5, 0.6, strand) * 0.8)
    dab(spot, dark, smoothstep(0.42, 0.3, strand))
    dab(spot, accent, 0.35 * smoothstep(0.72, 0.8, noise(spot.x * 7 + 9, spot.y * 7, spot.z * 7)))
    tone(spot, 0.75 + 0.5 * patch)
    spot.relief += 0.06 * strand
    spot.open = 0.55 + 0.45 * strand
  }
  trousers(tailor, {
    colour: primary,
    weave: 'linen',
    thick: 0.2,
    wide: 0.3,
    hem: -7.2,
    folds: 1.6,
    paint: leaves,
    loose: 10,
  })
  tailor.shell({
    name: 'ghillie suit',
    where: all(round(0.74), sleeves(4.5), (at) => above(-1.2)(at) + 0.5 * shaggy(at.x, at.y, at.z)),
    thick: (at) => 0.24 + 0.3 * shaggy(at.x, at.y, at.z),
    loose: 12,
    fall: 0.8,
    fine: 1,
    rim: 0.14,
    surface: surface(primary, 'linen', { folds: 1.8, paint: leaves }),
  })
  hoodDown(tailor, { colour: primary, weave: 'linen', thick: 0.26, size: 1.2 })
  boots(tailor, { colour: brown, height: -6.6 })
}
