import { pose } from '#poses/pose-file.ts'

export const swordReady = pose({
  label: 'Sword raised',
  words:
    'sword raised, sword drawn, sword held high, wielding a sword, brandishing a sword, blade drawn, drawing his sword, drawing her sword, draws his sword, draws her sword, drawing a sword, unsheathing his sword, unsheathing her sword, wields a sword, wielding a katana, wielding her sword, wielding his sword, brandishing her sword, brandishing his sword, sword at the ready, blade raised, sword in hand raised, raising a sword, raised sword, katana drawn, drawing a katana, drawing her katana, drawing his katana, drawing the katana, unsheathing a katana, unsheathing her katana, unsheathing a sword, unsheathing the blade, unsheathing, unsheathes, unsheathed, draws a blade, draws her blade, drawing a blade, draws a katana, clashing swords, sword clash',
  order: 330,
  half: 'arm',
  thing: 'sword',
  faces: { determined: 3, confident: 1 },
  shows: 'legs',
  body: {
    hips: [2, -20, 0],
    shift: [0, -0.6, 0],
    waist: [3, 6, 0],
    chest: [2, 8, 0],
    neck: [0, 4, 0],
    legs: { left: { stands: [0.95, 1.6], toes: 6, knee: 4 }, right: { stands: [1.25, -1.4], toes: 42, knee: 4 } },
    arms: {
      left: { reach: 'ribs', off: [-0.2, 0.1, 1.9], elbow: [1, -0.6, -0.2], palm: [0, -0.6, 1], along: [-0.2, 1, 0.5] },
      right: {
        reach: 'temple',
        off: [1.55, 0.75, 0.1],
        elbow: [1, -0.6, -0.3],
        palm: [0.1, 0, 1],
        along: [0.62, 0.75, 0.1],
      },
    },
    fingers: { left: 'soft', right: 'grip' },
    mirrors: false,
  },
})
