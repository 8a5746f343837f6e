import { both, pose } from '#poses/pose-file.ts'

/** On the right knee, both hands at the left foot. */
export const tyingShoes = pose({
  label: 'Tying shoelaces',
  words:
    'tying her shoelaces, tying shoelaces, tying her shoes, tying her shoe, tie shoelace, tie shoe, tie laces, tying her laces, tying laces, lacing up her boots, lacing her boots, lace up boot, lace boot, lace up shoe, lacing up her shoes, untying her shoes, untying her pointe shoes, untie shoe, untie shoelace, untie pointe shoe, putting on her shoes, put on shoe, putting on shoes, pulling on her boots, pull on boot, put on boot, putting on boots, lacing her skates, fixing her shoe, taking off her shoes, take off shoe, tying her pointe shoes, tying her ballet shoes, tying pointe shoes, lacing her shoes, lacing up, tying a lace, tying his boots, tying her boots, tying her sneakers, tie a lace, untying her laces, untying his shoes, untying shoes, untying a shoe, untying her shoelaces, untying her boots, untying his boots, untying her skates, taking off his shoes, taking off her boots, pulling on his boots, putting on his shoes, putting on her boots, lacing up her skates',
  order: 1720,
  faces: { calm: 1, determined: 1, smile: 1 },
  shows: 'body',
  body: {
    hips: [42, 4, 0],
    waist: [32, 4, 0],
    chest: [20, 8, 0],
    neck: [-28, 0, 0],
    head: [-20, 0, 0],
    legs: {
      left: { thigh: [124, 6, 8], knee: 118, foot: [40, 0, 0] },
      right: { thigh: [48, 0, 10], knee: 126, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'ankle',
        off: [0.1, 0.45, -0.55],
        elbow: [1, 0.2, -0.3],
        palm: [-0.8, -0.3, -0.3],
        along: [-0.3, -0.9, 0.5],
      },
      right: {
        reach: 'ankle',
        over: true,
        off: [0.1, 0.45, -0.45],
        elbow: [1, 0.3, -0.2],
        palm: [-0.8, -0.3, -0.3],
        along: [-0.3, -0.9, 0.5],
      },
    },
    fingers: both('pinch'),
    eyes: [0, -20],
    stays: true,
    mirrors: false,
  },
})
