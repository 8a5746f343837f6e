import { faceMask, prop, smoothstep, type Surface } from '#props/prop-kit.ts'

/** The face of a skull. */
export const skullMask = prop({
  label: 'Skull mask',
  words:
    'skull mask, skeleton mask, skull masks, bone mask, death mask, grim reaper mask, skull face mask, ghost mask, skull faced mask',
  order: 357,
  slot: 'face',
  hides: 0.25,
  dyed: ['skull mask'],
  make: (fitting) =>
    faceMask(fitting, {
      name: 'skull mask',
      surface: bone,
      swell: (u, v) =>
        0.08 * smoothstep(0.2, 0, Math.abs(Math.abs(u - 0.5) - 0.3)) * smoothstep(0.2, 0, Math.abs(v - 0.45)),
      strap: [0.03, 0.03, 0.03],
    }).parts,
})

const bone: Surface = (spot) => {
  const x = Math.abs(spot.u - 0.5)
  const [ex, ey] = [(x - 0.2) / 0.13, (spot.v - 0.63) / 0.11]
  const socket = ex * ex + ey * ey < 1
  const nose = spot.v > 0.42 && spot.v < 0.54 && x < 0.055 * ((0.56 - spot.v) / 0.12)
  const inMouth = spot.v > 0.12 && spot.v < 0.29 && x < 0.22
  const tooth = spot.u * 26 - Math.floor(spot.u * 26)
  const gap = inMouth && (tooth < 0.14 || Math.abs(spot.v - 0.205) < 0.012)
  const hollow = smoothstep(0.1, 0, Math.abs(x - 0.34)) * smoothstep(0.16, 0, Math.abs(spot.v - 0.3))
  const dark = socket || nose || gap ? 0.02 : 1
  const tone = dark * (1 - 0.45 * hollow)
  spot.red = 0.78 * tone
  spot.green = 0.74 * tone
  spot.blue = 0.64 * tone
  spot.rough = 0.55
}
