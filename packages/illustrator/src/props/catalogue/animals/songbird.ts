import { bird } from '#props/kit/animals/bird.ts'
import { companion } from '#props/kit/animals/companion.ts'

export const songbird = companion({
  label: 'Songbird',
  words:
    'songbird, songbirds, bluebird, bluebirds, little bird, small bird, tiny bird, robin bird, sparrow, sparrows, canary, swallow bird, blue bird, hummingbird, kingfisher, blue jay, bluejay, nightingale, wren bird, bird on her shoulder, bird on his shoulder, bird on her finger, bird on his finger, bird perched, pet bird, bird companion',
  order: 5164,
  body: bird({
    body: [0.42, 0.9, 0.5],
    legs: [0.3, 0.05],
    neck: 0.1,
    head: 0.36,
    beak: 'small',
    tail: [0.8, 0.16, 0.4],
    eyes: { iris: '#140e0c', pupil: 'dark', size: 0.2 },
    colours: {
      back: '#3f78c0',
      breast: '#d8823c',
      head: '#3a6cb4',
      face: '#d8823c',
      quills: '#22406e',
      beak: '#26221f',
      legs: '#4a3c34',
    },
  }),
  coat: { cover: 'feathers', flows: 0.06, cell: 0.07, fur: 0.7 },
  usual: 'shoulder',
  size: 0.7,
  carried: 0.5,
})
