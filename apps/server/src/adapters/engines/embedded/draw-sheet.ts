import type { SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import { noBackground, paletteOf, readGenes, sheetPictures, styles } from '@eidolon/people'
import { makeSheet } from '#adapters/sheets/make-sheet.ts'
import type { Drawing, EngineTask } from '#application/engines/engine.ts'
import { enlargedBy } from './embedded-abilities.ts'
import { readRecipe } from './recipe.ts'

/** One task for each picture of a sheet, as if it had been asked for alone: cut out, before the same camera. */
export function sheetTasks(task: EngineTask, sheet: SheetOrder): readonly EngineTask[] {
  const { sheet: _sheet, ...request } = task.request
  return picturesOf(task, sheet).map(({ shows: { colours, ...scene } }) => ({
    ...task,
    request: {
      ...request,
      ...scene,
      ...(colours && { colours: [...colours] }),
      angle: 'eye-level',
      background: noBackground,
      count: 1,
    },
  }))
}

/** The drawings of those tasks, put together as one file. */
export async function asSheet(task: EngineTask, sheet: SheetOrder, drawings: readonly Drawing[]): Promise<Drawing> {
  const { request, character, notes = '' } = task
  const { name, age, appearance, personality } = character
  const [first] = drawings
  const style = first?.style ?? ''
  const manner = styles.find(({ id }) => id === style)?.label ?? style
  const order = first && readRecipe(first.recipe)?.order
  const about = {
    name,
    facts: [...(age === null ? [] : [`Aged ${age}`]), manner].join(' · '),
    palette: order ? paletteOf(order.genes, order.setting) : [],
    notes: [
      { heading: 'Looks', text: appearance },
      { heading: 'Manner', text: personality },
      { heading: 'Notes', text: notes },
    ],
  }
  const parts = picturesOf(task, sheet).flatMap((picture, index) => {
    const drawing = drawings[index]
    if (!drawing) return []
    const { file, width, height, scene } = drawing
    return [{ picture, png: file.bytes, width, height, scene }]
  })
  const made = await makeSheet(sheet, { about, style: manner, factor: enlargedBy(request.size) ?? 1 }, parts)
  const shown = { sheet: sheet.sheet, format: sheet.format, pictures: drawings.length }
  // Each of its pictures can be made again by itself; of a sheet there is no order that a thread could draw.
  return { ...made, durationMs: null, seed: request.seed, style, scene: shown, recipe: '', identity: null }
}

function picturesOf({ character: { genes } }: EngineTask, { sheet, wardrobe }: SheetOrder) {
  return sheetPictures(sheet, { ...(genes !== '' && { genes: readGenes(genes) }), wardrobe })
}
