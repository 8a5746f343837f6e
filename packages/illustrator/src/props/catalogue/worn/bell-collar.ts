import { along, ball, box, cross, type Fitting, gold, leather, linear, metal, minus } from '#props/prop-kit.ts'
import { neckRing, newMesh, type Part, plain, prop, strip, toPart, unit } from '#props/prop-kit.ts'

/** A narrow collar with a little bell at the throat. */
export const bellCollar = prop({
  label: 'Collar with a bell',
  words:
    'bell collar, collar with a bell, cat collar, collar with bell, bell choker, choker with a bell, red collar with a bell, jingle bell collar, neck bell, bell around her neck, bell around his neck, bell on her collar',
  order: 261,
  slot: 'neck',
  dyed: ['collar'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const ring = neckRing(fitting, 0.4, 1.05, false)
  const at = ring.girth(0, 0.14, -0.2)
  const [bell, slit] = [newMesh(), newMesh()]
  ball(bell, at, [0.17, 0.17, 0.17], 18, 14)
  const out = unit(minus(at, ring.girth(0.5, 0, -0.2)))
  box(slit, along(at, out, 0.15), [0.1, 0.014, 0.03], [unit(cross(ring.axis, out)), ring.axis, out])
  return [
    strip(ring, 0.2, 0.02, 0.03, leather(linear(fitting.colours.accent)), 'collar'),
    toPart(bell, { name: 'bell', material: 'hard', surface: metal(gold, 0.2) }),
    toPart(slit, { name: 'bell slit', material: 'hard', surface: plain([0.05, 0.03, 0.01], 0.6), twoSided: true }),
  ]
}
