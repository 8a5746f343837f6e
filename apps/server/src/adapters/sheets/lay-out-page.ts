import type { Swatch } from '@eidolon/people'
import { fitting, type Fonts, wrapped } from './font.ts'
import { enlarged } from './lay-out.ts'
import { colours, type Item, type SheetPage, type PageText } from './page.ts'

/** What stands on somebody's page beside the pictures. */
export type About = {
  readonly name: string
  /** In one line: age, style. */
  readonly facts: string
  readonly palette: readonly Swatch[]
  /** Each under a heading; what is empty is left out. */
  readonly notes: readonly { readonly heading: string; readonly text: string }[]
}

// The shape of a sheet of A4.
const [width, height] = [1984, 2806]
const margin = 104
const across = width - 2 * margin
const portrait = { x: margin, y: 312, width: 960, height: 1200 }
const column = { x: portrait.x + portrait.width + 64, width: across - portrait.width - 64 }
const figures = { y: 1664, gap: 24, many: 4 }
const foot = height - margin
const line = { size: 27, height: 38 }

/** One page about one person: who they are, what they look like, their colors, and they themselves from all sides. */
export function characterPage(
  { name, facts, palette, notes }: About,
  labels: readonly string[],
  fonts: Fonts,
  factor: number,
): SheetPage {
  const heading = (text: string, x: number, y: number): PageText => ({ ...plain, text, x, y, weight: 'bold', size: 30 })
  const figure = { width: (across - (figures.many - 1) * figures.gap) / figures.many, height: 0 }
  figure.height = Math.round((figure.width * 16) / 9)
  const sides = labels.flatMap((label, index): readonly Item[] => {
    const x = margin + index * (figure.width + figures.gap)
    return [
      { kind: 'box', x, y: figures.y, ...figure, colour: colours.panel },
      { kind: 'picture', picture: index + 1, x, y: figures.y, ...figure },
      { ...plain, text: label, x: x + figure.width / 2, y: figures.y + figure.height + 44, size: 26, align: 'middle' },
    ]
  })
  const page: SheetPage = {
    width,
    height,
    items: [
      { ...plain, text: fitting(fonts.bold, name, across / 104), x: margin, y: 188, size: 104, weight: 'bold' },
      { ...plain, text: fitting(fonts.regular, facts, across / 32), x: margin, y: 250, size: 32, colour: colours.hint },
      { kind: 'box', ...portrait, colour: colours.panel },
      { kind: 'picture', picture: 0, ...portrait },
      heading('Palette', column.x, portrait.y + 26),
      ...swatches(palette, portrait.y + 56),
      ...written(notes, portrait.y + 56 + 2 * swatch.row + 40, heading, fonts),
      heading('From all sides', margin, figures.y - 34),
      ...sides,
      { kind: 'box', x: margin, y: foot - 46, width: across, height: 2, colour: colours.line },
      { ...plain, text: 'A fictional character, drawn by an AI.', x: margin, y: foot, size: 24, colour: colours.hint },
    ],
  }
  return enlarged(page, factor)
}

const plain = { kind: 'words', align: 'left', weight: 'regular', colour: colours.ink } as const
const swatch = { height: 120, gap: 20, row: 216, columns: 3 }

/** Each with its name and its value. */
function swatches(palette: readonly Swatch[], top: number): readonly Item[] {
  const wide = (column.width - (swatch.columns - 1) * swatch.gap) / swatch.columns
  return palette.flatMap(({ label, colour }, index): readonly Item[] => {
    const x = column.x + (index % swatch.columns) * (wide + swatch.gap)
    const y = top + Math.floor(index / swatch.columns) * swatch.row
    return [
      // A rim, since a color may be that of the paper.
      { kind: 'box', x: x - 2, y: y - 2, width: wide + 4, height: swatch.height + 4, colour: colours.line },
      { kind: 'box', x, y, width: wide, height: swatch.height, colour },
      { ...plain, text: label, x, y: y + swatch.height + 34, size: 26 },
      { ...plain, text: colour, x, y: y + swatch.height + 64, size: 22, colour: colours.hint },
    ]
  })
}

/** As much of the notes as there is room for, each with its share of it. */
function written(
  notes: About['notes'],
  top: number,
  heading: (text: string, x: number, y: number) => PageText,
  { regular }: Fonts,
): readonly Item[] {
  const items: Item[] = []
  const bottom = portrait.y + portrait.height
  const said = notes.filter(({ text }) => text.trim() !== '')
  let y = top
  for (const [index, { heading: called, text }] of said.entries()) {
    const share = (bottom - y) / (said.length - index)
    const room = Math.floor((share - 84) / line.height)
    if (room < 1) break
    items.push(heading(called, column.x, y + 28))
    y += 72
    for (const words of wrapped(regular, text.trim(), column.width / line.size, room)) {
      items.push({ ...plain, text: words, x: column.x, y, size: line.size })
      y += line.height
    }
    y += 20
  }
  return items
}
