import { irisOf } from '#body/eyes.ts'
import { addTargets } from '#body/morph.ts'
import type { BuiltPerson } from '#body/person.ts'
import { faces } from '#faces/faces.ts'
import { restFace } from '#faces/rest-face.ts'
import { addMuscles, reachOf, unitsOf } from '#faces/units.ts'
import { vertexAt } from '#geometry/vector.ts'
import { unitTarget } from '#pack/gate.ts'

/** What is measured on the mesh itself, each a share of another length. */
export const meshMeasureNames = {
  iris: 'iris / eye width',
  eyeWidth: 'eye width / face width',
  eyeDistance: 'between the eyes / face width',
  eyeOpening: 'eye opening / eye width',
  browHeight: 'brow above pupil / pupil to chin',
  lowerFace: 'nose to chin / pupil to chin',
  upperLip: 'nose to mouth / nose to chin',
  noseWidth: 'nose width / face width',
  mouthWidth: 'mouth width / face width',
  lips: 'height of the lips / mouth width',
  jaw: 'jaw width at the mouth / face width',
  faceWidth: 'face width / pupil to chin',
} as const
export type MeshMeasure = keyof typeof meshMeasureNames
export type MeshMeasures = Readonly<Record<MeshMeasure, number>>
// The keys of a constant table are its type's keys; Object.keys cannot know.
export const meshMeasures = Object.keys(meshMeasureNames) as readonly MeshMeasure[]

/** The base mesh's vertices at the points that people mark on photographs; the left one of two. Eyes end where lids do. */
const places = {
  outerCorner: 6805,
  innerCorner: 6850,
  upperLid: 6785,
  lowerLid: 6828,
  brow: [6981, 6953, 6952, 6947],
  templeEdge: 12_342,
  cheekEdge: 12_356,
  chin: 5211,
  noseBase: 7079,
  nostril: 11_753,
  mouthCorner: 10_403,
  mouthLine: 509,
  upperLipTop: 455,
  lowerLipEnd: 492,
  jawEdge: 11_850,
} as const

/** How far away the camera of a portrait is, decimeters. */
const away = 20

/** The measures of a calm face as a camera before it sees them: what lies farther back looks smaller. */
export function measureMesh(person: BuiltPerson): MeshMeasures {
  const { center, radius } = irisOf(person)
  const shape = atRest(person)
  const at = (vertex: number): readonly [across: number, up: number] => {
    const [x, y, z] = vertexAt(shape, vertex)
    const scale = away / (away + center[2] + radius - z)
    return [x * scale, (y - center[1]) * scale]
  }
  const across = (vertex: number) => at(vertex)[0]
  const up = (vertex: number) => at(vertex)[1]
  const faceWidth = across(places.templeEdge) + across(places.cheekEdge)
  const eyeWidth = across(places.outerCorner) - across(places.innerCorner)
  const mouthWidth = across(places.mouthCorner) * 2
  const [chin, nose] = [-up(places.chin), -up(places.noseBase)]
  return {
    iris: (radius * 2) / eyeWidth,
    eyeWidth: eyeWidth / faceWidth,
    eyeDistance: (across(places.innerCorner) * 2) / faceWidth,
    eyeOpening: (up(places.upperLid) - up(places.lowerLid)) / eyeWidth,
    browHeight: places.brow.reduce((sum, vertex) => sum + up(vertex), 0) / places.brow.length / chin,
    lowerFace: (chin - nose) / chin,
    upperLip: (-up(places.mouthLine) - nose) / (chin - nose),
    noseWidth: (across(places.nostril) * 2) / faceWidth,
    mouthWidth: mouthWidth / faceWidth,
    lips: (up(places.upperLipTop) - up(places.lowerLipEnd)) / mouthWidth,
    jaw: (across(places.jawEdge) * 2) / faceWidth,
    faceWidth: faceWidth / chin,
  }
}

/** As somebody looks who does nothing with their face. */
function atRest({ pack, shape, identity }: BuiltPerson): Float32Array {
  const faced = shape.slice()
  const units = [...unitsOf(addMuscles(faces.neutral.muscles, restFace(identity)))]
  addTargets(pack, faced, new Map(units.map(([unit, weight]) => [unitTarget(unit), weight * reachOf(unit)])))
  return faced
}
