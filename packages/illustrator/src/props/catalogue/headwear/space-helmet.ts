import { circle, cord, dome, type Fitting, metal, newMesh, type Part, plain, prop, sheet } from '#props/prop-kit.ts'
import { silver, toPart, type Vector } from '#props/prop-kit.ts'

/** A clear bubble on a collar ring. */
export const spaceHelmet = prop({
  label: 'Space helmet',
  words:
    'space helmet, astronaut helmet, astronauts helmet, bubble helmet, glass helmet, glass dome helmet, dome helmet, fishbowl helmet, cosmonaut helmet, spacesuit helmet, glass bubble helmet',
  order: 142,
  slot: 'hat',
  presses: 'all',
  hides: 0.95,
  make,
})

const middle: Vector = [0, 7.3, 0.56]
const radius = 1.72

/** Where the bubble ends below, as a share of a turn from its equator. */
const low = -0.145

function make({ head }: Fitting): readonly Part[] {
  const [bubble, collar, ring] = [newMesh(), newMesh(), newMesh()]
  sheet(
    bubble,
    (u, v) => {
      const [around, up] = [circle(u), circle(low + (0.25 - low) * v)]
      return [around.y * up.x * radius, middle[1] + up.y * radius, middle[2] + around.x * up.x * radius]
    },
    64,
    36,
  )
  const rim = circle(low)
  const level = (height: number, wider: number): Vector[] =>
    Array.from({ length: 65 }, (_, nth): Vector => {
      const { x, y } = circle(nth / 64)
      const size = rim.x * radius + wider
      return [y * size, middle[1] + rim.y * radius + height, middle[2] + x * size]
    })
  cord(collar, level(-0.1, 0.04), 0.15, 12, true)
  cord(ring, level(0.03, 0.02), 0.055, 8, true)
  cord(ring, level(-0.22, 0.06), 0.05, 8, true)
  const { placing } = head
  return [
    toPart(collar, { name: 'helmet collar', material: 'hard', surface: plain([0.72, 0.73, 0.74], 0.35) }, placing),
    toPart(ring, { name: 'helmet ring', material: 'hard', surface: metal(silver, 0.25) }, placing),
    toPart(
      bubble,
      {
        name: 'space helmet',
        material: 'glass',
        surface: dome(middle, [0.62, 0.72, 0.8], 0.035, 0.8),
        blended: true,
        castsShadow: false,
      },
      placing,
    ),
  ]
}
