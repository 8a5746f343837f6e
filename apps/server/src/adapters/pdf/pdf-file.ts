/** Objects of a PDF as they are written one after the other, and the table of where they are. */
export type PdfFile = {
  /** What every file begins with. */
  begin(): Uint8Array
  /** A number for an object that is written later. */
  reserve(): number
  write(id: number, head: string, body?: Uint8Array): Uint8Array
  end(catalog: number, info: number): Uint8Array
}

/** So little of the format is needed that no library is worth it. */
export function pdfFile(): PdfFile {
  const places: number[] = []
  let at = 0
  const counted = (...pieces: readonly (string | Uint8Array)[]): Uint8Array => {
    const bytes = Buffer.concat(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    )
    at += bytes.length
    return bytes
  }
  return {
    // The second line tells programs that it is not plain text.
    begin: () => counted('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    reserve: () => places.push(0),
    write(id, head, body) {
      places[id - 1] = at
      const start = `${id} 0 obj\n<< ${head}${body ? ` /Length ${body.length}` : ''} >>\n`
      return body ? counted(start, 'stream\n', body, '\nendstream\nendobj\n') : counted(start, 'endobj\n')
    },
    end(catalog, info) {
      const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
      const size = places.length + 1
      return counted(
        `xref\n0 ${size}\n0000000000 65535 f \n${lines}`,
        `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
      )
    },
  }
}

/** A number as it is written, precise enough for print. */
export const n = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** A color as `#rrggbb` in parts of one. */
export const channels = (colour: string): string =>
  [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

export const hex = (value: number): string => value.toString(16).padStart(4, '0')

/** UTF-16 with its mark, which is how a PDF keeps texts that are not drawn. */
export const textString = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_none, at) => hex(text.charCodeAt(at))).join('')}>`
