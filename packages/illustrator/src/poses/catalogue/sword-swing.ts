import { pose } from '#poses/pose-file.ts'

/** A cut from the right that has just gone by. */
export const swordSwing = pose({
  label: 'Swinging a sword',
  words:
    'swinging a sword, swinging his sword, swinging her sword, swings a sword, swings his sword, swings her sword, slashing, slashes, slicing through, striking with a sword, sword slash, cutting through, swinging an axe, swinging his axe, swinging her axe, swings an axe, sword strike, mid swing, cleaving, cleaves, hacking at, swinging a katana, slashing with a sword, slash, slashing at, mid slash, slicing an arrow, cutting an arrow, cutting a bullet, slicing a bullet, cutting arrows, cutting down, cuts down, cutting in half, swinging a sledgehammer, swinging a warhammer, swinging a mace, swinging a club',
  order: 590,
  thing: 'sword',
  faces: { determined: 3, furious: 1 },
  shows: 'body',
  body: {
    hips: [6, 22, 0],
    shift: [0.2, -1, 0.2],
    waist: [5, 12, 0],
    chest: [5, 12, 0],
    neck: [-4, -22, 0],
    head: [-2, -14, 0],
    legs: {
      left: { stands: [2.2, 1.3], toes: 40, knee: 2 },
      right: { stands: [1.9, -1.4], toes: 10, heel: 28, knee: 0 },
    },
    arms: {
      left: { arm: [-34, 0, 34], elbow: 46, roll: 20 },
      right: {
        reach: 'chest',
        off: [-0.6, -0.35, 3.6],
        elbow: [1, -0.3, 0.1],
        palm: [0.1, -1, 0.25],
        along: [0.45, 0.25, 0.9],
      },
    },
    fingers: { left: 'spread', right: 'grip' },
    mirrors: false,
  },
})
