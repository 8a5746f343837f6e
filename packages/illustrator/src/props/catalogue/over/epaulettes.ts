import { line, mixed, prop, repeat, surface, tone } from '#props/prop-kit.ts'
import { gold } from '#wardrobe/tailor.ts'

/** Boards on the shoulders with a fringe around their ends. */
export const epaulettes = prop({
  label: 'Epaulettes',
  words:
    'epaulettes, epaulets, epaulette, epaulet, shoulder boards, fringed epaulettes, gold epaulettes, golden epaulettes, military epaulettes, shoulder braid',
  order: 317,
  slot: 'over',
  dye: '#c9993f',
  sew: (tailor) => {
    const metal = mixed(tailor.primary, gold, 0.15)
    tailor.trim({
      name: 'epaulettes',
      material: 'hard',
      fine: 1,
      where: (at) => Math.min(0.27 - Math.abs(at.z - 0.15), at.side - 0.95, 0.25 - at.arm, at.y - 4.8),
      thick: () => 0.34,
      stiff: true,
      loose: 12,
      rim: 0.1,
      surface: surface(metal, 'satin', { folds: 0, hem: 0.05 }),
    })
    tailor.trim({
      name: 'epaulettes',
      fine: 1,
      where: (at) => Math.min(0.75 - Math.abs(at.z - 0.12), at.arm - 0.12, 0.62 - at.arm, at.y - 4.55),
      thick: (at) => 0.36 + 0.08 * Math.max(0, 1 - Math.abs(at.arm - 0.2) / 0.3),
      stiff: true,
      loose: 12,
      rim: 0.08,
      surface: surface(metal, 'satin', {
        folds: 0,
        paint: (spot) => {
          const thread = line(repeat(spot.z, 0.09), 0.02, spot.grain)
          tone(spot, 1 - 0.45 * thread)
          spot.relief -= 0.02 * thread
        },
      }),
    })
  },
})
