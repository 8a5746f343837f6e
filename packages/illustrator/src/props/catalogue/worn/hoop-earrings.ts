import { along, atTheLobes, circle, cord, cross, gold, metal, prop, unit, type Vector } from '#props/prop-kit.ts'

/** Large rings that hang from both lobes. */
export const hoopEarrings = prop({
  label: 'Hoop earrings',
  words:
    'hoop earrings, hoop earring, hoops, hooped earrings, gold hoops, silver hoops, gold hoop earrings, silver hoop earrings, big hoops, big hoop earrings, large hoop earrings, large hoops, big gold hoops, big gold hoop earrings, creole earrings, creoles, bamboo earrings, huge hoop earrings, oversized hoops, ring earrings',
  order: 241,
  slot: 'ears',
  make: (fitting) =>
    atTheLobes(fitting, [['hoop earrings', metal(gold, 0.18)]], ([wire], top, side, down) => {
      const middle = along(top, down, 0.27)
      const front = unit(cross([side, 0, 0.35], down))
      const line = Array.from({ length: 37 }, (_, nth): Vector => {
        const { x, y } = circle(nth / 36)
        return along(along(middle, down, -y * 0.26), front, x * 0.26)
      })
      if (wire) cord(wire, line, 0.024, 8, true)
    }),
})
