/** A page with things on it, in pixels; later ones lie over earlier ones. */
export type SheetPage = { readonly width: number; readonly height: number; readonly items: readonly Item[] }

export type Item =
  | (PageArea & { readonly kind: 'picture'; /** Index into the images on the page. */ readonly picture: number })
  | (PageArea & { readonly kind: 'box'; readonly colour: string })
  | PageText

type PageArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** `y` is the line that they stand on. */
export type PageText = {
  readonly kind: 'words'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: 'regular' | 'bold'
  readonly colour: string
  readonly align: 'left' | 'middle'
}

export const colours = { paper: '#f5f2eb', panel: '#ebe6db', ink: '#22252d', hint: '#62656d', line: '#d6d0c3' } as const
