/** Whether something is a word of the language; small letters. */
export type Dictionary = (word: string) => boolean

/** Words that people type and that lists of words do not have yet. */
const newer = new Set(
  'selfie selfies vtuber gyaru mecha isekai shonen shoujo shojo manhwa kawaii cosplay cosplayer cottagecore gorpcore athleisure webtoon otaku chibi kitsune ahoge bokeh gopro cyborg solarpunk dieselpunk biopunk hoverboard exosuit holographic hologram cyberware cryosleep dropship starship mocap voxel lowpoly screentone tiktok instagram insta netrunner techwear lofi'.split(
    ' ',
  ),
)

/**
 * A dictionary out of a list with one word a line. The lines are kept together by their first two letters: a set of
 * a quarter of a million words takes ten times the room.
 */
export function dictionaryOf(lines: string): Dictionary {
  const text = lines.endsWith('\n') ? lines : `${lines}\n`
  const shelves = new Map<string, string>()
  let from = 0
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) + 1
    const start = shelfOf(text, at)
    // A run of words that begin alike ends where the next one begins otherwise.
    if (end >= text.length || shelfOf(text, end) !== start) {
      shelves.set(start, `${shelves.get(start) ?? '\n'}${text.slice(from, end)}`)
      from = end
    }
    at = end
  }
  return (word) => newer.has(word) || (shelves.get(shelfOf(`${word}\n`, 0))?.includes(`\n${word}\n`) ?? false)
}

const shelfOf = (text: string, at: number): string => text.slice(at, at + 2)
