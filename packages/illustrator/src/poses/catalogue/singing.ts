import { restOnRight } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const singing = pose({
  label: 'Singing',
  words:
    'singing, sings, sang, singing into a microphone, singing into the mic, singing into a mic, sing into microphone, sing into mic, singer on stage, belting out a song, karaoke, singing karaoke, rapping, raps, rapping into a mic, performing a song, vocalist, crooning, crooner, rapper on stage, singing on stage, doing karaoke, podcasting, recording a podcast, stand up comedian, doing stand up',
  order: 735,
  half: 'arm',
  thing: 'microphone',
  faces: { sing: 1 },
  shows: 'hands',
  body: {
    ...restOnRight,
    waist: [-4, -4, -7],
    neck: [-4, 3, 4],
    head: [-4, 0, 3],
    arms: {
      left: {
        reach: 'shoulder',
        off: [1.5, -0.6, 2.6],
        elbow: [0.8, -1, -0.2],
        palm: [-0.2, 0.7, 0.7],
        along: [0.3, 0.5, 0.8],
      },
      right: {
        reach: 'mouth',
        off: [0.45, -1.15, 0.75],
        elbow: [0.9, -1, 0],
        palm: [-0.85, 0.1, -0.4],
        along: [-0.55, 0.4, 0.7],
      },
    },
    fingers: { left: 'spread', right: 'grip' },
    mirrors: false,
  },
})
