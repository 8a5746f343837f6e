import type { Part } from '#geometry/part.ts'
import type { Fitting, Maker } from '#props/fitting.ts'

/** The same thing in each hand that grips; in the right one alone where only that does. */
export function inEachHand(make: Maker): Maker {
  return (fitting: Fitting): readonly Part[] => {
    const { left, right } = fitting.body.hands
    const only = (side: 'left' | 'right'): Fitting => ({
      ...fitting,
      body: {
        ...fitting.body,
        hands: { left: { ...left, grips: side === 'left' }, right: { ...right, grips: side === 'right' } },
      },
    })
    return [...make(only('right')), ...make(only('left'))]
  }
}
