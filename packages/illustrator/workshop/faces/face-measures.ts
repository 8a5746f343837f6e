/** The points of MediaPipe's face mesh, 468 and five for each iris, in pixels. */
export type Landmarks = readonly (readonly [x: number, y: number])[]

/** What is measured of a face, each a share of another length, so that it holds at every size. */
export const measureNames = {
  iris: 'iris / eye width',
  eyeWidth: 'eye width / face width',
  eyeDistance: 'between the eyes / face width',
  eyeOpening: 'eye opening / eye width',
  browHeight: 'brow above pupil / face height',
  upperThird: 'hairline to brows / face height',
  middleThird: 'brows to nose / face height',
  lowerThird: 'nose to chin / face height',
  noseLength: 'nose length / face height',
  noseWidth: 'nose width / face width',
  mouthWidth: 'mouth width / face width',
  lips: 'height of the lips / mouth width',
  jaw: 'jaw width / face width',
  faceWidth: 'face width / face height',
} as const
export type Measure = keyof typeof measureNames
export type Measures = Readonly<Record<Measure, number>>
// The keys of a constant table are its type's keys; Object.keys cannot know.
export const measures = Object.keys(measureNames) as readonly Measure[]

/** The two eyes: corners, lids and brow by their numbers in the mesh. */
const eyes = [
  { outer: 33, inner: 133, lids: [159, 145], brow: [105, 66, 52, 65] },
  { outer: 263, inner: 362, lids: [386, 374], brow: [334, 296, 282, 295] },
] as const
const irises = [468, 473] as const

/** Measures a face that looks at the camera. Lengths across lie along the line of the eyes, heights upright to it. */
export function measuresOf(points: Landmarks): Measures {
  const level = upright(points)
  const at = (index: number) => level[index] ?? ([0, 0] as const)
  const across = (one: number, two: number) => Math.abs(at(one)[0] - at(two)[0])
  const down = (one: number, two: number) => Math.abs(at(one)[1] - at(two)[1])
  const both = (one: (eye: (typeof eyes)[number]) => number) => mean(eyes.map(one))
  const width = across(234, 454)
  const height = down(10, 152)
  const eyeWidth = both(({ outer, inner }) => across(outer, inner))
  const irisWidth = mean(
    irises.map((first) => {
      const sides = [1, 2, 3, 4].map((more) => at(first + more)[0])
      return Math.max(...sides) - Math.min(...sides)
    }),
  )
  // Whichever iris is nearer is the eye's own: models number them either way.
  const browHeight = both(({ outer, brow }) => {
    const [one, two] = irises.map(at)
    if (one === undefined || two === undefined) return 0
    const pupil = Math.abs(one[0] - at(outer)[0]) < Math.abs(two[0] - at(outer)[0]) ? one : two
    return pupil[1] - mean(brow.map((index) => at(index)[1]))
  })
  const brows = mean(eyes.flatMap(({ brow }) => brow.map((index) => at(index)[1])))
  return {
    iris: irisWidth / eyeWidth,
    eyeWidth: eyeWidth / width,
    eyeDistance: across(133, 362) / width,
    eyeOpening: both(({ lids: [upper, lower] }) => down(upper, lower)) / eyeWidth,
    browHeight: browHeight / height,
    upperThird: (brows - at(10)[1]) / height,
    middleThird: (at(2)[1] - brows) / height,
    lowerThird: down(2, 152) / height,
    noseLength: down(168, 2) / height,
    noseWidth: across(129, 358) / width,
    mouthWidth: across(61, 291) / width,
    lips: down(0, 17) / across(61, 291),
    jaw: across(172, 397) / width,
    faceWidth: width / height,
  }
}

/** Turned so that the outer corners of the eyes are level. */
function upright(points: Landmarks): Landmarks {
  const [left, right] = [points[33] ?? [0, 0], points[263] ?? [1, 0]]
  const [x, y] = [right[0] - left[0], right[1] - left[1]]
  const length = Math.sqrt(x * x + y * y)
  return points.map(([px, py]) => [(px * x + py * y) / length, (py * x - px * y) / length])
}

const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
