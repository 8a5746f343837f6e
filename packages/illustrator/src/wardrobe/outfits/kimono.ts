import { above, all, type At, blossoms, dab, line, mixed, outfit, round, sandals } from '#wardrobe/outfit-kit.ts'
import { sleeves, slip, smoothstep, surface, type Tailor, tights, toned, white } from '#wardrobe/outfit-kit.ts'

export const kimono = outfit({
  label: 'Kimono',
  words: 'kimono, yukata, hanfu, haori, traditional japanese clothes, hakama, hakama pants, kimono and hakama',
  order: 360,
  group: 'tradition',
  primary: '#a8324a',
  secondary: '#2f3a5c',
  feminine: 0.7,
  places: { garden: 4, lake: 1, village: 1, studio: 1 },
  poses: { standing: 3, relaxed: 3 },
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tights(tailor, white, 'cotton', -9)
  slip(tailor, white, -6)
  // The white collar underneath, then the robe.
  tailor.shell({
    name: 'under-robe',
    where: all(round(0.66), (at) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.95) * 0.36), above(2), sleeves(0.6)),
    thick: () => 0.06,
    loose: 5,
    surface: surface(white, 'linen', { folds: 0.2 }),
  })
  const print = blossoms(mixed(white, accent, 0.25), accent, 0.34, 0.34)
  const shell = tailor.shell({
    name: 'kimono',
    where: all(round(0.74), overlap, above(1.4), sleeves(4.25)),
    thick: (at) => 0.13 + 0.16 * smoothstep(0.3, 1.6, at.arm) + 0.2 * smoothstep(1.4, 3.4, at.arm),
    loose: 10,
    rim: 0.06,
    hang: (at) => 2.6 * smoothstep(1, 2.6, at.arm),
    surface: surface(primary, 'satin', {
      folds: 0.8,
      hem: 0,
      paint: (spot) => {
        // Where the sleeve hangs it is drawn out, and blossoms would be with it.
        if (spot.v > 0 ? spot.v > 0.3 && spot.v < 1.5 : spot.y < 3.6) print(spot)
        if (spot.v > 3.95) dab(spot, secondary, 0.9)
        // The edge that crosses the breast, left over right.
        const cross = spot.z > 0.2 && spot.y < 4.9 ? line(spot.x + (spot.y - 4.7) * 0.42, 0.02, spot.grain) : 0
        if (spot.v < 0) dab(spot, toned(primary, 0.5), cross)
      },
    }),
  })
  // The long collar from behind the neck down to the sash.
  tailor.trim({
    name: 'collar',
    where: (at) => {
      if (at.arm > 0.1) return -1
      if (at.z < 0.25)
        return Math.min(0.98 - Math.sqrt(at.x * at.x + (at.z - 0.1) * (at.z - 0.1)) - 0.1, at.y - 5, throat(at))
      const left = at.x - (at.y - 4.85) * 0.42
      const right = -at.x - (at.y - 4.85) * 0.42
      const strip = (off: number) => Math.min(off + 0.02, 0.3 - off, at.y - 2.6)
      return Math.min(Math.max(strip(left), at.y > 4.55 ? strip(right) : -1), throat(at))
    },
    thick: () => 0.19,
    loose: 10,
    rim: 0.08,
    surface: surface(secondary, 'satin', { folds: 0, hem: 0.05 }),
  })
  tailor.skirt(shell, {
    name: 'kimono',
    from: 1.4,
    to: -7.3,
    flare: 0.25,
    ease: 0.1,
    clings: true,
    pleats: 4,
    depth: 0.08,
    surface: surface(primary, 'satin', {
      folds: 0.7,
      hem: 0.1,
      paint: (spot) => {
        print(spot)
        const edge = line((spot.v - 20) * 13 + 0.8 + (1.4 - spot.y) * 0.03, 0.03, spot.grain)
        dab(spot, toned(primary, 0.45), edge)
        if (spot.u < 0.3) dab(spot, secondary, 0.8)
      },
    }),
  })
  tailor.trim({
    name: 'obi',
    where: (at) => Math.min(at.y - 1.35, 2.95 - at.y, -0.3 - at.arm),
    thick: () => 0.26,
    loose: 14,
    rim: 0.12,
    surface: surface(secondary, 'satin', {
      folds: 0,
      paint: (spot) => {
        blossoms(mixed(secondary, accent, 0.5), accent, 0.2, 0.4)(spot)
        const cord = line(spot.y - 2.15, 0.075, spot.grain)
        dab(spot, accent, cord)
        spot.relief += 0.03 * cord
      },
    }),
  })
  // The bow at the back.
  tailor.trim({
    name: 'bow',
    where: (at) => (at.z > 0 ? -1 : Math.min(0.62 - at.side, 3.2 - at.y, at.y - 1.5)),
    thick: () => 0.58,
    loose: 14,
    rim: 0.3,
    surface: surface(toned(secondary, 0.9), 'satin', { folds: 0.6 }),
  })
  sandals(tailor, { colour: accent, sole: toned(secondary, 0.6) })
}

/** Which side of the front lies on top: the wearer's left, as the living wear it. */
const overlap = (at: At) => (at.z < 0.25 ? 9 : at.side - (at.y - 4.85) * 0.42)

const throat = round(0.68)
