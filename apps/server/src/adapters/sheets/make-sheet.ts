import { type SheetKind, sheetLabels, type SheetOrder } from '@eidolon/contract/sheets.ts'
import type { SheetPicture } from '@eidolon/people'
import type { EngineFile } from '#application/engines/engine.ts'
import { drawPage } from './draw-page.ts'
import { type Fonts, sheetFonts } from './font.ts'
import { type About, characterPage } from './lay-out-page.ts'
import { gridPage } from './lay-out.ts'
import type { Page } from './page.ts'

/** A picture that was drawn for a sheet, and what it is there for. */
export type SheetPart = { readonly picture: SheetPicture; readonly png: Uint8Array }

/** Whom a sheet is of; `factor` is how many times the standard size its pictures have. */
export type SheetOf = { readonly about: About; readonly style: string; readonly factor: number }

export type MadeSheet = {
  readonly file: EngineFile
  /** What is shown of a file that is no picture. */
  readonly poster: EngineFile | undefined
  readonly width: number
  readonly height: number
}

/** Puts pictures together as one file. */
export async function makeSheet({ sheet }: SheetOrder, whom: SheetOf, parts: readonly SheetPart[]): Promise<MadeSheet> {
  const fonts = await sheetFonts()
  const page = pageOf(sheet, whom, parts, fonts)
  const pngs = parts.map(({ png }) => png)
  const { width, height } = page
  return { file: { extension: 'png', bytes: await drawPage(page, pngs, fonts) }, poster: undefined, width, height }
}

function pageOf(sheet: SheetKind, { about, style, factor }: SheetOf, parts: readonly SheetPart[], fonts: Fonts): Page {
  const labels = parts.map(({ picture }) => picture.label)
  if (sheet === 'page') return characterPage(about, labels.slice(1), fonts, factor)
  return gridPage(sheet, labels, { name: about.name, says: `${sheetLabels[sheet]} · ${style}` }, fonts, factor)
}
