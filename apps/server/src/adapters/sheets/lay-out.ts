import type { SheetKind } from '@eidolon/contract/characters/sheets.ts'
import { fitting, type Fonts } from './font.ts'
import { colours, type Item, type SheetPage, type PageText } from './page.ts'

/** What is told on a sheet beside its pictures. */
export type SheetTitle = { readonly name: string; readonly says: string }

type Grid = {
  readonly columns: number
  /** Of a picture, in pixels of the standard size. */
  readonly width: number
  readonly height: number
  readonly gap: number
}

const grids = {
  turnaround: { columns: 4, width: 540, height: 960, gap: 24 },
  expressions: { columns: 7, width: 384, height: 384, gap: 20 },
  outfits: { columns: 6, width: 432, height: 768, gap: 24 },
  poses: { columns: 6, width: 480, height: 640, gap: 24 },
  sprites: { columns: 6, width: 320, height: 480, gap: 16 },
  dataset: { columns: 6, width: 320, height: 320, gap: 16 },
} as const satisfies Readonly<Partial<Record<SheetKind, Grid>>>

const margin = 72
/** Heights of what stands over the pictures, and under each. */
const head = 128
const foot = 56

/** Pictures in rows with their names, under the name of whom they show. `factor` is how many times the standard size. */
export function gridPage(
  sheet: keyof typeof grids,
  labels: readonly string[],
  title: SheetTitle,
  { regular, bold }: Fonts,
  factor: number,
): SheetPage {
  const { columns, width, height, gap }: Grid = grids[sheet]
  const rows = Math.ceil(labels.length / columns)
  const across = columns * width + (columns - 1) * gap
  const items = labels.flatMap((label, index): readonly Item[] => {
    const x = margin + (index % columns) * (width + gap)
    const y = margin + head + Math.floor(index / columns) * (height + foot + gap)
    const words: PageText = {
      kind: 'words',
      text: fitting(regular, label, width / 24),
      x: x + width / 2,
      y: y + height + 36,
      size: 24,
      weight: 'regular',
      colour: colours.ink,
      align: 'middle',
    }
    return [
      { kind: 'box', x, y, width, height, colour: colours.panel },
      { kind: 'picture', picture: index, x, y, width, height },
      words,
    ]
  })
  const page: SheetPage = {
    width: 2 * margin + across,
    height: 2 * margin + head + rows * (height + foot) + (rows - 1) * gap,
    items: [...titled(title, across, { regular, bold }), ...items],
  }
  return enlarged(page, factor)
}

function titled({ name, says }: SheetTitle, across: number, { regular, bold }: Fonts): readonly Item[] {
  const left = { kind: 'words', x: margin, align: 'left' } as const
  return [
    { ...left, text: fitting(bold, name, across / 56), y: margin + 44, size: 56, weight: 'bold', colour: colours.ink },
    {
      ...left,
      text: fitting(regular, says, across / 24),
      y: margin + 88,
      size: 24,
      weight: 'regular',
      colour: colours.hint,
    },
  ]
}

/** The same page with so many times the pixels a side. */
export function enlarged(page: SheetPage, factor: number): SheetPage {
  if (factor === 1) return page
  const times = (value: number): number => value * factor
  return {
    width: times(page.width),
    height: times(page.height),
    items: page.items.map((item) =>
      item.kind === 'words'
        ? { ...item, x: times(item.x), y: times(item.y), size: times(item.size) }
        : { ...item, x: times(item.x), y: times(item.y), width: times(item.width), height: times(item.height) },
    ),
  }
}
