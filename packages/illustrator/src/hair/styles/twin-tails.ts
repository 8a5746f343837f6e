import { endsAt, type Grooming, type Hairdo, hairStyle, partedTo, shadeCap, tail, unit } from '#hair/style-kit.ts'

/** Two tails, tied high beside the crown. */
export const twinTails = hairStyle({
  label: 'Twin tails',
  words:
    'twin tails, twintails, twin tail, twintail, twin ponytails, two ponytails, two high ponytails, high pigtails, bunches, hair in bunches, pigtails, two pigtails, low pigtails',
  order: 203,
  length: 0.75,
  curl: 0.1,
  feminine: 1,
  asked: true,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const { ties, sheet, locks } = partedTo(grooming, grooming.hatted ? [0.62, 7.1, -0.1] : [0.62, 8.02, -0.06])
  return {
    cap: shadeCap,
    sheet,
    locks: [
      ...locks,
      ...ties.flatMap((tie) =>
        tail(grooming, tie, unit([Math.sign(tie[0]), grooming.hatted ? 0 : 0.35, -0.25]), endsAt(grooming.length), 60),
      ),
    ],
  }
}
