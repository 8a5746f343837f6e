import { block, inMouth, plain, prop, rod } from '#props/prop-kit.ts'

export const mouthToast = prop({
  label: 'Toast in the mouth',
  words:
    'toast in her mouth, toast in his mouth, bread in her mouth, bread in his mouth, slice of bread in her mouth, slice of toast in her mouth, slice of toast in his mouth, piece of toast in her mouth, piece of bread in her mouth, bread slice in her mouth, bread in mouth, toast in mouth',
  order: 6050,
  slot: 'mouth',
  make: inMouth(0, () => [
    {
      name: 'toast',
      material: 'cloth',
      surface: plain('#e2bd7f', 0.9),
      forms: [block('0 -0.14 0.5', '0.52 0.07 0.5')],
    },
    {
      name: 'crust',
      material: 'cloth',
      surface: plain('#9a5f2a', 0.9),
      forms: [
        rod(
          '-0.54 -0.14 0, -0.56 -0.14 0.5, -0.5 -0.14 1.02, 0 -0.14 1.05, 0.5 -0.14 1.02, 0.56 -0.14 0.5, 0.54 -0.14 0',
          0.085,
        ),
      ],
    },
  ]),
})
