import { makeScratch } from '#raster/scratch.ts'
import { drawCity, drawHero, drawPortrait, drawSheet, grid } from './art/art-draw.ts'
import { faces, inStyles, library, picks, portraits } from './art/art-pieces.ts'
import { loadPack } from './load-pack.ts'

/** The library's rows: a wide and a tall picture, then four. */
const rows = [[0, 0], [594, 0], ...[0, 1, 2, 3].map((at) => [at * 227, 402])]

/** The pictures of the landing page and the style picker; each is drawn anew into apps/web/src/art when called. */
export async function artWorks(): Promise<Readonly<Record<string, () => Promise<void>>>> {
  const studio = { pack: await loadPack(), scratch: makeScratch() }
  return {
    hero: () => drawHero(studio),
    city: () => drawCity(studio),
    ...Object.fromEntries(
      Object.entries(portraits).map(([name, piece]) => [name, () => drawPortrait(studio, name, piece)]),
    ),
    faces: () => drawSheet(studio, 'faces', 818, 200, grid(4, 1, 206), faces, [14000, 15600]),
    picks: () => drawSheet(studio, 'picks', 594, 444, grid(4, 3, 150), picks, [19400, 19900]),
    styles: () =>
      drawSheet(studio, 'styles', inStyles.length * 144, 144, grid(inStyles.length, 1, 144), inStyles, [
        undefined,
        42000,
      ]),
    library: () => drawSheet(studio, 'library', 900, 670, rows, library, [27000, 30500]),
  }
}
