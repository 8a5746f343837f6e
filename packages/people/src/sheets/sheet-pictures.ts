import type { SheetKind } from '@eidolon/contract/characters/sheets.ts'
import { type ExpressionId, expressions } from '#catalogue/expressions.ts'
import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import { type FramingId, framings, type ViewId, views } from '#catalogue/picture.ts'
import { isWorn } from '#genes/clothes.ts'
import { spriteExpressions } from './sprites.ts'

/** One picture of a sheet: what it is called there, and what a request for it would choose. */
export type SheetPicture = {
  readonly name: string
  readonly label: string
  readonly shows: SheetScene
}
type SheetScene = {
  readonly framing: FramingId
  readonly aspect: string
  readonly view: ViewId
  readonly pose: PoseId
  readonly expression: ExpressionId
  /** Absent: what the person usually wears. */
  readonly outfit?: OutfitId
  /** Of the clothes; absent: those that they have by themselves. */
  readonly colours?: readonly string[]
}

/** Who is on a sheet, as far as that decides what is on it. */
type SheetPerson = {
  readonly genes?: Readonly<Record<string, unknown>> | undefined
  /** What they have to wear, in its order. */
  readonly wardrobe?: readonly HungOutfit[] | undefined
}
/** One outfit of a wardrobe; clothes that nobody knows any more are passed over. */
export type HungOutfit = { readonly name: string; readonly outfit: string; readonly colours: readonly string[] }

const upright = { framing: 'full', aspect: '9:16', view: 'front', pose: 'standing', expression: 'neutral' } as const
const friendly = { ...upright, expression: 'smile' } as const
const face = { framing: 'bust', aspect: '1:1', view: 'front', pose: 'relaxed', expression: 'neutral' } as const

const sides = ['front', 'three-quarter', 'side', 'back'] as const
/** For everybody, and as different from each other as outfits are; what the person wears anyway comes before them. */
const dozenOutfits = [
  'tshirt-jeans',
  'sweater',
  'hoodie',
  'leather-jacket',
  'suit',
  'sportswear',
  'trench-coat',
  'pyjamas',
  'robe',
  'plate-armour',
  'cyberpunk',
  'space-suit',
] as const
const dozenPoses = [
  'standing',
  'walking',
  'running',
  'jumping',
  'arms-crossed',
  'hands-on-hips',
  'waving',
  'thinking',
  'cheering',
  'dancing',
  'kneeling',
  'cross-legged',
] as const

/** What a model learns somebody from: near and far, from all sides, in several moods, clothes and postures. */
const lessons: readonly SheetScene[] = [
  { ...face },
  { ...face, framing: 'portrait', expression: 'smile' },
  { ...face, view: 'three-quarter', expression: 'happy' },
  { ...face, view: 'side' },
  { ...face, framing: 'portrait', view: 'three-quarter', expression: 'serious' },
  { ...face, expression: 'laugh' },
  { ...face, view: 'three-quarter', expression: 'surprised' },
  { ...face, expression: 'angry' },
  { ...face, framing: 'portrait', expression: 'sad', outfit: 'sweater' },
  { ...face, view: 'side', expression: 'smile', outfit: 'hoodie' },
  { ...face, framing: 'half', aspect: '4:5', pose: 'arms-crossed', expression: 'confident' },
  { ...face, framing: 'half', aspect: '4:5', pose: 'hands-on-hips', view: 'three-quarter', expression: 'smile' },
  { ...face, framing: 'half', aspect: '4:5', pose: 'thinking', expression: 'thoughtful', outfit: 'suit' },
  { ...face, framing: 'half', aspect: '4:5', pose: 'waving', expression: 'happy', outfit: 'tshirt-jeans' },
  { ...upright, framing: 'three-quarter', aspect: '2:3', pose: 'relaxed', expression: 'calm' },
  { ...upright, framing: 'three-quarter', aspect: '2:3', pose: 'hands-in-pockets', view: 'three-quarter' },
  { ...upright, aspect: '2:3' },
  { ...upright, aspect: '2:3', view: 'three-quarter', expression: 'smile' },
  { ...upright, aspect: '2:3', view: 'side' },
  { ...upright, aspect: '2:3', view: 'back' },
  { ...upright, aspect: '2:3', pose: 'walking', view: 'three-quarter', expression: 'calm', outfit: 'trench-coat' },
  { ...upright, aspect: '2:3', pose: 'sitting', expression: 'smile' },
  { ...upright, aspect: '2:3', pose: 'running', view: 'side', expression: 'determined', outfit: 'sportswear' },
  { ...upright, aspect: '2:3', pose: 'kneeling', view: 'three-quarter', outfit: 'leather-jacket' },
]

/** The pictures of a sheet, in its order; there are as many whoever it is of. */
export function sheetPictures(sheet: SheetKind, person: SheetPerson = {}): readonly SheetPicture[] {
  switch (sheet) {
    case 'turnaround':
      return sides.map((view) => named(views, view, { ...upright, view }))
    case 'expressions':
      return expressions.map(({ id, label }) => ({
        name: id,
        label,
        shows: { ...face, framing: 'portrait', expression: id },
      }))
    case 'outfits':
      return outfitPictures(person)
    case 'poses':
      return dozenPoses.map((pose) => named(poses, pose, { ...friendly, aspect: '3:4', pose }))
    case 'page':
      return [
        { name: 'portrait', label: 'Portrait', shows: { ...face, aspect: '4:5', expression: 'smile' } },
        ...sheetPictures('turnaround'),
      ]
    case 'sprites':
      return spriteExpressions.map((expression) =>
        named(expressions, expression, {
          ...upright,
          framing: 'three-quarter',
          aspect: '2:3',
          pose: 'relaxed',
          expression,
        }),
      )
    case 'dataset':
      return lessons.map((shows, index) => ({
        name: String(index + 1).padStart(2, '0'),
        label: `${labelIn(framings, shows.framing)}, ${mostSaid(shows).toLowerCase()}`,
        shows,
      }))
  }
}

/** What a picture is there for most: what somebody does, else the side that is seen, else the mood. */
function mostSaid({ pose, view, expression }: SheetScene): string {
  if (pose !== 'relaxed' && pose !== 'standing') return labelIn(poses, pose)
  return view === 'front' ? labelIn(expressions, expression) : labelIn(views, view)
}

/** What somebody wears anyway comes first, and once; then what hangs in their wardrobe, then as much else as has room. */
function outfitPictures({ genes = {}, wardrobe = [] }: SheetPerson): readonly SheetPicture[] {
  const own = outfits.find(({ id }) => id === genes['outfit'])?.id
  const hung = wardrobe.flatMap(({ name, outfit, colours }, index): readonly (SheetPicture & { worn: boolean })[] => {
    const known = outfits.find(({ id }) => id === outfit)?.id
    if (!known) return []
    const shows = { ...friendly, outfit: known, ...(colours.length > 0 && { colours }) }
    return [{ name: `wardrobe-${index + 1}`, label: name, shows, worn: isWorn(genes, { outfit: known, colours }) }]
  })
  const usual = own ? dressed(own) : { name: 'usual', label: 'Usual', shows: friendly }
  const first = { ...usual, label: hung.find(({ worn }) => worn)?.label ?? usual.label }
  const theirs = hung.filter(({ worn }) => !worn).map(({ worn: _worn, ...picture }) => picture)
  const shown = new Set([own, ...theirs.map(({ shows }) => shows.outfit)])
  const others = dozenOutfits.filter((id) => !shown.has(id)).map(dressed)
  return [first, ...theirs, ...others].slice(0, dozenOutfits.length)
}

const dressed = (outfit: OutfitId): SheetPicture => named(outfits, outfit, { ...friendly, outfit })

type SheetLabel = readonly { readonly id: string; readonly label: string }[]

const labelIn = (list: SheetLabel, id: string): string => list.find((one) => one.id === id)?.label ?? id

const named = (list: SheetLabel, id: string, shows: SheetScene): SheetPicture => ({
  name: id,
  label: labelIn(list, id),
  shows,
})
