import { ball, felt, type Fitting, hatPart, hatPoint, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A small flat round hat without a brim, at the back of the crown. */
export const pillboxHat = prop({
  label: 'Pillbox hat',
  words:
    'pillbox hat, pill box hat, pillbox, stewardess hat, flight attendant hat, air hostess hat, bellhop hat, bellhop cap, bellboy hat, bellboy cap, small round hat, cocktail hat, mini hat, page boy hat',
  order: 112,
  slot: 'hat',
  presses: [0.75, 0.4],
  dyed: ['pillbox hat'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [mesh, pin] = [newMesh(), newMesh()]
  const room = fitting.hairRoom
  turned(
    mesh,
    () => [
      [0.62, 0.46 + room * 0.6],
      [0.72, 0.44 + room * 0.6],
      [0.74, 0.52 + room * 0.6],
      [0.72, 0.94 + room * 0.6],
      [0.6, 1.0 + room * 0.6],
      [0.3, 1.02 + room * 0.6],
      [0, 1.02 + room * 0.6],
    ],
    48,
    2,
  )
  ball(pin, hatPoint(0.1, 0.78, 0.74 + room * 0.6), [0.09, 0.09, 0.09], 12, 9)
  return [
    hatPart(fitting, mesh, 'pillbox hat', felt(fitting.colours.accent)),
    { ...hatPart(fitting, pin, 'hat pin', plain([0.82, 0.78, 0.7], 0.15)), material: 'hard' },
  ]
}
