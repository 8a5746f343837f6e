import type { Abilities, Choice } from '@eidolon/contract/engines.ts'
import type { SheetFormat, SheetKind } from '@eidolon/contract/characters/sheets.ts'
import { type HungOutfit, type SheetPicture, sheetPictures } from '@eidolon/people'

/** What each sheet is good for, in a line. */
export const sheetSays: Readonly<Record<SheetKind, string>> = {
  turnaround: 'From the front, at an angle, from the side and from behind, in one picture.',
  expressions: 'The same face in every mood, each with its name.',
  outfits: 'What they usually wear, what hangs in their wardrobe, and others up to twelve.',
  poses: 'Twelve postures, from head to foot.',
  page: 'One page with the portrait, all sides, the colours, and what you wrote about them.',
  sprites: 'Cut-outs of one pose in every mood, named as SillyTavern and visual novels look for them.',
  dataset: 'Pictures with captions and masks, in the folder that LoRA trainers read.',
}

export const printSays = 'Every picture at its largest, in a PDF to be printed. It takes some minutes to draw.'

export const formatLabels: Readonly<Record<SheetFormat, string>> = { png: 'Picture (PNG)', pdf: 'PDF', zip: 'ZIP' }

/** One picture that will be on a sheet, and what such a choice looks like in the studio. */
export type Looked = { readonly name: string; readonly label: string; readonly choice: Choice | undefined }

/** What a sheet of somebody will show, picture by picture. */
export function lookOf(
  sheet: SheetKind,
  genes: Readonly<Record<string, unknown>> | undefined,
  abilities: Pick<Abilities, 'views' | 'expressions' | 'outfits' | 'poses' | 'framings'>,
  wardrobe: readonly HungOutfit[] = [],
): readonly Looked[] {
  return sheetPictures(sheet, { genes, wardrobe }).map((picture) => ({
    name: picture.name,
    label: picture.label,
    choice: shownAs(sheet, picture, abilities),
  }))
}

type Lists = Parameters<typeof lookOf>[2]

function shownAs(sheet: SheetKind, { name, shows }: SheetPicture, lists: Lists): Choice | undefined {
  const find = (list: readonly Choice[], id: string | undefined) => list.find((one) => one.id === id)
  switch (sheet) {
    case 'expressions':
    case 'sprites':
      return find(lists.expressions, shows.expression)
    case 'outfits':
      return find(lists.outfits, shows.outfit)
    case 'poses':
      return find(lists.poses, shows.pose)
    case 'turnaround':
      return find(lists.views, shows.view)
    case 'page':
      return name === 'portrait' ? find(lists.framings, 'portrait') : find(lists.views, shows.view)
    case 'dataset':
      return shows.pose === 'relaxed' || shows.pose === 'standing'
        ? shows.view === 'front'
          ? find(lists.expressions, shows.expression)
          : find(lists.views, shows.view)
        : find(lists.poses, shows.pose)
  }
}

/** What it counts against the allowance, said before. */
export function costWords(many: number, left: number | undefined): string {
  const counts = `${many} pictures, counted as ${many}.`
  if (left === undefined) return counts
  if (left >= many) return `${counts} You have ${left} free ones left.`
  return `${counts} That is more than the ${left === 1 ? 'one free picture' : `${left} free pictures`} you have left.`
}
