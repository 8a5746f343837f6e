import { clamp, dab, line, linear, painted, prop, tone } from '#props/prop-kit.ts'

const leather = linear('#5a3a24')

/** Ovals of leather sewn onto the sleeves. */
export const elbowPatches = prop({
  label: 'Elbow patches',
  words:
    'elbow patches, leather elbow patches, elbow patch, suede elbow patches, patched elbows, patches on the elbows, elbow pads, patched sleeves',
  order: 322,
  slot: 'over',
  recut: painted((spot) => {
    if (spot.v < 1.5 || spot.v > 3.2) return
    // Behind, where the arm at rest is bent forwards.
    const [along, across] = [(spot.v - 2.4) / 0.6, (spot.z + 0.35) / 0.42]
    const off = Math.sqrt(along * along + across * across) - 1
    dab(spot, leather, clamp(0.5 - (off * 0.4) / Math.max(0.01, spot.grain)))
    tone(spot, 1 - 0.4 * line(off + 0.12, 0.03, spot.grain))
  }),
})
