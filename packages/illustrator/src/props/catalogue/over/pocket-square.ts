import { clamp, dab, line, painted, prop, tone } from '#props/prop-kit.ts'

const white = [0.86, 0.85, 0.83] as const
/** The left breast pocket: its middle, half its width, its upper edge and how far the peaks stand out of it. */
const [middle, half, edge, tall] = [0.86, 0.24, 4.18, 0.3]

/** Two white peaks out of a breast pocket. */
export const pocketSquare = prop({
  label: 'Pocket square',
  words:
    'pocket square, pocket squares, pocket handkerchief, handkerchief in his pocket, handkerchief in her pocket, handkerchief in his breast pocket, folded handkerchief in his pocket, white pocket square, silk pocket square',
  order: 329,
  slot: 'trimmings',
  recut: painted((spot) => {
    if (spot.z < 0.2 || spot.v > 0) return
    const [x, y] = [spot.x - middle, spot.y - edge]
    if (Math.abs(x) > half + 0.05 || y < -0.08 || y > tall + 0.05) return
    // The higher peak is towards the arm.
    const peak = Math.max(tall - Math.abs(x - 0.07) * 1.7, tall * 0.75 - Math.abs(x + 0.1) * 1.6)
    const inside = Math.min(y, peak - y, half - Math.abs(x))
    dab(spot, white, clamp(0.5 + inside / Math.max(0.012, spot.grain)))
    if (inside > 0) spot.relief += 0.02
    tone(spot, 1 - 0.35 * line(y, 0.018, spot.grain) * clamp((half + 0.05 - Math.abs(x)) * 40))
  }),
})
