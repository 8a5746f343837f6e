import type { RewriteContainer } from '#application/marking/ports.ts'

const inObject = /^(\d+) 0 obj\n<< ([^\n]*) >>\n(stream\n)?/
const jpeg = '/Filter /DCTDecode'

/**
 * A PDF that was written here (`adapters/pdf`), with each JPEG picture in it as it is changed to. Everything else stays
 * to the byte; the table at the end says anew where everything is.
 */
export const rewritePdf: RewriteContainer = async (given, change) => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const table = bytes.lastIndexOf('xref\n0 ', bytes.lastIndexOf('startxref\n') - 1)
  const end = /^xref\n0 (\d+)\n0{10} 65535 f \n((?:\d{10} 00000 n \n)+)(trailer\n.*\n)startxref\n\d+\n%%EOF\n$/s.exec(
    bytes.toString('latin1', Math.max(table, 0)),
  )
  if (table < 0 || !end) throw new Error('The PDF is none that was written here')
  const places = Array.from((end[2] ?? '').matchAll(/(\d{10}) /g), ([, place]) => Number(place))
  const inOrder = [...places.entries()].toSorted(([, one], [, other]) => one - other)
  const pieces: Uint8Array[] = [bytes.subarray(0, inOrder[0]?.[1] ?? table)]
  const moved = [...places]
  let [at, pictures] = [pieces[0]?.length ?? 0, 0]
  for (const [index, [id, start]] of inOrder.entries()) {
    const object = bytes.subarray(start, inOrder[index + 1]?.[1] ?? table)
    const picture = pictureIn(object)
    if (picture) pictures += 1
    const written = picture
      ? withPicture(object, picture, await change({ name: `${pictures}.jpg`, bytes: picture.bytes }))
      : object
    moved[id] = at
    at += written.length
    pieces.push(written)
  }
  const lines = moved.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const tail = `xref\n0 ${end[1]}\n0000000000 65535 f \n${lines}${end[3]}startxref\n${at}\n%%EOF\n`
  return Buffer.concat([...pieces, Buffer.from(tail, 'latin1')])
}

type Picture = { readonly head: string; readonly bytes: Uint8Array; readonly from: number; readonly to: number }

function pictureIn(object: Buffer): Picture | undefined {
  const [start, , head, stream] = inObject.exec(object.toString('latin1', 0, 1024)) ?? []
  const length = Number(/ \/Length (\d+)$/.exec(head ?? '')?.[1])
  if (start === undefined || !stream || !head?.includes(jpeg) || !Number.isInteger(length)) return undefined
  return {
    head,
    bytes: object.subarray(start.length, start.length + length),
    from: start.length,
    to: start.length + length,
  }
}

function withPicture(object: Buffer, { head, from, to }: Picture, bytes: Uint8Array): Uint8Array {
  const longer = head.replace(/ \/Length \d+$/, ` /Length ${bytes.length}`)
  const start = object.toString('latin1', 0, from).replace(head, () => longer)
  return Buffer.concat([Buffer.from(start, 'latin1'), bytes, object.subarray(to)])
}
