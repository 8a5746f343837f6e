import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const handOnHilt = pose({
  label: 'Hand on the hilt',
  words:
    'hand on the hilt, hand on her hilt, hand on his hilt, hand on hilt, hand at the hilt, hand resting on the hilt, hand on the hilt of her sword, hand on the hilt of his sword, hand on the hilt of a sword, hand on the hilt of her katana, hand on the hilt of his katana, hand on her sword, hand on his sword, hand on the sword, hand on her katana, hand on his katana, hand resting on her sword, hand resting on his sword, hand resting on the hilt of her sword, gripping the hilt, gripping her hilt, gripping the hilt of her sword, iaido stance, iaido, about to draw her sword, about to draw his sword, ready to draw her sword, ready to draw, sheathing his katana, sheathing her katana, sheathing a katana, sheathing his sword, sheathing her sword, sheathing a sword, sheathes his sword, sheathes her sword, about to draw a sword, about to draw the sword, about to draw her katana, about to draw his katana, about to draw, ready to draw his sword, hand on sword hilt, hand on sword',
  order: 333,
  half: 'arms',
  thing: 'sheathed-sword',
  faces: { serious: 2, determined: 2, calm: 1 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [3, 8, 0],
    chest: [5, 20, 0],
    neck: [-2, -16, 0],
    head: [0, -8, 0],
    shoulders: { right: [0, 18] },
    arms: {
      left: {
        reach: 'hip',
        off: [0.42, -0.3, 0.55],
        elbow: [1, -0.1, -0.8],
        palm: [-0.8, -0.1, 0.3],
        along: [-0.2, -0.6, 0.75],
      },
      right: {
        reach: 'hip',
        over: true,
        off: [-0.55, 0.5, 1.5],
        elbow: [0.75, -0.75, 0.9],
        palm: [-0.2, -0.5, -0.85],
        along: [-0.95, -0.15, 0.1],
      },
    },
    fingers: { left: 'rest', right: 'grip' },
    mirrors: false,
  },
})
