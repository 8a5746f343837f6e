import { pose } from '#poses/pose-file.ts'

export const dangling = pose({
  label: 'Dangling',
  words:
    'dangling, dangles, hanging by one hand, hanging from a ledge, hanging off a ledge, dangling from a ledge, hanging on by her fingertips, hanging on by his fingertips, clinging to a ledge, hanging from, hangs from, hanging off, cliffhanger, dangling by one hand, hangs by one hand, hanging on by one hand, hanging by a hand, hangs by a hand, clinging to a rope, clinging on, clings to, hanging from a branch, hanging from a beam, hanging from the ceiling',
  order: 1238,
  thing: 'high-bar',
  faces: { afraid: 2, determined: 2 },
  shows: 'body',
  body: {
    hips: [0, 14, -8],
    waist: [0, -4, -4],
    chest: [0, -6, -6],
    neck: [-8, 4, 4],
    head: [-8, 0, 4],
    legs: {
      left: { thigh: [20, 4, 6], knee: 54, foot: [-30, 0, 0] },
      right: { thigh: [-4, 4, 6], knee: 24, foot: [-34, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [2.4, -2.4, 1.0],
        elbow: [0.6, -0.8, -0.4],
        palm: [-0.2, -0.2, 0.9],
        along: [0.4, -0.8, 0.3],
      },
      right: { reach: 'shoulder', off: [-0.2, 5.0, 0.5], elbow: [0.6, 0, 0.6], palm: [0, 0, 1], along: [0, 1, 0.05] },
    },
    fingers: { left: 'spread', right: 'grip' },
    stays: true,
    rides: 'slow',
    lift: 6,
  },
})
