export const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const
