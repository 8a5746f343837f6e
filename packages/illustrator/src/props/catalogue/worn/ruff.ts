import { circle, type Fitting, neckRing, newMesh, type Part, part, prop, sheet, type Surface } from '#props/prop-kit.ts'

/** A wide starched collar of folds that stands out all around the neck. */
export const ruff = prop({
  label: 'Ruff',
  words:
    'ruff, ruffs, ruff collar, ruffed collar, elizabethan collar, elizabethan ruff, white ruff, shakespearean collar, ruffled collar, pleated ruff, clown ruff, clown collar, starched ruff, lace ruff, pierrot collar, tudor ruff, ceremonial collar, frilly collar, frilled collar',
  order: 272,
  slot: 'neck',
  dye: '#eeece4',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  const ring = neckRing(fitting, 0.3, 1.2, true)
  sheet(
    mesh,
    (u, v) => {
      const fold = circle(u * 24).x
      const out = 0.05 + 1.05 * v
      return ring.girth(u, out, (0.05 + 0.2 * Math.sqrt(v)) * fold + 0.1 - 0.12 * v)
    },
    288,
    8,
  )
  return [part(mesh, 'ruff', linen)]
}

const linen: Surface = (spot) => {
  const edge = spot.v > 0.9 ? 0.9 : 1
  spot.red = 0.82 * edge
  spot.green = 0.81 * edge
  spot.blue = 0.78 * edge
  spot.rough = 0.85
}
