import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const tinkering = pose({
  label: 'Tinkering at a workbench',
  words:
    'tinkering, tinkers, tinker, repairing, repairs, repairing a robot, repairing a radio, repair radio, fixing, fixes, fixing a machine, fix machine, fixing a robot, fixing a clock, fix clock, fixing a computer, soldering, solders, soldering a circuit, soldering a circuit board, solder circuit, building a robot, build robot, building a machine, assembling, assembles, at her workbench, at a workbench, workbench, at the workbench, screwdriver in hand, inventing, inventor at work, watchmaker, clockmaker, disassembling, engineering, crafting, crafts a, working with her hands, working in the workshop, working with tools, dissecting, fixing an engine, working on an engine, under the hood, dismantling, rewiring, calibrating, sharpening a blade, sharpening a sword, cleaning a gun, polishing',
  order: 758,
  faces: { determined: 2, curious: 1, calm: 1 },
  shows: 'hips',
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [12, 0, 0],
    head: [6, 0, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [-0.1, 0.45, 2.1],
        elbow: [1, -0.4, -0.4],
        palm: [-0.75, -0.6, 0],
        along: [-0.4, -0.2, 0.9],
      },
      right: {
        reach: 'belly',
        off: [0.05, 0.75, 2.3],
        elbow: [1, -0.5, -0.3],
        palm: [-0.5, -0.8, 0.1],
        along: [-0.7, -0.3, 0.6],
      },
    },
    fingers: { left: 'hold', right: 'pinch' },
    eyes: [0, -22],
    brings: 'gadget',
    mirrors: false,
  },
})
