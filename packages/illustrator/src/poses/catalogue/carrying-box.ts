import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const carryingBox = pose({
  label: 'Carrying a box',
  words:
    'carrying a box, carry box, carrying boxes, carry boxes, carrying a crate, carry crate, carrying a cardboard box, carry cardboard box, holding a box, hold box, holding a cardboard box, hold cardboard box, holding a crate, hold crate, lifting a box, lift box, moving boxes, move boxes, moving house, delivering a package, deliver package, delivering a parcel, carrying a package, carry package, holding a package, hold package, carrying a parcel, carry parcel, moving day, carrying a sack, unboxing, unboxes, unboxing a parcel, unboxing a package, opening a box, opening a parcel, opening a package, lifting a crate, carrying a stack of books, carrying books, stacking boxes',
  order: 222,
  faces: { smile: 2, happy: 1, determined: 1 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [-6, 0, 0],
    chest: [-2, 0, 0],
    arms: both({
      reach: 'belly',
      off: [1.15, -0.1, 2.3],
      elbow: [1, -0.8, -0.3],
      palm: [-0.9, 0.4, 0],
      along: [-0.15, 0.1, 1],
    }),
    fingers: both('hold'),
    brings: 'box',
    mirrors: true,
  },
})
