import {
  accessories,
  backgrounds,
  beards,
  cameraMoves,
  cameras,
  colours,
  compositions,
  effects,
  type CatalogEntry,
  expressions,
  eyeColors,
  cutOuts,
  focuses,
  framings,
  geneTable,
  grades,
  hairColors,
  hairStyles,
  lenses,
  lights,
  marks,
  materials,
  motifs,
  motions,
  ofThing,
  outfits,
  parts,
  patterns,
  poses,
  scenery,
  skinDyes,
  styles,
  times,
  toGenes,
  views,
  weathers,
} from '@eidolon/people'
import type { Genes } from './genes.ts'

export type CorrectionChoice = {
  readonly id: string
  readonly label: string
  /** What people say for it. */
  readonly words: readonly string[]
}

/** What else could be meant by a part that was understood. */
const choicesByPart: Readonly<Record<string, readonly CorrectionChoice[]>> = {
  sex: plain('female male androgynous'),
  heritage: plain('african asian european latin middle-eastern south-asian'),
  height: plain('short average tall very-tall'),
  build: plain('slim skinny average athletic muscular stocky curvy heavy'),
  shoulders: plain('narrow broad'),
  skinTone: plain('pale fair light olive tan brown dark deep'),
  skinDye: named(skinDyes),
  freckles: plain('yes none'),
  wrinkles: plain('yes none'),
  scar: geneTable.scar.choices.map(asChoice),
  headShape: geneTable.headShape.choices.map(asChoice),
  cheekbones: plain('high flat'),
  jaw: plain('strong soft'),
  chin: plain('pointed strong weak cleft'),
  eyeColour: named(eyeColors),
  eyeShape: plain('almond round narrow upturned downturned hooded wide-set close-set'),
  brows: plain('thick thin arched straight'),
  nose: plain('long small big wide narrow hooked upturned straight'),
  lips: plain('full thin'),
  ears: plain('pointed big small'),
  hairStyle: named(hairStyles),
  hairLength: plain('short medium long'),
  hairTexture: plain('straight wavy curly'),
  hairColour: named(hairColors),
  highlight: named(colours),
  beard: named(beards),
  marks: named(marks),
  motif: named(motifs),
  ink: named(colours),
  paint: named(colours),
  nails: named(colours),
  eyeshadow: named(colours),
  otherEye: named(eyeColors),
  outfit: named(outfits),
  colour: named(colours),
  colour2: named(colours),
  accent: named(colours),
  lipstick: named(colours),
  material: named(materials),
  pattern: named(patterns),
  accessories: named(accessories),
  pose: named(poses),
  gesture: named(poses),
  expression: named(expressions),
  background: named(backgrounds),
  time: named(times),
  weather: named(weathers),
  framing: named(framings),
  camera: named(cameras),
  view: named(views),
  lens: named(lenses),
  focus: named(focuses),
  cutOut: named(cutOuts),
  composition: named(compositions),
  light: named(lights),
  lightColour: named(colours),
  lightColour2: named(colours),
  effects: named(effects),
  scenery: named(scenery),
  effectColour: named(colours),
  style: named(styles),
  grade: named(grades),
  tones: named(colours),
  motion: named(motions),
  cameraMove: named(cameraMoves),
}

export const choicesFor = (part: string): readonly CorrectionChoice[] => choicesByPart[part] ?? []

/** How a value is called: `dark-brown` is "dark brown", `-beard` is "no beard". */
export function nameOfValue(part: string, value: string): string {
  const denied = value.startsWith('-')
  const id = denied ? value.slice(1) : value
  const told = ofThing(id)
  if (told && part.startsWith('thing'))
    return `${asChoice(told.said).label} ${nameOfValue('accessories', told.id).toLowerCase()}`
  const label = choicesFor(part).find((choice) => choice.id === id)?.label ?? asChoice(id).label
  return denied ? `no ${label.toLowerCase()}` : label
}

/** The genes that corrected parts come to. */
export function correctedGenes(corrections: Readonly<Record<string, string>>): Genes {
  const attributes = parts.flatMap((part) => {
    const value = corrections[part]
    return value === undefined ? [] : [{ part, value }]
  })
  return toGenes(attributes)
}

function named(entries: readonly CatalogEntry[]): readonly CorrectionChoice[] {
  return entries.map(({ id, label, words }) => ({ id, label, words }))
}

function plain(ids: string): readonly CorrectionChoice[] {
  return ids.split(' ').map(asChoice)
}

function asChoice(id: string): CorrectionChoice {
  const words = id.replaceAll('-', ' ')
  return { id, label: words.charAt(0).toUpperCase() + words.slice(1), words: [words] }
}
