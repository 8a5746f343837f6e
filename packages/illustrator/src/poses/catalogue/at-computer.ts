import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const atComputer = pose({
  label: 'At a computer',
  words:
    'at her computer, at his computer, at the computer, at a computer, sitting at a computer, sit at computer, working at a computer, work at computer, using a computer, use computer, on her computer, on the computer, at her pc, gaming pc, pc gaming, playing computer games, play computer game, gaming setup, streaming setup, streaming on twitch, streaming games, twitch streamer, esports player, pro gamer, typing on a keyboard, type on keyboard, typing at a keyboard, type at keyboard, hacking into, hacker at a computer, in front of a computer, in front of a monitor, in front of her monitors, behind a monitor, at a workstation, at a terminal, data entry, office worker at a desk, streaming, live streaming, livestreaming, game streaming, hacks, hacking a computer, working at her computer, video editing, on a video call, video calling, in a video call, zoom call',
  order: 602,
  faces: { calm: 2, determined: 1, neutral: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [-2, 0, 0],
    waist: [6, 0, 0],
    chest: [5, 0, 0],
    neck: [4, 8, 0],
    head: [2, 8, 0],
    legs: seated,
    arms: both({
      reach: 'belly',
      off: [0.45, 0.55, 2.5],
      elbow: [1, -0.5, -0.5],
      palm: [0, -1, 0],
      along: [-0.25, -0.05, 1],
    }),
    fingers: both('type'),
    eyes: [14, -4],
    sits: true,
    brings: 'computer',
    mirrors: false,
  },
})
