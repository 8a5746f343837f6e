import type { SheetKind } from '@eidolon/contract/sheets.ts'
import { type ExpressionId, expressions } from '#catalogue/expressions.ts'
import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import { type FramingId, framings, type ViewId, views } from '#catalogue/picture.ts'
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
}

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
export function sheetPictures(sheet: SheetKind, own?: OutfitId): readonly SheetPicture[] {
  switch (sheet) {
    case 'turnaround':
      return sides.map((view) => named(views, view, { ...upright, view }))
    case 'expressions':
      return expressions.map(({ id, label }) => ({
        name: id,
        label,
        shows: { ...face, framing: 'portrait', expression: id },
      }))
    case 'outfits': {
      const first = own === undefined ? { name: 'usual', label: 'Usual', shows: friendly } : undefined
      const others = dozenOutfits.filter((id) => id !== own).map((outfit) => dressed(outfit))
      return [first ?? dressed(own), ...others].slice(0, dozenOutfits.length)
    }
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

const dressed = (outfit: OutfitId | undefined): SheetPicture =>
  named(outfits, outfit ?? 'tshirt-jeans', { ...friendly, ...(outfit && { outfit }) })

type Named = readonly { readonly id: string; readonly label: string }[]

const labelIn = (list: Named, id: string): string => list.find((one) => one.id === id)?.label ?? id

const named = (list: Named, id: string, shows: SheetScene): SheetPicture => ({
  name: id,
  label: labelIn(list, id),
  shows,
})
