import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { absent } from './atomic-write.ts'

/**
 * Where a part lies: in a file of its own, which was on disk before it got its name, or in a run, which is a file of
 * parts that came one after the other. A note without bytes makes a part of a run count; its name says which bytes of
 * which run it is and what their checksum was. Nothing says that they have reached the disk, so whoever did not see to
 * that holds them against the checksum. Older notes have none: they were written once the bytes were on disk.
 */
export type PartRange = {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly run: boolean
  readonly sum?: number
}

const noted = /^(?<part>[1-9]\d*)\.(?<start>\d+)\.(?<end>\d+)\.(?:(?<sum>[0-9a-f]{8})\.)?(?<run>[0-9a-f-]{36})$/
const alone = /^[1-9]\d*$/

type Noted = { readonly part: number; readonly start: number; readonly end: number; readonly sum: number }
export const noteName = ({ part, start, end, sum }: Noted, run: string): string =>
  `${part}.${start}.${end}.${sum.toString(16).padStart(8, '0')}.${run}`

/** Where the parts in an upload's folder are. A part by itself came after the one in a run, and counts. */
export async function placesIn(folder: string): Promise<ReadonlyMap<number, PartRange>> {
  const names = (await readdir(folder).catch(absent)) ?? []
  const places = new Map<number, PartRange>()
  for (const name of names) {
    const { part, start, end, sum, run } = noted.exec(name)?.groups ?? {}
    if (run === undefined) continue
    const place = { file: join(folder, run), start: Number(start), end: Number(end), run: true }
    places.set(Number(part), sum === undefined ? place : { ...place, sum: Number.parseInt(sum, 16) })
  }
  for (const name of names) {
    const found = alone.test(name) ? await stat(join(folder, name)).catch(absent) : undefined
    if (found) places.set(Number(name), { file: join(folder, name), start: 0, end: found.size, run: false })
  }
  return places
}

/** Whether a run was made the blob and its folder is still there, as a crash in between leaves it. */
export async function isMoved(folder: string): Promise<boolean> {
  const files = new Set([...(await placesIn(folder)).values()].filter(({ run }) => run).map(({ file }) => file))
  const there = await Promise.all([...files].map((file) => stat(file).catch(absent)))
  return there.includes(undefined)
}

/** Whether the bytes are those that came: a power cut leaves fewer of them, or zeros. */
export async function isIntact({ file, start, end, sum }: PartRange): Promise<boolean> {
  const found = await stat(file).catch(absent)
  if (!found || found.size < end) return false
  if (sum === undefined || end === start) return true
  let seen = 0
  for await (const bytes of createReadStream(file, { start, end: end - 1, highWaterMark: 1024 * 1024 }))
    seen = crc32(bytes, seen)
  return seen === sum
}
