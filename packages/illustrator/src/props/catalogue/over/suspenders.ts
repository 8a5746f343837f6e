import { knob, prop, surface } from '#props/prop-kit.ts'
import { steel } from '#wardrobe/tailor.ts'

/** Straps from the waistband over both shoulders, crossed at the back. */
export const suspenders = prop({
  label: 'Suspenders',
  words:
    'suspenders, suspender, trouser braces, leather suspenders, red suspenders, harness, leather harness, chest harness, tactical harness, body harness, climbing harness, braces over his shirt, braces over her shirt, strap harness',
  order: 315,
  slot: 'over',
  dye: '#4a3222',
  sew: (tailor) =>
    tailor.trim({
      name: 'suspenders',
      fine: 1,
      where: (at) => {
        const middle = at.z > 0.1 ? 0.72 : 0.1 + 0.17 * Math.max(0, at.y - 1.2)
        return Math.min(0.11 - Math.abs(at.side - middle), at.y - 1.1, -0.35 - at.arm, 5.62 - at.y)
      },
      thick: () => 0.24,
      loose: 10,
      rim: 0.05,
      surface: surface(tailor.primary, 'leather', {
        folds: 0,
        hem: 0.03,
        paint: (spot) => {
          for (const side of [-0.72, 0.72]) knob(spot, side, 1.35, 0.07, steel, 1)
        },
      }),
    }),
})
